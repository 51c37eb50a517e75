import Foundation

// What the modifiers of `Text` do to one text, these do to all texts inside a view. What is set nearer to a text goes
// before what is set further out, and what the text itself says before both.

extension View {
  /// The view with its texts in bold, or not.
  ///
  /// - Source: Apple, "bold(_:)".
  nonisolated public func bold(_ isActive: Bool = true) -> some View { fontChange(.bold, isActive) }

  /// The view with its texts in italics, or not.
  ///
  /// - Source: Apple, "italic(_:)".
  nonisolated public func italic(_ isActive: Bool = true) -> some View { fontChange(.italic, isActive) }

  /// The view with its texts in a weight; `nil` for that of their fonts.
  ///
  /// - Source: Apple, "fontWeight(_:)".
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    fontChange(.weight(weight ?? .regular), weight != nil)
  }

  /// The view with its texts in a width, where their fonts have one; `nil` for that of their fonts.
  ///
  /// - Source: Apple, "fontWidth(_:)".
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    fontChange(.width(width ?? .standard), width != nil)
  }

  /// The view with its texts in a design; `nil` for that of their fonts.
  ///
  /// - Source: Apple, "fontDesign(_:)".
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    fontChange(.design(design ?? .default), design != nil)
  }

  /// The view with its texts in letters of one width, or not.
  ///
  /// - Source: Apple, "monospaced(_:)".
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    fontChange(.monospaced, isActive)
  }

  /// The view with digits of one width in its texts.
  ///
  /// - Source: Apple, "monospacedDigit()".
  nonisolated public func monospacedDigit() -> some View { fontChange(.monospacedDigit, true) }

  /// The view with its texts in a further size beside the usual one.
  ///
  /// - Source: Apple, "textScale(_:isEnabled:)".
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    let isScaled = isEnabled && scale.factor != 1
    return modifier(
      _TextScaleModifier(factor: isEnabled ? scale.factor : nil, isScaled: isScaled))
  }

  /// The view with a line under its texts, in a colour; the texts' own if `nil`.
  ///
  /// - Source: Apple, "underline(_:pattern:color:)".
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let style = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    return modifier(_TextTraitsModifier(deed: .underline(style)))
  }

  /// The view with a line through its texts, in a colour; the texts' own if `nil`.
  ///
  /// - Source: Apple, "strikethrough(_:pattern:color:)".
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let style = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    return modifier(_TextTraitsModifier(deed: .strikethrough(style)))
  }

  /// The view with more space after each character of its texts, in points.
  ///
  /// - Source: Apple, "tracking(_:)".
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    modifier(_TextTraitsModifier(deed: .tracking(NumberCheck.finite(tracking, in: "tracking"))))
  }

  /// The view with more space between the characters of its texts, in points; tracking goes before it.
  ///
  /// - Source: Apple, "kerning(_:)".
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    modifier(_TextTraitsModifier(deed: .kerning(NumberCheck.finite(kerning, in: "kerning"))))
  }

  /// The view with its texts above their baseline, by points.
  ///
  /// - Source: Apple, "baselineOffset(_:)".
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    modifier(
      _TextTraitsModifier(deed: .baselineOffset(NumberCheck.finite(baselineOffset, in: "baselineOffset"))))
  }

  /// The view with its texts in capitals or small letters; `nil` for those they are written in.
  ///
  /// - Source: Apple, "textCase(_:)".
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    modifier(_EnvironmentWriter(keyPath: \.textCase, value: textCase))
  }

  /// The view, whose texts may get smaller to fit into their space.
  ///
  /// - Parameter factor: how small, as a part of their size from 0 to 1.
  /// - Source: Apple, "minimumScaleFactor(_:)".
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    modifier(
      _EnvironmentWriter(
        keyPath: \.minimumScaleFactor, value: NumberCheck.finite(factor, or: 1, in: "minimumScaleFactor")))
  }

  /// The view, whose texts' characters may move closer together to fit into their space.
  ///
  /// - Source: Apple, "allowsTightening(_:)".
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    modifier(_EnvironmentWriter(keyPath: \.allowsTightening, value: flag))
  }

  nonisolated private func fontChange(_ change: Font.Change, _ isActive: Bool) -> some View {
    modifier(_TextTraitsModifier(deed: .font(change, isActive)))
  }
}

/// Sets a size beside that of the font.
nonisolated struct _TextScaleModifier: EnvironmentModifier {
  /// `nil` to leave it as it is.
  let factor: CGFloat?
  let isScaled: Bool

  func change(_ values: inout EnvironmentValues) {
    if let factor { values.textTraits.fontChanges.set(.scaled(factor), isScaled) }
  }

  func isEqual(to other: _TextScaleModifier) -> Bool {
    factor == other.factor && isScaled == other.isScaled
  }
}
