import Foundation
import MartletLayout
import MartletPrimitives
import Testing

/// Mirroring: the engine's entry points flip x once, whatever the layout.
///
/// Expected values by hand.
struct RightToLeftTests {
  @Test func aRowStartsAtTheRight() {
    let children = [fixed(10), fixed(20), greedy()]
    hstack(children, direction: .rightToLeft).laidOut(100, 10)
    #expect(children.map(\.frame.minX) == [90, 70, 0])
  }

  @Test func leadingIsTheRightSideOfAColumn() {
    let children = [fixed(10), fixed(30)]
    vstack(alignment: .leading, children, direction: .rightToLeft).laidOut(100, 100)
    #expect(children.map(\.frame.minX) == [20, 0])
    #expect(children.map(\.frame.minY) == [0, 18])
  }

  @Test func leadingPaddingAndAlignmentAreOnTheRight() {
    let child = fixed(10)
    let insets = EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 20)
    let padded = ModifiedNode(PaddingLayout(insets: insets), child)
    padded.layoutDirection = .rightToLeft
    padded.laidOut(100, 10)
    #expect(child.frame.minX == 20)
    let framed = child.frame(width: 50, alignment: .leading)
    framed.layoutDirection = .rightToLeft
    framed.laidOut(100, 10)
    #expect(child.frame.minX == 40)
  }

  @Test func aUsersLayoutIsMirroredAndMayReadTheDirection() {
    struct Diagonal: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 100, height: 100)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        #expect(subviews.layoutDirection == .rightToLeft)
        for (index, subview) in subviews.enumerated() {
          let step = CGFloat(index) * 10
          subview.place(at: CGPoint(x: bounds.minX + step, y: bounds.minY + step), proposal: .unspecified)
        }
      }
    }
    let children = [fixed(10), fixed(20)]
    ContainerNode(Diagonal(), children, direction: .rightToLeft).laidOut(nil, nil)
    #expect(children.map(\.frame.origin) == [CGPoint(x: 90, y: 0), CGPoint(x: 70, y: 10)])
  }
}
