import Foundation
import MartletPrimitives

/// Where the shorter lines of a text stand.
///
/// - Source: Apple, "TextAlignment".
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// At the side where reading begins.
  case leading
  /// In the middle.
  case center
  /// At the side where reading ends.
  case trailing
}

/// Text that can be read, not edited.
///
/// - Source: Apple, "Text".
nonisolated public struct Text: Equatable, Sendable {
  /// Where a text that is too long is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At its start.
    case head
    /// At its end.
    case tail
    /// In its middle.
    case middle
  }

  enum Storage: Equatable {
    case verbatim(String)
    case key(LocalizedStringKey, table: String?, bundle: Bundle?)
  }

  enum Change: Equatable {
    case font(Font?)
    case weight(Font.Weight?)
    case color(Color?)
    case style(AnyShapeStyle)
    case bold(Bool)
    case italic(Bool)
    case monospacedDigit
    case monospaced(Bool)
    case underline(Bool)
    case strikethrough(Bool)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)

    static func == (left: Change, right: Change) -> Bool {
      switch (left, right) {
      case (.font(let left), .font(let right)): return left == right
      case (.weight(let left), .weight(let right)): return left == right
      case (.color(let left), .color(let right)): return left == right
      case (.style(let left), .style(let right)): return ValueComparison.areEqual(left, right)
      case (.bold(let left), .bold(let right)), (.italic(let left), .italic(let right)),
        (.monospaced(let left), .monospaced(let right)), (.underline(let left), .underline(let right)),
        (.strikethrough(let left), .strikethrough(let right)):
        return left == right
      case (.monospacedDigit, .monospacedDigit): return true
      case (.tracking(let left), .tracking(let right)),
        (.baselineOffset(let left), .baselineOffset(let right)):
        return left == right
      default: return false
      }
    }
  }

  /// A stretch with changes of its own; later changes are the outer ones.
  struct Part: Equatable {
    var storage: Storage
    var changes: [Change] = []
  }

  var parts: [Part]

  init(parts: [Part]) {
    self.parts = parts
  }

  /// A text shown as it is.
  public init<S: StringProtocol>(_ content: S) {
    parts = [Part(storage: .verbatim(String(content)))]
  }

  /// A text shown as it is, without being looked up.
  public init(verbatim content: String) {
    parts = [Part(storage: .verbatim(content))]
  }

  /// A text looked up in a table of a bundle's localizations; the key itself if there is none.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    parts = [Part(storage: .key(key, table: tableName, bundle: bundle))]
  }

  /// One text after another.
  public static func + (left: Text, right: Text) -> Text {
    Text(parts: left.parts + right.parts)
  }

  func changed(_ change: Change) -> Text {
    Text(parts: parts.map { Part(storage: $0.storage, changes: $0.changes + [change]) })
  }

  /// The characters shown.
  package func string(locale: Locale) -> String {
    parts.map { $0.storage.string(locale: locale) }.joined()
  }
}

extension Text.Storage {
  func string(locale: Locale) -> String {
    switch self {
    case .verbatim(let text): return text
    case .key(let key, let table, let bundle):
      return key.resolved(table: table, bundle: bundle, locale: locale)
    }
  }
}
