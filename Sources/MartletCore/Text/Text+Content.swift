import Foundation
import MartletFoundation

extension Text {
  /// A stretch of characters as it is shown, with the changes of its look, the innermost first.
  struct ShownPart: Equatable {
    var text: String
    var changes: [Change]
    /// The picture that the one character stands for.
    var image: Image?
  }

  /// A text with attributes, which go before those of its surroundings.
  ///
  /// A literal is a key, though it could be a text with attributes, too.
  ///
  /// - Source: Apple, "init(_:)", AttributedString.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    parts = [Part(storage: .attributed(attributedContent))]
  }

  /// A text looked up as a resource says; its Markdown is shown.
  ///
  /// - Source: Apple, "init(_:)", LocalizedStringResource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    parts = [Part(storage: .resource(resource))]
  }

  /// A picture as a text, which can be joined with others: symbols are as large as the text.
  ///
  /// - Source: Apple, "init(_:)", Image.
  public init(_ image: Image) {
    parts = [Part(storage: .image(image))]
  }

  /// Unicode's character for an object in a text.
  static let placeOfPicture = "\u{FFFC}"

  /// The characters shown, without pictures.
  package func string(locale: Locale) -> String {
    shownParts(in: Surroundings(locale: locale)).filter { $0.image == nil }.map(\.text).joined()
  }

  /// The stretches shown: keys are looked up, their Markdown is read, and their values are put in.
  func shownParts(in surroundings: Surroundings) -> [ShownPart] {
    if parts.count == 1, let part = parts.first { return part.storage.shownParts(part.changes, surroundings) }
    return parts.flatMap { $0.storage.shownParts($0.changes, surroundings) }
  }

  /// Whether the text depends on calendar, time zone or time.
  var isFormatted: Bool {
    parts.contains { part in
      switch part.storage {
      case .formatted: return true
      case .key(let key, _, _): return key.hasFormattedText
      case .verbatim, .attributed, .resource, .image: return false
      }
    }
  }

  /// When the text reads otherwise by itself; `nil` if it never does.
  func nextChange(after date: Date) -> Date? {
    parts.lazy.compactMap { part -> Date? in
      switch part.storage {
      case .formatted(let content): return content.nextChange(after: date)
      case .key(let key, _, _): return key.nextChange(after: date)
      case .verbatim, .attributed, .resource, .image: return nil
      }
    }.min()
  }

  /// Numbers in a text are written in the environment's locale; plain strings don't ask for it.
  var needsLocale: Bool {
    parts.contains { part in
      switch part.storage {
      case .key(let key, _, _): return !key.arguments.isEmpty
      case .formatted: return true
      case .verbatim, .attributed, .resource, .image: return false
      }
    }
  }
}

extension Text.Storage {
  fileprivate func shownParts(
    _ changes: [Text.Change], _ surroundings: Text.Surroundings
  ) -> [Text.ShownPart] {
    switch self {
    case .verbatim(let text):
      return [Text.ShownPart(text: text, changes: changes)]
    case .key(let key, let table, let bundle):
      return key.shownParts(table: table, bundle: bundle, surroundings, changes)
    case .attributed(let string):
      return string.shownParts(changes)
    case .resource(let resource):
      return AttributedString(localized: resource).shownParts(changes)
    case .image(let image):
      return [Text.ShownPart(text: Text.placeOfPicture, changes: changes, image: image)]
    case .formatted(let content):
      switch content.content(in: surroundings) {
      case .plain(let text): return [Text.ShownPart(text: text, changes: changes)]
      case .attributed(let string): return string.shownParts(changes)
      }
    }
  }
}

extension LocalizedStringKey {
  /// Whether one of the texts in it depends on calendar, time zone or time.
  fileprivate var hasFormattedText: Bool {
    arguments.contains { argument in
      if case .text(let text) = argument { return text.isFormatted }
      return false
    }
  }

  /// When one of the texts in it reads otherwise.
  fileprivate func nextChange(after date: Date) -> Date? {
    arguments.lazy.compactMap { argument -> Date? in
      if case .text(let text) = argument { return text.nextChange(after: date) }
      return nil
    }.min()
  }

