import Combine
import Observation
import SwiftUI
import Testing
import ViewTesting

extension FocusedValues {
  @Entry fileprivate var title: String?
  @Entry fileprivate var amount: Binding<Int>?
}

private struct OlderKey: FocusedValueKey { typealias Value = Int }

extension FocusedValues {
  fileprivate var older: Int? {
    get { self[OlderKey.self] }
    set { self[OlderKey.self] = newValue }
  }
}

/// Apple, "FocusedValues".
@MainActor @Suite struct FocusedValueTests {
  private struct Bar: View {
    let journal: Journal
    @FocusedValue(\.title) private var title
    @FocusedValue(\.older) private var older
    @FocusedBinding(\.amount) private var amount

    var body: some View {
      journal.note("bar")
      return VStack {
        Text("title \(title ?? "none") \(older ?? 0) amount \(amount ?? -1)")
        Text("Add").onTapGesture { if let known = amount { amount = known + 1 } }
      }
    }
  }

  private struct Editor: View {
    let name: String
    @State private var amount = 10
    @State private var version = 1

    var body: some View {
      VStack {
        Text("\(name) field").focusable()
        Text("\(name) has \(amount)")
        Text("\(name) version").onTapGesture { version += 1 }
      }
      .focusedValue(\.title, "\(name) \(version)")
      .focusedValue(\.amount, $amount)
    }
  }

  private struct Window: View {
    let journal: Journal
    @State private var hasSecond = true
    @State private var sceneValue: Int? = 5

    var body: some View {
      VStack {
        Bar(journal: journal)
        Editor(name: "A")
        if hasSecond { Editor(name: "B") }
        Text("plain field").focusable()
        Text("Remove").onTapGesture { hasSecond = false }
        Text("Drop").onTapGesture { sceneValue = nil }
      }
      .focusedSceneValue(\.older, sceneValue)
      .focusedValue(\.title, "outer")
    }
  }

  @Test func theNearestViewAroundTheKeyboardGivesTheValue() throws {
    let journal = Journal()
    let ui = TestHost(size: CGSize(width: 400, height: 500)) { Window(journal: journal) }
    #expect(ui.shows("title none 5 amount -1"))
    ui.tabKey()
    #expect(ui.shows("title A 1 5 amount 10"))
    ui.tabKey()
    #expect(ui.shows("title B 1 5 amount 10"))
    ui.tabKey()
    #expect(ui.shows("title outer 5 amount -1"))
    ui.tabKey(backward: true)
    try ui.tap("Remove")
    #expect(ui.shows("title none 5 amount -1"))
    try ui.tap("Drop")
    #expect(ui.shows("title none 0 amount -1"))
  }

  @Test func aChangedValueIsToldAndOnlyToThoseWhoReadIt() throws {
    let journal = Journal()
    let ui = TestHost(size: CGSize(width: 400, height: 500)) { Window(journal: journal) }
    ui.tabKey()
    _ = journal.take()
    try ui.tap("A version")
    #expect(ui.shows("title A 2 5 amount 10"))
    #expect(journal.take() == ["bar"])
    try ui.tap("B version")
    #expect(journal.take() == [])
  }

  @Test func aFocusedBindingReadsAndWrites() throws {
    let ui = TestHost(size: CGSize(width: 400, height: 500)) { Window(journal: Journal()) }
    try ui.tap("Add")
    ui.tabKey()
    try ui.tap("Add")
    #expect(ui.shows("A has 11") && ui.shows("B has 10"))
    #expect(ui.shows("title A 1 5 amount 11"))
  }

  private final class Model: ObservableObject { @Published var text = "first" }
  @Observable final class Page { var number = 1 }

  private struct Objects: View {
    @FocusedObject private var model: Model?
    @FocusedValue(Page.self) private var page

    var body: some View {
      VStack {
        Text("model \(model?.text ?? "none") page \(page?.number ?? 0)")
        Text("Rename").onTapGesture { $model?.text.wrappedValue = "renamed" }
      }
    }
  }

