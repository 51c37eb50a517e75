import Foundation
import MartletPrimitives

/// The columns of a vertical lazy grid, or the rows of a horizontal one.
///
/// 1. The distances come off the length offered, and then what the fixed items take.
/// 2. Each other item in turn gets an equal share of what is left, within its limits.
/// 3. An adaptive item puts as many tracks into its share as fit at their minimum, and stretches them within limits.
///
/// The grid asks twice: for its own size by what it is offered, and then for places by the size that it has. If
/// minimums make it larger than the offer, the second answer differs, as on Apple's systems.
///
/// - Source: objc.io, "SwiftUI's Grid Views", who asserted 1 and 2 against SwiftUI, and juejin.cn 7081943051349786631
///   for the overflow; the default distance is fact n038.
package struct LazyGridTracks: Equatable, Sendable {
  /// One column or row.
  package struct Track: Equatable, Sendable {
    /// Where it begins.
    package let start: CGFloat
    package let length: CGFloat
    package let alignment: Alignment
  }

  package private(set) var tracks: [Track] = []
  /// The length of all with the distances between them.
  package private(set) var total: CGFloat = 0

  /// More tracks than any screen can show; the rest is left out, so that no row has to make a million views.
  package static let mostTracks = 1_000

  package init(_ items: [GridItem], offered: CGFloat?) {
    let items = items.prefix(Self.mostTracks)
    let spacings = items.map { ($0.spacing ?? EdgeSpacing.standardDistance).finiteOrZero }
    // 1.
    var rest = (offered ?? 10).sanitizedLength - spacings.dropLast().reduce(0, +)
    var lengths: [[CGFloat]] = Array(repeating: [], count: items.count)
    var others: [Int] = []
    for (index, item) in items.enumerated() {
      guard case .fixed(let length) = item.size else {
        others.append(index)
        continue
      }
      lengths[index] = [Self.usable(length)]
      rest -= Self.usable(length)
    }
    // 2.
    for (position, index) in others.enumerated() {
      let share = rest / CGFloat(others.count - position)
      lengths[index] = Self.lengths(items[index].size, share: share, spacing: spacings[index])
      rest -= lengths[index].reduce(0, +) + spacings[index] * CGFloat(lengths[index].count - 1)
    }
    var position: CGFloat = 0
    for (index, item) in items.enumerated() {
      for length in lengths[index] where tracks.count < Self.mostTracks {
        tracks.append(Track(start: position, length: length, alignment: item.alignment ?? .center))
        total = position + length
        position = total + spacings[index]
      }
    }
    total = total.sanitizedLength
  }

  private static func lengths(_ size: GridItem.Size, share: CGFloat, spacing: CGFloat) -> [CGFloat] {
    switch size {
    case .fixed(let length):
      return [usable(length)]
    case .flexible(let minimum, let maximum):
      return [limited(share, minimum, maximum)]
    case .adaptive(let minimum, let maximum):
      // 3.
      let step = usable(minimum) + spacing
      let space = max(share, usable(minimum)) + spacing
      let fitting = step > 0 ? (space / step + 1e-9).rounded(.down) : CGFloat(mostTracks)
      let count = fitting.isFinite ? Int(min(max(fitting, 1), CGFloat(mostTracks))) : mostTracks
      let length = space / CGFloat(count) - spacing
      return Array(repeating: limited(length, minimum, maximum), count: count)
    }
  }

  private static func limited(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
    let least = usable(minimum)
    return length.isFinite ? max(min(length, max(maximum.sanitizedLength, least)), least) : least
  }

  private static func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
}
