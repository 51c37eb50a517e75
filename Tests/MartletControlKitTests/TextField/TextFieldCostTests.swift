import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct TextFieldCostTests {
  @Test func aBlinkRepaintsTheCaretOnlyAndEndsByItself() throws {
    let ui = TestHost { NotingField(Journal(), "abc") }
    #expect(ui.isIdle)
    ui.tap(try ui.field)
    #expect(!ui.isIdle)
    let shown = ui.displayListText
    ui.resetCounters()
    // GTK's default of 1.2 s a cycle, two thirds of which the caret is seen.
    ui.advance(by: 0.9)
    #expect(ui.displayListText != shown)
    ui.advance(by: 0.4)
    #expect(ui.displayListText == shown)
    #expect(ui.counters.bodies == 0)
    #expect(ui.counters.measures == 0)
    #expect(ui.repaintDifference == 0)
    // And its default of 10 s, after which the caret stays.
    ui.advance(by: 12)
    #expect(ui.isIdle)
    #expect(ui.displayListText == shown)
    ui.type("x")
    #expect(!ui.isIdle)
  }

  @Test func anInactiveWindowHasNoTimerAndShowsNoCaret() throws {
    let ui = TestHost { NotingField(Journal(), "abc") }
    let before = ui.displayListText
    ui.tap(try ui.field)
    ui.setActive(false)
    #expect(ui.isIdle)
    #expect(ui.displayListText == before)
    ui.setActive(true)
    #expect(!ui.isIdle)
    ui.key("a", modifiers: .control)
    let selected = ui.displayListText
    ui.setActive(false)
    #expect(ui.displayListText != selected)
    #expect(ui.displayListText.contains("fill"))
  }

  @Test func aSelectionNeedsNoTimer() throws {
    let ui = TestHost { NotingField(Journal(), "abc") }
    ui.tabKey()
    #expect(ui.isIdle)
  }

  @Test func aTextOfManyLinesStaysUsable() throws {
    struct Long: View {
      @State private var text = String(repeating: "some words ", count: 2000)
      var body: some View { TextField("Long", text: $text, axis: .vertical).lineLimit(5).frame(width: 300) }
    }
    let ui = TestHost { Long() }
    ui.tap(try ui.field)
    let clock = ContinuousClock()
    let typing = clock.measure { for _ in 0..<10 { ui.type("x") } }
    let moving = clock.measure { for _ in 0..<10 { ui.press(.downArrow) } }
    print("a key in 22 KB of lines: typing \(typing / 10), moving \(moving / 10)")
    #expect(typing / 10 < .seconds(1))
    #expect(moving / 10 < .milliseconds(300))
  }

  @Test func aMegabyteStaysUsable() throws {
    struct Long: View {
      @State private var text = String(repeating: "0123456789abcdef", count: 65536)
      var body: some View { TextField("Long", text: $text).frame(width: 300) }
    }
    let ui = TestHost { Long() }
    ui.tap(try ui.field)
    ui.press(.end)
    let clock = ContinuousClock()
    let typing = clock.measure { for _ in 0..<20 { ui.type("x") } }
    let moving = clock.measure { for _ in 0..<20 { ui.press(.leftArrow) } }
    print("a key in 1 MB: typing \(typing / 20), moving \(moving / 20)")
    // With room for a busy machine: laying the whole text out takes seconds.
    #expect(typing / 20 < .milliseconds(300))
    #expect(moving / 20 < .milliseconds(300))
    #expect(try ui.field.value?.utf8.count == 1_048_596)
    ui.press(.home)
    let caret = try #require(ui.caretFrame)
    #expect(try ui.field.frame.minX + 7 > caret.minX)
  }
}
