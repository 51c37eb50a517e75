import SwiftUI

extension FocusedValues {
  /// What the card with the keyboard is called.
  @Entry var cardName: String?
  /// How many stars it has.
  @Entry var cardStars: Binding<Int>?
}

extension ContainerValues {
  /// Whether a board shows the card before the others.
  @Entry var isPinned = false
}

/// Values that views give to those around them: a container takes its content apart, and a bar follows the keyboard.
struct DataFlowPage: View {
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      CardBar()
      Board {
        Card(name: "Draft")
        Card(name: "Review")
        Card(name: "Release").containerValue(\.isPinned, true)
      }
      Text(
        "Tab goes from card to card; the bar acts on the one with the keyboard. A container puts pinned cards first."
      )
      .foregroundStyle(.secondary)
      HStack(spacing: 12) {
        Ticker()
        Button("Open in a Window") { openWindow(id: "ticker") }
      }
    }
  }
}

/// A container of the app's own.
private struct Board<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    Group(subviews: content) { cards in
      let pinned = cards.filter(\.containerValues.isPinned)
      let others = cards.filter { !$0.containerValues.isPinned }
      HStack(alignment: .top, spacing: 12) {
        ForEach(pinned) { card in
          card.overlay(alignment: .topTrailing) {
            Image(systemName: "pin.fill").foregroundStyle(.orange).padding(6)
          }
        }
        ForEach(others) { $0 }
      }
    }
  }
}

private struct Card: View {
  let name: String
  @State private var stars = 1

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(name).font(.headline)
      HStack(spacing: 2) {
        ForEach(0..<5, id: \.self) { index in
          Image(systemName: index < stars ? "star.fill" : "star")
        }
      }
      .foregroundStyle(.yellow)
      .animation(.bouncy) { $0.scaleEffect(1 + CGFloat(stars) * 0.02) }
    }
    .padding(12)
    .frame(width: 130, alignment: .leading)
    .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 10))
    .focusable()
    .focusedValue(\.cardName, name)
    .focusedValue(\.cardStars, $stars)
  }
}

private struct CardBar: View {
  @FocusedValue(\.cardName) private var name
  @FocusedBinding(\.cardStars) private var stars

  var body: some View {
    HStack(spacing: 12) {
      Text(name ?? "No card has the keyboard")
      Button("Add a Star") { if let known = stars { stars = min(known + 1, 5) } }
        .disabled(name == nil)
      Button("Remove a Star") { if let known = stars { stars = max(known - 1, 0) } }
        .disabled(name == nil)
    }
  }
}

/// Counts seconds while it is shown.
struct Ticker: View {
  @State private var seconds = 0
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    Text("Open for \(seconds) s.").onReceive(timer) { _ in seconds += 1 }
  }
}
