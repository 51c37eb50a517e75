import Foundation

/// The keys held while an event happens.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let shift = KeyModifiers(rawValue: 1)
  package static let control = KeyModifiers(rawValue: 2)
  /// Alt, which Apple's API calls option.
  package static let option = KeyModifiers(rawValue: 4)
  /// The logo key, which Apple's API calls command.
  package static let command = KeyModifiers(rawValue: 8)
  package static let capsLock = KeyModifiers(rawValue: 16)
}

package enum PointerPhase: Hashable, Sendable {
  case down
  case moved
  case up
  /// The system took the pointer away; nothing may be concluded from it.
  case cancelled
}

/// A press, move or release of a pointer's button, or of a finger.
package struct PointerEvent: Equatable, Sendable {
  package var phase: PointerPhase
  /// In points from the surface's top left corner.
  package var location: CGPoint
  /// Seconds on the host's clock.
  package var time: Double
  /// 1: primary; 2: middle; 3: secondary.
  package var button: Int
  package var modifiers: KeyModifiers
  /// Tells fingers apart; 0 for the mouse.
  package var pointer: Int

  package init(
    phase: PointerPhase, location: CGPoint, time: Double, button: Int = 1,
    modifiers: KeyModifiers = [], pointer: Int = 0
  ) {
    self.phase = phase
    self.location = location
    self.time = time
    self.button = button
    self.modifiers = modifiers
    self.pointer = pointer
  }
}

/// A key going down or up.
///
/// Text arrives as `InputEvent.text`.
package struct KeyEvent: Equatable, Sendable {
  package enum Phase: Hashable, Sendable {
    case down
    case up
    case `repeat`
  }

  package var phase: Phase
  /// The key's name by X keysym, e.g.
  ///
  /// `Escape`, `Return`, `Tab`, `a`.
  package var name: String
  /// What the key types, if anything.
  package var characters: String
  package var modifiers: KeyModifiers
  package var time: Double
  /// Whether it has been offered as `TextInputEvent.preview` already.
  package var wasPreviewed = false

  package init(
    phase: Phase, name: String, characters: String = "", modifiers: KeyModifiers = [],
    time: Double
  ) {
    self.phase = phase
    self.name = name
    self.characters = characters
    self.modifiers = modifiers
    self.time = time
  }
}

/// A turn of the wheel or a move on a touchpad.
package struct ScrollEvent: Equatable, Sendable {
  package var location: CGPoint
  /// In points; positive moves the content up and left.
  package var delta: CGSize
  package var isPrecise: Bool
  /// Whether the fingers left the touchpad, so that content glides on.
  package var isEnd: Bool
  package var modifiers: KeyModifiers
  package var time: Double

  package init(
    location: CGPoint, delta: CGSize, isPrecise: Bool, isEnd: Bool = false, modifiers: KeyModifiers = [],
    time: Double
  ) {
    self.location = location
    self.delta = delta
    self.isPrecise = isPrecise
    self.isEnd = isEnd
    self.modifiers = modifiers
    self.time = time
  }
}

/// What a surface reports from the user.
package enum InputEvent: Equatable, Sendable {
  case pointer(PointerEvent)
  /// The pointer moves with no button down; `nil` when it leaves the surface.
  case hover(CGPoint?, time: Double)
  case scroll(ScrollEvent)
  case key(KeyEvent)
  /// Composed text from the input method.
  case text(String)
  /// What else the input method does.
  case textInput(TextInputEvent)
}
