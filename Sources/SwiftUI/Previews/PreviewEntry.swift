import Foundation
import MartletCore
import MartletGTK
import MartletPrimitives

/// A preview of the running program.
@MainActor
package struct PreviewEntry {
  /// What the preview is called.
  package let name: String
  /// `Module/File.swift:12`, or `Module.Type` for a preview provider's.
  package let location: String
  let settings: PreviewSettings
  let modifiers: [PreviewModifierLoader]
  let makeContent: () -> AnyView

  /// A preview whose shared contexts are there.
  @MainActor
  package struct Loaded {
    package let entry: PreviewEntry
    let content: AnyView
  }

  /// Makes the views, and what their modifiers share with other previews.
  package func load() async throws -> Loaded {
    var content = makeContent()
    for modifier in modifiers { content = try await modifier.load()(content) }
    return Loaded(entry: self, content: content)
  }

  /// Whether a user means this preview: by its name, or by its place, with or without the module.
  func matches(_ text: String) -> Bool {
    text == name || text == location || location.split(separator: "/").last.map(String.init) == text
  }
}

extension PreviewEntry.Loaded {
  /// What a device's size is where there is no device: what fits a small screen.
  private static let usualScreen = CGSize(width: 1000, height: 700)

  /// Opens a window with the preview.
  ///
  /// - Parameters:
  ///   - idiom: whose figures it has; if `nil` those of the device or system it is made for, or the desktop's.
  ///   - size: the window's size in points; if `nil` the one its layout asks for.
  package func open(on desktop: any Desktop, idiom: Theme.Idiom?, size: CGSize?) -> WindowController {
    let settings = entry.settings
    let idiom = idiom ?? settings.idiom ?? .desktop
    let device = settings.deviceSize(idiom: idiom)
    var fixed = size
    var offered: CGSize?
    if size == nil {
      switch settings.layout ?? .device {
      case .device: fixed = device
      case .fixed(let width, let height): fixed = Self.usable(width: width, height: height)
      case .sizeThatFits: offered = device ?? Self.usualScreen
      }
    }
    return AppSession.open(
      content, on: desktop, theme: .theme(for: idiom), size: fixed, offered: offered, title: entry.name)
  }

  /// Windows have at least one point and at most what pictures can have.
  private static func usable(width: CGFloat, height: CGFloat) -> CGSize {
    func usable(_ length: CGFloat) -> CGFloat { length.isNaN ? 1 : min(max(length, 1), 16384) }
    return CGSize(width: usable(width), height: usable(height))
  }
}
