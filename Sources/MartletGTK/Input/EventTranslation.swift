import CMartletGTK
import Foundation
import MartletPrimitives

/// Turns GDK's events into ours.
///
/// Keeps what GDK does not tell by itself: which keys are held, which finger is which, and whether a
/// button is down.
@MainActor
final class EventTranslation {
  private var heldKeys: Set<guint> = []
  private var fingers: [UnsafeMutableRawPointer: Int] = [:]
  private var heldButtons: Set<Int> = []
  private var lastLocation = CGPoint.zero
  /// Whether a release counts whose press began on another surface, as in a menu that opened under the pointer.
  var reportsForeignReleases = false

  /// Points for one click of a wheel: about three lines of text, as desktops do.
  private static let wheelStep: CGFloat = 48

  /// The event in the content's points; `nil` for one that means nothing to us.
  ///
  /// - Parameter origin: where the content's top left corner lies in the event's surface.
  func translate(_ event: OpaquePointer, origin: CGPoint, now: Double) -> InputEvent? {
    let kind = gdk_event_get_event_type(event)
    switch kind {
    case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE:
      return button(event, isDown: kind == GDK_BUTTON_PRESS, origin: origin, now: now)
    case GDK_MOTION_NOTIFY:
      return motion(event, origin: origin, now: now)
    case GDK_LEAVE_NOTIFY:
      return heldButtons.isEmpty ? .hover(nil, time: now) : nil
    case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL:
      return touch(event, kind, origin: origin, now: now)
    case GDK_GRAB_BROKEN:
      return cancelled(now: now)
    case GDK_SCROLL:
      return scroll(event, origin: origin, now: now)
    case GDK_KEY_PRESS, GDK_KEY_RELEASE:
      return key(event, isDown: kind == GDK_KEY_PRESS, now: now)
    default:
      return nil
    }
  }

  /// The end without a result of what is pressed; `nil` if nothing is.
  func cancelled(now: Double) -> InputEvent? {
    guard let button = heldButtons.min() else { return nil }
    heldButtons = []
    return .pointer(PointerEvent(phase: .cancelled, location: lastLocation, time: now, button: button))
  }

  /// Forgets held keys, whose release goes to another window.
  func focusDidLeave() {
    heldKeys = []
  }

  private func button(_ event: OpaquePointer, isDown: Bool, origin: CGPoint, now: Double) -> InputEvent? {
    guard gdk_event_get_pointer_emulated(event) == 0 else { return nil }
    let button = Int(gdk_button_event_get_button(event))
    if isDown {
      heldButtons.insert(button)
    } else if heldButtons.remove(button) == nil, !reportsForeignReleases {
      // The press belonged to somebody else, such as a popup that it closed.
      return nil
    }
    return .pointer(
      PointerEvent(
        phase: isDown ? .down : .up, location: location(of: event, origin: origin), time: now,
        button: button, modifiers: modifiers(of: event)))
  }

  private func motion(_ event: OpaquePointer, origin: CGPoint, now: Double) -> InputEvent? {
    guard gdk_event_get_pointer_emulated(event) == 0 else { return nil }
    let location = location(of: event, origin: origin)
    if hasLostButtons(event) { return cancelled(now: now) }
    guard let button = heldButtons.min() else { return .hover(location, time: now) }
    return .pointer(
      PointerEvent(
        phase: .moved, location: location, time: now, button: button, modifiers: modifiers(of: event)))
  }

  /// Whether a button that we believe to be down is not: a popup that opened meanwhile got its release.
  private func hasLostButtons(_ event: OpaquePointer) -> Bool {
    let state = gdk_event_get_modifier_state(event).rawValue
    let masks = [
      1: GDK_BUTTON1_MASK, 2: GDK_BUTTON2_MASK, 3: GDK_BUTTON3_MASK, 4: GDK_BUTTON4_MASK, 5: GDK_BUTTON5_MASK,
    ]
    return heldButtons.contains { button in
      masks[button].map { state & $0.rawValue == 0 } ?? false
    }
  }

  private func touch(
    _ event: OpaquePointer, _ kind: GdkEventType, origin: CGPoint, now: Double
  ) -> InputEvent? {
    guard let sequence = gdk_event_get_event_sequence(event).map({ UnsafeMutableRawPointer($0) }) else {
      return nil
    }
    let phase: PointerPhase
    switch kind {
    case GDK_TOUCH_BEGIN: phase = .down
    case GDK_TOUCH_UPDATE: phase = .moved
    case GDK_TOUCH_END: phase = .up
    default: phase = .cancelled
    }
    if phase == .down {
      // The mouse is pointer 0; fingers take the smallest free number above.
      var number = 1
      while fingers.values.contains(number) { number += 1 }
      fingers[sequence] = number
    }
    guard let finger = fingers[sequence] else { return nil }
    if phase == .up || phase == .cancelled { fingers[sequence] = nil }
    return .pointer(
      PointerEvent(
        phase: phase, location: location(of: event, origin: origin), time: now,
        modifiers: modifiers(of: event), pointer: finger))
  }

