import Foundation
import MartletLayout

/// What traits and modifiers say about a preview; `nil` where they say nothing.
package struct PreviewSettings: Sendable {
  package var layout: PreviewLayout?
  package var device: PreviewDevice?
  package var displayName: String?
  package var orientation: InterfaceOrientation?
  package var platform: PreviewPlatform?

  package init(
    layout: PreviewLayout? = nil, device: PreviewDevice? = nil, displayName: String? = nil,
    orientation: InterfaceOrientation? = nil, platform: PreviewPlatform? = nil
  ) {
    self.layout = layout
    self.device = device
    self.displayName = displayName
    self.orientation = orientation
    self.platform = platform
  }

  /// These settings, and the other ones where these say nothing.
  package func over(_ inner: PreviewSettings) -> PreviewSettings {
    PreviewSettings(
      layout: layout ?? inner.layout, device: device ?? inner.device,
      displayName: displayName ?? inner.displayName, orientation: orientation ?? inner.orientation,
      platform: platform ?? inner.platform)
  }

  // MARK: What follows

  /// Whose figures the preview wants; `nil` if it doesn't care.
  package var idiom: Theme.Idiom? {
    if let device { return PreviewDeviceTable.entry(for: device)?.idiom }
    switch platform {
    case .iOS?: return .touch
    case .macOS?: return .desktop
    case .tvOS?, .watchOS?, nil: return nil
    }
  }

  /// The device's size, in points; `nil` on a desktop, where windows have the size they like.
  package func deviceSize(idiom: Theme.Idiom) -> CGSize? {
    var size: CGSize?
    if let device { size = PreviewDeviceTable.entry(for: device)?.size }
    if size == nil, idiom == .touch { size = PreviewDeviceTable.usualPhone }
    guard let size, orientation?.isLandscape == true else { return size }
    return CGSize(width: size.height, height: size.width)
  }
}

/// Where the settings of a view in a preview provider are asked for.
enum PreviewSettingsKey: LayoutValueKey {
  static var defaultValue: PreviewSettings? { nil }
}

extension ElementNode {
  /// What the modifiers around a view say about its preview.
  var previewSettings: PreviewSettings {
    (layoutValue(ObjectIdentifier(PreviewSettingsKey.self)) as? PreviewSettings) ?? PreviewSettings()
  }
}
