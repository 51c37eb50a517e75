import SwiftUI
import Testing
import ViewTesting

private struct SourceKey: TransactionKey {
  static var defaultValue: String { "code" }
}

extension Transaction {
  fileprivate var source: String {
    get { self[SourceKey.self] }
    set { self[SourceKey.self] = newValue }
  }
}

@MainActor @Suite struct TransactionKeyTests {
  private struct Reporting: View {
    let journal: Journal
    @State private var value = 0

    var body: some View {
      VStack {
        Text("value \(value)").transaction { journal.note($0.source) }
        Text("Plain").onTapGesture { value += 1 }
        Text("Marked").onTapGesture { withTransaction(\.source, "tap") { value += 1 } }
      }
    }
  }

  /// Apple, "TransactionKey": a value goes with the change to the views that it reaches.
  @Test func aValueOfAKeyGoesWithTheChange() throws {
    let journal = Journal()
    let ui = TestHost { Reporting(journal: journal) }
    _ = journal.take()
    try ui.tap("Marked")
    #expect(journal.take().contains("tap"))
    try ui.tap("Plain")
    #expect(Set(journal.take()).isSubset(of: ["code"]))
  }

  @Test func aTransactionHasTheDefaultUntilItIsSet() {
    var transaction = Transaction()
    #expect(transaction.source == "code")
    let copy = transaction
    transaction.source = "test"
    #expect(transaction.source == "test" && copy.source == "code")
  }
}

/// Apple, "transaction(_:)" of bindings: each write is made under the transaction given.
@MainActor @Suite struct BindingTransactionTests {
  private struct Reporting: View {
    let journal: Journal
    let closures: Bool
    @State private var value = 0

    var body: some View {
      var transaction = Transaction(animation: .default)
      transaction.source = "binding"
      transaction.disablesAnimations = true
      let binding: Binding<Int> = closures ? Binding(get: { value }, set: { value = $0 }) : $value
      let used = binding.transaction(transaction)
      return VStack {
        Color.red.opacity(value == 0 ? 1 : 0.5).transaction {
          journal.note("\($0.source) \($0.disablesAnimations) \($0.animation != nil)")
        }
        Text("value \(value)")
        Text("Write").onTapGesture { used.wrappedValue += 1 }
      }
    }
  }

  @Test(arguments: [false, true]) func aBindingsTransactionKeepsAllItsValues(closures: Bool) throws {
    let journal = Journal()
    let ui = TestHost { Reporting(journal: journal, closures: closures) }
    _ = journal.take()
    try ui.tap("Write")
    #expect(ui.shows("value 1"))
    #expect(journal.take().contains("binding true true"))
  }
}
