import CMartletGTK
import MartletPrimitives

/// What the user has set for assistive tools, as far as GNOME's settings are there, which other desktops share.
@MainActor
final class AssistanceSettings {
  var onChange: (() -> Void)?
  private(set) var isScreenReaderOn = false
  private(set) var differentiatesWithoutColor = false
  private let connections = SignalConnections()
  private var kept: [GObjectReference] = []

  private static let screenReader = (
    schema: "org.gnome.desktop.a11y.applications", key: "screen-reader-enabled"
  )
  /// Switches show a line and a circle, so that colour alone does not tell them apart.
  private static let statusShapes = (schema: "org.gnome.desktop.a11y.interface", key: "show-status-shapes")

  init() {
    // Watching settings without a session bus would start a bus daemon.
    guard SettingsPortal.hasSessionBus else { return }
    let changed: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
      withOwner(data, AssistanceSettings.self) {
        $0.read()
        $0.onChange?()
      }
    }
    for setting in [Self.screenReader, Self.statusShapes] {
      guard let settings = Self.settings(setting.schema, having: setting.key) else { continue }
      kept.append(settings)
      connections.connect(
        UnsafeMutableRawPointer(settings.pointer), "changed::\(setting.key)", owner: self,
        unsafeBitCast(changed, to: GCallback.self))
    }
    read()
  }

  private func read() {
    isScreenReaderOn = Self.boolean(Self.screenReader.schema, Self.screenReader.key)
    differentiatesWithoutColor = Self.boolean(Self.statusShapes.schema, Self.statusShapes.key)
  }

  private static func boolean(_ schema: String, _ key: String) -> Bool {
    guard let settings = settings(schema, having: key) else { return false }
    return g_settings_get_boolean(UnsafeMutablePointer<GSettings>(settings.pointer), key) != 0
  }

  /// The settings of a schema; `nil` where it is not installed, which GLib would take for a fatal mistake.
  private static func settings(_ id: String, having key: String) -> GObjectReference? {
    guard let source = g_settings_schema_source_get_default(),
      let schema = g_settings_schema_source_lookup(source, id, 1)
    else { return nil }
    defer { g_settings_schema_unref(schema) }
    guard g_settings_schema_has_key(schema, key) != 0, let settings = g_settings_new(id) else { return nil }
    return GObjectReference(owning: OpaquePointer(settings))
  }
}
