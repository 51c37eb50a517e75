import SwiftUI
import Testing
import ViewTesting

extension EnvironmentValues {
  @Entry fileprivate var height = 0
  @Entry fileprivate var width = 0
}

/// Apple, "environment(_:_:)": a key path of all values, `\.self`, is a key path as any other.
@MainActor @Suite struct EnvironmentReplacingTests {
  private struct Reader: View {
    let name: String
    var journal: Journal?
    @Environment(\.height) private var height
    @Environment(\.width) private var width

    var body: some View {
      journal?.note(name)
      return Text(verbatim: "\(name) \(height) \(width)")
    }
  }

  private struct Replacing: View {
    let journal: Journal
    @State private var height = 1
    @State private var width = 5
    @State private var isReplaced = true

    private var values: EnvironmentValues {
      var values = EnvironmentValues()
      values.height = height * 10
      return values
    }

    var body: some View {
      VStack {
        Reader(name: "inside", journal: journal)
          .transformEnvironment(\.self) { if isReplaced { $0 = values } }
        Reader(name: "fixed", journal: journal).environment(\.self, values)
        Text("Height").onTapGesture { height += 1 }
        Text("Width").onTapGesture { width += 1 }
        Text("Inherit").onTapGesture { isReplaced.toggle() }
      }
      .environment(\.width, width)
      .environment(\.height, height)
    }
  }

  @Test func otherValuesTakeThePlaceOfAllThatAreInherited() throws {
    let journal = Journal()
    let ui = TestHost { Replacing(journal: journal) }
    #expect(ui.shows("inside 10 0") && ui.shows("fixed 10 0"))
    try ui.tap("Height")
    #expect(ui.shows("inside 20 0") && ui.shows("fixed 20 0"))
    try ui.tap("Width")
    #expect(ui.shows("inside 20 0") && ui.shows("fixed 20 0"))
    try ui.tap("Inherit")
    #expect(ui.shows("inside 2 6") && ui.shows("fixed 20 0"))
    try ui.tap("Inherit")
    #expect(ui.shows("inside 20 0"))
  }

  private struct Carrying: View {
    @Environment(\.self) private var all
    @State private var copied = "nothing"

    var body: some View {
      VStack {
        // What a window of its own would do: start from other values, and take these over.
        Reader(name: "carried").environment(\.width, 3).environment(\.self, all)
          .environment(\.self, EnvironmentValues())
        Text("own \(all.height)")
        Text("Copy").onTapGesture { copied = "copied \(all.height) \(all.width)" }
        Text(copied)
      }
    }
  }

  private struct Around: View {
    @State private var height = 7

    var body: some View {
      VStack {
        Carrying().environment(\.width, 2).environment(\.height, height)
        Text("Height").onTapGesture { height += 1 }
      }
    }
  }

  @Test func allValuesCanBeReadAndHandedOn() throws {
    let ui = TestHost { Around() }
    #expect(ui.shows("carried 7 3") && ui.shows("own 7"))
    try ui.tap("Height")
    #expect(ui.shows("carried 8 3") && ui.shows("own 8"))
    try ui.tap("Copy")
    #expect(ui.shows("copied 8 2"))
  }

  /// An app that sets plain values must not end up with controls without any figures.
  @Test func controlsWorkInPlainValues() throws {
    let journal = Journal()
    let ui = TestHost(idiom: .touch) {
      Button("Press") { journal.note("pressed") }.environment(\.self, EnvironmentValues())
    }
    try ui.tap("Press")
    #expect(journal.take() == ["pressed"])
  }

  private struct Tall: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> _Named { _Named(height: environment.height) }
  }

  struct _Named: ViewModifier {
    let height: Int
    func body(content: Content) -> some View {
      VStack {
        content
        Text("resolved for \(height)")
      }
    }
  }

  private struct Resolving: View {
    @State private var height = 4

    var body: some View {
      VStack {
        Text("Grow").onTapGesture { height += 1 }.modifier(Tall())
      }
      .environment(\.height, height)
    }
  }

  /// Apple, "EnvironmentalModifier".
  @Test func anEnvironmentalModifierFollowsTheEnvironment() throws {
    let ui = TestHost { Resolving() }
    #expect(ui.shows("resolved for 4"))
    try ui.tap("Grow")
    #expect(ui.shows("resolved for 5"))
  }
}
