import Foundation
import SwiftUI

/// Something that a text has to fulfil, and what to say where it doesn't.
///
/// ```swift
/// let rules: [FieldRule] = [.notEmpty("Enter a name."), .length(...20)]
/// ```
///
/// A rule of one's own:
///
/// ```swift
/// FieldRule("Choose a name that nobody has.") { !takenNames.contains($0) }
/// ```
public struct FieldRule: Sendable {
  /// What to say where the rule is not fulfilled.
  public let message: Text
  private let check: @Sendable (String) -> Bool

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - message: what to say where it is not fulfilled.
  ///   - isSatisfied: whether a text fulfils it. It is asked whenever the text is shown, so it should be quick.
  public init(_ message: Text, isSatisfied: @escaping @Sendable (String) -> Bool) {
    self.message = message
    check = isSatisfied
  }

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - message: what to say where it is not fulfilled, looked up in the app's string tables.
  ///   - isSatisfied: whether a text fulfils it.
  public init(_ message: LocalizedStringKey, isSatisfied: @escaping @Sendable (String) -> Bool) {
    self.init(Text(message), isSatisfied: isSatisfied)
  }

  /// Whether a text fulfils the rule.
  public func isSatisfied(by text: String) -> Bool { check(text) }

  // MARK: Rules that are often needed

  /// There is something else than spaces.
  public static func notEmpty(_ message: LocalizedStringKey = "Fill in this field.") -> FieldRule {
    FieldRule(message) { text in text.contains { !$0.isWhitespace } }
  }

  /// The text has a number of characters, as its reader counts them; a text that is empty may stay so.
  ///
  /// - Parameters:
  ///   - lengths: the numbers allowed.
  ///   - message: what to say; `nil` for the limits in words.
  public static func length(_ lengths: ClosedRange<Int>, _ message: LocalizedStringKey? = nil) -> FieldRule {
    FieldRule(message ?? "Use \(lengths.lowerBound) to \(lengths.upperBound) characters.") { text in
      text.isEmpty || lengths.contains(text.count)
    }
  }

  /// The text has no more than a number of characters, as its reader counts them.
  public static func length(_ lengths: PartialRangeThrough<Int>, _ message: LocalizedStringKey? = nil)
    -> FieldRule
  {
    FieldRule(message ?? "Use at most \(lengths.upperBound) characters.") { lengths.contains($0.count) }
  }

  /// The text has at least a number of characters, as its reader counts them; a text that is empty may stay so.
  public static func length(_ lengths: PartialRangeFrom<Int>, _ message: LocalizedStringKey? = nil)
    -> FieldRule
  {
    FieldRule(message ?? "Use at least \(lengths.lowerBound) characters.") { text in
      text.isEmpty || lengths.contains(text.count)
    }
  }

  /// All of the text matches a regular expression; a text that is empty may stay so.
  ///
  /// - Parameters:
  ///   - pattern: the expression, as `NSRegularExpression` writes them. One that is none matches every text, and a message
  ///     says so once when the rule is made.
  ///   - message: what to say.
  public static func matching(_ pattern: String, _ message: LocalizedStringKey) -> FieldRule {
    // A group of its own, so that an expression with alternatives has to match as a whole, too.
    guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z") else {
      FieldRuleProblem.report(
        "FieldRule.matching: \u{201C}\(pattern)\u{201D} is no regular expression; every text matches.")
      return FieldRule(message) { _ in true }
    }
    let shared = SharedExpression(expression: expression)
    return FieldRule(message) { text in
      let all = NSRange(text.startIndex..., in: text)
      return text.isEmpty || shared.expression.firstMatch(in: text, range: all) != nil
    }
  }

  /// The text looks like an e-mail address: something before one @, and a domain with a dot after it; a text that is empty
  /// may stay so.
  public static func email(_ message: LocalizedStringKey = "Enter an e-mail address.") -> FieldRule {
    matching("[^@\\s]+@[^@\\s.]+(?:\\.[^@\\s.]+)+", message)
  }

  /// The text is a number within limits, as the user's locale or programmers write it; a text that is empty may stay so.
  ///
  /// - Parameters:
  ///   - limits: the numbers allowed.
  ///   - locale: how numbers are written.
  ///   - message: what to say; `nil` for the limits in words.
  public static func number(
    in limits: ClosedRange<Double>, locale: Locale = .current, _ message: LocalizedStringKey? = nil
  ) -> FieldRule {
    let style = FloatingPointFormatStyle<Double>(locale: locale)
    return FieldRule(
      message
        ?? "Enter a number from \(limits.lowerBound.formatted(style)) to \(limits.upperBound.formatted(style))."
    ) { text in
      if text.isEmpty { return true }
      let trimmed: String = text.trimmingCharacters(in: .whitespaces)
      guard let number = Double(trimmed) ?? (try? style.parseStrategy.parse(trimmed)) else { return false }
      return limits.contains(number)
    }
  }
}

/// Expressions never change.
private struct SharedExpression: @unchecked Sendable {
  let expression: NSRegularExpression
}

/// Says on the standard error stream what is wrong with a rule.
private enum FieldRuleProblem {
  static func report(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}

extension Sequence where Element == FieldRule {
  /// The first rule that a text doesn't fulfil; `nil` if it fulfils all.
  public func firstBroken(by text: String) -> FieldRule? {
    first { !$0.isSatisfied(by: text) }
  }
}

@MainActor extension Binding where Value == String {
  /// Whether the text breaks a rule, for `isPresented`.
  ///
  /// ```swift
  /// TextField("Name", text: $name)
  ///   .alert("Name", isPresented: $name.breaks(rules)) {} message: { rules.firstBroken(by: name)?.message }
  /// ```
  ///
  /// It is computed from the text: writing to it does nothing, as closing the alert mends no text. It is presented again
  /// when the text was fine and breaks a rule anew.
  public func breaks(_ rules: [FieldRule]) -> Binding<Bool> {
    Binding<Bool>(get: { rules.firstBroken(by: wrappedValue) != nil }, set: { _ in })
  }
}
