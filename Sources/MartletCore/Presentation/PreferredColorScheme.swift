import Foundation

/// The colour scheme that views want what presents them to have.
///
/// - Source: Apple, "PreferredColorSchemeKey".
public struct PreferredColorSchemeKey: PreferenceKey {
  /// The scheme; `nil` for the desktop's.
  public typealias Value = ColorScheme?

  /// Takes the first one that says something.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// The view, which wants the window, popover or sheet around to be light or dark; `nil` for as the desktop is.
  ///
  /// All of it changes, with its ground, its controls and its title bar.
  ///
  /// - Source: Apple, "preferredColorScheme(_:)".
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}
