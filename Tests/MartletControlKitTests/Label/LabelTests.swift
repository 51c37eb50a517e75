import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct LabelTests {
  private struct Icon: View {
    var body: some View { Color.red.frame(width: 20, height: 10) }
  }

  private func size<S: LabelStyle>(_ style: S) throws -> CGSize {
    let ui = TestHost {
      Label(title: { Text("Flag") }, icon: { Icon() }).labelStyle(style)
        .background(Color.clear).accessibilityElementForTest()
    }
    return try ui.find(.identifier("label")).frame.size
  }

  @Test func stylesShowTheirParts() throws {
    let text = try TestHost { Text("Flag") }.find(.text("Flag")).frame.width
    #expect(isNear(try size(.titleOnly).width, text))
    #expect(isNear(try size(.iconOnly).width, 20))
    #expect(isNear(try size(.titleAndIcon).width, 20 + 6 + text))
    #expect(try size(.automatic) == size(.titleAndIcon))
  }

  @Test(arguments: [false, true]) func theTitleIsReadInEveryStyle(iconOnly: Bool) {
    let ui = TestHost {
      let label = Label("Flag", systemImage: "flag.fill")
      if iconOnly { label.labelStyle(.iconOnly) } else { label }
    }
    #expect(ui.findAll(.text("Flag")).count == 1)
  }

  @Test func aSystemImageIsDrawn() {
    func shows(_ ui: TestHost) -> Bool { ui.displayListText.contains("image \"flag-fill\"") }
    #expect(shows(TestHost { Label("Flag", systemImage: "flag.fill") }))
    #expect(!shows(TestHost { Label("Flag", systemImage: "flag.fill").labelStyle(.titleOnly) }))
  }

  @Test func aStyleInsideAStyleIsTheNextOneOut() {
    struct Framed: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("framed")
          Label(configuration)
        }
      }
    }
    let ui = TestHost {
      Label(title: { Text("Flag") }, icon: { Icon() })
        .labelStyle(Framed()).labelStyle(Framed()).labelStyle(.titleOnly)
    }
    #expect(ui.findAll(.text("framed")).count == 2)
    #expect(ui.says("Flag"))
  }

  @Test func labelsWorkInButtonsAndToggles() throws {
    let journal = Journal()
    let ui = TestHost {
      VStack {
        Button("Delete", systemImage: "trash", role: .destructive) { journal.note("delete") }
        Toggle("Flag", systemImage: "flag.fill", isOn: .constant(true))
      }
    }
    #expect(try ui.find(.role(.button)).text == "Delete")
    #expect(try ui.find(.role(.toggle)).text == "Flag")
    try ui.tap("Delete")
    #expect(journal.take() == ["delete"])
  }

  @Test func emptyAndLongTitlesAreShown() {
    let ui = TestHost(size: CGSize(width: 100, height: 300)) {
      VStack {
        Label("", systemImage: "flag")
        Label(String(repeating: "long ", count: 30), systemImage: "flag")
        Label(title: { EmptyView() }, icon: { EmptyView() })
      }
    }
    #expect(ui.says("long"))
  }
}

extension View {
  /// One element around all that is inside, to be found by tests.
  fileprivate func accessibilityElementForTest() -> some View {
    overlay { Color.clear.accessibilityIdentifier("label") }
  }
}
