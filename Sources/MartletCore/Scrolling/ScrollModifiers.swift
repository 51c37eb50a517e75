import Foundation
import MartletPrimitives

/// Whether a scroll view's indicators are shown.
///
/// - Source: Apple, "ScrollIndicatorVisibility".
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private enum Kind {
    case automatic, visible, hidden, never
  }

  private let kind: Kind

  /// As the platform does: while the content moves.
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  /// Shown, as the platform shows them.
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  /// Hidden, unless the platform insists.
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  /// Never shown.
  public static let never = ScrollIndicatorVisibility(kind: .never)

  var hides: Bool { kind == .hidden || kind == .never }
}

private struct VerticalIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private struct HorizontalIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private struct ScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether indicators of vertical scrolling are shown.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }

  /// Whether indicators of horizontal scrolling are shown.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  /// Whether scroll views let themselves be scrolled by the user.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
}

extension View {
  /// The view, whose scroll views show indicators or not.
  ///
  /// - Source: Apple, "scrollIndicators(_:axes:)".
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.verticalScrollIndicatorVisibility) {
      if axes.contains(.vertical) { $0 = visibility }
    }
    .transformEnvironment(\.horizontalScrollIndicatorVisibility) {
      if axes.contains(.horizontal) { $0 = visibility }
    }
  }

  /// The view, whose scroll views can't be scrolled by the user; what is disabled around stays so.
  ///
  /// - Source: Apple, "scrollDisabled(_:)".
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { if disabled { $0 = false } }
  }
}