  fileprivate func shownParts(
    table: String?, bundle: Bundle?, _ surroundings: Text.Surroundings, _ changes: [Text.Change]
  ) -> [Text.ShownPart] {
    let values: [FormatArgument] = arguments.map { argument in
      if case .value(let value) = argument { return value }
      return .string("")
    }
    let format: String = Localizations.format(
      for: key, default: key, table: table, bundle: bundle, arguments: values)
    let isPlain: Bool = !arguments.contains { if case .text = $0 { true } else { false } }
    if isPlain, !InlineMarkdown.isNeeded(for: format) {
      return [
        Text.ShownPart(
          text: FormatFilling.fill(format, values, locale: surroundings.locale), changes: changes)
      ]
    }
    let slots = FormatSlots(format, count: arguments.count)
    return InlineMarkdown.runs(of: slots.text, breaks: .preserved).flatMap { run in
      var all: [Text.Change] = run.intent.changes
      if let link = run.link, let url = URL(string: filled(slots, link, surroundings)) {
        all.append(.link(url))
      }
      all += changes
      return slots.pieces(of: run.text).flatMap { shownParts(of: $0, surroundings, all) }
    }
  }

  private func shownParts(
    of piece: FormatSlots.Piece, _ surroundings: Text.Surroundings, _ changes: [Text.Change]
  ) -> [Text.ShownPart] {
    switch piece {
    case .text(let text):
      return [Text.ShownPart(text: text, changes: changes)]
    case .value(let number, let specifier):
      switch arguments[number] {
      case .value(let value):
        return [Text.ShownPart(text: value.text(specifier, locale: surroundings.locale), changes: changes)]
      case .text(let text):
        return text.shownParts(in: surroundings).map {
          Text.ShownPart(text: $0.text, changes: $0.changes + changes, image: $0.image)
        }
      }
    }
  }

  /// A text without a look, such as a link's address, with its values.
  private func filled(_ slots: FormatSlots, _ text: String, _ surroundings: Text.Surroundings) -> String {
    slots.pieces(of: text).flatMap { shownParts(of: $0, surroundings, []) }.map(\.text).joined()
  }
}

extension InlinePresentationIntent {
  /// How a text of this kind looks.
  fileprivate var changes: [Text.Change] {
    var changes: [Text.Change] = []
    if contains(.emphasized) { changes.append(.fontChange(.italic, true)) }
    if contains(.stronglyEmphasized) { changes.append(.fontChange(.bold, true)) }
    if contains(.code) { changes.append(.fontChange(.monospaced, true)) }
    if contains(.strikethrough) { changes.append(.strikethrough(.single)) }
    return changes
  }
}

extension AttributedString {
  fileprivate func shownParts(_ outer: [Text.Change]) -> [Text.ShownPart] {
    typealias Keys = AttributeScopes.SwiftUIAttributes
    return runs.map { run in
      var changes: [Text.Change] = []
      if let font = run[Keys.FontAttribute.self] { changes.append(.font(font)) }
      if let color = run[Keys.ForegroundColorAttribute.self] { changes.append(.color(color)) }
      if let color = run[Keys.BackgroundColorAttribute.self] { changes.append(.background(color)) }
      if let style = run[Keys.UnderlineStyleAttribute.self] { changes.append(.underline(style)) }
      if let style = run[Keys.StrikethroughStyleAttribute.self] { changes.append(.strikethrough(style)) }
      if let space = run[Keys.TrackingAttribute.self] ?? run[Keys.KerningAttribute.self] {
        changes.append(.tracking(space))
      }
      if let offset = run[Keys.BaselineOffsetAttribute.self] { changes.append(.baselineOffset(offset)) }
      let intent = run[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self]
      changes += intent?.changes ?? []
      if let link = run.link { changes.append(.link(link)) }
      return Text.ShownPart(text: String(self[run.range].characters), changes: changes + outer)
    }
  }
}
