import SwiftUI

/// A window full of cards, the size of a 4K screen at scale 2.
struct FullWindow: View {
  enum Change { case scroll, fade }

  @State private var position = ScrollPosition()
  @State private var isFaded = false
  let change: Change

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 8) {
        ForEach(0..<10_000, id: \.self) { row in
          HStack(spacing: 8) {
            ForEach(0..<12, id: \.self) { column in
              Card(number: row * 12 + column)
            }
          }
        }
      }
      .padding(8)
    }
    .scrollPosition($position)
    .opacity(isFaded ? 0.2 : 1)
    .onAppear {
      Driver.start { run() }
    }
  }

  private func run() {
    switch change {
    case .scroll:
      Driver.bench("4K-scroll", count: 10_000) { position.scrollTo(y: Double($0 + 1) * 37) }
    case .fade:
      Driver.benchAnimation("4K-fade", count: 1, seconds: 0.3) { _ in
        withAnimation(.linear(duration: 0.3)) { isFaded.toggle() }
      }
    }
  }

  private struct Card: View {
    let number: Int

    var body: some View {
      HStack {
        Circle().fill(Color(hue: Double(number % 12) / 12, saturation: 0.6, brightness: 0.9))
          .frame(width: 32, height: 32)
        VStack(alignment: .leading) {
          Text("Card \(number)").font(.headline)
          Text("What it is about").foregroundStyle(.secondary)
        }
        Spacer(minLength: 0)
      }
      .padding(8)
      .frame(width: 146)
      .background(RoundedRectangle(cornerRadius: 8).fill(Color.gray.opacity(0.15)))
    }
  }
}
