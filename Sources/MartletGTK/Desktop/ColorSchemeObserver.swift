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
  /// How much larger than usual the user wants text.
  private(set) var textScale = 1.0
  /// What the app asked for; the user's own setting stays known beside it.
  private var preferred: BackendColorScheme?
  /// What GTK's settings said before they were changed for title bars.
  private var schemeBefore: BackendColorScheme?
  private let override: BackendColorScheme?
  private var portal: SettingsPortal?
  private let connections = SignalConnections()

  init() {
    override = .fromProcess
    current = override ?? Self.schemeOfGTK()
    applyToTitleBars()
    reducesMotion = !Self.areAnimationsEnabled
    textScale = Self.textScaleOfGTK
    watchGTK()
    portal = SettingsPortal { [unowned self] in update() }
  }

  private func update() {
    applyToTitleBars()
    let scheme = override ?? portal?.colorScheme ?? schemeBefore ?? Self.schemeOfGTK()
    let contrast = portal?.increasesContrast ?? false
    let motion = (portal?.reducesMotion ?? false) || !Self.areAnimationsEnabled
    let scale = Self.textScaleOfGTK
    let isSame = scheme == current && contrast == increasesContrast
    guard !isSame || motion != reducesMotion || scale != textScale else { return }
    current = scheme
    increasesContrast = contrast
    reducesMotion = motion
    textScale = scale
    onChange?()
  }

  /// Title bars follow what the app asks for.
  func prefer(_ scheme: BackendColorScheme?) {
    guard scheme != preferred else { return }
    if preferred == nil { schemeBefore = Self.schemeOfGTK() }
    preferred = scheme
    applyToTitleBars()
    if scheme == nil { schemeBefore = nil }
  }

  private func watchGTK() {
    guard let settings = gtk_settings_get_default() else { return }
    let changed: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
      withOwner(data, ColorSchemeObserver.self) { $0.update() }
    }
    let properties = [
      "gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-enable-animations", "gtk-xft-dpi",
    ]
    for property in properties {
      connections.connect(
        UnsafeMutableRawPointer(settings), "notify::\(property)", owner: self,
        unsafeBitCast(changed, to: GCallback.self))
    }
  }

  /// GTK draws title bars by its own setting.
  private func applyToTitleBars() {
    guard let scheme = preferred ?? override ?? portal?.colorScheme ?? schemeBefore,
      scheme != Self.schemeOfGTK(),
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

  /// Desktops put their "text scaling factor" into GTK's resolution of text, in 1024ths of a dot an inch, of which
  /// 96 are usual; -1 stands for that.
  private static var textScaleOfGTK: Double {
    guard let settings = gtk_settings_get_default() else { return 1 }
    let object = UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
    var value = GValue()
    g_value_init(&value, g_type_from_name("gint"))
    defer { g_value_unset(&value) }
    g_object_get_property(object, "gtk-xft-dpi", &value)
    let resolution = Double(g_value_get_int(&value)) / 1024
    return resolution > 0 ? min(max(resolution / 96, 0.5), 4) : 1
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
