import CMartletGTK

/// Finds the Swift object that a C callback was given and runs `body` on the main actor.
///
/// GLib's main loop calls all its callbacks on the main thread, which the main actor owns.
func withOwner<Owner: AnyObject & Sendable, Result: Sendable>(
  _ data: gpointer?, _ type: Owner.Type, _ body: @MainActor (Owner) -> Result
) -> Result? {
  guard let data else { return nil }
  let owner = Unmanaged<Owner>.fromOpaque(data).takeUnretainedValue()
  return MainActor.assumeIsolated { body(owner) }
}

/// A C pointer on its way into the main actor within one call.
struct Lent<Pointer>: @unchecked Sendable {
  let pointer: Pointer
}

/// The signal handlers an object has connected, cut when the object says so.
@MainActor
final class SignalConnections {
  private var connections: [(instance: UnsafeMutableRawPointer, handler: gulong)] = []

  /// Connects a C function that gets `owner` as its last argument.
  ///
  /// - Parameter callback: a C function with the signal's own parameters, cast to a generic one.
  func connect(
    _ instance: UnsafeMutableRawPointer, _ signal: String, owner: AnyObject, _ callback: @escaping GCallback
  ) {
    let handler = g_signal_connect_data(
      instance, signal, callback, Unmanaged.passUnretained(owner).toOpaque(), nil, GConnectFlags(rawValue: 0))
    connections.append((instance, handler))
  }

  /// Cuts all connections, while the instances live.
  func disconnectAll() {
    for connection in connections {
      g_signal_handler_disconnect(connection.instance, connection.handler)
    }
    connections = []
  }
}

/// Sees a GObject as an instance of one of its classes, as GTK's cast macros do.
func cast<Target>(_ pointer: UnsafeMutablePointer<some Any>?) -> UnsafeMutablePointer<Target>? {
  pointer.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: Target.self) }
}
