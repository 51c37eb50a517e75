import Foundation
import MartletLayout
import MartletPrimitives

/// Keys that press a control, wherever in the window the keyboard is.
///
/// Apple's ⌘ is Control on a Linux keyboard: a shortcut with `.command` is pressed by Control or by the logo key.
///
/// - Source: Apple, "KeyboardShortcut".
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut follows the user's language.
  public struct Localization: Hashable, Sendable {
    private let isMirrored: Bool

    /// Keys with a direction, such as brackets and arrows, change sides where reading goes from right to left.
    public static let automatic = Localization(isMirrored: true)
    /// Keys with a direction stay.
    public static let withoutMirroring = Localization(isMirrored: false)
    /// The app takes care of it.
    public static let custom = Localization(isMirrored: false)

    func key(_ key: KeyEquivalent, in direction: LayoutDirection) -> KeyEquivalent {
      guard isMirrored, direction == .rightToLeft else { return key }
      return Self.mirrored[key] ?? key
    }

    private static let mirrored: [KeyEquivalent: KeyEquivalent] = [
      "[": "]", "]": "[", "(": ")", ")": "(", "{": "}", "}": "{", "<": ">", ">": "<",
      .leftArrow: .rightArrow, .rightArrow: .leftArrow,
    ]
  }

  /// Return, for what is most likely wanted.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for leaving without a change.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key.
  public var key: KeyEquivalent
  /// The keys held with it.
  public var modifiers: EventModifiers
  /// How it follows the user's language.
  public var localization: Localization

  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// Creates a shortcut that follows the user's language in a way.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }
}

private struct KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The keys that press the controls here.
  ///
  /// - Source: Apple, "keyboardShortcut".
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// The control, pressed by a key with others held, wherever in the window the keyboard is.
  ///
  /// Of several controls with the same keys the first one in reading order is pressed. `.command` is Control or the
  /// logo key on a Linux keyboard.
  ///
  /// - Source: Apple, "keyboardShortcut(_:modifiers:)".
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// The control, pressed by a key with others held, which follow the user's language in a way.
  ///
  /// - Source: Apple, "keyboardShortcut(_:modifiers:localization:)".
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// The control, pressed by a shortcut.
  ///
  /// - Source: Apple, "keyboardShortcut(_:)".
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }

  /// The control, pressed by a shortcut; `nil` for none.
  ///
  /// - Source: Apple, "keyboardShortcut(_:)".
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    if shortcut != nil { Shortcuts.noteUse() }
    return environment(\.keyboardShortcut, shortcut)
  }
}
