import Foundation

extension View {
  /// The view with a line along the inside of its edges.
  ///
  /// - Parameters:
  ///   - content: what the line is painted with.
  ///   - width: the line's width, in points.
  /// - Source: Apple, "border(_:width:)".
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width).allowsHitTesting(false))
  }

  /// The view, which takes its place but is neither seen, nor hit, nor read out.
  ///
  /// - Source: Apple, "hidden()".
  nonisolated public func hidden() -> some View {
    opacity(0).allowsHitTesting(false).accessibilityHidden(true)
  }
}
