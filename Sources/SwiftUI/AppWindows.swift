import Foundation
import MartletCore
import MartletPrimitives

/// An app's windows beside the first, whose host has the app's states.
///
/// Each further window has a host of its own, which shows what the scene's node in the first host hands it. The first
/// host lives as long as any window does.
@MainActor
package final class AppWindows: WindowOpening {
  /// A window that was opened later.
  package struct Other {
    let window: SceneWindow
    package let controller: WindowController
  }

  private weak var first: WindowController?
  private let desktop: any Desktop
  private let theme: Theme
  private var lastNumber = 1
  /// In the order in which they were opened.
  package private(set) var others: [Other] = []
  /// Called when the last window was closed.
  package var onLastClose: (() -> Void)?

  init(first: WindowController, desktop: any Desktop, theme: Theme) {
    self.first = first
    self.desktop = desktop
    self.theme = theme
    serve(first.host)
    first.session = self
    first.keepsHost = { [weak self] in self?.others.isEmpty == false }
    first.onClose = { [weak self] in self?.windowWasClosed() }
  }

  private func serve(_ host: ViewHost) {
    host.windowOpener = self
    host.setEnvironment { $0.supportsMultipleWindows = true }
  }

  private var scenes: [WindowScene] { first?.host.scenes ?? [] }

  /// All controllers, the first window's first.
  package var controllers: [WindowController] { (first.map { [$0] } ?? []) + others.map(\.controller) }

  package func openWindow(id: String?, value: AnyHashable?, type: Any.Type?) {
    guard let scene = scene(id: id, type: type) else {
      let what = [id.map { "the id \"\($0)\"" }, type.map { "values of type \($0)" }].compactMap { $0 }
      Diagnostics.warnOnce(
        "no-scene-\(what)",
        "openWindow finds no scene with \(what.joined(separator: " and ")). Add a WindowGroup or a Window with it to "
          + "the app's body.")
      return
    }
    // Not in the middle of the event or update that asks for it.
    desktop.wake { [weak self] in self?.open(scene, value) }
  }

  package func closeWindows(id: String?, value: AnyHashable?, type: Any.Type?) {
    guard let scene = scene(id: id, type: type) else { return }
    desktop.wake { [weak self] in
      guard let self else { return }
      for other in others where other.window.scene === scene && (value == nil || other.window.value == value)
      {
        other.controller.surfaceDidRequestClose(other.controller.window)
      }
      if value == nil, scene.isFirstWindowOpen, let first { first.surfaceDidRequestClose(first.window) }
    }
  }

  private func scene(id: String?, type: Any.Type?) -> WindowScene? {
    scenes.first { scene in
      (id == nil || scene.id == id) && (type == nil || scene.valueType == type)
    }
  }

  private func open(_ scene: WindowScene, _ value: AnyHashable?) {
    if scene.isSingle, scene.isFirstWindowOpen {
      first?.window.show()
      return
    }
    let isSame: (Other) -> Bool = { other in
      other.window.scene === scene && (scene.isSingle || (value != nil && other.window.value == value))
    }
    if let known = others.first(where: isSame) {
      known.controller.window.show()
      return
    }
    lastNumber += 1
    let window = scene.makeWindow(value: value)
    let name = "\(scene.id ?? "window")-\(scene.isSingle ? 1 : lastNumber)"
    let controller = AppSession.open(
      SceneWindowView(window), on: desktop, theme: theme, size: scene.defaultSize, title: scene.title,
      sceneArea: first?.host.sceneArea.isKept == true ? SceneArea(name: name) : SceneArea(name: nil))
    serve(controller.host)
    controller.followsContentSize = first?.followsContentSize ?? false
    controller.onClose = { [weak self, weak controller] in
      self?.others.removeAll { $0.controller === controller }
      self?.windowWasClosed()
    }
    others.append(Other(window: window, controller: controller))
    controller.window.show()
    controller.update()
  }

  private func windowWasClosed() {
    guard others.isEmpty, let first, first.isWindowClosed else { return }
    first.host.close()
    onLastClose?()
  }
}
