import Foundation
import MartletLayout
import MartletPrimitives
import Testing

/// NaN, negative and infinite lengths neither crash nor spread.
struct BadGeometryTests {
  private static let lengths: [CGFloat?] = [nil, 0, -5, 50, .nan, .infinity, -.infinity]

  private var proposals: [ProposedViewSize] {
    Self.lengths.flatMap { width in
      Self.lengths.map { ProposedViewSize(width: width, height: $0) }
    }
  }

  private func children() -> [TestNode] {
    [
      fixed(.nan, -3), fixed(.infinity, .infinity), fixed(-10, .nan), greedy(), text(50, longestWord: 10),
      fixed(10).guide(HorizontalAlignment.leading) { _ in .nan }.priority(.nan),
      greedy().frame(minWidth: .nan, maxWidth: -3),
      greedy().frame(minWidth: .infinity),
      greedy().frame(width: .infinity, height: -1),
      greedy().padding(.nan), spacer(.horizontal, minLength: .nan),
    ]
  }

  @Test func everyLayoutSurvivesEveryProposal() {
    for proposal in proposals {
      let containers: [TestNode] = [
        hstack(alignment: .top, spacing: nil, children()), vstack(alignment: .leading, children()),
        zstack(children()),
      ]
      for container in containers {
        let nodes = [
          container, container.padding(-5), container.frame(maxWidth: 5), container.fixedSize(),
        ]
        for node in nodes {
          let size = node.dimensions(in: proposal).size
          #expect(size.width >= 0 && size.height >= 0)
          node.laidOut(proposal.width, proposal.height)
        }
      }
    }
  }

  @Test func placesAreFinite() {
    for proposal in proposals {
      let nodes = children()
      hstack(nodes).laidOut(proposal.width, proposal.height)
      for node in nodes {
        let placement = node.placements.last
        #expect(placement?.origin.x.isFinite == true && placement?.origin.y.isFinite == true)
        #expect(placement?.proposal == placement?.proposal.sanitized)
      }
    }
  }

  @Test func finiteChildrenMakeAFiniteStack() {
    for proposal in proposals {
      let size = hstack(spacing: .nan, [fixed(10), text(50), fixed(30)]).sizeThatFits(proposal)
      #expect(size == CGSize(width: 90, height: 20))
    }
  }

  @Test func aChildsBadSizeCountsAsZero() {
    let row = hstack([fixed(.nan), fixed(-10), fixed(10)])
    #expect(row.sizeThatFits(ProposedViewSize(width: 100, height: 10)).width == 10)
  }
}
