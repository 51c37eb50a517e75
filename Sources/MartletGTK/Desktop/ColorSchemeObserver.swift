import CMartletGTK
import Foundation
import MartletPrimitives

/// Knows whether the desktop is light or dark, and what else the user has set about its looks.
///
/// 1. `MARTLET_COLOR_SCHEME=light` or `dark` decides, if set.
/// 2. Else the desktop portal's setting, which every modern desktop has; it arrives a little later.
/// 3. Else GTK's own settings: the preference for dark, or the name of a dark theme.
@MainActor
final class ColorSchemeObserver {
  var onChange: (() -> Void)?
  private(set) var current: BackendColorScheme
  private(set) var increasesContrast = false
  private(set) var reducesMotion = false
  private let override: BackendColorScheme?
  private var portal: SettingsPortal?
  private let connections = SignalConnections()

  init() {
    override = .fromProcess
    current = override ?? Self.schemeOfGTK()
    applyToTitleBars()
    reducesMotion = !Self.areAnimationsEnabled
    watchGTK()
    portal = SettingsPortal { [unowned self] in update() }
  }

  private func update() {
    applyToTitleBars()
    let scheme = override ?? portal?.colorScheme ?? Self.schemeOfGTK()
    let contrast = portal?.increasesContrast ?? false
    let motion = (portal?.reducesMotion ?? false) || !Self.areAnimationsEnabled
    guard scheme != current || contrast != increasesContrast || motion != reducesMotion else { return }
    current = scheme
    increasesContrast = contrast
    reducesMotion = motion
    onChange?()
  }

  private func watchGTK() {
    guard let settings = gtk_settings_get_default() else { return }
    let changed: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
      withOwner(data, ColorSchemeObserver.self) { $0.update() }
    }
    for property in ["gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-enable-animations"] {
      connections.connect(
        UnsafeMutableRawPointer(settings), "notify::\(property)", owner: self,
        unsafeBitCast(changed, to: GCallback.self))
    }
  }

  /// GTK draws title bars by its own setting.
  private func applyToTitleBars() {
    guard let scheme = override ?? portal?.colorScheme, scheme != Self.schemeOfGTK(),
      let settings = gtk_settings_get_default()
    else { return }
    var prefersDark = GValue()
    g_value_init(&prefersDark, g_type_from_name("gboolean"))
    g_value_set_boolean(&prefersDark, scheme == .dark ? 1 : 0)
    let object = UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
    g_object_set_property(object, "gtk-application-prefer-dark-theme", &prefersDark)
    g_value_unset(&prefersDark)
  }

  private static func schemeOfGTK() -> BackendColorScheme {
    if let theme = ProcessInfo.processInfo.environment["GTK_THEME"], !theme.isEmpty {
      return isDark(theme: theme) ? .dark : .light
    }
    if boolean("gtk-application-prefer-dark-theme", otherwise: false) { return .dark }
    guard let settings = gtk_settings_get_default() else { return .light }
    let object = UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
    var theme = GValue()
    g_value_init(&theme, g_type_from_name("gchararray"))
    g_object_get_property(object, "gtk-theme-name", &theme)
    defer { g_value_unset(&theme) }
    let name = g_value_get_string(&theme).map { String(cString: $0) } ?? ""
    return isDark(theme: name) ? .dark : .light
  }

  private static var areAnimationsEnabled: Bool { boolean("gtk-enable-animations", otherwise: true) }

  /// One of GTK's settings.
  private static func boolean(_ name: String, otherwise: Bool) -> Bool {
    guard let settings = gtk_settings_get_default() else { return otherwise }
    let object = UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
    var value = GValue()
    g_value_init(&value, g_type_from_name("gboolean"))
    defer { g_value_unset(&value) }
    g_object_get_property(object, name, &value)
    return g_value_get_boolean(&value) != 0
  }

  /// `Adwaita-dark` is a theme of its own, `Adwaita:dark` a variant.
  private static func isDark(theme: String) -> Bool {
    theme.lowercased().hasSuffix("-dark") || theme.lowercased().hasSuffix(":dark")
  }
}

extension BackendColorScheme {
  /// The scheme that `MARTLET_COLOR_SCHEME` asks for; `nil` if it is unset or unknown.
  package static var fromProcess: BackendColorScheme? {
    switch ProcessInfo.processInfo.environment["MARTLET_COLOR_SCHEME"]?.lowercased() {
    case "light": return .light
    case "dark": return .dark
    case nil, "": return nil
    case let other?:
      Warning.once("MARTLET_COLOR_SCHEME is \"\(other)\"; only light and dark are known.")
      return nil
    }
  }
}
