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
