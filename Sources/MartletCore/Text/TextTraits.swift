import Foundation

extension Text {
  /// The letters in which a text is shown, whichever it is written in.
  ///
  /// - Source: Apple, "Text.Case".
  public enum Case: Hashable, Sendable {
    /// Capitals.
    case uppercase
    /// Small letters.
    case lowercase
  }

  /// A size beside that of the font.
  ///
  /// - Source: Apple, "Text.Scale".
  public struct Scale: Hashable, Sendable {
    let factor: CGFloat

    /// The font's own size.
    public static let `default` = Scale(factor: 1)
    /// A smaller one, as for a unit behind a number; Apple gives no figure, three quarters is by eye.
    public static let secondary = Scale(factor: 0.75)
  }
}

/// What modifiers say about all texts inside, but for their font and colour.
///
/// One environment value holds it all, so that a text asks once.
struct TextTraits: Equatable {
  var textCase: Text.Case?
  /// How small texts may get to fit, as a part of their size.
  var minimumScaleFactor: CGFloat = 1
  /// Whether characters may move closer together before something is left out.
  var allowsTightening = false
  /// What is asked of whichever font a text has, the outermost first.
  var fontChanges: [Font.Change] = []
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  /// Points.
  var tracking: CGFloat?
  var kerning: CGFloat?
  var baselineOffset: CGFloat?
  /// How a text gives way to another.
  var contentTransition = ContentTransition.interpolate
}

private struct TextTraitsKey: EnvironmentKey {
  static var defaultValue: TextTraits { TextTraits() }
}

extension EnvironmentValues {
  var textTraits: TextTraits {
    get { self[TextTraitsKey.self] }
    set { self[TextTraitsKey.self] = newValue }
  }

  /// Has texts look as in a window of their own, whatever is set around.
  package mutating func resetTextTraits() {
    textTraits = TextTraits()
  }

  /// The letters in which texts are shown; `nil` for those they are written in.
  ///
  /// - Source: Apple, "textCase".
  public var textCase: Text.Case? {
    get { textTraits.textCase }
    set { textTraits.textCase = newValue }
  }

  /// How small texts may get to fit into their space, as a part of their size from 0 to 1.
  ///
  /// - Source: Apple, "minimumScaleFactor".
  public var minimumScaleFactor: CGFloat {
    get { textTraits.minimumScaleFactor }
    set { textTraits.minimumScaleFactor = newValue }
  }

  /// Whether a text's characters move closer together to fit into its space.
  ///
  /// - Source: Apple, "allowsTightening".
  public var allowsTightening: Bool {
    get { textTraits.allowsTightening }
    set { textTraits.allowsTightening = newValue }
  }
}

/// Changes something about the texts inside.
nonisolated struct _TextTraitsModifier: EnvironmentModifier {
  /// What to change.
  enum Deed: Equatable {
    case font(Font.Change, Bool)
    case underline(Text.LineStyle?)
    case strikethrough(Text.LineStyle?)
    case tracking(CGFloat)
    case kerning(CGFloat)
    case baselineOffset(CGFloat)
  }

  let deed: Deed

  func change(_ values: inout EnvironmentValues) {
    switch deed {
    case .font(let change, let isActive): values.textTraits.fontChanges.set(change, isActive)
    case .underline(let style): values.textTraits.underline = style
    case .strikethrough(let style): values.textTraits.strikethrough = style
    case .tracking(let points): values.textTraits.tracking = points
    case .kerning(let points): values.textTraits.kerning = points
    case .baselineOffset(let points): values.textTraits.baselineOffset = points
    }
  }

  func isEqual(to other: _TextTraitsModifier) -> Bool { deed == other.deed }
}
