import SwiftUI
import Synchronization
import Testing
import ViewTesting

/// Not sendable, and made anew each time.
final class EntryModel {
  static let made = Mutex(0)
  static let limit = 2
  var name = "model"

  init() { Self.made.withLock { $0 += 1 } }
}

struct EntryUser: Equatable {
  var name: String
}

extension EnvironmentValues {
  @Entry var entryTitle = "untitled"
  @Entry var entrySubtitle: String = "none"
  @Entry var entryUser: EntryUser?
  /// A literal takes the type that is written.
  @Entry public var entryScale: Double = 1  // A comment is no part of it.
  @Entry fileprivate var entryModel = EntryModel()
  @Entry var entryAction: (String) -> String = { "did \($0)" }
  @Entry var `default`: [String: Int] = ["a": 1]
  @Entry var entryPoint: CGPoint = .zero
  @Entry var entryColor: Color = .red.opacity(0.5)
  @Entry var entryShape: any Shape = Circle()
  @Entry var entryOnMain: @MainActor () -> Int = { 3 }
  @Entry var entrySize = [1.5 as CGFloat, 2].max()
  @Entry var entryChoice: Int = if EntryModel.limit > 1 { 7 } else { 8 }
  @Entry var entryLazy: Int = {
    let base = 20  // Comments with } are no code.
    return base + 1
  }()
}

extension Transaction {
  @Entry var entrySource = "code"
}

private struct Reader: View {
  @Environment(\.entryTitle) private var title
  @Environment(\.entrySubtitle) private var subtitle
  @Environment(\.entryUser) private var user

  var body: some View { Text("\(title), \(subtitle), \(user?.name ?? "nobody")") }
}

/// Apple, "Entry()".
@MainActor
struct EntryTests {
  @Test func anEntryHasItsDefaultWhereNothingIsSet() {
    let values = EnvironmentValues()
    #expect(values.entryTitle == "untitled")
    #expect(values.entryUser == nil)
    #expect(values.entryScale == 1)
    #expect(values.entryAction("it") == "did it")
    #expect(values.default == ["a": 1])
    #expect(values.entryPoint == .zero)
    #expect(values.entryColor == .red.opacity(0.5))
    #expect(values.entryShape is Circle)
    #expect(values.entryOnMain() == 3)
    #expect(values.entrySize == 2)
    #expect(values.entryChoice == 7)
    #expect(values.entryLazy == 21)
    #expect(Transaction().entrySource == "code")
  }

  @Test func valuesThatAreSetAreKeptApart() {
    var values = EnvironmentValues()
    values.entryTitle = "A"
    values.entryUser = EntryUser(name: "Ann")
    values.default["b"] = 2
    #expect(values.entryTitle == "A")
    #expect(values.entrySubtitle == "none")
    #expect(values.entryUser == EntryUser(name: "Ann"))
    #expect(values.default == ["a": 1, "b": 2])
    values.entryUser = nil
    #expect(values.entryUser == nil)
    #expect(EnvironmentValues().entryTitle == "untitled")
  }

  @Test func viewsInheritEntries() {
    let ui = TestHost {
      VStack {
        Reader()
        VStack {
          Reader().environment(\.entryTitle, "inner")
          Reader().environment(\.entryUser, EntryUser(name: "Ann"))
        }
        .environment(\.entryTitle, "outer")
      }
    }
    #expect(ui.shows("untitled, none, nobody"))
    #expect(ui.shows("inner, none, nobody"))
    #expect(ui.shows("outer, none, Ann"))
  }

  @Test func aChangedEntryRunsItsReadersOnly() throws {
    struct Root: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Button("Next") { count += 1 }
          Fixed()
        }
        .environment(\.entryTitle, "\(count)")
      }
    }
    struct Fixed: View {
      var body: some View {
        VStack {
          Reader()
          Other()
        }
      }
    }
    struct Other: View {
      @Environment(\.entryScale) private var scale
      var body: some View { Text("scale \(scale)") }
    }
    let ui = TestHost { Root() }
    ui.resetCounters()
    try ui.find(.text("Next")).activate()
    #expect(ui.shows("1, none, nobody"))
    // `Root` and `Reader`; neither `Fixed` nor `Other`, which read other values or none.
    #expect(ui.counters.bodies == 2)
  }

  @Test func aDefaultIsMadeEachTimeItIsAskedFor() {
    let before = EntryModel.made.withLock { $0 }
    let values = EnvironmentValues()
    #expect(values.entryModel !== values.entryModel)
    #expect(EntryModel.made.withLock { $0 } == before + 2)
    var changed = values
    changed.entryModel = EntryModel()
    #expect(changed.entryModel === changed.entryModel)
  }

  @Test func aTransactionCarriesItsEntries() throws {
    var transaction = Transaction(animation: nil)
    transaction.entrySource = "drag"
    struct Root: View {
      @Binding var isOn: Bool
      let note: @Sendable (String) -> Void
      var body: some View {
        Text(isOn ? "on" : "off").transaction { note($0.entrySource) }
      }
    }
    struct Owner: View {
      @State private var isOn = false
      let transaction: Transaction
      let note: @Sendable (String) -> Void
      var body: some View {
        VStack {
          Button("Switch") { withTransaction(transaction) { isOn = true } }
          Root(isOn: $isOn, note: note)
        }
      }
    }
    let box = Notes()
    let ui = TestHost { Owner(transaction: transaction, note: { box.note($0) }) }
    try ui.find(.text("Switch")).activate()
    #expect(ui.shows("on"))
    #expect(box.entries.last == "drag")
  }
}

final class Notes: Sendable {
  private let list = Mutex<[String]>([])

  func note(_ entry: String) { list.withLock { $0.append(entry) } }
  var entries: [String] { list.withLock { $0 } }
}
