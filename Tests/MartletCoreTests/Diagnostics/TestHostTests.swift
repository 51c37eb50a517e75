import Foundation
import SwiftUI
import Testing
import ViewTesting

/// The test host itself.
@MainActor @Suite struct TestHostTests {
  @Test func whatIsNotFoundIsAnsweredByWhatThereIs() {
    let ui = TestHost {
      Text("one")
      Text("two").accessibilityIdentifier("second")
    }
    let error = #expect(throws: ViewNotFound.self) { try ui.find(.text("three")) }
    let message = error?.description ?? ""
    for part in ["three", "one", "two", "second"] { #expect(message.contains(part)) }
  }

  @Test func twoThatMatchAreAnError() {
    let ui = TestHost {
      Text("same")
      Text("same")
    }
    #expect(throws: ViewNotFound.self) { try ui.find(.text("same")) }
    #expect(ui.findAll(.text("same")).count == 2)
  }

  @Test func viewsAreFoundInManyWays() throws {
    let ui = TestHost {
      Text("hello world").accessibilityIdentifier("greeting").accessibilityValue("5")
        .accessibilityHint(Text("tip"))
      Color.red.frame(width: 10, height: 10).accessibilityLabel("red box")
    }
    let text = try ui.find(.identifier("greeting"))
    #expect(text.text == "hello world")
    #expect(text.value == "5")
    #expect(text.hint == "tip")
    #expect(text.role == .staticText)
    #expect(try ui.find(.text(containing: "world")).identifier == "greeting")
    #expect(try ui.find(.label("red box")).frame.width == 10)
    #expect(try ui.find(.role(.staticText).and(.text(containing: "hello"))).exists)
  }

  /// A label is what assistive tools say in place of the text on screen.
  @Test func aLabelAndTheTextOnScreenAreToldApart() throws {
    let ui = TestHost { Text("X").accessibilityLabel("Close") }
    #expect(try ui.find(.label("Close")).role == .staticText)
    #expect(ui.findAll(.label("X")).isEmpty)
    #expect(ui.findAll(.text("X")).count == 1)
    #expect(ui.findAll(.text("Close")).count == 1)
  }

  @Test func aHiddenViewIsNotFound() {
    let ui = TestHost { Text("secret").accessibilityHidden(true) }
    #expect(!ui.shows("secret"))
  }

  @Test func theTreeTextIsStable() {
    let ui = TestHost(size: CGSize(width: 100, height: 50)) {
      HStack(spacing: 10) {
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("box")
        Color.blue.frame(width: 30, height: 30)
      }
    }
    let lines = ui.treeText.split(separator: "\n")
    #expect(lines.first == "window 0,0 100×50")
    #expect(lines.contains { $0.contains("20,15 20×20") && $0.contains("#box") })
    #expect(lines.contains { $0.contains("50,10 30×30") })
    #expect(ui.treeText == ui.treeText)
  }

  @Test func theDisplayListTextIsStable() {
    let ui = TestHost(size: CGSize(width: 40, height: 40)) {
      Circle().fill(.black).frame(width: 20, height: 20)
    }
    #expect(ui.drawn("fill") == ["fill ellipse (0, 0, 20, 20) #000000FF"])
    #expect(ui.displayListText.contains("layer at (10, 10)"))
  }

  @Test(arguments: [CGFloat(1), 2, 3])
  func aPictureHasTheScalesSize(scale: CGFloat) throws {
    let ui = TestHost(size: CGSize(width: 30, height: 20), scale: scale) { Color.red }
    let data = try ui.pngData()
    // The width and height of a PNG stand at bytes 16 to 23, big end first (PNG specification, IHDR).
    let bytes = [UInt8](data.prefix(24))
    let width = Int(bytes[18]) << 8 | Int(bytes[19])
    let height = Int(bytes[22]) << 8 | Int(bytes[23])
    #expect(width == Int(30 * scale) && height == Int(20 * scale))
  }

  @Test func theClockStandsStillUntilItIsAdvanced() {
    let ui = TestHost { Text("x") }
    #expect(ui.time == 0)
    ui.advance(by: 1.25)
    #expect(isNear(ui.time, 1.25, 1e-9))
    ui.advance(by: -1)
    #expect(isNear(ui.time, 1.25, 1e-9))
  }

  @Test func hostsShareNothing() throws {
    let first = TestHost { Tally(name: "t") }
    let second = TestHost { Tally(name: "t") }
    try first.tap("t 0")
    #expect(first.shows("t 1"))
    #expect(second.shows("t 0"))
    second.advance(by: 3)
    #expect(first.time == 0)
  }

  @Test func aHostMayGoWhileThingsRun() {
    for _ in 0..<20 {
      let ui = TestHost { ChoiceScreen() }
      ui.pointerDown(at: CGPoint(x: 200, y: 130))
      ui.advance(by: 0.55)
    }
  }

  @Test func aResizedWindowIsLaidOutAnew() throws {
    let ui = TestHost { Color.red.accessibilityIdentifier("all") }
    ui.resize(to: CGSize(width: 120, height: 80))
    #expect(try ui.frame("all") == CGRect(x: 0, y: 0, width: 120, height: 80))
    #expect(ui.repaintDifference == 0)
  }
}

@MainActor @Suite struct FoundViewTests {
  private struct Counting: View {
    @State private var count = 0
    var body: some View {
      Text("count \(count)").onTapGesture { count += 1 }.accessibilityIdentifier("count")
    }
  }

  @Test func aFoundViewTellsWhatIsOnScreenNow() throws {
    let ui = TestHost { Counting() }
    let view = try ui.find(.identifier("count"))
    ui.tap(view)
    #expect(view.text == "count 1")
  }
}
