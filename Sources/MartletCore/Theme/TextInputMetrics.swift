import Foundation
import MartletPrimitives

/// The look of carets and selections in one family of devices.
///
/// - Units: points; seconds.
package struct TextInputMetrics: Sendable {
  package var caretWidth: CGFloat
  /// Two presses that are no further apart in time count as a double click.
  package var multipleClickTime: Double
  /// And no further apart in space.
  package var multipleClickDistance: CGFloat
  /// Whether all is selected when the keyboard comes otherwise than by a click.
  package var selectsAllOnFocus: Bool
  /// Whether Return leaves the keyboard where it is.
  package var keepsFocusOnSubmit: Bool
  /// How opaque the tint is as a selection, light and dark.
  package var tintedSelectionOpacity: (light: Float, dark: Float)
  /// The selection where no tint is set, light and dark; `nil` takes the tint.
  var selection: (light: ResolvedColor, dark: ResolvedColor)?
  /// The selection while the window is not the active one.
  var inactiveSelection: (light: ResolvedColor, dark: ResolvedColor)

  /// macOS.
  ///
  /// NSColor.selectedTextBackgroundColor (B3D7FF, dark 3F638B) and
  /// unemphasizedSelectedTextBackgroundColor (DCDCDC, dark 464646) as remembered. A field that gets the keyboard
  /// selects its text, and Return selects it again, as NSTextField's selectText(_:) does. The double click's time
  /// is NSEvent.doubleClickInterval's default; its distance and the caret's width are by eye.
  static let desktop = TextInputMetrics(
    caretWidth: 1, multipleClickTime: 0.5, multipleClickDistance: 5, selectsAllOnFocus: true,
    keepsFocusOnSubmit: true, tintedSelectionOpacity: (0.3, 0.4),
    selection: (ResolvedColor(hex: 0xB3D7FF), ResolvedColor(hex: 0x3F638B)),
    inactiveSelection: (ResolvedColor(hex: 0xDCDCDC), ResolvedColor(hex: 0x464646)))

  /// iOS.
  ///
  /// A caret of 2 points in the tint, and the tint at a fifth, in dark a third, as the selection, both by eye; Return dismisses
  /// the keyboard.
  static let touch = TextInputMetrics(
    caretWidth: 2, multipleClickTime: 0.5, multipleClickDistance: 10, selectsAllOnFocus: false,
    keepsFocusOnSubmit: false, tintedSelectionOpacity: (0.2, 0.35), selection: nil,
    inactiveSelection: (ResolvedColor(hex: 0xDCDCDC), ResolvedColor(hex: 0x464646)))
}

extension Theme {
  package var textInput: TextInputMetrics { idiom == .desktop ? .desktop : .touch }
}

extension EnvironmentValues {
  /// The colour of selected text's ground.
  func textSelectionColor(isActive: Bool) -> ResolvedColor {
    let metrics = theme.textInput
    let isDark = colorScheme == .dark
    guard isActive else { return isDark ? metrics.inactiveSelection.dark : metrics.inactiveSelection.light }
    if tintColor == nil, let selection = metrics.selection {
      return isDark ? selection.dark : selection.light
    }
    var color = Color.accentColor.resolved(in: self)
    color.opacity *= isDark ? metrics.tintedSelectionOpacity.dark : metrics.tintedSelectionOpacity.light
    return color
  }
}
