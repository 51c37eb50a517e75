import Foundation

/// A number that grows with the size that the user wants text in, as a text style does.
///
/// On the touch idiom it follows `dynamicTypeSize` by the sizes of the text style, on the desktop idiom the desktop's
/// scaling of text.
///
/// - Source: Apple, "ScaledMetric"; Human Interface Guidelines, "Typography", Dynamic Type sizes.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.typeSetting) private var setting
  @Environment(\.theme) private var theme
  private let value: Value
  private let style: Font.TextStyle

  /// A number that grows as a text style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    value = wrappedValue
    style = textStyle
  }

  /// A number that grows as body text does.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// The number for the size that the user wants now.
  public var wrappedValue: Value {
    let ratio = theme.idiom == .touch ? TypeSizeTable.ratio(style, setting.size) : setting.scale
    return ratio == 1 ? value : Value(Double(value) * ratio)
  }
}

extension ScaledMetric: @unchecked Sendable where Value: Sendable {}
