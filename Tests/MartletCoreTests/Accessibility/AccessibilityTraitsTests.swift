import SwiftUI
import Testing
import ViewTesting

/// What assistive tools are told by an app's own views.
///
/// Expected values: Apple, "accessibilityAddTraits(_:)", "accessibilityElement(children:)",
/// "accessibilityAction(_:_:)" and "AccessibilityChildBehavior".
@MainActor @Suite struct AccessibilityTraitsTests {
  @Test func aViewWithTheTraitOfAButtonIsAButton() throws {
    let ui = TestHost { Text("Save").accessibilityAddTraits([.isButton, .isSelected]) }
    let view = try ui.find(.role(.button))
    #expect(view.text == "Save")
    #expect(view.traits == [.isButton, .isSelected])
  }

  @Test func aRemovedTraitIsGone() throws {
    let ui = TestHost {
      VStack {
        Text("Plain").accessibilityAddTraits([.isHeader, .isSelected]).accessibilityRemoveTraits(.isSelected)
        Button("Quiet") {}.accessibilityRemoveTraits(.isButton)
      }
    }
    #expect(try ui.find(.text("Plain")).traits == .isHeader)
    #expect(try ui.find(.text("Quiet")).traits == [])
  }

  @Test func aCombinedViewSaysAndDoesWhatThoseInsideDo() throws {
    struct Page: View {
      @State var count = 0
      var body: some View {
        HStack {
          Text("Files: \(count)")
          Button("Add") { count += 1 }
        }
        .accessibilityElement(children: .combine)
      }
    }
    let ui = TestHost { Page() }
    let view = try ui.find(.text("Files: 0, Add"))
    #expect(ui.views.count == 1)
    #expect(view.role == .button)
    #expect(view.activate())
    #expect(view.text == "Files: 1, Add")
  }

  @Test func anElementThatIgnoresThoseInsideSaysItsOwn() throws {
    let ui = TestHost {
      HStack {
        Text("a")
        Text("b")
      }
      .accessibilityElement()
      .accessibilityLabel("Both")
      .accessibilityAddTraits(.isImage)
    }
    #expect(ui.views.map(\.text) == ["Both"])
    #expect(ui.views.map(\.role) == [.image])
  }

  @Test func anElementThatContainsIsANamedGroup() throws {
    let ui = TestHost {
      VStack {
        Text("a")
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Letters")
    }
    #expect(ui.views.map(\.text) == ["Letters", "a"])
    #expect(ui.views.map(\.role) == [.group, .staticText])
  }

  @Test func actionsAreDoneByKindAndWithTheNewestClosure() throws {
    struct Page: View {
      @State var log: [String] = []
      var body: some View {
        VStack {
          Text("Row").accessibilityAction { log.append("default \(log.count)") }
            .accessibilityAction(.escape) { log.append("escape \(log.count)") }
            .accessibilityAction(named: "Flag") { log.append("flag \(log.count)") }
          Text(log.joined(separator: " ")).accessibilityIdentifier("log")
        }
      }
    }
    let ui = TestHost { Page() }
    let row = try ui.find(.text("Row"))
    #expect(row.activate())
    #expect(row.perform(.escape))
    #expect(row.perform(AccessibilityActionKind(named: Text("Flag"))))
    #expect(!row.perform(.delete))
    #expect(try ui.find(.identifier("log")).text == "default 0 escape 1 flag 2")
  }

  @Test func aDisabledViewDoesNothing() throws {
    let ui = TestHost { Text("Row").accessibilityAction {}.accessibilityAction(.escape) {}.disabled(true) }
    #expect(try !ui.find(.text("Row")).activate())
    #expect(try !ui.find(.text("Row")).perform(.escape))
  }

  @Test func traitsAreASet() {
    var traits: AccessibilityTraits = [.isButton, .isSelected]
    #expect(traits.contains(.isButton))
    #expect(!traits.contains(.isHeader))
    #expect(traits.remove(.isButton) == .isButton)
    #expect(traits.remove(.isButton) == nil)
    #expect(traits.insert(.isHeader).inserted)
    #expect(!traits.insert(.isHeader).inserted)
    #expect(traits == [.isHeader, .isSelected])
    #expect(AccessibilityTraits().isEmpty)
  }
}
