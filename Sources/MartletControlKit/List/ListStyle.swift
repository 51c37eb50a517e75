import MartletCore

/// The look of lists.
///
/// Apple's styles are all there are: the protocol has no public requirement.
///
/// - Source: Apple, "ListStyle".
@MainActor @preconcurrency
public protocol ListStyle {
  /// Which of the looks it is.
  nonisolated var _look: _ListLook { get }
}

/// The looks that list styles stand for.
public enum _ListLook: Hashable, Sendable {
  case automatic
  case plain
  case inset(alternates: Bool)
  case insetGrouped
  case grouped
  case sidebar
  case bordered(alternates: Bool)
}

/// The platform's look: inset on desktops, inset and grouped on touch screens.
///
/// - Source: Apple, "DefaultListStyle".
nonisolated public struct DefaultListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
  /// The platform's.
  public var _look: _ListLook { .automatic }
}

/// Rows from edge to edge.
///
/// - Source: Apple, "PlainListStyle".
nonisolated public struct PlainListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
  /// Plain.
  public var _look: _ListLook { .plain }
}

/// Rows a little away from the edges.
///
/// - Source: Apple, "InsetListStyle".
nonisolated public struct InsetListStyle: ListStyle, Sendable {
  private let alternates: Bool

  /// Creates the style.
  public init() { alternates = false }

  /// Creates the style, with a ground of its own for every second row or without.
  public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }

  /// Inset.
  public var _look: _ListLook { .inset(alternates: alternates) }
}

/// Sections in boxes with round corners.
///
/// - Source: Apple, "InsetGroupedListStyle".
nonisolated public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
  /// In boxes.
  public var _look: _ListLook { .insetGrouped }
}

/// Sections on bands from edge to edge.
///
/// - Source: Apple, "GroupedListStyle".
nonisolated public struct GroupedListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
  /// On bands.
  public var _look: _ListLook { .grouped }
}

/// The look of a list at the side of a window.
///
/// - Source: Apple, "SidebarListStyle".
nonisolated public struct SidebarListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
  /// At the side.
  public var _look: _ListLook { .sidebar }
}

/// Rows in a frame.
///
/// - Source: Apple, "BorderedListStyle".
nonisolated public struct BorderedListStyle: ListStyle, Sendable {
  private let alternates: Bool

  /// Creates the style.
  public init() { alternates = false }

  /// Creates the style, with a ground of its own for every second row or without.
  public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }

  /// In a frame.
  public var _look: _ListLook { .bordered(alternates: alternates) }
}

extension ListStyle where Self == DefaultListStyle {
  /// The platform's look.
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows a little away from the edges.
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }

  /// Rows a little away from the edges, with a ground of its own for every second row or without.
  nonisolated public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections in boxes with round corners.
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections on bands from edge to edge.
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// The look of a list at the side of a window.
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
  /// Rows in a frame.
  nonisolated public static var bordered: BorderedListStyle { BorderedListStyle() }

  /// Rows in a frame, with a ground of its own for every second row or without.
  nonisolated public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension View {
  /// The view with a style for the lists inside; the innermost style wins.
  ///
  /// - Source: Apple, "listStyle(_:)".
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listLook, style._look)
  }
}
