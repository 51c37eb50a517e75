import Foundation

extension CGRect {
  /// The part that two boxes share; null if there is none.
  ///
  /// Foundation's `intersection` traps where an edge overflows. A box with an edge that is no number counts
  /// as everywhere.
  package func overlap(with other: CGRect) -> CGRect {
    if isNull || other.isNull { return .null }
    func edges(_ rect: CGRect) -> (left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat)? {
      let right: CGFloat = rect.origin.x + rect.size.width
      let bottom: CGFloat = rect.origin.y + rect.size.height
      let values: [CGFloat] = [rect.origin.x, rect.origin.y, right, bottom]
      guard values.allSatisfy(\.isFinite) else { return nil }
      return (
        min(rect.origin.x, right), min(rect.origin.y, bottom), max(rect.origin.x, right),
        max(rect.origin.y, bottom)
      )
    }
    guard let mine = edges(self) else { return other }
    guard let theirs = edges(other) else { return self }
    let left: CGFloat = max(mine.left, theirs.left)
    let top: CGFloat = max(mine.top, theirs.top)
    let right: CGFloat = min(mine.right, theirs.right)
    let bottom: CGFloat = min(mine.bottom, theirs.bottom)
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
