/// The direction in which a language is read.
///
/// - Source: Apple, "LayoutDirection".
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// As in English: the leading side is the left one.
  case leftToRight
  /// As in Arabic: the leading side is the right one.
  case rightToLeft
}
