import Foundation
import MartletCore
import MartletGTK
import MartletPrimitives

/// What `MARTLET_SNAPSHOT` asks for: an app drawn into a file, without a display.
///
/// - `MARTLET_SNAPSHOT`: a path; `.txt` writes the tree with frames and texts, anything else a PNG.
/// - `MARTLET_SNAPSHOT_SIZE`: the window's size in points, as `640x480`.
/// - `MARTLET_SNAPSHOT_SCALE`: device pixels a point, such as 2.
/// - `MARTLET_COLOR_SCHEME`: `light` or `dark`.
/// - `MARTLET_IDIOM`: `desktop` or `touch`.
@MainActor
struct SnapshotRequest {
  let path: String
  let size: CGSize?
  let scale: CGFloat
  let colorScheme: BackendColorScheme

  /// The longest virtual time an app gets to come to rest, in seconds.
  private static let longestTime = 2.0

  static var fromProcess: SnapshotRequest? {
    let environment = ProcessInfo.processInfo.environment
    guard let path = environment["MARTLET_SNAPSHOT"], !path.isEmpty else { return nil }
    var size: CGSize?
    if let text = environment["MARTLET_SNAPSHOT_SIZE"], !text.isEmpty {
      let parts = text.lowercased().split(separator: "x").compactMap { Double($0) }
      if parts.count == 2, parts.allSatisfy({ $0 > 0 && $0 <= 16384 }) {
        size = CGSize(width: parts[0], height: parts[1])
      } else {
        Diagnostics.say("MARTLET_SNAPSHOT_SIZE is \(text); write it as 640x480. It is ignored.")
      }
    }
    var scale: CGFloat = 1
    if let text = environment["MARTLET_SNAPSHOT_SCALE"], !text.isEmpty {
      if let given = Double(text), given > 0, given <= 8 {
        scale = CGFloat(given)
      } else {
        Diagnostics.say("MARTLET_SNAPSHOT_SCALE is \(text); it can be up to 8. 1 is used.")
      }
    }
    return SnapshotRequest(
      path: path, size: size, scale: scale, colorScheme: .fromProcess ?? .light)
  }

  /// Returns the exit code.
  func run<A: App>(_ app: A) -> Int32 {
    run { desktop, size in
      AppSession.open(app, on: desktop, theme: .theme(for: Theme.idiomFromProcess), size: size)
    }
  }

  /// Draws whatever a function opens; returns the exit code.
  func run(_ open: (_ desktop: HeadlessDesktop, _ size: CGSize?) -> WindowController) -> Int32 {
    let desktop = HeadlessDesktop()
    desktop.scale = scale
    desktop.colorScheme = colorScheme
    let controller = open(desktop, size)
    guard let window = controller.window as? HeadlessWindow else { return 1 }
    controller.update()
    settle(controller, window, desktop)
    do {
      if path.hasSuffix(".txt") {
        try TreeDump.text(controller).write(toFile: path, atomically: false, encoding: .utf8)
      } else {
        try window.snapshot().writePNG(to: path)
      }
      return 0
    } catch {
      Diagnostics.say("the snapshot can't be written to \(path): \(error)")
      return 1
    }
  }

  /// Lets virtual time pass until nothing is pending.
  ///
  /// Tasks and main-queue work run in real time; the run loop gets a moment for them at each step.
  private func settle(_ controller: WindowController, _ window: HeadlessWindow, _ desktop: HeadlessDesktop) {
    let frame = 1.0 / 60
    let end = desktop.now + Self.longestTime
    while desktop.now < end {
      _ = RunLoop.main.run(mode: .default, before: Date())
      desktop.runWakes()
      let drew = window.deliverFrame()
      for popup in window.popups { _ = popup.deliverFrame() }
      if !drew, !controller.host.needsFrame, !controller.host.isAnimating { break }
      desktop.advance(by: frame)
    }
  }
}
