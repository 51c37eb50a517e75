import CMartletGTK
import Foundation
import MartletPrimitives

/// Reads the user's settings of appearance from the desktop portal, without ever waiting for it.
///
/// Says nothing if there is no session bus or no portal: many systems have neither.
@MainActor
final class SettingsPortal {
  /// `nil` while unknown, or if the user has no preference.
  private(set) var colorScheme: BackendColorScheme?
  /// Whether the user asks for more contrast.
  private(set) var increasesContrast = false
  /// Whether the user asks for less motion; older portals don't know.
  private(set) var reducesMotion = false
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
  private enum Key: String, CaseIterable {
    case colorScheme = "color-scheme"
    case contrast
    case reducedMotion = "reduced-motion"
  }

  /// Without this check GDBus may start a bus daemon of its own.
  static var hasSessionBus: Bool {
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
        guard let (key, value) = SettingsPortal.change(in: parameters) else { return }
        withOwner(data, SettingsPortal.self) { $0.adopt(value, for: key) }
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
    read(.colorScheme) { portal, value in portal.adopt(value, for: .colorScheme) }
    read(.contrast) { portal, value in portal.adopt(value, for: .contrast) }
    read(.reducedMotion) { portal, value in portal.adopt(value, for: .reducedMotion) }
  }

  /// What a reply needs to know of its request.
  private final class Request {
    let portal: SettingsPortal
    let finish: @MainActor (SettingsPortal, UInt32) -> Void

    init(_ portal: SettingsPortal, _ finish: @escaping @MainActor (SettingsPortal, UInt32) -> Void) {
      self.portal = portal
      self.finish = finish
    }
  }

  private func read(_ key: Key, _ finish: @escaping @MainActor (SettingsPortal, UInt32) -> Void) {
    guard let connection else { return }
    var arguments: [OpaquePointer?] = [
      g_variant_new_string(Self.namespace), g_variant_new_string(key.rawValue),
    ]
    g_dbus_connection_call(
      connection.pointer, Self.busName, Self.path, Self.interface, "Read",
      g_variant_new_tuple(&arguments, gsize(arguments.count)), nil, G_DBUS_CALL_FLAGS_NO_AUTO_START, 2000,
      nil,
      { source, result, data in
        let source = source.map { OpaquePointer($0) }
        // An error says that the portal does not know the setting.
        let reply = g_dbus_connection_call_finish(source, result, nil)
        let value = reply.flatMap { SettingsPortal.firstNumber(in: $0) }
        if let reply { g_variant_unref(reply) }
        guard let data else { return }
        let request = Unmanaged<Request>.fromOpaque(data).takeRetainedValue()
        MainActor.assumeIsolated {
          if let value { request.finish(request.portal, value) }
        }
      }, Unmanaged.passRetained(Request(self, finish)).toOpaque())
  }

  /// Color scheme: 0 no preference, 1 dark, 2 light; contrast and reduced motion: 0 no preference, 1 wanted.
  private func adopt(_ value: UInt32, for key: Key) {
    switch key {
    case .colorScheme: colorScheme = value == 1 ? .dark : value == 2 ? .light : nil
    case .contrast: increasesContrast = value == 1
    case .reducedMotion: reducesMotion = value == 1
    }
    onChange()
  }

  /// The key and its new value if the signal is about one that we know: `(namespace, key, value)`.
  private nonisolated static func change(in parameters: OpaquePointer?) -> (Key, UInt32)? {
    guard let parameters, g_variant_n_children(parameters) == 3,
      let name = g_variant_get_child_value(parameters, 1)
    else { return nil }
    defer { g_variant_unref(name) }
    guard g_variant_classify(name) == G_VARIANT_CLASS_STRING,
      let text = g_variant_get_string(name, nil), let key = Key(rawValue: String(cString: text)),
      let value = g_variant_get_child_value(parameters, 2)
    else { return nil }
    defer { g_variant_unref(value) }
    return firstNumber(in: value).map { (key, $0) }
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
