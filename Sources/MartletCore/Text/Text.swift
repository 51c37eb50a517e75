import Foundation
import MartletFoundation
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
    case attributed(AttributedString)
    case resource(LocalizedStringResource)
    /// What depends on the surroundings' formats, and perhaps on the time.
    case formatted(any FormattedContent)
    /// A picture among the characters.
    case image(Image)

    static func == (left: Storage, right: Storage) -> Bool {
      switch (left, right) {
      case (.verbatim(let left), .verbatim(let right)): return left == right
      case (.key(let left, let leftTable, let leftBundle), .key(let right, let rightTable, let rightBundle)):
        return left == right && leftTable == rightTable && leftBundle == rightBundle
      case (.attributed(let left), .attributed(let right)): return left == right
      case (.resource(let left), .resource(let right)): return left == right
      case (.formatted(let left), .formatted(let right)): return left.isEqual(to: right)
      case (.image(let left), .image(let right)): return left == right
      default: return false
      }
    }
  }

  /// What reads a text besides itself.
  struct Surroundings {
    var locale: Locale
    var calendar = Calendar.current
    var timeZone = TimeZone.current
    var date = Date()
  }

  enum Change: Equatable {
    case font(Font?)
    /// A change of whichever font is used, or that it is not wanted.
    case fontChange(Font.Change, Bool)
    case color(Color?)
    case style(AnyShapeStyle)
    case underline(LineStyle?)
    case strikethrough(LineStyle?)
    case background(Color)
    case link(URL)
    case tracking(CGFloat)
    case kerning(CGFloat)
    case baselineOffset(CGFloat)

    static func == (left: Change, right: Change) -> Bool {
      switch (left, right) {
      case (.font(let left), .font(let right)): return left == right
      case (.fontChange(let left, let isLeft), .fontChange(let right, let isRight)):
        return left == right && isLeft == isRight
      case (.color(let left), .color(let right)): return left == right
      case (.style(let left), .style(let right)): return ValueComparison.areEqual(left, right)
      case (.underline(let left), .underline(let right)),
        (.strikethrough(let left), .strikethrough(let right)):
        return left == right
      case (.background(let left), .background(let right)): return left == right
      case (.link(let left), .link(let right)): return left == right
      case (.tracking(let left), .tracking(let right)), (.kerning(let left), .kerning(let right)),
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
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    parts = [Part(storage: .verbatim(String(content)))]
  }

  /// A text shown as it is, without being looked up.
  public init(verbatim content: String) {
    parts = [Part(storage: .verbatim(content))]
  }

  /// A text looked up in a table of a bundle's localizations; the key itself if there is none.
  ///
  /// Its Markdown is shown: emphasis, code, strikethrough and links.
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
}
