/// Whether something is shown, as far as the app says.
///
/// - Source: Apple, "Visibility".
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As suits the place.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}
