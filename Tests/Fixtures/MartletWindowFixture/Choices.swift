import SwiftUI

/// A ring that is filled when its choice is taken.
struct ChoiceRing: View {
  let isTaken: Bool

  var body: some View {
    Circle()
      .stroke(isTaken ? Color.blue : Color.secondary, lineWidth: isTaken ? 3 : 1.5)
      .frame(width: 20, height: 20)
      .overlay(
        Circle()
          .foregroundColor(.blue)
          .frame(width: 10, height: 10)
          .opacity(isTaken ? 1 : 0)
      )
      .animation(.easeIn(duration: 0.2), value: isTaken)
  }
}

/// A ring and its title; a tap takes the choice, a long press explains it.
struct Choice: View {
  let number: Int
  let title: String
  let isSolid: Bool
  @Binding var taken: Int
  @State private var isExplained = false

  var body: some View {
    if isSolid {
      row.contentShape(Rectangle()).modifier(gestures)
    } else {
      row.modifier(gestures)
    }
  }

  private var row: some View {
    HStack(spacing: 12) {
      ChoiceRing(isTaken: taken == number)
      Text(title)
    }
  }

  private var gestures: ChoiceGestures {
    ChoiceGestures(title: title, isExplained: $isExplained) {
      if taken != number { taken = number }
    }
  }
}

struct ChoiceGestures: ViewModifier {
  let title: String
  @Binding var isExplained: Bool
  let take: () -> Void

  func body(content: Content) -> some View {
    content
      .popover(isPresented: $isExplained) {
        Text("More about \(title)").padding(20)
      }
      .gesture(TapGesture().onEnded { take() })
      .gesture(LongPressGesture().onEnded { _ in isExplained = true })
      .onChange(of: isExplained) { _, isShown in report("popover \(isShown)") }
  }
}

struct Choices: View {
  let isSolid: Bool
  @State private var taken = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach(Array(["Walk", "Cycle", "Ride"].enumerated()), id: \.offset) { number, title in
        Choice(number: number, title: title, isSolid: isSolid, taken: $taken)
      }
      Text("Taken: \(taken)")
    }
    .onChange(of: taken) { _, taken in report("taken \(taken)") }
    .reporting()
  }
}

struct ChoicesApp: App {
  var body: some Scene {
    WindowGroup("Choices") { Choices(isSolid: true) }
  }
}

/// Without a content shape, the hollow of a ring and the gap before the text are not part of a choice.
struct LooseChoicesApp: App {
  var body: some Scene {
    WindowGroup("Loose choices") { Choices(isSolid: false) }
  }
}
