import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct TransactionModifierTests {
  private struct Told: View {
    let journal: Journal
    @State private var value = 0

    var body: some View {
      VStack {
        Inner(journal: journal)
          .transaction { journal.note($0.animation == nil ? "plain" : "animated") }
        Text("outer \(value)")
        Text("Outer").onTapGesture { value += 1 }
      }
    }

    struct Inner: View {
      let journal: Journal
      @State private var value = 0

      var body: some View {
        VStack {
          Text("inner \(value)")
          Text("Inner").onTapGesture { value += 1 }
          Text("Animated").onTapGesture { withAnimation { value += 1 } }
        }
      }
    }
  }

  /// Apple, "transaction(_:)": the transform is applied to all transactions used within the view, whether anything that
  /// moves is in it or not: here nothing is.
  @Test func theTransformIsAppliedInEachUpdate() throws {
    let journal = Journal()
    let ui = TestHost { Told(journal: journal) }
    // The window's own settings reach the view in updates of their own.
    #expect(Set(journal.take()) == ["plain"])
    try ui.tap("Inner")
    #expect(journal.take() == ["plain"])
    try ui.tap("Animated")
    #expect(journal.take() == ["animated"])
    // The view around is evaluated, and hands a new transform down.
    try ui.tap("Outer")
    #expect(journal.take() == ["plain"])
    ui.advance(by: 1)
    #expect(journal.take() == [])
  }

  private struct Valued: View {
    @State private var isFar = false
    @State private var other = 0

    var body: some View {
      VStack {
        Color.red.opacity(isFar ? 1 : 0.5).opacity(other > 0 ? 0.5 : 1)
          .transaction(value: isFar) { $0.animation = .linear(duration: 1) }
        Text("Far").onTapGesture { isFar.toggle() }
        Text("Other").onTapGesture { other += 1 }
      }
    }
  }

  /// Apple, "transaction(value:_:)": applied only when the value has changed.
  @Test func theTransformIsAppliedWhenItsValueChanges() throws {
    let ui = TestHost { Valued() }
    try ui.tap("Other")
    #expect(ui.drawnOpacities(of: "fill").contains { isNear($0, 0.25) })
    try ui.tap("Far")
    ui.advance(by: 0.5)
    #expect(ui.drawnOpacities(of: "fill").contains { isNear($0, 0.375) })
  }

  private struct Bodied: View {
    let isTransaction: Bool
    @State private var isOn = false

    var body: some View {
      VStack {
        if isTransaction {
          Color.red.opacity(isOn ? 1 : 0.5).identified("box").frame(width: isOn ? 200 : 100, height: 10)
            .transaction {
              $0.animation = .linear(duration: 1)
            } body: {
              $0.opacity(isOn ? 1 : 0)
            }
        } else {
          Color.red.opacity(isOn ? 1 : 0.5).identified("box").frame(width: isOn ? 200 : 100, height: 10)
            .animation(.linear(duration: 1)) { $0.opacity(isOn ? 1 : 0) }
        }
        Text("On").onTapGesture { isOn.toggle() }
      }
    }
  }

  /// Apple, "animation(_:body:)": what the closure adds is animated, and the view that it is added to is not.
  @Test(arguments: [false, true]) func onlyWhatTheBodyAddsIsAnimated(isTransaction: Bool) throws {
    let ui = TestHost { Bodied(isTransaction: isTransaction) }
    try ui.tap("On")
    // The view's own opacity and width are there at once, so what is drawn is what the body's opacity makes of 1.
    #expect(try isNear(ui.frame("box").width, 200))
    ui.advance(by: 0.5)
    #expect(ui.drawnOpacities(of: "fill").contains { isNear($0, 0.5) })
    ui.advance(by: 0.6)
    #expect(ui.drawnOpacities(of: "fill").contains { isNear($0, 1) })
  }

  private struct Fading: ViewModifier {
    var amount: Double
    func body(content: Content) -> some View { content.opacity(amount) }
  }

  private struct Modified: View {
    @State private var isOn = false

    var body: some View {
      VStack {
        Color.red.opacity(isOn ? 1 : 0.5).modifier(
          Fading(amount: isOn ? 1 : 0).animation(.linear(duration: 1)))
        Text("On").onTapGesture { isOn.toggle() }
      }
    }
  }

  /// Apple, "animation(_:)" of view modifiers: the modifier's own changes are animated, and not the content's.
  @Test func aModifierCanBeAnimatedByItself() throws {
    let ui = TestHost { Modified() }
    try ui.tap("On")
    ui.advance(by: 0.5)
    #expect(ui.drawnOpacities(of: "fill").contains { isNear($0, 0.5) })
  }

  private struct Placeholder: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Text("count \(count)").transaction { _ in
        } body: {
          $0.padding(CGFloat(count))
        }
        Text("Add").onTapGesture { count += 1 }
      }
    }
  }

  @Test func theViewInABodyIsUpdated() throws {
    let ui = TestHost { Placeholder() }
    try ui.tap("Add")
    try ui.tap("Add")
    #expect(ui.shows("count 2"))
  }
}

extension View {
  fileprivate func identified(_ name: String) -> some View { accessibilityIdentifier(name) }
}
