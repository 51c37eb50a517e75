import SwiftUI

struct EffectsPage: View {
  @State private var isFlipped = false

  private let blendModes: [(String, BlendMode)] = [
    ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay), ("difference", .difference),
    ("luminosity", .luminosity), ("plusDarker", .plusDarker),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Panel("Blur and colors") {
        HStack(spacing: 14) {
          EffectSample("plain") { $0 }
          EffectSample("blur") { $0.blur(radius: 3) }
          EffectSample("opaque") { $0.blur(radius: 3, opaque: true) }
          EffectSample("saturation") { $0.saturation(0.2) }
          EffectSample("hue") { $0.hueRotation(.degrees(120)) }
          EffectSample("contrast") { $0.contrast(2) }
          EffectSample("invert") { $0.colorInvert() }
        }
      }
      Panel("Shadows and masks") {
        HStack(spacing: 24) {
          Text("Letters").font(.title).bold().shadow(color: .blue, radius: 2, x: 1, y: 2)
          RoundedRectangle(cornerRadius: 12).fill(.white).frame(width: 70, height: 46)
            .shadow(radius: 6, y: 3)
          HStack(spacing: -12) {
            Circle().fill(.orange).frame(width: 40, height: 40)
            Circle().fill(.yellow).frame(width: 40, height: 40)
          }
          .shadow(radius: 4)
          HStack(spacing: -12) {
            Circle().fill(.orange).frame(width: 40, height: 40)
            Circle().fill(.yellow).frame(width: 40, height: 40)
          }
          .compositingGroup().shadow(radius: 4)
          EffectPicture().mask { Image(systemName: "heart.fill").font(.system(size: 40)) }
        }
      }
      Panel("Blend modes") {
        HStack(spacing: 18) {
          ForEach(blendModes.indices, id: \.self) { index in
            VStack(spacing: 6) {
              ZStack {
                Circle().fill(.orange).frame(width: 34, height: 34).offset(x: -7)
                Circle().fill(.teal).frame(width: 34, height: 34).offset(x: 7)
                  .blendMode(blendModes[index].1)
              }
              .frame(width: 52, height: 40).compositingGroup()
              Text(blendModes[index].0).font(.caption2).foregroundStyle(.secondary).fixedSize()
            }
          }
        }
      }
      Panel("In space") {
        HStack(spacing: 40) {
          EffectPicture()
            .rotation3DEffect(.degrees(isFlipped ? 220 : 40), axis: (x: 0.2, y: 1, z: 0))
            .shadow(radius: 3, y: 2)
          EffectPicture()
            .rotation3DEffect(.degrees(isFlipped ? -10 : 50), axis: (x: 1, y: 0, z: 0), anchor: .bottom)
          EffectPicture().visualEffect { [isFlipped] content, geometry in
            content.rotationEffect(.degrees(isFlipped ? 8 : -8), anchor: .bottom).offset(
              x: geometry.size.width / 8)
          }
          Button("Turn") { withAnimation(.spring(duration: 0.8)) { isFlipped.toggle() } }
        }
      }
    }
  }
}

/// A small picture with colors and text.
struct EffectPicture: View {
  var body: some View {
    ZStack {
      Color.blue
      Circle().fill(.yellow).frame(width: 26, height: 26).offset(x: 14, y: -8)
      Ellipse().fill(.green).frame(width: 90, height: 40).offset(x: -6, y: 26)
      Text("Aa").font(.headline).foregroundStyle(.white).offset(x: -14, y: -6)
    }
    .frame(width: 64, height: 48).clipShape(RoundedRectangle(cornerRadius: 8))
  }
}

struct EffectSample<Result: View>: View {
  let title: String
  let effect: (EffectPicture) -> Result

  init(_ title: String, @ViewBuilder effect: @escaping (EffectPicture) -> Result) {
    self.title = title
    self.effect = effect
  }

  var body: some View {
    VStack(spacing: 6) {
      effect(EffectPicture())
      Text(title).font(.caption2).foregroundStyle(.secondary)
    }
  }
}
