/// Kinds of areas that content keeps clear of.
///
/// - Source: Apple, "SafeAreaRegions".
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  @inlinable public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// What the containers around need: bars, and insets of views.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What an on-screen keyboard covers; desktops have none, so it is empty here.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all = SafeAreaRegions(rawValue: .max)
}
