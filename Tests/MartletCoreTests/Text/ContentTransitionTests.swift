import SwiftUI
import Testing
import ViewTesting

@testable import MartletCore

@MainActor @Suite struct ContentTransitionTests {
  private struct Counter: View {
    @State var number = 18
    let transition: ContentTransition
    var isAnimated = true
    var body: some View {
      VStack {
        Text("\(number)").font(.system(size: 30)).contentTransition(transition)
        Button("Up") { withAnimation(isAnimated ? .linear(duration: 1) : nil) { number += 1 } }
        Button("Down") { withAnimation(.linear(duration: 1)) { number -= 10 } }
      }
    }
  }

  private func host(_ transition: ContentTransition, isAnimated: Bool = true) -> TestHost {
    TestHost(size: CGSize(width: 200, height: 200)) {
      Counter(transition: transition, isAnimated: isAnimated)
    }
  }

  private func numbers(_ ui: TestHost) -> [String] {
    ui.drawn("text").compactMap { $0.split(separator: "\"").dropFirst().first.map(String.init) }
      .filter { Int($0) != nil }
  }

  private func opacities(_ ui: TestHost) -> [Double] { ui.drawnOpacities(of: "text").dropLast(2) }

  @Test func oneTextFadesIntoTheOther() throws {
    let ui = host(.opacity)
    try ui.tap(ui.find(.text("Up")))
    ui.advance(by: 0.25)
    #expect(numbers(ui) == ["18", "19"])
    let shown = opacities(ui)
    // A text of full opacity is at 85 %, as macOS's labels are.
    #expect(isNear(shown[0] / 0.85, 0.75, 0.05) && isNear(shown[1] / 0.85, 0.25, 0.05))
    #expect(ui.repaintDifference == 0)
    ui.settle()
    #expect(numbers(ui) == ["19"])
    #expect(ui.isIdle)
  }

  @Test func onlyDigitsThatDifferRoll() throws {
    let ui = host(.numericText())
    try ui.tap(ui.find(.text("Up")))
    ui.advance(by: 0.5)
    // The one stays; the eight goes and the nine comes.
    #expect(numbers(ui) == ["19", "18", "19"])
    #expect(opacities(ui).filter { $0 > 0.8 }.count == 1)
    ui.settle()
    #expect(numbers(ui) == ["19"])
  }

  @Test func digitsRollDownwardsAsTheValueGetsLess() throws {
    struct Valued: View {
      @State var number = 50
      var body: some View {
        VStack {
          Text("\(number)").contentTransition(.numericText(value: Double(number)))
          Button("Up") { withAnimation(.linear(duration: 1)) { number = 60 } }
          Button("Down") { withAnimation(.linear(duration: 1)) { number = 40 } }
        }
      }
    }
    func way(_ button: String) throws -> [Double] {
      let ui = TestHost(size: CGSize(width: 200, height: 200)) { Valued() }
      try ui.tap(ui.find(.text(button)))
      ui.advance(by: 0.25)
      // The layers of the digit that goes and of the one that comes.
      return ui.displayListText.split(separator: "\n").filter { $0.contains("opacity") }
        .compactMap { line in
          guard let range = line.range(of: "at (0, ") else { return nil }
          return Double(line[range.upperBound...].prefix { "-0123456789.".contains($0) })
        }
    }
    let up = try way("Up")
    let down = try way("Down")
    try #require(up.count == 2 && down.count == 2)
    #expect(up[0] < 0 && up[1] > 0)
    #expect(down[0] > 0 && down[1] < 0)
  }

  @Test func theIdentityAndAnUnanimatedChangeAreThereAtOnce() throws {
    for ui in [host(.identity), host(.opacity, isAnimated: false)] {
      try ui.tap(ui.find(.text("Up")))
      #expect(numbers(ui) == ["19"])
    }
  }

  /// "Text views can interpolate transitions when the text views have identical strings" (Apple,
  /// "ContentTransition.interpolate").
  @Test func aTextOfTheSameCharactersGrows() throws {
    struct Growing: View {
      @State var isLarge = false
      var body: some View {
        Text("Hello").font(.system(size: isLarge ? 40 : 20))
          .onTapGesture { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
      }
    }
    let ui = TestHost(size: CGSize(width: 200, height: 200)) { Growing() }
    try ui.tap("Hello")
    ui.advance(by: 0.5)
    // Halfway from 20 to 40 points it is drawn at 3/4 of its size.
    let layer = try #require(ui.drawn("layer").first { $0.contains("transform (") })
    let numbers = try #require(layer.components(separatedBy: "transform (").last)
    let scale = try #require(Double(numbers.prefix { "0123456789.".contains($0) }))
    #expect(isNear(scale, 0.75, 0.03))
    #expect(ui.repaintDifference == 0)
    ui.settle()
    #expect(!ui.displayListText.contains("transform"))
  }

  @Test func anInterruptedChangeGoesOnToTheLastText() throws {
    let ui = host(.numericText())
    try ui.tap(ui.find(.text("Up")))
    ui.advance(by: 0.3)
    try ui.tap(ui.find(.text("Down")))
    ui.advance(by: 0.3)
    #expect(ui.repaintDifference == 0)
    ui.settle()
    #expect(numbers(ui) == ["9"])
  }

  @Test func whatStaysIsToldFromWhatChanges() {
    func pieces(_ old: String, _ new: String) -> [TextRolling.Piece] {
      TextRolling.pieces(Array(old), Array(new))
    }
    #expect(
      pieces("1:09", "1:10").map(\.isKept) == [true, true, false, false])
    #expect(
      pieces("$99", "$100") == [
        .init(old: 0..<1, new: 0..<1, isKept: true), .init(old: 1..<3, new: 1..<4, isKept: false),
      ])
    #expect(pieces("", "") == [])
    #expect(pieces("aa", "aaa").map(\.isKept) == [true, false])
  }

  @Test func symbolsFadeToo() throws {
    struct Mark: View {
      @State var isOn = false
      var body: some View {
        Image(systemName: isOn ? "checkmark" : "xmark").contentTransition(.opacity)
          .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
      }
    }
    let ui = TestHost(size: CGSize(width: 100, height: 100)) { Mark() }
    ui.tap(at: CGPoint(x: 50, y: 50))
    ui.advance(by: 0.5)
    #expect(ui.drawn("image").count == 2)
    ui.settle()
    #expect(ui.drawn("image").count == 1)
  }
}
