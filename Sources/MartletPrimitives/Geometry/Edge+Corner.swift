extension Edge {
  /// One corner of a rectangle; leading and trailing follow the direction of reading.
  ///
  /// - Source: Apple, "Edge.Corner".
  public enum Corner: Int8, CaseIterable, Sendable, CustomDebugStringConvertible {
    /// Where the top and the leading edge meet.
    case topLeading
    /// Where the top and the trailing edge meet.
    case topTrailing
    /// Where the bottom and the leading edge meet.
    case bottomLeading
    /// Where the bottom and the trailing edge meet.
    case bottomTrailing

    /// The corner's name.
    public var debugDescription: String {
      switch self {
      case .topLeading: return "topLeading"
      case .topTrailing: return "topTrailing"
      case .bottomLeading: return "bottomLeading"
      case .bottomTrailing: return "bottomTrailing"
      }
    }

    /// Any number of corners.
    ///
    /// - Source: Apple, "Edge.Corner.Set".
    public struct Set: OptionSet, Sendable, CustomDebugStringConvertible {
      /// One bit per corner, at the place of the corner's own raw value.
      public let rawValue: Int8

      /// Creates a set from its bits.
      public init(rawValue: Int8) {
        self.rawValue = rawValue
      }

      /// Creates a set of one corner.
      public init(_ corner: Corner) {
        self.init(rawValue: 1 << corner.rawValue)
      }

      /// The top leading corner alone.
      public static let topLeading = Set(.topLeading)
      /// The top trailing corner alone.
      public static let topTrailing = Set(.topTrailing)
      /// The bottom leading corner alone.
      public static let bottomLeading = Set(.bottomLeading)
      /// The bottom trailing corner alone.
      public static let bottomTrailing = Set(.bottomTrailing)
      /// Both corners of the top edge.
      public static let top: Set = [.topLeading, .topTrailing]
      /// Both corners of the bottom edge.
      public static let bottom: Set = [.bottomLeading, .bottomTrailing]
      /// Both corners of the leading edge.
      public static let leading: Set = [.topLeading, .bottomLeading]
      /// Both corners of the trailing edge.
      public static let trailing: Set = [.topTrailing, .bottomTrailing]
      /// Every corner.
      public static let all: Set = [.top, .bottom]
      /// No corner.
      public static let none: Set = []

      /// Returns whether a corner is in the set.
      public func contains(_ corner: Corner) -> Bool { contains(Set(corner)) }

      /// The names of the corners.
      public var debugDescription: String {
        "[\(Corner.allCases.filter(contains).map(\.debugDescription).joined(separator: ", "))]"
      }
    }
  }
}
