import Foundation
import MartletCore
import MartletPrimitives

/// What the look of a list depends on.
nonisolated struct ListContext: DynamicProperty {
  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.listLook) private var look
  @Environment(\.listRowSpacing) private var rowSpacing
  @Environment(\.scrollContentBackground) private var contentBackground
  @Environment(\.alternatingRowBackgrounds) private var alternating
  @Environment(\.tintColor) private var tint
  @Environment(\.isEnabled) private var isEnabled

  /// The style's look with what modifiers say about it.
  var appearance: ListAppearance {
    let isDark = colorScheme == .dark
    var appearance =
      theme.idiom == .desktop
      ? ListAppearance.desktop(look, isDark: isDark) : ListAppearance.touch(look, isDark: isDark)
    appearance.separator = theme.colors.color(.separator, isDark: isDark)
    if theme.idiom == .desktop { appearance.selection = desktopSelection(isDark: isDark) }
    if let rowSpacing { appearance.rowSpacing = rowSpacing.isFinite ? max(rowSpacing, 0) : 0 }
    if contentBackground == .hidden {
      appearance.background = nil
      appearance.stickyBackground = .clear
    }
    appearance.alternates = alternating.alternates(appearance.alternates)
    return appearance
  }

  /// The accent colour, a little darker, as NSColor.selectedContentBackgroundColor is to controlAccentColor.
  private func desktopSelection(isDark: Bool) -> ResolvedColor {
    guard let tint else { return ResolvedColor(hex: isDark ? 0x0059D1 : 0x0064E1) }
    var values = EnvironmentValues()
    values.colorScheme = colorScheme
    values.theme = theme
    return tint.resolved(in: values)
  }
}
