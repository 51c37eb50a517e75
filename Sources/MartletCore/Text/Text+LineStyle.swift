import Foundation

extension Text {
  /// How a line under or through a text is drawn.
  ///
  /// - Source: Apple, "Text.LineStyle".
  public struct LineStyle: Hashable, Sendable {
    /// The dashes of a line.
    public struct Pattern: Hashable, Sendable {
      let name: String

      /// A line without gaps.
      public static let solid = Pattern(name: "solid")
      /// Dots.
      public static let dot = Pattern(name: "dot")
      /// Dashes.
      public static let dash = Pattern(name: "dash")
      /// A dash and a dot in turn.
      public static let dashDot = Pattern(name: "dashDot")
      /// A dash and two dots in turn.
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    let color: Color?
    private let pattern: Pattern

    /// Creates a style; the line has the text's colour if none is given.
    ///
    /// Any pattern is drawn without gaps, and the first that should have some says so.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
      if pattern != .solid {
        Diagnostics.warnOnce(
          "line-pattern",
          "Text.LineStyle: the pattern .\(pattern.name) is drawn as a solid line, as Pango has no other.")
      }
    }

    /// A single line without gaps, in the text's colour.
    public static let single = LineStyle()
  }
}
