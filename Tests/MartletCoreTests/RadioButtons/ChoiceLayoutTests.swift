import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct ChoiceLayoutTests {
  /// Mark 16, gap 5 (the fixture's figures); between rows of an HStack 8 (fact n038).
  @Test func aGroupLiesInARowInAnHStack() throws {
    let ui = TestHost { ChoiceScreen() }
    let texts = try ChoiceScreen.names.map { try ui.find(.text($0)).frame }
    for (left, right) in zip(texts, texts.dropFirst()) {
      #expect(isNear(right.minX - left.maxX, 8 + 16 + 5))
      #expect(isNear(right.midY, left.midY))
    }
  }

  @Test func aGroupLiesInAColumnInAVStack() throws {
    let ui = TestHost { ChoiceScreen(direction: .column) }
    let texts = try ChoiceScreen.names.map { try ui.find(.text($0)).frame }
    #expect(texts.allSatisfy { isNear($0.minX, texts[0].minX) })
    let steps = zip(texts, texts.dropFirst()).map { $1.minY - $0.minY }
    #expect(steps.allSatisfy { isNear($0, steps[0]) && $0 >= 16 })
  }

  @Test func theMarkIsCentredBesideItsText() throws {
    let ui = TestHost { ChoiceScreen() }
    let text = try ui.find(.text("Alpha")).frame
    // The chosen one's mark is painted in blue all around: probe its left and upper rim.
    let rim = CGPoint(x: text.minX - 5 - 16, y: text.midY)
    #expect(ui.color(at: rim).description == "#007AFF")
  }

  /// Line height of title on macOS: fact n003.
  @Test func fontAndGapApply() throws {
    let ui = TestHost { ChoiceScreen(row: .init(font: .title, gap: 30)) }
    let texts = try ChoiceScreen.names.map { try ui.find(.text($0)).frame }
    #expect(texts.allSatisfy { isNear($0.height, 26) })
    #expect(isNear(texts[1].minX - texts[0].maxX, 8 + 16 + 30))
  }

  @Test func sizesAndWidthsOfTheMarkApply() throws {
    let look = ChoiceMark.Look(outerSize: 24, innerSize: 10, width: 3, chosenWidth: 4)
    let ui = TestHost { ChoiceScreen(mark: look) }
    #expect(ui.drawn("stroke").filter { $0.contains("ellipse (0, 0, 24, 24)") }.count == 3)
    #expect(ui.drawnNumbers("width", of: "stroke").sorted() == [3, 3, 4])
    // The others' inner circles are wholly transparent, so they are not drawn.
    #expect(ui.drawn("fill").filter { $0.contains("ellipse (0, 0, 10, 10)") }.count == 1)
  }

  @Test func coloursOfTheMarkApply() throws {
    let look = ChoiceMark.Look(color: .orange, chosenColor: .indigo)
    let ui = TestHost { ChoiceScreen(mark: look) }
    // Facts n152, n159.
    let colors = ui.drawn("stroke").map { line in ["#5856D6FF", "#FF9500FF"].first { line.contains($0) } }
    #expect(colors == ["#5856D6FF", "#FF9500FF", "#FF9500FF"])
    #expect(ui.drawn("fill").contains { $0.contains("#5856D6FF") })
  }

  @Test func aRectangleWithATickIsDrawn() throws {
    let ui = TestHost { ChoiceScreen(mark: .init(outer: Rectangle(), inner: Tick())) }
    #expect(ui.drawn("stroke").filter { $0.contains("rect (0, 0, 16, 16)") }.count == 3)
    #expect(ui.drawn("fill").contains { $0.contains("path [M(0, 4) L(4, 8) L(8, 0)]") })
    try ui.tap("Gamma")
    ui.settle()
    #expect(ui.shows("Choice 2"))
    #expect(ui.drawn("fill").filter { $0.contains("path [") }.count == 1)
  }
}
