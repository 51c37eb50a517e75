import Foundation
import MartletPrimitives

/// A font that follows its environment, such as "the body font".
///
/// - Source: Apple, "Font".
public struct Font: Hashable, Sendable {
  /// A kind of text, which has a size and a weight in each family of devices.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
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
    case custom(String, CGFloat)
  }

  enum Change: Hashable {
    case weight(Weight)
    case bold
    case italic
    case monospacedDigit
    case monospaced
  }

  var base: Base
  var changes: [Change] = []

  init(_ base: Base) {
    self.base = base
  }

  func changed(_ change: Change) -> Font {
    var copy = self
    copy.changes.append(change)
    return copy
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
    Font(.system(size, weight, design))
  }

  /// The system font of a size in points.
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font(.system(size, weight, design))
  }

  /// An installed font by name, of a size in points.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size)) }

  /// An installed font by name, of a size in points that stays.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.custom(name, fixedSize)) }

  /// An installed font by name, of a size that follows a text style; desktops have one text size.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name, size))
  }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
  /// The font in bold.
  public func bold() -> Font { changed(.bold) }
  /// The font in italics.
  public func italic() -> Font { changed(.italic) }
  /// The font with digits of one width.
  public func monospacedDigit() -> Font { changed(.monospacedDigit) }
  /// The font with letters of one width.
  public func monospaced() -> Font { changed(.monospaced) }
}

extension Font {
  func resolved(_ fonts: FontTable) -> ResolvedFont {
    var family = FontFamily.system
    var size: Double
    var weight: Int
    var lineHeight: Double?
    switch base {
    case .style(let style, let design, let given):
      let row = fonts.style(style)
      size = row.size
      weight = given?.value ?? row.weight
      lineHeight = row.lineHeight
      family = Font.family(design)
    case .system(let given, let givenWeight, let design):
      size = Double(given)
      weight = givenWeight?.value ?? 400
      family = Font.family(design)
    case .custom(let name, let given):
      size = Double(given)
      weight = 400
      family = .named(name)
    }
    if !size.isFinite || size < 0 { size = 0 }
    var isItalic = false
    var hasMonospacedDigits = false
    for change in changes {
      switch change {
      case .weight(let given): weight = given.value
      case .bold: weight = max(weight, 700)
      case .italic: isItalic = true
      case .monospacedDigit: hasMonospacedDigits = true
      case .monospaced: family = .monospaced
      }
    }
    // A line that is higher than the font's own has the rest shared above and below.
    let own: Double = size * (FontTable.ascentRatio + FontTable.descentRatio)
    let extra: Double = ((lineHeight ?? own) - own) / 2
    return ResolvedFont(
      family: family, size: size, weight: weight, isItalic: isItalic,
      hasMonospacedDigits: hasMonospacedDigits,
      ascent: size * FontTable.ascentRatio + extra, descent: size * FontTable.descentRatio + extra,
      lineGap: fonts.lineGap)
  }

  private static func family(_ design: Design?) -> FontFamily {
    switch design {
    case .serif: return .serif
    case .rounded: return .rounded
    case .monospaced: return .monospaced
    case .default, nil: return .system
    }
  }
}
