import Foundation
import MartletPrimitives

extension Theme {
  /// What surrounds a menu.
  ///
  /// Lengths in points. macOS 11 to 15: radius 6, a hairline and a soft shadow; iOS 15 to 18: radius 13 and a
  /// wide shadow; both by eye, as is the ground, which Apple's menus let shine through and ours don't.
  func menuChrome(isDark: Bool) -> PopupChrome {
    let isDesktop = idiom == .desktop
    let border = colors.color(isDesktop ? .popoverBorder : .separator, isDark: isDark)
    return PopupChrome(
      background: colors.color(.popoverBackground, isDark: isDark), border: border, borderWidth: 0.5,
      cornerRadius: isDesktop ? 6 : 13, arrowSize: .zero, gap: isDesktop ? 1 : 4,
      shadow: ResolvedColor(hex: 0x000000, opacity: isDark ? 0.5 : 0.22), shadowRadius: isDesktop ? 10 : 24,
      shadowOffset: isDesktop ? 4 : 8)
  }
}
