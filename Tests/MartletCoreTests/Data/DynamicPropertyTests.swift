import SwiftUI
import Testing
import ViewTesting

/// A property of one's own, with others inside.
@propertyWrapper
private struct Clamped: DynamicProperty {
  @State private var stored = 0
  @Environment(\.layoutDirection) private var direction
  var limit: Int
  let updates: Journal

  var wrappedValue: Int {
    get { direction == .leftToRight ? stored : -stored }
    nonmutating set { stored = min(newValue, limit) }
  }

  mutating func update() { updates.note("update") }
}

@MainActor @Suite struct DynamicPropertyTests {
  private struct Screen: View {
    @Clamped var value: Int

    init(limit: Int, updates: Journal) { _value = Clamped(limit: limit, updates: updates) }

    var body: some View { Text("value \(value)").onTapGesture { value += 1 } }
  }

  @Test func statesInsideAreKept() throws {
    let ui = TestHost { Screen(limit: 2, updates: Journal()) }
    for expected in ["value 0", "value 1", "value 2", "value 2"] { try ui.tap(expected) }
    #expect(ui.shows("value 2"))
  }

  /// Apple, "DynamicProperty.update()": called before the view's body is evaluated.
  @Test func itIsUpdatedBeforeEachBody() throws {
    let updates = Journal()
    let ui = TestHost { Screen(limit: 9, updates: updates) }
    #expect(updates.take().count >= 1)
    try ui.tap("value 0")
    #expect(updates.take().count >= 1)
  }

  @Test func theEnvironmentInsideIsRead() throws {
    let ui = TestHost { Screen(limit: 9, updates: Journal()).environment(\.layoutDirection, .rightToLeft) }
    try ui.tap("value 0")
    #expect(ui.shows("value -1"))
  }

  private struct LimitScreen: View {
    @State private var limit = 1
    let updates: Journal
    var body: some View {
      VStack {
        Screen(limit: limit, updates: updates)
        Text("Raise").onTapGesture { limit += 1 }
      }
    }
  }

  @Test func itsPlainFieldsAreTakenFromTheNewValue() throws {
    let ui = TestHost { LimitScreen(updates: Journal()) }
    try ui.tap("value 0")
    try ui.tap("value 1")
    #expect(ui.shows("value 1"))
    try ui.tap("Raise")
    try ui.tap("value 1")
    #expect(ui.shows("value 2"))
  }
}
