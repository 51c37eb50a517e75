import Foundation

extension AttributedString {
  /// How Markdown is read.
  ///
  /// - Source: Apple, "AttributedString.MarkdownParsingOptions".
  public struct MarkdownParsingOptions: Sendable {
    /// Which marks count.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// All, also those of headings and lists, whose parts follow each other without a line break.
      case full
      /// Those inside a line.
      case inlineOnly
      /// Those inside a line, and spaces and line breaks stay.
      case inlineOnlyPreservingWhitespace
    }

    /// What happens with a source that is no text.
    public enum FailurePolicy: Hashable, Sendable {
      /// An error is thrown.
      case throwError
      /// What can be read is kept.
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](key: value)` sets attributes of the app's own.
    ///
    /// It is not read here: of such a text its text is shown.
    public var allowsExtendedAttributes: Bool
    /// Which marks count.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens with a source that is no text.
    public var failurePolicy: FailurePolicy
    /// The language of the text, set as an attribute of it.
    public var languageCode: String?

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates a text from Markdown.
  ///
  /// - Parameter baseURL: Where links that are no whole address lead from.
  /// - Source: Apple, "init(markdown:options:baseURL:)".
  public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    self = MarkdownText.read(markdown, options: options, baseURL: baseURL)
  }

  /// Creates a text from Markdown in UTF-8.
  ///
  /// - Throws: `CocoaError` of the kind `fileReadInapplicableStringEncoding` if the data are no text.
  public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    if options.failurePolicy == .returnPartiallyParsedIfPossible {
      self = MarkdownText.read(String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
      return
    }
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    self = MarkdownText.read(text, options: options, baseURL: baseURL)
  }

  /// Creates a text from Markdown in a file.
  ///
  /// - Throws: what reading the file throws, and an error if it holds no text.
  public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: try Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  /// Creates a text from Markdown, with the attributes of a scope.
  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  /// Creates a text from Markdown, with the attributes of a scope.
  public init<S: AttributeScope>(
    markdown: String, including scope: S.Type, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  /// Creates a text by looking a key up in a table of a bundle's localizations, and reading its Markdown.
  ///
  /// Values put into the text are shown as they are.
  ///
  /// - Source: Apple, "init(localized:table:bundle:locale:comment:)".
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let format: String = Localizations.format(
      for: keyAndValue.key, default: keyAndValue.key, table: table, bundle: bundle,
      arguments: keyAndValue.arguments)
    self = MarkdownText.fill(format, keyAndValue.arguments, locale: locale ?? .current)
  }

  /// Creates a text by looking a resource up and reading its Markdown.
  ///
  /// - Source: Apple, "init(localized:)".
  public init(localized resource: LocalizedStringResource) {
    let value: String.LocalizationValue = resource.defaultValue
    let format: String = Localizations.format(
      for: resource.key, default: value.key, table: resource.table, bundle: resource.bundle.bundle,
      arguments: value.arguments)
    self = MarkdownText.fill(format, value.arguments, locale: resource.locale)
  }
}

/// Makes attributed strings out of what the readers of Markdown find.
enum MarkdownText {
  static func read(
    _ text: String, options: AttributedString.MarkdownParsingOptions, baseURL: URL?
  ) -> AttributedString {
    var result = AttributedString()
    switch options.interpretedSyntax {
    case .inlineOnlyPreservingWhitespace:
      result = string(InlineMarkdown.runs(of: text, breaks: .preserved), baseURL: baseURL)
    case .inlineOnly:
      result = string(InlineMarkdown.runs(of: text, breaks: .folded), baseURL: baseURL)
    case .full:
      for block in BlockMarkdown.blocks(of: text) {
        var part: AttributedString =
          block.isCode
          ? AttributedString(block.text)
          : string(InlineMarkdown.runs(of: block.text, breaks: .folded), baseURL: baseURL)
        part[AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self] = PresentationIntent(
          types: block.path.reversed())
        result += part
      }
    }
    if let language = options.languageCode { result.languageIdentifier = language }
    return result
  }

  /// A localized format with its values in it.
  static func fill(_ format: String, _ arguments: [FormatArgument], locale: Locale) -> AttributedString {
    let slots = FormatSlots(format, count: arguments.count)
    var runs: [MarkdownRun] = InlineMarkdown.runs(of: slots.text, breaks: .preserved)
    for index in runs.indices {
      func filled(_ text: String) -> String {
        slots.pieces(of: text).map { piece in
          switch piece {
          case .text(let text): return text
          case .value(let number, let specifier): return arguments[number].text(specifier, locale: locale)
          }
        }.joined()
      }
      runs[index].text = filled(runs[index].text)
      runs[index].link = runs[index].link.map(filled)
      runs[index].image = runs[index].image.map(filled)
    }
    return string(runs, baseURL: nil)
  }

  private static func string(_ runs: [MarkdownRun], baseURL: URL?) -> AttributedString {
    var result = AttributedString()
    for run in runs {
      var part = AttributedString(run.text)
      if !run.intent.isEmpty {
        part[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] = run.intent
      }
      if let link = run.link { part.link = MarkdownText.url(link, baseURL) }
      if let image = run.image { part.imageURL = MarkdownText.url(image, baseURL) }
      result += part
    }
    return result
  }

  static func url(_ text: String, _ baseURL: URL?) -> URL? { URL(string: text, relativeTo: baseURL) }
}

/// A format whose values are kept out of the way, each behind one character, while its Markdown is read.
///
/// So a value's own asterisks stay what they are, and a value can be in the address of a link.
package struct FormatSlots {
  package enum Piece: Equatable {
    case text(String)
    /// A value by its number, and how it is to be written.
    case value(Int, specifier: String)
  }

  /// The format, a character of the private plane in place of each value.
  package let text: String
  private let slots: [(number: Int, specifier: String)]

  private static let first: UInt32 = 0x10F000
  /// As many as the plane has left.
  private static let most = 0xFFD

  package init(_ format: String, count: Int) {
    var slots: [(number: Int, specifier: String)] = []
    text = FormatFilling.fill(format) { number, specifier in
      guard (0..<count).contains(number), slots.count < Self.most,
        let scalar = Unicode.Scalar(Self.first + UInt32(slots.count))
      else { return nil }
      slots.append((number, specifier))
      return String(Character(scalar))
    }
    self.slots = slots
  }

  /// A stretch of the text, cut at its values.
  package func pieces(of stretch: String) -> [Piece] {
    guard !slots.isEmpty else { return [.text(stretch)] }
    var pieces: [Piece] = []
    var plain = String.UnicodeScalarView()
    func flush() {
      if !plain.isEmpty { pieces.append(.text(String(plain))) }
      plain = String.UnicodeScalarView()
    }
    for scalar in stretch.unicodeScalars {
      guard scalar.value >= Self.first, scalar.value < Self.first + UInt32(slots.count) else {
        plain.append(scalar)
        continue
      }
      flush()
      let slot = slots[Int(scalar.value - Self.first)]
      pieces.append(.value(slot.number, specifier: slot.specifier))
    }
    flush()
    return pieces
  }
}
