import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct ShapeViewTests {
  private func ink(_ ui: TestHost, _ x: CGFloat, _ y: CGFloat) -> Bool {
    ui.color(at: CGPoint(x: x, y: y)).description != "#FFFFFF"
  }

  private func host(_ side: CGFloat, @ViewBuilder _ view: () -> some View) -> TestHost {
    TestHost(size: CGSize(width: side, height: side)) { view().background(Color.white) }
  }

  /// Fact n093.
  @Test func aCircleIsASquareInTheMiddle() throws {
    let ui = TestHost(size: CGSize(width: 100, height: 40)) { Circle().accessibilityIdentifier("c") }
    #expect(try ui.frame("c") == CGRect(x: 30, y: 0, width: 40, height: 40))
  }

  /// Fact n123.
  @Test func anInsetCircleIsSmaller() {
    let ui = host(30) { Circle().inset(by: 5).frame(width: 30, height: 30) }
    #expect(!ink(ui, 3, 15) && ink(ui, 7, 15))
    #expect(!ink(ui, 27, 15) && ink(ui, 23, 15))
  }

  /// Fact n125: the ring lies inside.
  @Test func aStrokedBorderLiesInside() {
    let ui = host(40) {
      Circle().strokeBorder(.black, lineWidth: 4).frame(width: 32, height: 32).frame(width: 40, height: 40)
    }
    #expect(!ink(ui, 2, 20))
    #expect(ink(ui, 6, 20))
    #expect(!ink(ui, 10, 20))
  }

  /// Fact n126: half of the line lies outside.
  @Test func aStrokeStraddlesTheOutline() {
    let ui = host(40) {
      Circle().stroke(.black, lineWidth: 4).frame(width: 30, height: 30).frame(width: 40, height: 40)
    }
    #expect(ink(ui, 3.5, 20) && ink(ui, 6.5, 20))
    #expect(!ink(ui, 1, 20) && !ink(ui, 9, 20))
  }

  /// Fact n128: the outline starts at 3 o'clock and goes round clockwise, so that half of it, turned back by
  /// a quarter, is the right half; its round ends reach 4 to the left of the middle at 60, the line to 108.
  @Test func halfOfACircle() {
    let ui = host(120) {
      Circle().trim(from: 0, to: 0.5)
        .stroke(.black, style: StrokeStyle(lineWidth: 8, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .padding(4)
        .frame(width: 96, height: 96)
        .frame(width: 120, height: 120)
    }
    #expect(ink(ui, 107.5, 60) && !ink(ui, 108.5, 60))
    // Above and below the middle, where the ends are.
    for y: CGFloat in [16, 104] { #expect(ink(ui, 57.5, y) && !ink(ui, 55.5, y)) }
    #expect(!ink(ui, 16, 60))
  }

  /// Fact n135.
  @Test func aCapsulesEndsAreHalfCircles() {
    let ui = TestHost(size: CGSize(width: 100, height: 40)) { Capsule().background(Color.white) }
    #expect(!ink(ui, 3, 3) && ink(ui, 3, 20) && ink(ui, 50, 2))
  }

  @Test func aShapeOfOnesOwnIsDrawn() {
    struct Corner: Shape {
      func path(in rect: CGRect) -> Path {
        Path {
          $0.move(to: .zero)
          $0.addLine(to: CGPoint(x: rect.maxX, y: 0))
          $0.addLine(to: CGPoint(x: 0, y: rect.maxY))
          $0.closeSubpath()
        }
      }
    }
    let ui = host(20) { Corner().foregroundColor(.red) }
    #expect(ui.color(at: CGPoint(x: 3, y: 3)).description == "#FF3B30")
    #expect(!ink(ui, 17, 17))
  }

  @Test func anErasedShapeMayChangeItsKind() throws {
    struct Changing: View {
      @State private var isRound = true
      var body: some View {
        VStack {
          AnyShape(isRound ? AnyShape(Circle()) : AnyShape(Rectangle())).frame(width: 20, height: 20)
          Text("Change").onTapGesture { withAnimation { isRound.toggle() } }
        }
      }
    }
    let ui = TestHost { Changing() }
    #expect(ui.drawn("fill")[0].contains("ellipse"))
    try ui.tap("Change")
    #expect(ui.drawn("fill")[0].contains("rect"))
    ui.settle()
    #expect(ui.repaintDifference == 0)
  }

  @Test func aFillAndAStrokeOfOneShape() {
    let ui = host(40) { Circle().fill(.red).stroke(.black, lineWidth: 4).padding(4) }
    #expect(ui.color(at: CGPoint(x: 20, y: 20)).description == "#FF3B30")
    #expect(ui.color(at: CGPoint(x: 4, y: 20)).description == "#000000")
  }

  /// With a radius of 10, what is up to 2 from both edges lies outside: √(8² + 8²) = 11.3 from the corner's centre.
  @Test func cornerRadiusCutsTheCornersOff() {
    let ui = host(40) { Color.black.cornerRadius(10) }
    for x: CGFloat in [1, 39] {
      for y: CGFloat in [1, 39] { #expect(!ink(ui, x, y)) }
    }
    #expect(ink(ui, 4, 4) && ink(ui, 1, 20) && ink(ui, 20, 39))
  }

  private struct Badge: Shape {
    var size: CGFloat
    var animatableData: CGFloat {
      get { size }
      set { size = newValue }
    }
    func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: size, height: size)) }
  }

  private struct Growing: View {
    @State private var size: CGFloat = 10
    var body: some View {
      VStack {
        Badge(size: size)
        Text("Grow").onTapGesture { withAnimation(.linear(duration: 1)) { size = 30 } }
      }
    }
  }

  @Test func aShapesOwnDataIsAnimated() throws {
    let ui = TestHost { Growing() }
    try ui.tap("Grow")
    ui.advance(by: 0.5)
    #expect(ui.drawn("fill")[0].contains("rect (0, 0, 20, 20)"))
    #expect(ui.repaintDifference == 0)
  }
}
