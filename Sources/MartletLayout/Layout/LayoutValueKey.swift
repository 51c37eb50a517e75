/// A key for values that views carry for the layout of their container.
///
/// - Source: Apple, "LayoutValueKey".
public protocol LayoutValueKey {
  /// The type of the values.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}
