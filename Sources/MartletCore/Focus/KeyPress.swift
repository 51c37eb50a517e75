import Foundation
import MartletPrimitives

/// Keys held while an event happens.
///
/// - Source: Apple, "EventModifiers".
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates modifiers from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps Lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Alt, which Apple calls Option.
  public static let option = EventModifiers(rawValue: 8)
  /// The logo key, which Apple calls Command.
  public static let command = EventModifiers(rawValue: 16)
  /// A key of the number pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

  /// The same for the backend.
  package var keyModifiers: KeyModifiers {
    var result: KeyModifiers = []
    if contains(.capsLock) { result.insert(.capsLock) }
    if contains(.shift) { result.insert(.shift) }
    if contains(.control) { result.insert(.control) }
    if contains(.option) { result.insert(.option) }
    if contains(.command) { result.insert(.command) }
    return result
  }

  init(_ modifiers: KeyModifiers) {
    var result: EventModifiers = []
    if modifiers.contains(.capsLock) { result.insert(.capsLock) }
    if modifiers.contains(.shift) { result.insert(.shift) }
    if modifiers.contains(.control) { result.insert(.control) }
    if modifiers.contains(.option) { result.insert(.option) }
    if modifiers.contains(.command) { result.insert(.command) }
    self = result
  }
}

/// A key by what it types.
///
/// - Source: Apple, "KeyEquivalent".
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// What the key types.
  ///
  /// Keys that type nothing have the characters that AppKit gives them.
  public let character: Character

  /// Creates a key.
  public init(_ character: Character) {
    self.character = character
  }

  /// Creates a key.
  public init(extendedGraphemeClusterLiteral: Character) {
    character = extendedGraphemeClusterLiteral
  }

  /// The arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Backspace.
  public static let delete = KeyEquivalent("\u{8}")
  /// Delete.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Clear.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// Space.
  public static let space = KeyEquivalent(" ")
  /// Return.
  public static let `return` = KeyEquivalent("\r")

  /// The keys of the top row, F1 to F35, and Help.
  private static let functions: [String: KeyEquivalent] = {
    var keys: [String: KeyEquivalent] = ["Help": "\u{F746}"]
    for number in 1...35 {
      // AppKit's NSF1FunctionKey and those after it.
      if let scalar = Unicode.Scalar(0xF703 + number) {
        keys["F\(number)"] = KeyEquivalent(Character(scalar))
      }
    }
    return keys
  }()

  private static let named: [String: KeyEquivalent] = [
    "Up": .upArrow, "Down": .downArrow, "Left": .leftArrow, "Right": .rightArrow, "Escape": .escape,
    "BackSpace": .delete, "Delete": .deleteForward, "Home": .home, "End": .end, "Page_Up": .pageUp,
    "Page_Down": .pageDown, "Clear": .clear, "Tab": .tab, "ISO_Left_Tab": .tab, "space": .space,
    "Return": .return, "KP_Enter": .return,
  ].merging(functions) { named, _ in named }

  /// Whether it is a key with a name, which types no sign.
  var isNamed: Bool { Self.named.values.contains(self) }

  /// The X name of the key.
  package var keyName: String {
    Self.named.filter { $0.value == self }.map(\.key).min { ($0.count, $0) < ($1.count, $1) }
      ?? String(character)
  }

  init?(_ event: KeyEvent) {
    if let known = Self.named[event.name] {
      self = known
    } else if let character = event.characters.first {
      self.init(Character(character.lowercased()))
    } else if event.name.count == 1, let character = event.name.first {
      self.init(Character(character.lowercased()))
    } else {
      return nil
    }
  }
}

/// A key that was pressed or released.
///
/// - Source: Apple, "KeyPress".
public struct KeyPress: Sendable {
  /// What happened to the key.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates phases from their bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// It went down.
    public static let down = Phases(rawValue: 1)
    /// It is held and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// It went up.
    public static let up = Phases(rawValue: 4)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether an action used the key.
  public enum Result: Hashable, Sendable {
    /// It did.
    case handled
    /// It didn't; views further out get the key.
    case ignored
  }

  /// What happened to the key.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What it types.
  public let characters: String
  /// The keys held with it.
  public let modifiers: EventModifiers
}

/// Gives keys pressed in a view to an action.
nonisolated public struct _KeyPressModifier: ElementModifier {
  let matches: (KeyPress) -> Bool
  let phases: KeyPress.Phases
  let action: (KeyPress) -> KeyPress.Result

  package var modifierName: String { "onKeyPress" }

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    KeyPressElement(modifier, parent: parent)
  }
}

final class KeyPressElement: ModifierElement<_KeyPressModifier> {
  func handle(_ event: KeyEvent) -> Bool {
    guard let key = KeyEquivalent(event) else { return false }
    let phase: KeyPress.Phases
    switch event.phase {
    case .down: phase = .down
    case .up: phase = .up
    case .repeat: phase = .repeat
    }
    guard modifier.phases.contains(phase) else { return false }
    let press = KeyPress(
      phase: phase, key: key, characters: event.characters, modifiers: EventModifiers(event.modifiers))
    guard modifier.matches(press) else { return false }
    return Evaluation.untracked { modifier.action(press) } == .handled
  }
}

extension View {
  /// The view, with an action for one key while the keyboard is in it.
  ///
  /// - Source: Apple, "onKeyPress(_:action:)".
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    modifier(
      _KeyPressModifier(matches: { $0.key == key }, phases: [.down, .repeat], action: { _ in action() }))
  }

  /// The view, with an action for one key while the keyboard is in it.
  ///
  /// - Source: Apple, "onKeyPress(_:phases:action:)".
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(matches: { $0.key == key }, phases: phases, action: action))
  }

  /// The view, with an action for some keys while the keyboard is in it.
  ///
  /// - Source: Apple, "onKeyPress(keys:phases:action:)".
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(matches: { keys.contains($0.key) }, phases: phases, action: action))
  }

  /// The view, with an action for keys that type some characters while the keyboard is in it.
  ///
  /// - Source: Apple, "onKeyPress(characters:phases:action:)".
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      _KeyPressModifier(
        matches: { press in
          !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy(characters.contains)
        }, phases: phases, action: action))
  }

  /// The view, with an action for all keys while the keyboard is in it.
  ///
  /// - Source: Apple, "onKeyPress(phases:action:)".
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(matches: { _ in true }, phases: phases, action: action))
  }
}
