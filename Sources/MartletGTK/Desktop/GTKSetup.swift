import CMartletGTK
import Foundation

/// Why no window can be opened.
package struct DesktopUnavailable: Error, CustomStringConvertible {
  package let description: String
}

/// Starts GTK.
@MainActor
enum GTKSetup {
  /// The oldest version that works: the one of Debian 12.
  static let oldestVersion = (major: 4, minor: 8)

  /// Prepares the environment and initialises GTK.
  ///
  /// - Throws: `DesktopUnavailable` with a message for the user.
  static func start() throws {
    let major = Int(gtk_get_major_version())
    let minor = Int(gtk_get_minor_version())
    try checkVersion(major: major, minor: minor)
    avoidGraphicsLibraries(minor: minor)
    guard gtk_init_check() != 0 else {
      throw DesktopUnavailable(description: noDisplayMessage)
    }
  }

  static func checkVersion(major: Int, minor: Int) throws {
    guard (major, minor) < (oldestVersion.major, oldestVersion.minor) else { return }
    throw DesktopUnavailable(
      description: """
        GTK \(major).\(minor) is too old: Martlet needs \(oldestVersion.major).\(oldestVersion.minor) or newer.
        """)
  }

  /// We draw in software, so loading OpenGL and Vulkan would cost 80 ms and 60 MB for nothing.
  private static func avoidGraphicsLibraries(minor: Int) {
    g_setenv("GSK_RENDERER", "cairo", 0)
    // From 4.16 on, GDK_DEBUG has lost these words to a variable of its own.
    if minor >= 16 {
      g_setenv("GDK_DISABLE", "gl,vulkan", 0)
    } else {
      g_setenv("GDK_DEBUG", "gl-disable,vulkan-disable", 0)
    }
  }

  private static var noDisplayMessage: String {
    let environment = ProcessInfo.processInfo.environment
    let names = ["WAYLAND_DISPLAY", "DISPLAY"]
    let set = names.compactMap { name in environment[name].map { "\(name)=\($0)" } }
    guard !set.isEmpty else {
      return
        "no display: neither WAYLAND_DISPLAY nor DISPLAY is set. "
        + "Start the program in a desktop session or under xvfb-run, or draw it into a file with "
        + "MARTLET_SNAPSHOT=file.png."
    }
    return
      "can't open the display (\(set.joined(separator: ", "))). Is the desktop session running and may this user use it?"
  }
}
