import Foundation
import MartletPrimitives

/// What a font comes to besides what it says itself.
struct FontContext {
  var fonts: FontTable
  var isTouch = false
  var setting = TypeSetting()
  /// What is asked of whatever font a text has, the outermost first.
  var changes: [Font.Change] = []

  /// The usual sizes of a family of devices.
  init(_ fonts: FontTable) {
    self.fonts = fonts
  }

  init(_ environment: EnvironmentValues) {
    let theme = environment.theme
    fonts = theme.fonts
    isTouch = theme.idiom == .touch
    setting = environment.typeSetting
    changes = environment.textTraits.fontChanges
  }

  /// How much larger than usual a text style is set.
  func ratio(_ style: Font.TextStyle) -> Double {
    isTouch ? TypeSizeTable.ratio(style, setting.size) : setting.scale
  }
}

extension Font {
  /// The font as a text in an environment shows it.
  func resolved(in environment: EnvironmentValues) -> ResolvedFont {
    resolved(FontContext(environment))
  }

  func resolved(_ fonts: FontTable) -> ResolvedFont { resolved(FontContext(fonts)) }

  /// Starts from the base, then goes through what is asked of this font and what is asked of any.
  func resolved(_ context: FontContext) -> ResolvedFont {
    var making = Making(base, context)
    for change in changes { making.apply(change) }
    for change in context.changes { making.apply(change) }
    return making.result(context)
  }

  /// A font on its way to what is drawn.
  private struct Making {
    var family = FontFamily.system
    var size = 0.0
    var weight = 400
    /// The height of a line, if the style says.
    var lineHeight: Double?
    var isItalic = false
    var hasMonospacedDigits = false
    var width = 0.0
    var leading = Leading.standard

    init(_ base: Base, _ context: FontContext) {
      switch base {
      case .style(let style, let design, let given):
        let row = context.fonts.style(style)
        let ratio = context.ratio(style)
        size = context.isTouch ? TypeSizeTable.pointSize(style, context.setting.size) : row.size * ratio
        weight = given?.value ?? row.weight
        lineHeight = row.lineHeight.map { $0 * ratio }
        family = Self.family(design)
      case .system(let given, let givenWeight, let design):
        size = Double(given)
        weight = givenWeight?.value ?? 400
        family = Self.family(design)
      case .control(let given, let givenWeight):
        size = Double(given) * context.ratio(.body)
        weight = givenWeight?.value ?? 400
      case .custom(let name, let given, let style):
        size = Double(given) * (style.map { context.ratio($0) } ?? 1)
        family = .named(name)
      }
    }

    mutating func apply(_ change: Change) {
      switch change {
      case .weight(let given): weight = given.value
      case .bold: weight = max(weight, 700)
      case .italic: isItalic = true
      case .monospacedDigit: hasMonospacedDigits = true
      case .monospaced: family = .monospaced
      case .width(let given): width = given.value.isFinite ? Double(given.value) : 0
      case .leading(let given): leading = given
      case .design(let design):
        // A font by name has the design it has.
        if case .named = family { return }
        family = Self.family(design)
      case .scaled(let factor):
        guard factor.isFinite, factor > 0 else { return }
        size *= Double(factor)
        lineHeight = lineHeight.map { $0 * Double(factor) }
      case .size(let given):
        lineHeight = size > 0 ? lineHeight.map { $0 / size * Double(given) } : nil
        size = Double(given)
      }
    }

    /// iOS's "Bold Text" sets regular text about as heavy as semibold; by eye.
    private static let bolder = 200

    func result(_ context: FontContext) -> ResolvedFont {
      let size = self.size.isFinite && self.size >= 0 ? self.size : 0
      let weight = context.setting.weight == .bold ? min(self.weight + Self.bolder, 900) : self.weight
      // A line that is higher than the font's own has the rest shared above and below.
      let own: Double = size * (FontTable.ascentRatio + FontTable.descentRatio)
      let extra: Double = ((lineHeight ?? own) - own + leading.points) / 2
      return ResolvedFont(
        family: family, size: size, weight: weight, isItalic: isItalic,
        hasMonospacedDigits: hasMonospacedDigits, width: width,
        ascent: size * FontTable.ascentRatio + extra, descent: size * FontTable.descentRatio + extra,
        lineGap: context.fonts.lineGap)
    }

    static func family(_ design: Design?) -> FontFamily {
      switch design {
      case .serif: return .serif
      case .rounded: return .rounded
      case .monospaced: return .monospaced
      case .default, nil: return .system
      }
    }
  }
}
