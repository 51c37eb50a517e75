import Foundation

/// A part of a picture and where it goes.
package struct ImageSlice: Equatable, Sendable {
  /// In points of the picture.
  package let source: CGRect
  /// In the space the picture is drawn in.
  package let target: CGRect
}

extension ImageResizing {
  /// The parts of a picture whose margins keep their size: four corners, four edges and the middle, as far as
  /// they are not empty.
  ///
  /// Margins that don't fit into the target together are made smaller in proportion.
  ///
  /// - Source: Apple, "resizable(capInsets:resizingMode:)".
  package func slices(of size: CGSize, in target: CGRect) -> [ImageSlice] {
    let columns = Self.bands(
      size.width, target.minX, target.width, low: capInsets.leading, high: capInsets.trailing)
    let rows = Self.bands(
      size.height, target.minY, target.height, low: capInsets.top, high: capInsets.bottom)
    return rows.flatMap { row in
      columns.map { column in
        ImageSlice(
          source: CGRect(
            x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength),
          target: CGRect(
            x: column.target, y: row.target, width: column.targetLength, height: row.targetLength))
      }
    }
  }

  private struct Band {
    var source: CGFloat
    var sourceLength: CGFloat
    var target: CGFloat
    var targetLength: CGFloat
  }

  /// One axis, cut into the low margin, the middle and the high margin.
  private static func bands(
    _ sourceLength: CGFloat, _ start: CGFloat, _ targetLength: CGFloat, low: CGFloat, high: CGFloat
  ) -> [Band] {
    // 1. Margins within the picture.
    func usable(_ margin: CGFloat) -> CGFloat { margin.isFinite ? min(max(margin, 0), sourceLength) : 0 }
    let low = usable(low)
    let high = min(usable(high), sourceLength - low)
    // 2. The room they get.
    let fit: CGFloat = low + high > targetLength ? targetLength / (low + high) : 1
    let (lowRoom, highRoom) = (low * fit, high * fit)
    // 3. The middle takes what is left on both sides.
    let all = [
      Band(source: 0, sourceLength: low, target: start, targetLength: lowRoom),
      Band(
        source: low, sourceLength: sourceLength - low - high, target: start + lowRoom,
        targetLength: targetLength - lowRoom - highRoom),
      Band(
        source: sourceLength - high, sourceLength: high, target: start + targetLength - highRoom,
        targetLength: highRoom),
    ]
    return all.filter { $0.sourceLength > 0 && $0.targetLength > 0 }
  }
}
