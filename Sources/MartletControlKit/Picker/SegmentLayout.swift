import Foundation
import MartletCore
import MartletLayout
import MartletPrimitives

/// Lays out the parts of a segmented control: the thumb, the lines between segments, and the segments, which are
/// all as wide as the widest.
nonisolated struct SegmentLayout: Layout {
  /// The segment that the thumb is under; between two while it slides.
  var position: CGFloat
  var height: CGFloat
  var thumbInset: CGFloat
  var separatorInset: CGFloat

  var animatableData: CGFloat {
    get { position }
    set { position = newValue }
  }

  /// One thumb, a line less than there are segments, and the segments.
  private func segmentCount(_ subviews: Subviews) -> Int { subviews.count / 2 }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let count = segmentCount(subviews)
    guard count > 0 else { return CGSize(width: 0, height: height) }
    let segments = subviews.suffix(count)
    let ideal: CGFloat = segments.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    var width: CGFloat = ideal * CGFloat(count)
    if let offered = proposal.width, offered.isFinite { width = max(offered, 0) }
    let each = ProposedViewSize(width: width / CGFloat(count), height: nil)
    let tallest: CGFloat = segments.map { $0.sizeThatFits(each).height }.max() ?? 0
    return CGSize(width: width, height: max(height, tallest + 2 * thumbInset))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let count = segmentCount(subviews)
    guard count > 0 else { return }
    let width: CGFloat = bounds.width / CGFloat(count)
    let tall: CGFloat = max(bounds.height - 2 * thumbInset, 0)
    for (index, subview) in subviews.enumerated() {
      if index == 0 {
        let size = CGSize(width: max(width - 2 * thumbInset, 0), height: tall)
        let x: CGFloat = bounds.minX + width * max(position, 0) + thumbInset
        subview.place(
          at: CGPoint(x: x, y: bounds.minY + thumbInset), proposal: ProposedViewSize(size))
      } else if index < count {
        let line = ProposedViewSize(width: 1, height: max(bounds.height - 2 * separatorInset, 0))
        subview.place(
          at: CGPoint(x: bounds.minX + width * CGFloat(index), y: bounds.midY), anchor: .center,
          proposal: line)
      } else {
        let x: CGFloat = bounds.minX + width * CGFloat(index - count)
        subview.place(
          at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
      }
    }
  }
}
