import Foundation

/// How large the user wants text.
///
/// - Source: Apple, "DynamicTypeSize".
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest size.
  case xSmall
  /// A small size.
  case small
  /// A little smaller than usual.
  case medium
  /// The usual size.
  case large
  /// A little larger than usual.
  case xLarge
  /// Larger.
  case xxLarge
  /// The largest of the usual sizes.
  case xxxLarge
  /// The first of the sizes for people who see badly.
  case accessibility1
  /// The second of them.
  case accessibility2
  /// The third of them.
  case accessibility3
  /// The fourth of them.
  case accessibility4
  /// The largest size.
  case accessibility5

  /// Whether it is one of the sizes for people who see badly.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// How large the user wants text, by the older names.
///
/// - Source: Apple, "ContentSizeCategory".
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The smallest size.
  case extraSmall
  /// A small size.
  case small
  /// A little smaller than usual.
  case medium
  /// The usual size.
  case large
  /// A little larger than usual.
  case extraLarge
  /// Larger.
  case extraExtraLarge
  /// The largest of the usual sizes.
  case extraExtraExtraLarge
  /// The first of the sizes for people who see badly.
  case accessibilityMedium
  /// The second of them.
  case accessibilityLarge
  /// The third of them.
  case accessibilityExtraLarge
  /// The fourth of them.
  case accessibilityExtraExtraLarge
  /// The largest size.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of the sizes for people who see badly.
  public var isAccessibilityCategory: Bool { typeSize.isAccessibilitySize }

  /// The size by its newer name, which has the same place in its list.
  var typeSize: DynamicTypeSize {
    let place = Self.allCases.firstIndex(of: self) ?? 3
    return DynamicTypeSize.allCases[place]
  }

  init(_ size: DynamicTypeSize) {
    let place = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
    self = Self.allCases[place]
  }

  /// Whether the first is smaller.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.typeSize < right.typeSize
  }
  /// Whether the first is smaller, or they are the same.
  public static func <= (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.typeSize <= right.typeSize
  }
  /// Whether the first is larger.
  public static func > (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.typeSize > right.typeSize
  }
  /// Whether the first is larger, or they are the same.
  public static func >= (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.typeSize >= right.typeSize
  }
}

/// Whether the user wants text in bold.
///
/// - Source: Apple, "LegibilityWeight".
public enum LegibilityWeight: Hashable, Sendable {
  /// As usual.
  case regular
  /// Bolder than usual.
  case bold
}

/// How the user wants texts set: all that the window tells its fonts.
///
/// iOS's text styles follow the size. macOS's don't ("this value … does not affect the text size", Apple,
/// "dynamicTypeSize"); there, what the desktop calls the scaling of text makes text styles larger, exactly.
package struct TypeSetting: Equatable, Sendable {
  package var size = DynamicTypeSize.large
  /// How much larger than usual the user wants text.
  package var scale = 1.0
  package var weight: LegibilityWeight?

  package init() {}

  /// As a desktop's scaling of text asks for: the size whose body text is nearest.
  package init(scale: Double) {
    self.scale = scale
    size = TypeSizeTable.size(nearest: scale)
  }
}

private struct TypeSettingKey: EnvironmentKey {
  static var defaultValue: TypeSetting { TypeSetting() }
}

extension EnvironmentValues {
  package var typeSetting: TypeSetting {
    get { self[TypeSettingKey.self] }
    set { self[TypeSettingKey.self] = newValue }
  }

  /// How large the user wants text: the size nearest to the desktop's scaling of text.
  ///
  /// The text styles of the touch idiom follow it. On the desktop idiom it tells of the user's wish but does not
  /// change texts, as on macOS; there text styles follow the desktop's scaling itself.
  ///
  /// - Source: Apple, "dynamicTypeSize".
  public var dynamicTypeSize: DynamicTypeSize {
    get { typeSetting.size }
    set { typeSetting.size = newValue }
  }

  /// The same, by its older name.
  ///
  /// - Source: Apple, "sizeCategory".
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.typeSize }
  }

  /// Whether the user wants text in bold; `nil` if that is not known, as on Linux desktops, which have no such setting.
  ///
  /// Texts and symbols get bolder where it is `bold`.
  ///
  /// - Source: Apple, "legibilityWeight".
  public var legibilityWeight: LegibilityWeight? {
    get { typeSetting.weight }
    set { typeSetting.weight = newValue }
  }
}

extension View {
  /// The view with text of a size, on systems whose texts follow it: the touch idiom.
  ///
  /// - Source: Apple, "dynamicTypeSize(_:)".
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    modifier(_EnvironmentWriter(keyPath: \.dynamicTypeSize, value: size))
  }

  /// The view with limits for the size of its text: the nearest size within them is taken.
  ///
  /// - Source: Apple, "dynamicTypeSize(_:)".
  nonisolated public func dynamicTypeSize<T: RangeExpression>(
    _ range: T
  ) -> some View where T.Bound == DynamicTypeSize {
    let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
    return modifier(_TypeSizeLimits(least: allowed.first, most: allowed.last))
  }
}

/// Keeps the size of text within limits.
nonisolated struct _TypeSizeLimits: EnvironmentModifier {
  /// `nil` for limits that allow nothing, which are ignored.
  let least: DynamicTypeSize?
  let most: DynamicTypeSize?

  func change(_ values: inout EnvironmentValues) {
    guard let least, let most else { return }
    values.dynamicTypeSize = min(max(values.dynamicTypeSize, least), most)
  }

  func isEqual(to other: _TypeSizeLimits) -> Bool { least == other.least && most == other.most }
}
