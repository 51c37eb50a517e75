import SwiftUI

struct AnimationPage: View {
  @State private var isThere = false

  private let curves: [(name: String, animation: Animation)] = [
    ("linear", .linear(duration: 0.8)), ("easeIn", .easeIn(duration: 0.8)),
    ("easeOut", .easeOut(duration: 0.8)), ("easeInOut", .easeInOut(duration: 0.8)),
    ("smooth", .smooth(duration: 0.8)), ("snappy", .snappy(duration: 0.8)),
    ("bouncy", .bouncy(duration: 0.8)),
  ]

  var body: some View {
    Panel("Tap anywhere in here") {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(Array(curves.indices), id: \.self) { index in
          HStack(spacing: 12) {
            Text(curves[index].name).frame(width: 80, alignment: .leading)
            Capsule()
              .fill(isThere ? Color.accentColor : Color.gray)
              .frame(width: 44, height: 22)
              .offset(x: isThere ? 260 : 0)
              .animation(curves[index].animation, value: isThere)
          }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .contentShape(Rectangle())
      .onTapGesture { isThere.toggle() }
    }
  }
}
