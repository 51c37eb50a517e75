import SwiftUI
import Testing
import ViewTesting

/// What can be hit: architecture page, "Gestures".
@MainActor @Suite struct HitTestingTests {
  private let center = CGPoint(x: 200, y: 150)

  private func isHit(at point: CGPoint? = nil, @ViewBuilder _ view: () -> some View) -> Bool {
    let journal = Journal()
    let ui = TestHost { view().onTapGesture { journal.note("hit") } }
    ui.tap(at: point ?? center)
    return !journal.entries.isEmpty
  }

  @Test func opacityZeroIsNotHit() {
    #expect(!isHit { Color.red.frame(width: 50, height: 50).opacity(0) })
    #expect(isHit { Color.red.frame(width: 50, height: 50).opacity(0.01) })
  }

  @Test func aClearColorIsNotHit() {
    #expect(!isHit { Color.clear.frame(width: 50, height: 50) })
    #expect(isHit { Color.clear.frame(width: 50, height: 50).contentShape(Rectangle()) })
  }

  @Test func aShapeIsHitInItsOutlineOnly() {
    let corner = CGPoint(x: 200 - 24, y: 150 - 24)
    #expect(isHit { Circle().frame(width: 50, height: 50) })
    #expect(!isHit(at: corner) { Circle().frame(width: 50, height: 50) })
    #expect(isHit(at: corner) { Rectangle().frame(width: 50, height: 50) })
  }

  @Test func theHollowOfAStrokeIsNotHit() {
    #expect(!isHit { Circle().stroke(.red, lineWidth: 4).frame(width: 50, height: 50) })
    let rim = CGPoint(x: 200 + 26, y: 150)
    #expect(isHit(at: rim) { Circle().stroke(.red, lineWidth: 4).frame(width: 50, height: 50) })
  }

  /// Clipping doesn't affect hit testing, and `contentShape` does: Ole Begemann, "clipped() doesn't affect hit testing",
  /// tried out on iOS 16.1 and macOS 13.0.
  @Test func whatIsClippedAwayIsHitAllTheSame() {
    let outside = CGPoint(x: 200 + 40, y: 150)
    #expect(isHit(at: outside) { Color.red.frame(width: 100, height: 100) })
    #expect(isHit(at: outside) { Color.red.frame(width: 100, height: 100).frame(width: 50).clipped() })
    #expect(
      !isHit(at: outside) {
        Color.red.frame(width: 100, height: 100).frame(width: 50).contentShape(Rectangle()).clipped()
      })
    let corner = CGPoint(x: 200 - 48, y: 150 - 48)
    #expect(isHit(at: corner) { Color.red.frame(width: 100, height: 100).clipShape(Circle()) })
  }

  @Test func aScaledViewIsHitWhereItIsDrawn() {
    let near = CGPoint(x: 200 + 20, y: 150)
    let far = CGPoint(x: 200 + 45, y: 150)
    #expect(isHit(at: far) { Color.red.frame(width: 50, height: 50).scaleEffect(2) })
    #expect(!isHit(at: near) { Color.red.frame(width: 50, height: 50).scaleEffect(0.5) })
    #expect(!isHit { Color.red.frame(width: 50, height: 50).scaleEffect(0) })
  }

  @Test func anOffsetViewIsHitWhereItIsDrawn() {
    #expect(!isHit { Color.red.frame(width: 50, height: 50).offset(x: 60) })
    #expect(isHit(at: CGPoint(x: 260, y: 150)) { Color.red.frame(width: 50, height: 50).offset(x: 60) })
  }

  @Test func aTurnedViewIsHitWhereItIsDrawn() {
    // A bar of 100 × 10, turned by a quarter: it reaches 50 up and down.
    let above = CGPoint(x: 200, y: 150 - 40)
    let beside = CGPoint(x: 200 + 40, y: 150)
    #expect(isHit(at: above) { Color.red.frame(width: 100, height: 10).rotationEffect(.degrees(90)) })
    #expect(!isHit(at: beside) { Color.red.frame(width: 100, height: 10).rotationEffect(.degrees(90)) })
  }

  @Test func hitTestingCanBeSwitchedOff() {
    #expect(!isHit { Color.red.frame(width: 50, height: 50).allowsHitTesting(false) })
  }

  @Test func aContentShapeMayBeSmaller() {
    let edge = CGPoint(x: 200 + 20, y: 150 + 20)
    #expect(!isHit(at: edge) { Color.red.frame(width: 50, height: 50).contentShape(Circle()) })
    #expect(isHit { Color.red.frame(width: 50, height: 50).contentShape(Circle()) })
  }

  @Test func theFrontMostIsHit() {
    let journal = Journal()
    let ui = TestHost {
      ZStack {
        Color.red.frame(width: 50, height: 50).onTapGesture { journal.note("back") }
        Color.blue.frame(width: 20, height: 20).onTapGesture { journal.note("front") }
      }
    }
    ui.tap(at: center)
    ui.tap(at: CGPoint(x: 215, y: 150))
    #expect(journal.entries == ["front", "back"])
  }

  @Test func theGapsOfAStackAreNotHit() {
    #expect(
      !isHit {
        HStack(spacing: 40) {
          Color.red.frame(width: 20, height: 20); Color.red.frame(width: 20, height: 20)
        }
      })
  }

  @Test func aSpacerIsNotHit() {
    #expect(
      !isHit {
        HStack {
          Color.red.frame(width: 20, height: 20); Spacer(); Color.red.frame(width: 20, height: 20)
        }
      })
  }
}