  @Test func objectsAreGivenAndObserved() throws {
    let (model, page) = (Model(), Page())
    let ui = TestHost {
      VStack {
        Objects()
        Text("field").focusable().focusedObject(model).focusedValue(page)
      }
    }
    #expect(ui.shows("model none page 0"))
    ui.tabKey()
    #expect(ui.shows("model first page 1"))
    try ui.tap("Rename")
    #expect(ui.shows("model renamed page 1"))
    ui.change { page.number = 2 }
    ui.change { model.text = "changed" }
    #expect(ui.shows("model changed page 2"))
  }
}

@MainActor @Suite struct DefaultFocusTests {
  private enum Field: Hashable { case first, second, third }

  private struct Form: View {
    var isLater = false
    let priority: DefaultFocusEvaluationPriority
    @FocusState private var field: Field?

    var body: some View {
      VStack {
        Text("before").focusable().focused($field, equals: .first)
        VStack {
          Text("second").focusable().focused($field, equals: .second)
          Text("third").focusable().focused($field, equals: .third)
        }
        .defaultFocus($field, .third, priority: priority)
        .onAppear { if isLater { field = .first } }
        Text("focus \(field == .first ? 1 : field == .second ? 2 : field == .third ? 3 : 0)")
      }
    }
  }

  /// Apple, "defaultFocus(_:_:priority:)".
  @Test func theDefaultHasTheKeyboardAtFirst() {
    let ui = TestHost { Form(priority: .automatic) }
    #expect(ui.shows("focus 3"))
    ui.tabKey()
    #expect(ui.shows("focus 1"))
    ui.tabKey()
    #expect(ui.shows("focus 2"))
  }

  /// Apple, "userInitiated": also when the user moves the keyboard into the view.
  @Test func theDefaultAlsoCountsForTheUserIfAskedFor() {
    let ui = TestHost { Form(priority: .userInitiated) }
    ui.tabKey()
    #expect(ui.shows("focus 1"))
    ui.tabKey()
    #expect(ui.shows("focus 3"))
    ui.tabKey(backward: true)
    #expect(ui.shows("focus 2"))
  }

  private struct Scoped: View {
    @Namespace private var namespace
    @Environment(\.resetFocus) private var resetFocus
    @FocusState private var field: Field?

    var body: some View {
      VStack {
        Text("first").focusable().focused($field, equals: .first)
        Text("second").focusable().focused($field, equals: .second)
          .prefersDefaultFocus(in: namespace)
        Text("focus \(field == .first ? 1 : field == .second ? 2 : 0)")
        Text("Reset").onTapGesture { resetFocus(in: namespace) }
      }
      .focusScope(namespace)
    }
  }

  /// Apple, "prefersDefaultFocus(_:in:)" and "ResetFocusAction".
  @Test func aScopeHasAPreferredView() throws {
    let ui = TestHost { Scoped() }
    #expect(ui.shows("focus 2"))
    ui.tabKey()
    #expect(ui.shows("focus 1"))
    try ui.tap("Reset")
    #expect(ui.shows("focus 2"))
  }

  private struct Commanded: View {
    let journal: Journal

    var body: some View {
      VStack {
        Text("inside").focusable().onMoveCommand(perform: nil)
      }
      .onMoveCommand { journal.note("\($0)") }
      .onExitCommand { journal.note("exit") }
      .onDeleteCommand { journal.note("delete") }
    }
  }

  /// Apple, "onMoveCommand(perform:)", "onExitCommand(perform:)" and "onDeleteCommand(perform:)".
  @Test func keysAreCommandsForTheViewsAroundTheKeyboard() {
    let journal = Journal()
    let ui = TestHost { Commanded(journal: journal) }
    ui.key("Up")
    #expect(journal.take() == [])
    ui.tabKey()
    for key in ["Up", "Left", "Escape", "BackSpace", "a"] { ui.key(key) }
    #expect(journal.take() == ["up", "left", "exit", "delete"])
  }
}
