import CMartletGTK
import Foundation
import MartletPrimitives

/// One of the display's clipboards.
@MainActor
final class GTKClipboard: Clipboard {
  private let clipboard: OpaquePointer

  /// The clipboard for copying and pasting; `nil` without a display.
  static func regular() -> GTKClipboard? {
    gdk_display_get_default().flatMap { gdk_display_get_clipboard($0) }.map { GTKClipboard($0) }
  }

  /// The selection that the middle button pastes.
  static func primary() -> GTKClipboard? {
    gdk_display_get_default().flatMap { gdk_display_get_primary_clipboard($0) }.map { GTKClipboard($0) }
  }

  /// The display owns its clipboards and lives as long as the process.
  private init(_ clipboard: OpaquePointer) {
    self.clipboard = clipboard
  }

  func setText(_ text: String) {
    gdk_clipboard_set_text(clipboard, text)
  }

  func readText(_ completion: @escaping @MainActor (String?) -> Void) {
    // Without text there is nothing to wait for.
    guard let formats = gdk_clipboard_get_formats(clipboard),
      gdk_content_formats_contain_gtype(formats, g_type_from_name("gchararray")) != 0
        || Self.textTypes.contains(where: { gdk_content_formats_contain_mime_type(formats, $0) != 0 })
    else {
      completion(nil)
      return
    }
    let box = Unmanaged.passRetained(Completion(run: completion)).toOpaque()
    gdk_clipboard_read_text_async(
      clipboard, nil,
      { source, result, data in
        guard let data, let source else { return }
        let box = Unmanaged<Completion>.fromOpaque(data).takeRetainedValue()
        var error: UnsafeMutablePointer<GError>?
        let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, &error)
        g_clear_error(&error)
        let string = text.map { String(cString: $0) }
        g_free(text)
        MainActor.assumeIsolated { box.run(string) }
      }, box)
  }

  private static let textTypes = ["text/plain;charset=utf-8", "text/plain", "UTF8_STRING", "STRING"]

  private final class Completion: Sendable {
    let run: @MainActor (String?) -> Void

    init(run: @escaping @MainActor (String?) -> Void) {
      self.run = run
    }
  }
}

/// A clipboard for a session that has none; nothing comes out of it but what was put in.
@MainActor
package final class MemoryClipboard: Clipboard {
  package var text: String?

  package init() {}

  package func setText(_ text: String) {
    self.text = text
  }

  package func readText(_ completion: @escaping @MainActor (String?) -> Void) {
    completion(text)
  }
}
