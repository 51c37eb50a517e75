import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct GeometryEffectTests {
  private let size = CGSize(width: 100, height: 100)
  private let center = CGPoint(x: 50, y: 50)

  private func hits(_ points: [CGPoint], @ViewBuilder _ view: () -> some View) -> [Bool] {
    let journal = Journal()
    let ui = TestHost(size: size) { view().onTapGesture { journal.note("hit") } }
    return points.map { point in
      ui.tap(at: point)
      return !journal.take().isEmpty
    }
  }

  /// Fact n140: a perspective of 1.
  ///
  /// Turned by 60° about the vertical axis, 40 points become 20 wide, and the right side, which moves away,
  /// is lower than the left one.
  @Test func aRotationInSpace() {
    let ui = TestHost(size: size) {
      Color.red.frame(width: 40, height: 40).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    }
    func isRed(_ x: CGFloat, _ y: CGFloat) -> Bool {
      ui.color(at: CGPoint(x: x, y: y)).description == "#FF3B30"
    }
    // d = 40. x = ±20: x' = ±10 / (1 ± 0.433): 42.4 and 58.. on the sides: 50 − 17.6 and 50 + 7.
    #expect(isRed(34, 50))
    #expect(!isRed(31, 50))
    #expect(isRed(56, 50))
    #expect(!isRed(58, 50))
    // The left edge is 40 / 0.567 = 70.6 high, the right one 40 / 1.433 = 27.9.
    #expect(isRed(34, 20))
    #expect(isRed(56, 62))
    #expect(!isRed(56, 65))
  }

  @Test func withoutPerspectiveOrAboutTheLineOfSightItIsFlat() {
    let turned = TestHost(size: size) {
      Color.red.frame(width: 40, height: 40).rotation3DEffect(
        .degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
    }
    #expect(turned.color(at: CGPoint(x: 41, y: 31)).description == "#FF3B30")
    #expect(turned.color(at: CGPoint(x: 39, y: 50)).description == "#ECECEC")
    #expect(turned.color(at: CGPoint(x: 50, y: 29)).description == "#ECECEC")
    let plain = TestHost(size: size) { Color.red.frame(width: 40, height: 20).rotationEffect(.degrees(90)) }
    let spatial = TestHost(size: size) {
      Color.red.frame(width: 40, height: 20).rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 5))
    }
    for point in [CGPoint(x: 50, y: 32), CGPoint(x: 32, y: 50), CGPoint(x: 59, y: 68)] {
      #expect(plain.color(at: point) == spatial.color(at: point))
    }
  }

  @Test func hitTestsGoThroughTheInverse() {
    let inside = CGPoint(x: 34, y: 20)
    let outside = CGPoint(x: 56, y: 66)
    #expect(
      hits([inside, outside]) {
        Color.red.frame(width: 40, height: 40).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
      } == [true, false])
    #expect(
      hits([CGPoint(x: 75, y: 75), CGPoint(x: 45, y: 45)]) {
        Color.red.frame(width: 10, height: 10).transformEffect(CGAffineTransform(translationX: 25, y: 25))
      } == [true, false])
  }

  @Test func aDragsPlaceIsTheViewsOwnInPerspective() {
    let journal = Journal()
    let ui = TestHost(size: size) {
      Color.red.frame(width: 40, height: 40)
        .gesture(
          DragGesture(minimumDistance: 0).onChanged { value in
            journal.note("\(Int(value.location.x.rounded())) \(Int(value.location.y.rounded()))")
          }
        )
        .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    }
    // Beside the middle of the left edge, which is at 50 − 17.6: −17 = u / 2 / (1 + 0.866 u / 40), so u = −19.6.
    ui.pointerDown(at: CGPoint(x: 33, y: 50))
    #expect(journal.take() == ["0 20"])
    ui.pointerUp(at: CGPoint(x: 33, y: 50))
  }

  @Test func whatIsSeenFromTheEdgeIsNeitherDrawnNorHit() {
    let ui = TestHost(size: size) {
      Color.red.frame(width: 40, height: 40).rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0))
    }
    #expect(ui.color(at: CGPoint(x: 55, y: 50)).description == "#ECECEC")
    var flat = ProjectionTransform()
    flat.m11 = 0
    var bad = ProjectionTransform()
    bad.m33 = .nan
    for projection in [flat, bad] {
      #expect(
        hits([center]) { Color.red.frame(width: 40, height: 40).projectionEffect(projection) } == [false])
    }
    #expect(hits([center]) { Color.red.transformEffect(CGAffineTransform(0, 0, 0, 0, 0, 0)) } == [false])
  }

  /// An effect of the app's own, as in Apple's "GeometryEffect".
  struct Shake: GeometryEffect {
    var distance: CGFloat
    var animatableData: CGFloat {
      get { distance }
      set { distance = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: distance, y: 0))
    }
  }

  @Test func anAppsOwnEffectIsAnimatedAndHit() {
    struct Shaking: View {
      @State private var distance: CGFloat = 0
      var body: some View {
        Color.red.frame(width: 20, height: 20).modifier(Shake(distance: distance))
          .onTapGesture { withAnimation(.linear(duration: 1)) { distance = 30 } }
      }
    }
    let ui = TestHost(size: size) { Shaking() }
    ui.tap(at: center)
    ui.advance(by: 0.5)
    #expect(ui.color(at: CGPoint(x: 56, y: 50)).description == "#FF3B30")
    #expect(ui.color(at: CGPoint(x: 53, y: 50)).description == "#ECECEC")
    ui.advance(by: 0.6)
    #expect(ui.color(at: CGPoint(x: 71, y: 50)).description == "#FF3B30")
  }

  /// Apple, "ignoredByLayout()": the transform is applied while rendering only.
  @Test func anIgnoredEffectIsNotInPlaces() throws {
    func place(_ isIgnored: Bool) throws -> CGFloat {
      let ui = TestHost(size: size) {
        let view = Color.red.frame(width: 20, height: 20).accessibilityIdentifier("view")
        if isIgnored {
          view.modifier(Shake(distance: 30).ignoredByLayout())
        } else {
          view.modifier(Shake(distance: 30))
        }
      }
      #expect(ui.color(at: CGPoint(x: 72, y: 50)).description == "#FF3B30")
      return try ui.frame("view").minX
    }
    #expect(try place(false) == 70)
    #expect(try place(true) == 40)
  }

  // MARK: Visual effects

  @Test func aVisualEffectKnowsTheSize() {
    let ui = TestHost(size: size) {
      Color.red.frame(width: 20, height: 20).visualEffect { content, geometry in
        content.offset(x: geometry.size.width).opacity(0.5)
      }
    }
    #expect(ui.displayListText.contains("transform (1, 0, 0, 1, 20, 0)"))
    #expect(ui.color(at: CGPoint(x: 62, y: 50)).description != "#ECECEC")
    #expect(ui.color(at: CGPoint(x: 50, y: 50)).description == "#ECECEC")
  }

  @Test func aVisualEffectFollowsThePlace() {
    struct Page: View {
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(width: 20, height: 20).visualEffect { content, geometry in
              content.offset(x: -geometry.frame(in: .global).minY)
            }
            Color.blue.frame(width: 20, height: 400)
          }
        }
      }
    }
    let ui = TestHost(size: size) { Page() }
    #expect(!ui.displayListText.contains("transform (1, 0, 0, 1, 10, 0)"))
    ui.scroll(by: CGSize(width: 0, height: 10), with: .touchpad)
    ui.advance(by: 0.1)
    #expect(ui.displayListText.contains("transform (1, 0, 0, 1, 10, 0)"))
  }

  @Test func visualEffectsAreAnimatedAndHitThroughTheInverse() {
    struct Moving: View {
      @State private var isOn = false
      var body: some View {
        let isOn = isOn
        Color.red.frame(width: 20, height: 20)
          .visualEffect { content, _ in content.scaleEffect(isOn ? 3 : 1).blur(radius: isOn ? 4 : 0) }
          .onTapGesture { withAnimation(.linear(duration: 1)) { self.isOn.toggle() } }
      }
    }
    let ui = TestHost(size: size) { Moving() }
    ui.tap(at: center)
    ui.advance(by: 0.5)
    #expect(ui.displayListText.contains("transform (2, 0, 0, 2"))
    #expect(ui.displayListText.contains("blur 2"))
    ui.advance(by: 0.6)
    ui.tap(at: CGPoint(x: 28, y: 50))
    ui.advance(by: 1.1)
    #expect(!ui.displayListText.contains("blur"))
  }
}
