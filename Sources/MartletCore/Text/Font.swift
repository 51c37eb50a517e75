import Foundation

/// A font that follows its environment, such as "the body font".
///
/// - Source: Apple, "Font".
public struct Font: Hashable, Sendable {
  /// A kind of text, which has a size and a weight in each family of devices.
  public enum TextStyle: CaseIterable, Hashable, Codable, Sendable {
    /// The largest title.
    case largeTitle
    /// A first-level title.
    case title
    /// A second-level title.
    case title2
    /// A third-level title.
    case title3
    /// A heading.
    case headline
    /// A heading below a heading.
    case subheadline
    /// Running text.
    case body
    /// Text that is called out.
    case callout
    /// Notes.
    case footnote
    /// Captions.
    case caption
    /// Smaller captions.
    case caption2
  }

  /// The design of a system font.
  public enum Design: Hashable, Sendable {
    /// The plain one.
    case `default`
    /// With serifs.
    case serif
    /// With rounded ends.
    case rounded
    /// With letters of one width.
    case monospaced
  }

  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    /// From 100 to 900, as in CSS.
    let value: Int

    /// The lightest.
    public static let ultraLight = Weight(value: 100)
    /// Thinner than light.
    public static let thin = Weight(value: 200)
    /// Lighter than regular.
    public static let light = Weight(value: 300)
    /// The usual one.
    public static let regular = Weight(value: 400)
    /// Between regular and semibold.
    public static let medium = Weight(value: 500)
    /// Between medium and bold.
    public static let semibold = Weight(value: 600)
    /// Bold.
    public static let bold = Weight(value: 700)
    /// Heavier than bold.
    public static let heavy = Weight(value: 800)
    /// The heaviest.
    public static let black = Weight(value: 900)
  }

  enum Base: Hashable {
    case style(TextStyle, Design?, Weight?)
    case system(CGFloat, Weight?, Design?)
    /// The system font in a size that grows as body text does.
    case control(CGFloat, Weight?)
    /// A font by name, its size, and the text style that the size follows.
    case custom(String, CGFloat, TextStyle?)
  }

  var base: Base
  var changes: [Change] = []

  init(_ base: Base) {
    self.base = base
  }
}

extension Font {
  /// The font of a text style.
  public static let largeTitle = Font(.style(.largeTitle, nil, nil))
  /// The font of a text style.
  public static let title = Font(.style(.title, nil, nil))
  /// The font of a text style.
  public static let title2 = Font(.style(.title2, nil, nil))
  /// The font of a text style.
  public static let title3 = Font(.style(.title3, nil, nil))
  /// The font of a text style.
  public static let headline = Font(.style(.headline, nil, nil))
  /// The font of a text style.
  public static let subheadline = Font(.style(.subheadline, nil, nil))
  /// The font of a text style.
  public static let body = Font(.style(.body, nil, nil))
  /// The font of a text style.
  public static let callout = Font(.style(.callout, nil, nil))
  /// The font of a text style.
  public static let footnote = Font(.style(.footnote, nil, nil))
  /// The font of a text style.
  public static let caption = Font(.style(.caption, nil, nil))
  /// The font of a text that is given none: that of body text.
  public static let `default` = Font(.style(.body, nil, nil))
  /// The font of a text style.
  public static let caption2 = Font(.style(.caption2, nil, nil))

  /// The system font of a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style, design, weight))
  }

  /// The system font of a text style.
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(.style(style, design, nil))
  }

  /// The system font of a size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(usable(size), weight, design))
  }

  /// The system font of a size in points.
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font(.system(usable(size), weight, design))
  }

  /// The system font of a control, of a size in points that grows with what the user wants of text.
  package static func control(size: CGFloat, weight: Weight? = nil) -> Font { Font(.control(size, weight)) }

  /// An installed font by name, of a size in points that follows the size of body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, usable(size), .body))
  }

  /// An installed font by name, of a size in points that stays.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, usable(fixedSize), nil))
  }

  /// An installed font by name, of a size in points that follows that of a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name, usable(size), textStyle))
  }

  /// A size in points that a font can have; the desktop's usual one in place of no number.
  private static func usable(_ size: CGFloat) -> CGFloat {
    NumberCheck.notNegative(size, or: 13, in: "Font size")
  }
}
