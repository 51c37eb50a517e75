import Foundation
import MartletPrimitives

/// What a stack remembers from one layout call to the next.
///
/// The engine must replace it (`updateCache`) when a child's size, spacing, priority or guides may have
/// changed.
public struct _StackLayoutCache {
  /// The children's own wishes for distance, once asked for.
  var preferredGaps: [CGFloat]?
  /// The children's shortest and longest sizes, for one proposal across the axis.
  var measurements: StackMeasurements?
  /// The latest answer: placing follows sizing with the same proposal.
  var solution: StackSolution?

  init() {}

  /// Hands out the measurements that hold for this proposal across the axis, or empty ones.
  mutating func takeMeasurements(across crossProposal: CGFloat?, count: Int) -> StackMeasurements {
    defer { measurements = nil }
    if let measurements, measurements.crossProposal == crossProposal, measurements.count == count {
      return measurements
    }
    return StackMeasurements(crossProposal: crossProposal, count: count)
  }
}

/// The children's sizes when offered nothing and everything along a stack's axis, as far as anyone asked.
struct StackMeasurements {
  /// What the children are offered across the axis meanwhile.
  let crossProposal: CGFloat?
  let count: Int
  private var shortest: [CGSize?] = []
  private var longest: [CGSize?] = []

  init(crossProposal: CGFloat?, count: Int) {
    self.crossProposal = crossProposal
    self.count = count
  }

  /// The size of a child that is offered no length.
  mutating func shortest(_ index: Int, of node: any LayoutNode, along axis: Axis) -> CGSize {
    if shortest.isEmpty { shortest = Array(repeating: nil, count: count) }
    if let size = shortest[index] { return size }
    let size = node.measure(ProposedViewSize(along: axis, 0, cross: crossProposal))
    shortest[index] = size
    return size
  }

  /// The size of a child that is offered all the length there is.
  mutating func longest(_ index: Int, of node: any LayoutNode, along axis: Axis) -> CGSize {
    if longest.isEmpty { longest = Array(repeating: nil, count: count) }
    if let size = longest[index] { return size }
    let size = node.measure(ProposedViewSize(along: axis, .infinity, cross: crossProposal))
    longest[index] = size
    return size
  }

  /// The size of a child that is the same whether offered nothing or everything, if that is known.
  func onlySize(_ index: Int) -> CGSize? {
    guard !shortest.isEmpty, !longest.isEmpty, let shortest = shortest[index] else { return nil }
    return longest[index] == shortest ? shortest : nil
  }
}
