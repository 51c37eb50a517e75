import Foundation
import MartletCore
import MartletFoundation
import MartletGTK
import MartletPrimitives

extension App {
  /// Runs the app until its last window is closed.
  ///
  /// With `MARTLET_SNAPSHOT` set, the app is drawn into a file instead, without a display. With `MARTLET_PREVIEW`
  /// set, one of its previews is shown or drawn in its place.
  ///
  /// - Source: Apple, "App.main()".
  @MainActor @preconcurrency
  public static func main() {
    if let preview = PreviewRequest.fromProcess {
      exit(preview.run())
    }
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
    controller = AppSession.open(
      app, on: desktop, theme: .theme(for: Theme.idiomFromProcess), size: nil,
      sceneArea: SceneArea(name: "main"))
    controller.followsContentSize = true
    let windows = controller.session as? AppWindows
    windows?.onLastClose = { desktop.quit() }
    desktop.onSettingsChange = {
      for controller in windows?.controllers ?? [] where !controller.isWindowClosed {
        controller.applySettings()
      }
    }
  }

  func run() {
    controller.window.show()
    controller.update()
    desktop.run()
    controller.host.sceneArea.synchronize()
    Storage.synchronize()
  }
}

/// Brings an app's first window up on a desktop, real or headless.
@MainActor
package enum AppSession {
  /// Shaped text is shared by all hosts: it depends on nothing but the text and its font.
  static let textMeasurer = PangoTextMeasurer()
  /// So are the pictures that were read.
  static let images = RSVGImageProvider()

  /// Lets `CGContext` make documents and pictures.
  static func registerBackend() {
    if GraphicsBackends.current == nil { GraphicsBackends.current = CairoGraphicsBackend() }
  }

  package static func open<A: App>(
    _ app: A, on desktop: any Desktop, theme: Theme, size: CGSize?,
    sceneArea: SceneArea = SceneArea(name: nil)
  ) -> WindowController {
    let controller = open(
      AppView(app), on: desktop, theme: theme, size: size, title: nil, sceneArea: sceneArea)
    _ = AppWindows(first: controller, desktop: desktop, theme: theme)
    return controller
  }

  /// Opens a window with a view.
  ///
  /// - Parameters:
  ///   - size: the window's size, unless the scene area knows the one it had; if `nil` the content's, with a little room.
  ///   - offered: with no size given, a size to offer the content: the window is as large as it then wants to be.
  package static func open<Content: View>(
    _ content: Content, on desktop: any Desktop, theme: Theme, size: CGSize?, offered: CGSize? = nil,
    title: String?, sceneArea: SceneArea = SceneArea(name: nil)
  ) -> WindowController {
    registerBackend()
    let link = WakeLink()
    let host = HostActivity.with(desktop) {
      ViewHost(
        content, measurer: textMeasurer, images: images, theme: theme,
        currentDate: { [weak desktop] in MainActor.assumeIsolated { desktop?.date ?? Date() } },
        sceneArea: sceneArea
      ) {
        desktopWake(desktop, link)
      }
    }
    let undoManager = UndoManager()
    let opener = SystemOpener { [weak desktop] url, completion in
      if let desktop { desktop.open(url, completion) } else { completion(false) }
    }
    host.setDesktopColorScheme(desktop.colorScheme == .dark ? .dark : .light)
    host.setEnvironment {
      if desktop.textScale != 1 { $0.typeSetting = TypeSetting(scale: desktop.textScale) }
      $0.systemOpener = opener
      $0.windowUndoManager = undoManager
    }
    HostActivity.with(desktop) { host.runPasses(at: desktop.now) }
    let fitting = offered.map { fittingSize(host.root.contentSize(offered: $0)) }
    let kept = sceneArea.windowSize
    let window = desktop.makeWindow(
      title: title ?? host.window.title ?? ProcessInfo.processInfo.processName,
      size: kept ?? size ?? fitting ?? host.window.defaultSize ?? defaultSize(host.root.idealSize))
    if let kept {
      // The screen may be a smaller one than last time.
      let most = window.largestPopup
      let fitting = CGSize(width: min(kept.width, most.width), height: min(kept.height, most.height))
      if fitting != kept { window.requestSize(fitting) }
    }
    let controller = WindowController(host: host, window: window, desktop: desktop)
    link.controller = controller
    return controller
  }

  /// What the views of a preview provider say about their previews, in order.
  package static func previewSettings(of content: AnyView) -> [PreviewSettings] {
    let outline = PreviewOutline()
    // The host only makes the tree; no pass runs in it.
    _ = ViewHost(
      PreviewSelection(content, index: 0, outline: outline), measurer: textMeasurer, images: images,
      theme: .theme(for: .desktop), wake: {})
    return outline.settings
  }

  /// Whole points, at least one.
  private static func fittingSize(_ size: CGSize) -> CGSize {
    CGSize(width: max(size.width.rounded(.up), 1), height: max(size.height.rounded(.up), 1))
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
