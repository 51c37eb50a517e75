import CMartletGTK
import Foundation
import MartletPrimitives

/// Reads the colour scheme from the desktop portal, without ever waiting for it.
///
/// Says nothing if there is no session bus or no portal: many systems have neither.
@MainActor
final class SettingsPortal {
  /// `nil` while unknown, or if the user has no preference.
  private(set) var colorScheme: BackendColorScheme?
  private let onChange: () -> Void
  private var connection: GObjectReference?
  private var subscription: guint = 0

  init(onChange: @escaping () -> Void) {
    self.onChange = onChange
    guard Self.hasSessionBus else { return }
    g_bus_get(
      G_BUS_TYPE_SESSION, nil,
      { _, result, data in
        let connection = Lent(pointer: g_bus_get_finish(result, nil))
        SettingsPortal.adopt(data) { $0.connected(to: connection.pointer) }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  private static let busName = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"
  private static let key = "color-scheme"

  /// Without this check GDBus may start a bus daemon of its own.
  private static var hasSessionBus: Bool {
    let environment = ProcessInfo.processInfo.environment
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return true }
    guard let directory = environment["XDG_RUNTIME_DIR"] else { return false }
    return FileManager.default.fileExists(atPath: directory + "/bus")
  }

  /// Runs `body` on the portal that was retained for an asynchronous call.
  private nonisolated static func adopt(_ data: gpointer?, _ body: @MainActor (SettingsPortal) -> Void) {
    guard let data else { return }
    let portal = Unmanaged<SettingsPortal>.fromOpaque(data).takeRetainedValue()
    MainActor.assumeIsolated { body(portal) }
  }

  private func connected(to pointer: OpaquePointer?) {
    guard let connection = GObjectReference(owning: pointer) else { return }
    self.connection = connection
    // The application outlives a bus that goes down.
    g_dbus_connection_set_exit_on_close(connection.pointer, 0)
    subscription = g_dbus_connection_signal_subscribe(
      connection.pointer, Self.busName, Self.interface, "SettingChanged", Self.path, Self.namespace,
      G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, parameters, data in
        let value = SettingsPortal.changedScheme(in: parameters)
        guard let value else { return }
        withOwner(data, SettingsPortal.self) { $0.adopt(value) }
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
    var arguments: [OpaquePointer?] = [g_variant_new_string(Self.namespace), g_variant_new_string(Self.key)]
    g_dbus_connection_call(
      connection.pointer, Self.busName, Self.path, Self.interface, "Read",
      g_variant_new_tuple(&arguments, gsize(arguments.count)), nil, G_DBUS_CALL_FLAGS_NO_AUTO_START, 2000,
      nil,
      { source, result, data in
        let source = source.map { OpaquePointer($0) }
        let reply = g_dbus_connection_call_finish(source, result, nil)
        let value = reply.flatMap { SettingsPortal.firstNumber(in: $0) }
        if let reply { g_variant_unref(reply) }
        SettingsPortal.adopt(data) { portal in
          if let value { portal.adopt(value) }
        }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  /// 0: no preference; 1: dark; 2: light.
  private func adopt(_ value: UInt32) {
    colorScheme = value == 1 ? .dark : value == 2 ? .light : nil
    onChange()
  }

  /// The new value if the signal is about the colour scheme: `(namespace, key, value)`.
  private nonisolated static func changedScheme(in parameters: OpaquePointer?) -> UInt32? {
    guard let parameters, g_variant_n_children(parameters) == 3,
      let name = g_variant_get_child_value(parameters, 1)
    else { return nil }
    defer { g_variant_unref(name) }
    guard g_variant_classify(name) == G_VARIANT_CLASS_STRING,
      let text = g_variant_get_string(name, nil), String(cString: text) == "color-scheme",
      let value = g_variant_get_child_value(parameters, 2)
    else { return nil }
    defer { g_variant_unref(value) }
    return firstNumber(in: value)
  }

  /// The number within any number of wrappings: older portals wrap the value twice.
  private nonisolated static func firstNumber(in value: OpaquePointer) -> UInt32? {
    switch g_variant_classify(value) {
    case G_VARIANT_CLASS_UINT32:
      return g_variant_get_uint32(value)
    case G_VARIANT_CLASS_VARIANT, G_VARIANT_CLASS_TUPLE:
      guard g_variant_n_children(value) > 0, let child = g_variant_get_child_value(value, 0) else {
        return nil
      }
      defer { g_variant_unref(child) }
      return firstNumber(in: child)
    default:
      return nil
    }
  }
}
