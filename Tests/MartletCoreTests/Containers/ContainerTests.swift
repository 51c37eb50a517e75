import SwiftUI
import Testing
import ViewTesting

extension ContainerValues {
  @Entry fileprivate var mark = "none"
}

private struct OlderKey: ContainerValueKey { static var defaultValue: Int { 0 } }

extension ContainerValues {
  fileprivate var older: Int {
    get { self[OlderKey.self] }
    set { self[OlderKey.self] = newValue }
  }
}

/// Apple, "Creating custom container views".
@MainActor @Suite struct ContainerTests {
  private struct Board<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
      Group(subviews: content) { subviews in
        Text("count \(subviews.count)")
        ForEach(subviews) { subview in
          HStack {
            Text(subview.containerValues.mark)
            subview
          }
        }
      }
    }
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View {
      VStack { Text("\(name) \(count)").onTapGesture { count += 1 } }
    }
  }

  private struct Notes: View {
    @State private var names = ["a", "b"]
    @State private var mark = "one"

    var body: some View {
      VStack {
        Board {
          ForEach(names, id: \.self) { Counter(name: $0).containerValue(\.mark, "of \($0)") }
          Group {
            Text("plain")
            Text("other").containerValue(\.mark, mark)
          }
          if names.count > 2 { Text("many") }
          EmptyView()
        }
        Text("Insert").onTapGesture { names.insert("c", at: 0) }
        Text("Mark").onTapGesture { mark = "two" }
      }
    }
  }

  @Test func contentIsTakenApart() throws {
    let ui = TestHost(size: CGSize(width: 400, height: 600)) { Notes() }
    #expect(ui.shows("count 4") && ui.shows("of a") && ui.shows("of b") && ui.shows("one"))
    #expect(ui.findAll(.text("none")).count == 1)
    try ui.tap("Mark")
    #expect(ui.shows("two") && !ui.shows("one"))
  }

  /// The views' states follow their identity, as in any container.
  @Test func statesStayWithTheirViews() throws {
    let ui = TestHost(size: CGSize(width: 400, height: 600)) { Notes() }
    try ui.tap("a 0")
    try ui.tap("b 0")
    try ui.tap("b 1")
    try ui.tap("Insert")
    #expect(ui.shows("count 6") && ui.shows("many"))
    #expect(ui.shows("c 0") && ui.shows("a 1") && ui.shows("b 2"))
  }

  private struct Styled: View {
    var body: some View {
      Group(subviews: TupleContent()) { subviews in
        if let first = subviews.first { first.environment(\.isEnabled, false) }
        HStack { subviews.dropFirst() }
      }
    }
  }

  private struct TupleContent: View {
    var body: some View {
      Enabled(name: "one")
      Enabled(name: "two")
      Enabled(name: "three")
    }
  }

  private struct Enabled: View {
    let name: String
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text("\(name) \(isEnabled ? "on" : "off")") }
  }

  /// A subview inherits from the place where the container puts it, and a slice shows its views.
  @Test func aSubviewInheritsFromItsPlace() throws {
    let ui = TestHost { VStack { Styled() } }
    #expect(ui.shows("one off") && ui.shows("two on") && ui.shows("three on"))
    let two = try ui.find(.text("two on")).frame
    let three = try ui.find(.text("three on")).frame
    #expect(isNear(two.midY, three.midY) && two.maxX < three.minX)
  }

  private struct Menu: View {
    var body: some View {
      VStack {
        ForEach(sections: content) { section in
          Text("header \(section.header.count) of \(section.content.count), \(section.containerValues.mark)")
          section.header
          ForEach(subviews: section.content) { subview in
            subview.padding(.leading, subview.containerValues.hasTag(2) ? 20 : 0)
          }
        }
        Group(sections: content) { Text("sections \($0.count)") }
      }
    }

    @ViewBuilder private var content: some View {
      Text("loose")
      Section("Fruit") {
        Text("apple").tag(1)
        Text("pear").tag(2)
      }
      .containerValue(\.mark, "fresh")
      Section { Text("salt") }
    }
  }

  @Test func sectionsAreKeptApart() throws {
    let ui = TestHost(size: CGSize(width: 400, height: 600)) { Menu() }
    #expect(ui.shows("sections 3"))
    #expect(ui.shows("header 0 of 1, none") && ui.shows("header 1 of 2, fresh"))
    #expect(ui.shows("Fruit") && ui.shows("salt") && ui.shows("loose"))
    #expect(ui.findAll(.text("header 0 of 1, none")).count == 2)
  }

  private struct ByMark: Layout {
    let journal: Journal
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      journal.note(
        subviews.map { "\($0.containerValues.mark) \($0.containerValues.older)" }.joined(separator: ", "))
      return CGSize(width: 100, height: 100)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  /// Apple, "containerValues" of `LayoutSubview`.
  @Test func aLayoutReadsThemToo() {
    let journal = Journal()
    let ui = TestHost {
      ByMark(journal: journal) {
        Text("a").containerValue(\.mark, "inner").padding().containerValue(\.older, 3)
        Text("b").containerValue(\.mark, "inner").containerValue(\.mark, "outer")
      }
    }
    #expect(ui.shows("a"))
    #expect(Set(journal.take()) == ["inner 3, outer 0"])
  }
}
