import Foundation
import MartletPrimitives

/// The defaults of one family of devices: sizes, colours and durations, each with its source in the table.
package final class Theme: Sendable {
  /// The family of devices whose figures are used.
  package enum Idiom: String, Sendable {
    /// macOS figures; what a desktop app looks like.
    case desktop
    /// iOS figures, of iOS 15 to 18.
    case touch
  }

  package let idiom: Idiom
  package let fonts: FontTable
  package let colors: ColorTable
  package let popover: PopoverMetrics

  init(idiom: Idiom, fonts: FontTable, colors: ColorTable, popover: PopoverMetrics) {
    self.idiom = idiom
    self.fonts = fonts
    self.colors = colors
    self.popover = popover
  }

  package static func theme(for idiom: Idiom) -> Theme {
    switch idiom {
    case .desktop: return desktop
    case .touch: return touch
    }
  }

  package static let desktop = Theme(idiom: .desktop, fonts: .desktop, colors: .desktop, popover: .desktop)
  package static let touch = Theme(idiom: .touch, fonts: .touch, colors: .touch, popover: .touch)

  /// Whether `MARTLET_IDIOM` asks for an idiom.
  package static var isIdiomSet: Bool {
    ProcessInfo.processInfo.environment["MARTLET_IDIOM"]?.isEmpty == false
  }

  /// The idiom that `MARTLET_IDIOM` asks for; desktop if it is unset or unknown.
  package static var idiomFromProcess: Idiom {
    guard let name = ProcessInfo.processInfo.environment["MARTLET_IDIOM"], !name.isEmpty else {
      return .desktop
    }
    if let idiom = Idiom(rawValue: name) { return idiom }
    Diagnostics.warnOnce("idiom", "MARTLET_IDIOM is \(name); it can be desktop or touch. Desktop is used.")
    return .desktop
  }
}

/// The look of a popover.
///
/// Lengths in points.
package struct PopoverMetrics: Sendable {
  package var cornerRadius: CGFloat
  package var arrowSize: CGSize
  package var gap: CGFloat
  package var borderWidth: CGFloat
  package var shadowRadius: CGFloat
  package var shadowOffset: CGFloat

  /// NSPopover's look as measured on screenshots of macOS 14: radius 10, arrow 27 × 13 narrowed to a
  /// width that also suits a short anchor, a hairline border and a wide soft shadow.
  static let desktop = PopoverMetrics(
    cornerRadius: 10, arrowSize: CGSize(width: 22, height: 10), gap: 1, borderWidth: 0.5, shadowRadius: 12,
    shadowOffset: 4)

  /// UIPopoverPresentationController on iPad: radius 13, arrow 37 × 13, no border.
  static let touch = PopoverMetrics(
    cornerRadius: 13, arrowSize: CGSize(width: 30, height: 13), gap: 0, borderWidth: 0, shadowRadius: 18,
    shadowOffset: 6)
}
