import Foundation
import MartletCore
import MartletGTK
import MartletPrimitives

/// What `MARTLET_PREVIEW` asks for: a list of the app's previews, or one of them in place of the app.
@MainActor
struct PreviewRequest {
  let text: String

  static var fromProcess: PreviewRequest? {
    guard let text = ProcessInfo.processInfo.environment["MARTLET_PREVIEW"], !text.isEmpty else { return nil }
    return PreviewRequest(text: text)
  }

  /// Returns the exit code.
  func run() -> Int32 {
    if text == "list" {
      for entry in PreviewIndex.all { print("\(entry.name)\t\(entry.location)") }
      return 0
    }
    let entries = PreviewIndex.find(text)
    guard let entry = entries.first else {
      Diagnostics.say("no preview is called \(text); MARTLET_PREVIEW=list prints the names.")
      return 1
    }
    if entries.count > 1 {
      let places = entries.map(\.location).joined(separator: ", ")
      Diagnostics.say("note: \(entries.count) previews are called \(text); the first of \(places) is shown.")
    }
    do {
      return try show(load(entry))
    } catch {
      Diagnostics.say("the preview \(text) can't be shown: \(error)")
      return 1
    }
  }

  private func show(_ preview: PreviewEntry.Loaded) throws -> Int32 {
    let idiom = Theme.isIdiomSet ? Theme.idiomFromProcess : nil
    if let request = SnapshotRequest.fromProcess {
      return request.run { desktop, size in preview.open(on: desktop, idiom: idiom, size: size) }
    }
    let desktop = try GTKDesktop()
    let controller = preview.open(on: desktop, idiom: idiom, size: nil)
    controller.onClose = { desktop.quit() }
    desktop.onSettingsChange = { controller.applySettings() }
    controller.window.show()
    controller.update()
    desktop.run()
    return 0
  }

  /// Waits until the preview's shared contexts are made; the main actor's work goes on meanwhile.
  private func load(_ entry: PreviewEntry) throws -> PreviewEntry.Loaded {
    var result: Result<PreviewEntry.Loaded, any Error>?
    Task { @MainActor in
      do { result = .success(try await entry.load()) } catch { result = .failure(error) }
    }
    while result == nil {
      // The run loop returns as soon as it has done something.
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
    }
    guard let result else { preconditionFailure("the loop ends with a result") }
    return try result.get()
  }
}
