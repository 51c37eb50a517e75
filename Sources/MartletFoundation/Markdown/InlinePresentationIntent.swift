import Foundation

/// What a stretch of text is meant to be, whatever it looks like.
///
/// - Source: Apple, "InlinePresentationIntent".
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The choices as bits.
  public let rawValue: UInt

  /// Creates choices from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Emphasized, which is shown in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strongly emphasized, which is shown in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code, which is shown with letters of one width.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// No longer valid, which is shown with a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A line break of the source that is none in the text.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A line break.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// HTML in a line of text.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// HTML that stands alone.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributeScopes.FoundationAttributes {
  /// What a stretch of text is meant to be.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    /// The choices.
    public typealias Value = InlinePresentationIntent
    /// The key's name.
    public static var name: String { "NSInlinePresentationIntent" }
  }

  /// The part of a document that a stretch of text belongs to.
  public enum PresentationIntentAttribute: CodableAttributedStringKey {
    /// The parts, the innermost first.
    public typealias Value = PresentationIntent
    /// The key's name.
    public static var name: String { "NSPresentationIntent" }
  }

  // Nobody makes a scope: its properties only lead the compiler from a name to a key.

  /// The key of what a stretch of text is meant to be.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute { preconditionFailure(Self.why) }
  /// The key of the part of a document that a stretch of text belongs to.
  public var presentationIntent: PresentationIntentAttribute { preconditionFailure(Self.why) }

  private static var why: String { "An attribute scope has no values." }
}

/// The parts of a document that a stretch of text belongs to, the innermost first.
///
/// - Source: Apple, "PresentationIntent".
public struct PresentationIntent: Hashable, Codable, Sendable {
  /// A kind of part.
  public enum Kind: Hashable, Codable, Sendable {
    /// A paragraph.
    case paragraph
    /// A heading; level 1 is the highest.
    case header(level: Int)
    /// A list with numbers.
    case orderedList
    /// A list with marks.
    case unorderedList
    /// An entry of a list, by its number.
    case listItem(ordinal: Int)
    /// Lines of code.
    case codeBlock(languageHint: String?)
    /// Something that another one said.
    case blockQuote
    /// A line between two parts.
    case thematicBreak
  }

  /// A part: its kind, and a number that tells it from others of the document.
  public struct IntentType: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    /// What the part is.
    public var kind: Kind
    /// Which part it is.
    public var identity: Int

    /// Creates a part.
    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }

    /// The kind and the number.
    public var debugDescription: String { "\(kind) (id \(identity))" }
  }

  /// The parts, the innermost first.
  public var components: [IntentType]

  /// Creates a place in a document.
  public init(types: [IntentType]) {
    components = types
  }
}
