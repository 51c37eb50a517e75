import Foundation

extension Font {
  /// How wide letters are.
  ///
  /// It shows in families that are installed in several widths; others stay as they are.
  ///
  /// - Source: Apple, "Font.Width".
  public struct Width: Hashable, Sendable {
    /// From narrow (negative) to wide; 0 is standard.
    public var value: CGFloat

    /// Creates a width.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// The narrowest.
    public static let compressed = Width(-0.3)
    /// Narrower than standard.
    public static let condensed = Width(-0.2)
    /// The usual width.
    public static let standard = Width(0)
    /// Wider than standard.
    public static let expanded = Width(0.2)
  }

  /// How far apart a font's lines are.
  ///
  /// - Source: Apple, "Font.Leading".
  public enum Leading: Hashable, Sendable {
    /// As usual.
    case standard
    /// Closer together.
    case tight
    /// Further apart.
    case loose

    /// What a line has more than usual; as UIKit's tight and loose leading are remembered, 2 points.
    var points: Double {
      switch self {
      case .standard: return 0
      case .tight: return -2
      case .loose: return 2
      }
    }
  }

  enum Change: Hashable {
    case weight(Weight)
    case bold
    case italic
    case monospacedDigit
    case monospaced
    case width(Width)
    case leading(Leading)
    case design(Design)
    case scaled(CGFloat)
    case size(CGFloat)

    /// Whether both say something about the same thing, so that one replaces the other.
    func isLike(_ other: Change) -> Bool {
      switch (self, other) {
      case (.weight, .weight), (.bold, .bold), (.italic, .italic), (.monospacedDigit, .monospacedDigit),
        (.monospaced, .monospaced), (.width, .width), (.leading, .leading), (.design, .design),
        (.scaled, .scaled), (.size, .size):
        return true
      default: return false
      }
    }
  }

  func changed(_ change: Change, _ isActive: Bool = true) -> Font {
    var copy = self
    copy.changes.set(change, isActive)
    return copy
  }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
  /// The font in another width, where its family has one.
  public func width(_ width: Width) -> Font { changed(.width(width)) }
  /// The font in bold.
  public func bold() -> Font { changed(.bold) }
  /// The font in bold, or not.
  public func bold(_ isActive: Bool) -> Font { changed(.bold, isActive) }
  /// The font in italics.
  public func italic() -> Font { changed(.italic) }
  /// The font in italics, or not.
  public func italic(_ isActive: Bool) -> Font { changed(.italic, isActive) }
  /// The font with digits of one width.
  public func monospacedDigit() -> Font { changed(.monospacedDigit) }
  /// The font with letters of one width.
  public func monospaced() -> Font { changed(.monospaced) }
  /// The font with letters of one width, or not.
  public func monospaced(_ isActive: Bool) -> Font { changed(.monospaced, isActive) }
  /// The font with its lines closer together or further apart.
  public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }
  /// The font in so many times its size.
  public func scaled(by factor: CGFloat) -> Font { changed(.scaled(factor)) }
  /// The font in a size in points.
  public func pointSize(_ size: CGFloat) -> Font { changed(.size(size)) }
}

extension [Font.Change] {
  /// Adds a change in place of one of its kind, or takes that away.
  mutating func set(_ change: Font.Change, _ isActive: Bool = true) {
    removeAll { $0.isLike(change) }
    if isActive { append(change) }
  }

  /// Takes away what is said about the same thing.
  mutating func remove(like change: Font.Change) {
    removeAll { $0.isLike(change) }
  }
}
