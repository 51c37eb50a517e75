import Foundation
import MartletLayout
import MartletPrimitives
import Testing

struct AxisAndEdgeTests {
  @Test func axesHaveApplesRawValues() {
    #expect(Axis.horizontal.rawValue == 0 && Axis.vertical.rawValue == 1)  // n251
    #expect(Axis.allCases == [.horizontal, .vertical])  // n251
    #expect(Axis.Set.horizontal.rawValue == 1 && Axis.Set.vertical.rawValue == 2)
    #expect("\(Axis.vertical)" == "vertical")
  }

  @Test func edgeSetsHoldTheirEdges() {
    #expect(Edge.allCases == [.top, .leading, .bottom, .trailing])
    #expect(Edge.Set.all.rawValue == 15)
    #expect(Edge.Set.horizontal == [.leading, .trailing])
    #expect(Edge.Set(.top).union(.bottom) == .vertical)
    #expect(Edge.Set.vertical.contains(Edge.bottom) && !Edge.Set.vertical.contains(Edge.leading))
    #expect(HorizontalEdge.Set.all.rawValue == 3 && VerticalEdge.Set.bottom.rawValue == 2)
  }

  @Test func insetsCoverTheEdgesNamed() {
    #expect(EdgeInsets(5, on: .horizontal) == EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5))
    #expect(EdgeInsets(5).horizontal == 10)
  }

  @Test func insetsAnimate() {
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    insets.animatableData.scale(by: 2)
    #expect(insets == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
  }

  @Test func proposalsReplaceWhatIsMissing() {
    let proposal = ProposedViewSize(width: nil, height: 3)
    #expect(proposal.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 3))  // n092
    let stand = CGSize(width: 7, height: 7)
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions(by: stand) == stand)
    #expect(ProposedViewSize(stand) == ProposedViewSize(width: 7, height: 7))
    #expect(Set([ProposedViewSize.zero, .zero, .infinity, .unspecified]).count == 3)
  }
}
