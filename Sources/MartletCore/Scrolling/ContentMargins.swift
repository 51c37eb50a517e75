import Foundation
import MartletPrimitives

/// What a scroll view's margins are around.
///
/// - Source: Apple, "ContentMarginPlacement".
public struct ContentMarginPlacement: Sendable {
  enum Kind {
    case automatic, content, indicators
  }

  let kind: Kind

  /// Both.
  public static let automatic = ContentMarginPlacement(kind: .automatic)
  /// The content.
  public static let scrollContent = ContentMarginPlacement(kind: .content)
  /// The indicators.
  public static let scrollIndicators = ContentMarginPlacement(kind: .indicators)
}

/// The margins that scroll views are given.
struct ContentMargins: Equatable {
  var content = EdgeInsets()
  var indicators = EdgeInsets()

  /// Sets the margins at some edges; what is no length counts as none.
  mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets, for placement: ContentMarginPlacement) {
    if placement.kind != .indicators { Self.set(&content, edges, insets) }
    if placement.kind != .content { Self.set(&indicators, edges, insets) }
  }

  private static func set(_ margins: inout EdgeInsets, _ edges: Edge.Set, _ new: EdgeInsets) {
    func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    if edges.contains(.top) { margins.top = usable(new.top) }
    if edges.contains(.leading) { margins.leading = usable(new.leading) }
    if edges.contains(.bottom) { margins.bottom = usable(new.bottom) }
    if edges.contains(.trailing) { margins.trailing = usable(new.trailing) }
  }
}

private struct ContentMarginsKey: EnvironmentKey {
  static var defaultValue: ContentMargins { ContentMargins() }
}

extension EnvironmentValues {
  var scrollContentMargins: ContentMargins {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
}

extension View {
  /// The view, whose scroll views keep content or indicators clear of some edges.
  ///
  /// The content can still be scrolled to the edges.
  ///
  /// - Units: points.
  /// - Source: Apple, "contentMargins(_:_:for:)".
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollContentMargins) { $0.set(edges, insets, for: placement) }
  }

  /// The view, whose scroll views keep content or indicators clear of some edges.
  ///
  /// - Units: points; `nil` for none, which is what scroll views have by themselves.
  /// - Source: Apple, "contentMargins(_:_:for:)".
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? 0), for: placement)
  }

  /// The view, whose scroll views keep content or indicators clear of all edges.
  ///
  /// - Units: points.
  /// - Source: Apple, "contentMargins(_:for:)".
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, EdgeInsets(length), for: placement)
  }
}
