import Foundation
import MartletPrimitives
import Testing

struct PopupPlacementTests {
  let area = rect(0, 0, 800, 600)

  /// An arrow of 20 × 10 and a gap of 2, so a popup begins 12 away from its anchor.
  func request(
    _ anchor: CGRect, _ edge: PhysicalEdge, size: CGSize = CGSize(width: 100, height: 60),
    arrow: CGSize = CGSize(width: 20, height: 10)
  ) -> PopupRequest {
    PopupRequest(
      anchor: anchor, edge: edge, size: size,
      chrome: PopupChrome(
        background: white, border: black, borderWidth: 1, cornerRadius: 8, arrowSize: arrow, gap: 2,
        shadow: black, shadowRadius: 10, shadowOffset: 4))
  }

  @Test(arguments: [
    // Anchor 390 … 410 × 290 … 310.
    (PhysicalEdge.top, rect(350, 218, 100, 60), CGPoint(x: 400, y: 288)),
    (.bottom, rect(350, 322, 100, 60), CGPoint(x: 400, y: 312)),
    (.left, rect(278, 270, 100, 60), CGPoint(x: 388, y: 300)),
    (.right, rect(422, 270, 100, 60), CGPoint(x: 412, y: 300)),
  ])
  func itLiesBesideTheEdgeAndPointsAtItsMiddle(_ edge: PhysicalEdge, _ frame: CGRect, _ tip: CGPoint) {
    let placement = PopupPlacement(request(rect(390, 290, 20, 20), edge), in: area)
    #expect(placement.contentFrame == frame)
    #expect(placement.arrowTip == tip)
    #expect(placement.edge == edge)
  }

  @Test func itFlipsWhereThereIsMoreRoom() {
    // 72 needed above, 50 there; below there are 530.
    let placement = PopupPlacement(request(rect(390, 50, 20, 20), .top), in: area)
    #expect(placement.edge == .bottom)
    #expect(placement.contentFrame == rect(350, 82, 100, 60))
  }

  @Test func itStaysWhereTheOtherSideIsNoBetter() {
    let low = rect(0, 0, 800, 100)
    // 72 needed; 45 above, 35 below.
    #expect(PopupPlacement(request(rect(390, 45, 20, 20), .top), in: low).edge == .top)
  }

  @Test func itSlidesIntoTheAreaAndKeepsPointing() {
    // Centred it would begin at −30.
    let placement = PopupPlacement(request(rect(10, 290, 20, 20), .bottom), in: area)
    #expect(placement.contentFrame.minX == 0)
    #expect(placement.arrowTip.x == 20)
  }

  @Test func aPopupThatCoversItsAnchorHasItsCornerWhereItIsAskedForAndOnlySlides() {
    var covering = request(rect(390, 290, 20, 20), .bottom)
    covering.corner = CGVector(dx: -30, dy: -44)
    #expect(PopupPlacement(covering, in: area).contentFrame == rect(360, 246, 100, 60))
    covering.corner = CGVector(dx: 500, dy: -400)
    #expect(PopupPlacement(covering, in: area).contentFrame == rect(700, 0, 100, 60))
  }

  @Test func theArrowStaysClearOfTheCorners() {
    // Corner 8 and half an arrow 10: no closer than 18 to the popup's side.
    let placement = PopupPlacement(request(rect(0, 290, 4, 20), .bottom), in: area)
    #expect(placement.arrowTip.x == 18)
  }

  @Test func aPopupNarrowerThanItsArrowPointsFromTheMiddle() {
    let placement = PopupPlacement(
      request(rect(390, 290, 20, 20), .bottom, size: CGSize(width: 20, height: 20)), in: area)
    #expect(placement.arrowTip.x == placement.contentFrame.midX)
  }

  @Test func aPopupLargerThanTheAreaShowsItsBeginning() {
    let placement = PopupPlacement(
      request(rect(390, 290, 20, 20), .bottom, size: CGSize(width: 2000, height: 2000)), in: area)
    #expect(placement.contentFrame.origin == .zero)
  }

  @Test func theOutlineHoldsContentAndArrow() {
    for edge in [PhysicalEdge.top, .bottom, .left, .right] {
      let placement = PopupPlacement(request(rect(390, 290, 20, 20), edge), in: area)
      let box = placement.outline.boundingRect
      let expected = placement.outlineFrame
      for difference in [
        box.minX - expected.minX, box.minY - expected.minY, box.width - expected.width,
        box.height - expected.height,
      ] { #expect(abs(difference) < 1e-9) }
    }
  }

  @Test func withoutAnArrowTheOutlineIsTheContent() {
    let placement = PopupPlacement(request(rect(390, 290, 20, 20), .bottom, arrow: .zero), in: area)
    #expect(placement.contentFrame == rect(350, 312, 100, 60))
    #expect(placement.outline.boundingRect == placement.contentFrame)
  }
}
