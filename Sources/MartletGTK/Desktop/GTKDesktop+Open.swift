import CMartletGTK
import Foundation
import MartletPrimitives

extension GTKDesktop {
  package func open(_ url: URL, _ completion: @escaping @MainActor (Bool) -> Void) {
    let context = gdk_display_get_default().flatMap { gdk_display_get_app_launch_context($0) }
    defer { if let context { g_object_unref(UnsafeMutableRawPointer(context)) } }
    // GLib asks the desktop's portal when the app runs in a sandbox.
    g_app_info_launch_default_for_uri_async(
      url.absoluteString,
      context.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GAppLaunchContext.self) }, nil,
      { _, result, data in
        var error: UnsafeMutablePointer<GError>?
        let isOpened = g_app_info_launch_default_for_uri_finish(result, &error) != 0
        if let error {
          let reason = error.pointee.message.map { String(cString: $0) } ?? "unknown"
          let line = "martlet: the desktop can't open the address: \(reason)\n"
          FileHandle.standardError.write(Data(line.utf8))
          g_error_free(error)
        }
        guard let data else { return }
        let box = Unmanaged<OpenCompletion>.fromOpaque(data).takeRetainedValue()
        MainActor.assumeIsolated { box.completion(isOpened) }
      }, Unmanaged.passRetained(OpenCompletion(completion)).toOpaque())
  }
}

/// Takes a closure through C.
private final class OpenCompletion: Sendable {
  let completion: @MainActor (Bool) -> Void

  init(_ completion: @escaping @MainActor (Bool) -> Void) {
    self.completion = completion
  }
}
