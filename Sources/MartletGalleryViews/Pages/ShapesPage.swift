import SwiftUI

struct ShapesPage: View {
  static let colors: [Color] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray,
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Panel("Filled and stroked") {
        HStack(spacing: 20) {
          ShapeSample(shape: Circle(), color: .blue)
          ShapeSample(shape: Ellipse(), color: .green)
          ShapeSample(shape: Capsule(), color: .orange)
          ShapeSample(shape: RoundedRectangle(cornerRadius: 12), color: .purple)
          ShapeSample(
            shape: UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20), color: .pink)
        }
      }
      Panel("Combined") {
        HStack(spacing: 20) {
          CombinedSample("Union", left.union(right))
          CombinedSample("Intersection", left.intersection(right))
          CombinedSample("Subtracting", left.subtracting(right))
          CombinedSample("Difference", left.symmetricDifference(right))
          CombinedSample("Star", Star().intersection(Circle().scale(0.8)))
        }
      }
      Panel("Transformed, and in a container") {
        HStack(spacing: 24) {
          Rectangle().rotation(.degrees(30)).fill(.teal).frame(width: 44, height: 30)
          Circle().scale(x: 1, y: 0.6).stroke(.indigo, lineWidth: 3).frame(width: 48, height: 48)
          Star().offset(x: 4, y: -2).fill(.yellow.gradient).stroke(.orange, lineWidth: 1).frame(
            width: 48, height: 48)
          ContainerRelativeShape().fill(.blue.opacity(0.6)).padding(6).frame(width: 90, height: 48)
            .background(.quaternary, in: .rect(cornerRadius: 16))
            .containerShape(.rect(cornerRadius: 16))
        }
      }
    }
  }

  private var left: some Shape { Circle().scale(0.75, anchor: .leading) }
  private var right: some Shape { Circle().scale(0.75, anchor: .trailing) }
}

struct ShapeSample<S: Shape>: View {
  let shape: S
  let color: Color

  var body: some View {
    VStack(spacing: 12) {
      shape.fill(color.opacity(0.25)).stroke(color, lineWidth: 2).frame(width: 64, height: 40)
      shape.stroke(color, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [1, 6]))
        .frame(width: 64, height: 40)
    }
  }
}

private struct CombinedSample<S: Shape>: View {
  let name: String
  let shape: S

  init(_ name: String, _ shape: S) {
    self.name = name
    self.shape = shape
  }

  var body: some View {
    VStack(spacing: 4) {
      shape.fill(.mint.opacity(0.4)).stroke(.mint, lineWidth: 2).frame(width: 72, height: 48)
      Text(name).font(.caption).foregroundStyle(.secondary)
    }
  }
}

private struct Star: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      let radius = min(rect.width, rect.height) / 2
      path.addLines(
        (0..<5).map { index in
          let angle = Double(index) * 4 * .pi / 5
          return CGPoint(x: rect.midX + radius * sin(angle), y: rect.midY - radius * cos(angle))
        })
      path.closeSubpath()
    }
  }
}
