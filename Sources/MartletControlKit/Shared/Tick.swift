import Foundation
import MartletCore
import MartletPrimitives

/// A tick, or the dash that stands for some of several.
nonisolated struct Tick: Shape {
  /// Where the line turns, in shares of the box; all by eye.
  struct Proportions: Equatable {
    /// A tick's three points.
    var points: [CGPoint]
    /// Where a dash begins and ends from side to side.
    var dash: ClosedRange<CGFloat>

    /// In a box, with room around.
    static let checkbox = Proportions(
      points: [CGPoint(x: 0.25, y: 0.53), CGPoint(x: 0.42, y: 0.73), CGPoint(x: 0.75, y: 0.28)],
      dash: 0.26...0.74)
    /// As large as its box.
    static let menu = Proportions(
      points: [CGPoint(x: 0.02, y: 0.58), CGPoint(x: 0.36, y: 0.95), CGPoint(x: 0.98, y: 0.05)],
      dash: 0.05...0.95)
  }

  private let proportions: Proportions
  private let isDash: Bool

  init(_ proportions: Proportions, isDash: Bool) {
    self.proportions = proportions
    self.isDash = isDash
  }

  func path(in rect: CGRect) -> Path {
    let dash = [proportions.dash.lowerBound, proportions.dash.upperBound].map { CGPoint(x: $0, y: 0.5) }
    let points: [CGPoint] = (isDash ? dash : proportions.points).map {
      CGPoint(x: rect.minX + $0.x * rect.width, y: rect.minY + $0.y * rect.height)
    }
    return Path { $0.addLines(points) }
  }

  /// A tick points the same way wherever text runs.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
