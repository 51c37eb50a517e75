/// One side of a rectangle; leading and trailing follow the direction of reading.
///
/// - Source: Apple, "Edge".
public enum Edge: Int8, CaseIterable, Sendable {
  /// The upper side.
  case top
  /// The side where a line of text starts.
  case leading
  /// The lower side.
  case bottom
  /// The side where a line of text ends.
  case trailing

  /// Any number of edges.
  ///
  /// - Source: Apple, "Edge.Set".
  public struct Set: OptionSet, Sendable {
    /// One bit per edge, at the place of the edge's own raw value.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one edge.
    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The upper side alone.
    public static let top = Set(.top)
    /// The leading side alone.
    public static let leading = Set(.leading)
    /// The lower side alone.
    public static let bottom = Set(.bottom)
    /// The trailing side alone.
    public static let trailing = Set(.trailing)
    /// Every side.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The two sides that bound the horizontal axis.
    public static let horizontal: Set = [.leading, .trailing]
    /// The two sides that bound the vertical axis.
    public static let vertical: Set = [.top, .bottom]

    /// Whether `edge` is in the set.
    package func contains(_ edge: Edge) -> Bool {
      contains(Set(edge))
    }
  }
}

/// The leading or trailing side of a rectangle.
///
/// - Source: Apple, "HorizontalEdge".
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The side where a line of text starts.
  case leading
  /// The side where a line of text ends.
  case trailing

  /// Any number of horizontal edges.
  ///
  /// - Source: Apple, "HorizontalEdge.Set".
  public struct Set: OptionSet, Sendable {
    /// One bit per edge, at the place of the edge's own raw value.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one edge.
    public init(_ edge: HorizontalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The leading side alone.
    public static let leading = Set(.leading)
    /// The trailing side alone.
    public static let trailing = Set(.trailing)
    /// Both sides.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The upper or lower side of a rectangle.
///
/// - Source: Apple, "VerticalEdge".
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom

  /// Any number of vertical edges.
  ///
  /// - Source: Apple, "VerticalEdge.Set".
  public struct Set: OptionSet, Sendable {
    /// One bit per edge, at the place of the edge's own raw value.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one edge.
    public init(_ edge: VerticalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The upper side alone.
    public static let top = Set(.top)
    /// The lower side alone.
    public static let bottom = Set(.bottom)
    /// Both sides.
    public static let all: Set = [.top, .bottom]
  }
}