  private func scroll(_ event: OpaquePointer, origin: CGPoint, now: Double) -> InputEvent? {
    var deltaX = 0.0
    var deltaY = 0.0
    switch gdk_scroll_event_get_direction(event) {
    case GDK_SCROLL_UP: deltaY = -1
    case GDK_SCROLL_DOWN: deltaY = 1
    case GDK_SCROLL_LEFT: deltaX = -1
    case GDK_SCROLL_RIGHT: deltaX = 1
    default: gdk_scroll_event_get_deltas(event, &deltaX, &deltaY)
    }
    if gdk_scroll_event_is_stop(event) != 0 {
      return .scroll(
        ScrollEvent(
          location: location(of: event, origin: origin), delta: .zero, isPrecise: true, isEnd: true,
          modifiers: modifiers(of: event), time: now))
    }
    guard deltaX != 0 || deltaY != 0 else { return nil }
    let isPrecise = gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE
    let step = isPrecise ? 1 : Self.wheelStep
    return .scroll(
      ScrollEvent(
        location: location(of: event, origin: origin),
        delta: CGSize(width: deltaX * step, height: deltaY * step),
        isPrecise: isPrecise, modifiers: modifiers(of: event), time: now))
  }

  private func key(_ event: OpaquePointer, isDown: Bool, now: Double) -> InputEvent? {
    let code = gdk_key_event_get_keycode(event)
    let modifiers = modifiers(of: event)
    var value = gdk_key_event_get_keyval(event)
    if !modifiers.isDisjoint(with: [.control, .command]) { value = Self.latinValue(value, code: code) }
    let phase: KeyEvent.Phase
    if isDown {
      phase = heldKeys.insert(code).inserted ? .down : .repeat
    } else {
      heldKeys.remove(code)
      phase = .up
    }
    let name = gdk_keyval_name(value).map { String(cString: $0) } ?? "0x" + String(value, radix: 16)
    var characters = ""
    if modifiers.isDisjoint(with: [.control, .command, .option]),
      let scalar = Unicode.Scalar(gdk_keyval_to_unicode(value)), scalar.value >= 0x20, scalar.value != 0x7F
    {
      characters = String(Character(scalar))
    }
    return .key(
      KeyEvent(phase: phase, name: name, characters: characters, modifiers: modifiers, time: now))
  }

  /// The Latin letter on the same key, if the layout in use has another script's there: Control and that key mean
  /// the same in every layout.
  private static func latinValue(_ value: guint, code: guint) -> guint {
    guard gdk_keyval_to_unicode(value) > 0x7F, let display = gdk_display_get_default() else { return value }
    var keys: UnsafeMutablePointer<GdkKeymapKey>?
    var values: UnsafeMutablePointer<guint>?
    var count: gint = 0
    guard gdk_display_map_keycode(display, code, &keys, &values, &count) != 0 else { return value }
    defer {
      g_free(keys)
      g_free(values)
    }
    for index in 0..<Int(count) {
      guard let keys, let values, keys[index].level == 0 else { continue }
      let scalar = gdk_keyval_to_unicode(values[index])
      if (0x61...0x7A).contains(scalar) { return values[index] }
    }
    return value
  }

  private func location(of event: OpaquePointer, origin: CGPoint) -> CGPoint {
    var x = 0.0
    var y = 0.0
    if gdk_event_get_position(event, &x, &y) != 0 {
      lastLocation = CGPoint(x: x - origin.x, y: y - origin.y)
    }
    return lastLocation
  }

  private func modifiers(of event: OpaquePointer) -> KeyModifiers {
    let state = gdk_event_get_modifier_state(event).rawValue
    var modifiers: KeyModifiers = []
    if state & GDK_SHIFT_MASK.rawValue != 0 { modifiers.insert(.shift) }
    if state & GDK_CONTROL_MASK.rawValue != 0 { modifiers.insert(.control) }
    if state & GDK_ALT_MASK.rawValue != 0 { modifiers.insert(.option) }
    if state & (GDK_SUPER_MASK.rawValue | GDK_META_MASK.rawValue) != 0 { modifiers.insert(.command) }
    if state & GDK_LOCK_MASK.rawValue != 0 { modifiers.insert(.capsLock) }
    return modifiers
  }
}
