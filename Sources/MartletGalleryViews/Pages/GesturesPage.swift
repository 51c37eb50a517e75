import SwiftUI

struct GesturesPage: View {
  @State private var taps = 0
  @State private var doubleTaps = 0
  @State private var presses = 0
  @State private var offset = CGSize.zero
  @GestureState private var isPressing = false

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 16) {
        Panel("Tap: \(taps), twice: \(doubleTaps)") {
          Pad(color: .blue, isActive: false)
            .onTapGesture(count: 2) { doubleTaps += 1 }
            .onTapGesture { taps += 1 }
        }
        Panel("Held: \(presses)") {
          Pad(color: .orange, isActive: isPressing)
            .gesture(
              LongPressGesture()
                .updating($isPressing) { value, state, _ in state = value }
                .onEnded { _ in presses += 1 })
        }
      }
      Panel("Drag it; it springs back") {
        ZStack {
          Capsule().fill(.quaternary).frame(height: 4)
          Circle().fill(.green).frame(width: 44, height: 44).offset(offset)
            .gesture(
              DragGesture()
                .onChanged { offset = $0.translation }
                .onEnded { _ in withAnimation(.bouncy) { offset = .zero } })
        }
        .frame(maxWidth: .infinity, minHeight: 110)
      }
    }
  }
}

struct Pad: View {
  let color: Color
  let isActive: Bool

  var body: some View {
    RoundedRectangle(cornerRadius: 10)
      .fill(color.opacity(isActive ? 0.9 : 0.35))
      .frame(height: 60)
      .scaleEffect(isActive ? 0.96 : 1)
      .animation(.easeOut(duration: 0.2), value: isActive)
  }
}
