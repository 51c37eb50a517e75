import Foundation
import MartletLayout
import MartletPrimitives

/// A node that answers by a closure, counts the questions, and records its place.
///
/// It remembers no answers, so the counts are what an algorithm asks for.
class TestNode: LayoutNode {
  var answer: (ProposedViewSize) -> CGSize
  var layoutPriority: Double = 0
  var spacing: ViewSpacing = .standard
  var values: [ObjectIdentifier: Any] = [:]
  var guides: [AlignmentKey: (CGSize) -> CGFloat] = [:]
  var pendingPlacement: ChildPlacement?
  var shortestBounds: ClosedRange<CGFloat>?

  private(set) var measureCount = 0
  private(set) var guideCount = 0
  private(set) var proposals: [ProposedViewSize] = []
  private(set) var placements: [ChildPlacement] = []

  init(answer: @escaping (ProposedViewSize) -> CGSize) {
    self.answer = answer
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    measureCount += 1
    proposals.append(proposal)
    return answer(proposal)
  }

  func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guideCount += 1
    return guides[key]?(size)
  }

  func layoutValue(_ key: ObjectIdentifier) -> Any? { values[key] }

  func place(origin: CGPoint, size proposal: ProposedViewSize) {
    placements.append(ChildPlacement(origin: origin, proposal: proposal))
  }

  func shortestLengthBounds(along axis: Axis) -> ClosedRange<CGFloat>? { shortestBounds }

  func resetCounts() {
    measureCount = 0
    guideCount = 0
    proposals = []
  }

  /// Where the node was placed last, in its parent's space.
  var frame: CGRect {
    guard let placement = placements.last else { return .null }
    return CGRect(origin: placement.origin, size: answer(placement.proposal).sanitizedSize)
  }
}

/// A node of one size.
func fixed(_ width: CGFloat, _ height: CGFloat = 10) -> TestNode {
  TestNode { _ in CGSize(width: width, height: height) }
}

/// The facts' `R`: takes what it is offered, as a Rectangle or a Color does.
func greedy() -> TestNode {
  TestNode { ShapeSizing.fill($0) }
}

/// A line of text that wraps: never wider than offered, but for its longest word; `characters` × 10 points.
func text(_ width: CGFloat, longestWord: CGFloat? = nil, lineGap: CGFloat = 2, baseline: CGFloat = 16)
  -> TestNode
{
  let lineHeight: CGFloat = 20
  let narrowest = longestWord ?? width
  let node = TestNode { proposal in
    let offered = min(max(proposal.width ?? width, narrowest), width)
    let lines = (width / offered).rounded(.up)
    return CGSize(width: offered, height: lines * lineHeight)
  }
  node.spacing = .text(lineGap: lineGap)
  node.guides[VerticalAlignment.firstTextBaseline.key] = { _ in baseline }
  node.guides[VerticalAlignment.lastTextBaseline.key] = { $0.height - (lineHeight - baseline) }
  return node
}

/// A spacer in a stack.
func spacer(_ axis: Axis?, minLength: CGFloat? = nil) -> TestNode {
  let node = TestNode { SpacerSizing.size($0, axis: axis, minLength: minLength) }
  node.layoutPriority = SpacerSizing.layoutPriority
  node.spacing = .spacer(along: axis)
  return node
}

extension TestNode {
  func priority(_ value: Double) -> Self {
    layoutPriority = value
    return self
  }

  func guide(_ alignment: HorizontalAlignment, _ value: @escaping (CGSize) -> CGFloat) -> Self {
    guides[alignment.key] = value
    return self
  }

  func guide(_ alignment: VerticalAlignment, _ value: @escaping (CGSize) -> CGFloat) -> Self {
    guides[alignment.key] = value
    return self
  }
}
