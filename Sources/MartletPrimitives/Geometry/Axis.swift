/// The horizontal or vertical dimension of a plane.
///
/// - Source: Apple, "Axis"; raw values and `allCases` from fact n251.
public enum Axis: Int8, CaseIterable, Sendable, CustomStringConvertible {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The case's name.
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }

  /// The other axis.
  package var crossAxis: Axis {
    switch self {
    case .horizontal: .vertical
    case .vertical: .horizontal
    }
  }

  /// Any number of axes.
  ///
  /// - Source: Apple, "Axis.Set".
  public struct Set: OptionSet, Sendable {
    /// One bit per axis, at the place of the axis's own raw value.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one axis.
    package init(_ axis: Axis) {
      self.init(rawValue: 1 << axis.rawValue)
    }

    /// The horizontal axis alone.
    public static let horizontal = Set(.horizontal)
    /// The vertical axis alone.
    public static let vertical = Set(.vertical)

    /// Whether `axis` is in the set.
    package func contains(_ axis: Axis) -> Bool {
      contains(Set(axis))
    }
  }
}
