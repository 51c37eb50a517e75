import Foundation
import MartletCore
import MartletFoundation
import MartletGTK
import MartletPrimitives

extension App {
  /// Runs the app until its last window is closed.
  ///
  /// With `MARTLET_SNAPSHOT` set, the app is drawn into a file instead, without a display.
  ///
  /// - Source: Apple, "App.main()".
  @MainActor @preconcurrency
  public static func main() {
    let app = Self()
    if let request = SnapshotRequest.fromProcess {
      exit(request.run(app))
    }
    do {
      try WindowedApp(app).run()
    } catch {
      Diagnostics.say("\(error)")
      exit(1)
    }
  }
}

/// An app in a window of the desktop.
@MainActor
final class WindowedApp<A: App> {
  private let desktop: GTKDesktop
  private let controller: WindowController

  init(_ app: A) throws {
    let desktop = try GTKDesktop()
    self.desktop = desktop
    controller = AppSession.open(app, on: desktop, theme: .theme(for: Theme.idiomFromProcess), size: nil)
    controller.onClose = { desktop.quit() }
    controller.followsContentSize = true
    let controller = self.controller
    desktop.onColorSchemeChange = { controller.applyColorScheme() }
  }

  func run() {
    controller.window.show()
    controller.update()
    desktop.run()
  }
}

/// Brings an app's first window up on a desktop, real or headless.
@MainActor
package enum AppSession {
  /// Shaped text is shared by all hosts: it depends on nothing but the text and its font.
  private static let textMeasurer = PangoTextMeasurer()
  /// So are the pictures that were read.
  private static let images = RSVGImageProvider()

  package static func open<A: App>(
    _ app: A, on desktop: any Desktop, theme: Theme, size: CGSize?
  ) -> WindowController {
    let windows = AppView<A>.windows(app)
    if windows.count > 1 {
      Diagnostics.say(
        "note: \(A.self) describes \(windows.count) windows; the first one is opened.")
    }
    let title = windows.first?.title ?? ProcessInfo.processInfo.processName
    return open(
      AppView(app), on: desktop, theme: theme, size: size ?? windows.first?.defaultSize, title: title)
  }

  /// Opens a window with a view.
  package static func open<Content: View>(
    _ content: Content, on desktop: any Desktop, theme: Theme, size: CGSize?, title: String
  ) -> WindowController {
    let link = WakeLink()
    let host = ViewHost(content, measurer: textMeasurer, images: images, theme: theme) {
      desktopWake(desktop, link)
    }
    let undoManager = UndoManager()
    let opener = SystemOpener { [weak desktop] url, completion in
      if let desktop { desktop.open(url, completion) } else { completion(false) }
    }
    host.setEnvironment {
      $0.colorScheme = desktop.colorScheme == .dark ? .dark : .light
      $0.systemOpener = opener
      $0.windowUndoManager = undoManager
    }
    host.runPasses(at: desktop.now)
    let window = desktop.makeWindow(title: title, size: size ?? defaultSize(host.root.idealSize))
    let controller = WindowController(host: host, window: window, desktop: desktop)
    link.controller = controller
    return controller
  }

  /// The content's ideal size with a little room around, at least what a title bar needs and at most what
  /// fits on a small screen.
  private static func defaultSize(_ ideal: CGSize) -> CGSize {
    CGSize(
      width: min(max(ideal.width.rounded(.up), 320), 1000),
      height: min(max(ideal.height.rounded(.up), 200), 700))
  }
}

/// Where a wake finds the controller, which is made after its host.
final class WakeLink: @unchecked Sendable {
  // Touched on the main actor only.
  weak var controller: WindowController?
}

private func desktopWake(_ desktop: any Desktop, _ link: WakeLink) {
  desktop.wake { link.controller?.wakeArrived() }
}
