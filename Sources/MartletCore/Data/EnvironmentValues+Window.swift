import Foundation
import MartletPrimitives

/// Whether a window can be worked with.
///
/// - Source: Apple, "ScenePhase".
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// It can't be seen.
  case background
  /// It can be seen, but another window has the keyboard.
  case inactive
  /// It has the keyboard.
  case active
}

/// How a control should look that belongs to a window with or without the keyboard.
///
/// - Source: Apple, "ControlActiveState".
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  /// The window has the keyboard.
  case key
  /// The window is the app's main one.
  case active
  /// Another window has the keyboard.
  case inactive
}

/// How much room there is in one direction.
///
/// - Source: Apple, "UserInterfaceSizeClass".
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little.
  case compact
  /// As usual.
  case regular
}

/// How much what is drawn stands out from its ground.
///
/// - Source: Apple, "ColorSchemeContrast".
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// As usual.
  case standard
  /// More, as the user asks for.
  case increased
}

private struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

private struct ContrastKey: EnvironmentKey {
  static var defaultValue: ColorSchemeContrast { .standard }
}

private struct ReduceMotionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

private struct VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

private struct CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { .current }
}

private struct TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .current }
}

extension EnvironmentValues {
  /// Whether the window can be worked with.
  ///
  /// - Source: Apple, "scenePhase".
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Whether views should look as in the window that has the keyboard.
  ///
  /// - Source: Apple, "appearsActive".
  public var appearsActive: Bool {
    get { scenePhase == .active }
    set { scenePhase = newValue ? .active : .inactive }
  }

  /// How controls should look.
  ///
  /// - Source: Apple, "controlActiveState".
  public var controlActiveState: ControlActiveState {
    get { scenePhase == .active ? .key : .inactive }
    set { scenePhase = newValue == .inactive ? .inactive : .active }
  }

  /// How much room the window has from side to side; it is compact on a narrow touch screen only.
  ///
  /// - Source: Apple, "horizontalSizeClass".
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How much room the window has from top to bottom; it is compact on a low touch screen only.
  ///
  /// - Source: Apple, "verticalSizeClass".
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Whether the user has asked the desktop for more contrast.
  ///
  /// - Source: Apple, "colorSchemeContrast"; the desktop portal's "contrast".
  public internal(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  /// Whether the user has asked the desktop for less motion.
  ///
  /// - Source: Apple, "accessibilityReduceMotion"; GTK's "gtk-enable-animations" and the desktop portal's
  ///   "reduced-motion".
  public internal(set) var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// The calendar for dates.
  ///
  /// - Source: Apple, "calendar".
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone for dates.
  ///
  /// - Source: Apple, "timeZone".
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

/// Which size classes a window of a size has.
enum SizeClasses {
  /// Apple's Human Interface Guidelines, "Layout": iPhones are compact up to 440 points of width in portrait and
  /// below 428 points of height in landscape; iPads are regular from 744 points on.
  static func of(_ size: CGSize, idiom: Theme.Idiom) -> (UserInterfaceSizeClass, UserInterfaceSizeClass) {
    guard idiom == .touch else { return (.regular, .regular) }
    return (size.width < 700 ? .compact : .regular, size.height < 430 ? .compact : .regular)
  }
}
