import Foundation
import MartletPrimitives

/// How far a view wants to be from its neighbours, edge by edge and by what the neighbour is.
///
/// Each edge holds the wishes of the views that lie along it; between two edges the largest distance wins
/// that any pair of wishes asks for.
///
/// - Units: points.
/// - Source: Apple, "ViewSpacing"; the distances are those of `EdgeSpacing`.
public struct ViewSpacing: Equatable, Sendable {
  package var top: EdgeSpacing
  package var leading: EdgeSpacing
  package var bottom: EdgeSpacing
  package var trailing: EdgeSpacing

  /// The spacing of a view that wants no distance at all; an empty view has it.
  public static let zero = ViewSpacing(all: .fixed(0))

  /// Creates spacing without any wish, to merge the wishes of others into.
  ///
  /// Left as it is, it keeps the default distance of 8 points (fact n038).
  public init() {
    self.init(all: EdgeSpacing())
  }

  private init(all edge: EdgeSpacing) {
    top = edge
    leading = edge
    bottom = edge
    trailing = edge
  }

  /// The spacing of a view with nothing special about it: 8 points on every side (fact n038).
  package static let standard = ViewSpacing(all: .standard)

  /// The spacing of a text: another text above or below stands a line gap away.
  ///
  /// - Parameter lineGap: the font's extra space between two lines, rounded to pixels as it shall appear.
  /// - Source: facts n029 and n039.
  package static func text(lineGap: CGFloat) -> ViewSpacing {
    var spacing = ViewSpacing.standard
    spacing.top = .text(lineGap: lineGap)
    spacing.bottom = .text(lineGap: lineGap)
    return spacing
  }

  /// The spacing of a spacer: none along the stack's axis, where its own length is the distance.
  ///
  /// Across the axis a spacer is nothing, so it has no wishes there and leaves those of its row as they are.
  ///
  /// - Parameter axis: the stack's axis; `nil` outside stacks.
  /// - Source: fact n032.
  package static func spacer(along axis: Axis?) -> ViewSpacing {
    var spacing = ViewSpacing()
    if axis != .vertical {
      spacing.leading = .fixed(0)
      spacing.trailing = .fixed(0)
    }
    if axis != .horizontal {
      spacing.top = .fixed(0)
      spacing.bottom = .fixed(0)
    }
    return spacing
  }

  /// Adds another view's wishes to this one's, along some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.leading) { leading.formUnion(other.leading) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
  }

  /// This view's wishes with another's added along some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The wishes with the standard ones in their place along some edges.
  package func resetting(_ edges: Edge.Set) -> ViewSpacing {
    var result = self
    if edges.contains(.top) { result.top = .standard }
    if edges.contains(.leading) { result.leading = .standard }
    if edges.contains(.bottom) { result.bottom = .standard }
    if edges.contains(.trailing) { result.trailing = .standard }
    return result
  }

  /// The distance to the next view along an axis: the one on the trailing side, or the one below.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    switch axis {
    case .horizontal: trailing.distance(toFollowing: next.leading, areTextsStacked: false)
    case .vertical: bottom.distance(toFollowing: next.top, areTextsStacked: true)
    }
  }
}
