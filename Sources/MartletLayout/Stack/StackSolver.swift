import Foundation
import MartletPrimitives

/// Divides the length of a stack between its children.
///
/// 1. The distances between children come off the proposal. What is left is available.
/// 2. If every child is offered the same, whatever the others take, offer it and stop. That is so when the
///    proposal is missing or infinite, when nothing is available, and for an only child.
/// 3. Otherwise the children with the highest priority go first, then those with the next. Before a group
///    is served, the shortest lengths of all the children after it are set aside.
/// 4. Within a group the least flexible child goes first: flexibility is its length when offered everything
///    minus its length when offered nothing. Of boundlessly flexible children the one with the larger
///    minimum goes first.
/// 5. Each child in turn is offered an equal share of what is left for its group, and what it takes is gone.
///    A child that takes more than its share shortens the shares of those after it, to nothing at worst.
///
/// - Source: facts n047–n069, that is the algorithm objc.io asserted against SwiftUI in 1,000 random cases;
///   for the priorities n050, for the ties n051; for the missing proposal recorded behaviour 7.
struct StackSolver {
  let axis: Axis
  let subviews: LayoutSubviews
  private(set) var measurements: StackMeasurements
  /// What each child was offered along the axis.
  private(set) var offers: [CGFloat?]
  /// What each child took.
  private(set) var sizes: [CGSize]
  /// The length each child was offered when it was last measured.
  ///
  /// It differs from the offer for a child whose size cannot depend on it; asked for its guides under this
  /// length, the child need not lay out anew.
  private(set) var measuredLengths: [CGFloat?]

  init(axis: Axis, subviews: LayoutSubviews, measurements: StackMeasurements) {
    self.axis = axis
    self.subviews = subviews
    self.measurements = measurements
    offers = Array(repeating: nil, count: subviews.count)
    sizes = Array(repeating: .zero, count: subviews.count)
    measuredLengths = offers
  }

  mutating func solve(proposed: CGFloat?, gaps: [CGFloat]) {
    // 1.
    let available = proposed.map { ($0 - gaps.reduce(0, +)).sanitizedLength }
    // 2.
    guard let available, available > 0, available.isFinite, subviews.count > 1 else {
      for index in sizes.indices {
        offer(available, to: index)
      }
      return
    }
    // 3.
    var remaining = available
    let groups = groupsByPriority()
    for (position, group) in groups.enumerated() {
      let reserved = groups[(position + 1)...].joined().reduce(0) { $0 + shortestLength($1) }
      let taken = serve(group, length: (remaining - reserved).sanitizedLength)
      remaining = (remaining - taken).sanitizedLength
    }
  }

  /// Steps 4 and 5; returns what the group took together.
  private mutating func serve(_ group: [Int], length: CGFloat) -> CGFloat {
    // 4.
    let order = group.count > 1 ? orderByFlexibility(group) : group
    // 5.
    var remaining = length
    var taken: CGFloat = 0
    for (position, index) in order.enumerated() {
      offer(remaining / CGFloat(order.count - position), to: index)
      let childLength = sizes[index].length(along: axis)
      taken += childLength
      remaining = (remaining - childLength).sanitizedLength
    }
    return taken
  }

  private mutating func offer(_ length: CGFloat?, to index: Int) {
    offers[index] = length
    // Sizes grow with what is offered, so a child that is the same at both extremes is so in between.
    if let size = measurements.onlySize(index) {
      sizes[index] = size
      measuredLengths[index] = .infinity
    } else {
      let proposal = ProposedViewSize(along: axis, length, cross: measurements.crossProposal)
      sizes[index] = node(index).measure(proposal)
      measuredLengths[index] = length
    }
  }

  /// The children's indices, each group in order, the group with the highest priority first.
  private func groupsByPriority() -> [[Int]] {
    let priorities = subviews.map { $0.priority.isNaN ? 0 : $0.priority }
    // Most stacks know no priorities, and need no sorting.
    if priorities.allSatisfy({ $0 == priorities.first }) { return [Array(sizes.indices)] }
    return Set(priorities).sorted(by: >).map { priority in sizes.indices.filter { priorities[$0] == priority }
    }
  }

  private mutating func orderByFlexibility(_ group: [Int]) -> [Int] {
    if let order = orderByRoughFlexibility(group) { return order }
    var children: [(index: Int, flexibility: CGFloat, minimum: CGFloat)] = []
    children.reserveCapacity(group.count)
    for index in group {
      let minimum = shortestLength(index)
      let maximum = measurements.longest(index, of: node(index), along: axis).length(along: axis)
      // A child that is infinite even when offered nothing does not bend at all.
      let flexibility = (maximum - minimum).replacingNaNByZero
      children.append((index, flexibility, minimum))
    }
    children.sort { left, right in
      if left.flexibility != right.flexibility { return left.flexibility < right.flexibility }
      if left.flexibility == .infinity, left.minimum != right.minimum { return left.minimum > right.minimum }
      return left.index < right.index
    }
    return children.map(\.index)
  }

  /// The order, where rough knowledge of the shortest lengths leaves no doubt about it.
  ///
  /// A text's shortest length is dear: it has to be broken into as many lines as it has characters.
  private mutating func orderByRoughFlexibility(_ group: [Int]) -> [Int]? {
    var children: [(index: Int, least: CGFloat, most: CGFloat)] = []
    var isRough = false
    for index in group {
      let bounds = node(index).shortestLengthBounds(along: axis)
      if bounds != nil { isRough = true }
      guard isRough || index != group.last else { return nil }
      let maximum = measurements.longest(index, of: node(index), along: axis).length(along: axis)
      if let bounds {
        guard maximum.isFinite else { return nil }
        children.append((index, maximum - min(bounds.upperBound, maximum), maximum - bounds.lowerBound))
      } else {
        let flexibility = (maximum - shortestLength(index)).replacingNaNByZero
        guard flexibility.isFinite else { return nil }
        children.append((index, flexibility, flexibility))
      }
    }
    children.sort { ($0.least, $0.index) < ($1.least, $1.index) }
    for (before, after) in zip(children, children.dropFirst()) {
      let isExact = before.least == before.most && after.least == after.most
      guard isExact || before.most < after.least else { return nil }
    }
    return children.map(\.index)
  }

  private mutating func shortestLength(_ index: Int) -> CGFloat {
    measurements.shortest(index, of: node(index), along: axis).length(along: axis)
  }

  /// The child at a distance from the first: the collection may be a slice.
  private func node(_ index: Int) -> any LayoutNode {
    subviews[subviews.startIndex + index].node
  }
}
