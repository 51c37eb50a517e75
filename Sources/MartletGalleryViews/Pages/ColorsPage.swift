import SwiftUI

struct ColorsPage: View {
  private let rainbow: [Color] = [.red, .orange, .yellow, .green, .cyan, .blue, .purple, .red]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Panel("Gradients") {
        HStack(spacing: 14) {
          Swatch("Linear") {
            LinearGradient(colors: [.pink, .orange], startPoint: .topLeading, endPoint: .bottomTrailing)
          }
          Swatch("Radial") {
            RadialGradient(colors: [.yellow, .red, .purple], center: .center, startRadius: 4, endRadius: 48)
          }
          Swatch("Elliptical") {
            EllipticalGradient(colors: [.white, .teal, .indigo], center: .top, endRadiusFraction: 1)
          }
          Swatch("Angular") { AngularGradient(colors: rainbow, center: .center) }
          Swatch("Mesh") { MeshSample() }
        }
        HStack(spacing: 14) {
          Swatch("Device") {
            Rectangle().fill(
              .linearGradient(colors: [.red, .green], startPoint: .leading, endPoint: .trailing))
          }
          Swatch("Perceptual") {
            Rectangle().fill(
              .linearGradient(
                Gradient(colors: [.red, .green]).colorSpace(.perceptual), startPoint: .leading,
                endPoint: .trailing))
          }
          Swatch(".gradient") { Rectangle().fill(.blue.gradient) }
          Swatch("A ring") {
            Circle().trim(from: 0, to: 0.8)
              .stroke(
                AngularGradient(colors: rainbow, center: .center),
                style: StrokeStyle(lineWidth: 10, lineCap: .round)
              )
              .padding(8)
          }
          Text("Text").font(.system(size: 34, weight: .bold))
            .foregroundStyle(
              .linearGradient(colors: [.blue, .pink], startPoint: .leading, endPoint: .trailing))
        }
      }
      HStack(alignment: .top, spacing: 16) {
        Panel("Materials") { MaterialSample() }
        Panel("Styles", fillsHeight: true) {
          HStack(spacing: 10) {
            Circle().fill(.green.shadow(.drop(radius: 4, y: 2)))
            Circle().fill(.green.shadow(.inner(radius: 4, y: 2)))
            Circle().fill(.tint.secondary)
            Circle().fill(.fill)
          }
          .frame(height: 32)
          RoundedRectangle(cornerRadius: 8)
            .fill(.image(Image(systemName: "heart.fill"), scale: 0.7)).foregroundStyle(.pink)
            .frame(height: 40)
        }
      }
      .fixedSize(horizontal: false, vertical: true)
      Panel("System colors") {
        HStack(spacing: 10) {
          ForEach(Array(ShapesPage.colors.indices), id: \.self) { index in
            Circle().fill(ShapesPage.colors[index]).frame(width: 26, height: 26)
          }
        }
      }
    }
  }
}

private struct Swatch<Content: View>: View {
  let name: String
  let content: Content

  init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 4) {
      content.frame(width: 76, height: 46).clipShape(.rect(cornerRadius: 8))
      Text(name).font(.caption).foregroundStyle(.secondary)
    }
  }
}

private struct MeshSample: View {
  var body: some View {
    MeshGradient(
      width: 3, height: 3,
      points: [
        [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.4], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
      ],
      colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint])
  }
}

private struct MaterialSample: View {
  var body: some View {
    ZStack {
      LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
      Circle().fill(.yellow).frame(width: 50, height: 50).offset(x: -70, y: -8)
      Circle().fill(.red).frame(width: 60, height: 60).offset(x: 40, y: 14)
      HStack(spacing: 10) {
        Text("Thin").padding(12).background(.ultraThinMaterial, in: .rect(cornerRadius: 10))
        Text("Regular").padding(12).background(.regularMaterial, in: .rect(cornerRadius: 10))
        Text("Thick").padding(12).background(.ultraThickMaterial, in: .rect(cornerRadius: 10))
      }
    }
    .frame(width: 280, height: 90)
    .clipShape(.rect(cornerRadius: 10))
  }
}
