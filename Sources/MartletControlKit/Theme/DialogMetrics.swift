import Foundation
import MartletCore
import MartletPrimitives

/// The sizes and fonts of alerts and confirmation dialogs in one family of devices.
///
/// - Units: points.
nonisolated struct DialogMetrics {
  var style: DialogStyle
  var titleFont: Font
  var messageFont: Font
  var titleSpacing: CGFloat
  var iconSize: CGFloat = 0
  var buttonFont: Font
  var boldButtonFont: Font
  var buttonPadding: CGFloat
  var buttonCornerRadius: CGFloat

  /// macOS 11 to 15: title 13 bold, message 11, buttons 28 high with corners of 6, as on screenshots of macOS 14.
  ///
  /// Spacings are by eye.
  static let desktop = DialogMetrics(
    style: DialogStyle(
      family: .push, insets: EdgeInsets(top: 20, leading: 16, bottom: 16, trailing: 16), buttonInset: 16,
      spacing: 10, buttonSpacing: 8, buttonHeight: 28, leastButtonHeight: 16),
    titleFont: .headline, messageFont: .subheadline, titleSpacing: 8, iconSize: 44, buttonFont: .body,
    boldButtonFont: .body, buttonPadding: 8, buttonCornerRadius: 6)

  /// iOS 15 to 18: title 17 semibold, message 13, buttons 44 high, as UIAlertController is remembered.
  ///
  /// Insets are by eye.
  static let touchAlert = DialogMetrics(
    style: DialogStyle(
      family: .divided, insets: EdgeInsets(top: 19, leading: 16, bottom: 20, trailing: 16), buttonInset: 0,
      spacing: 12, buttonSpacing: 0, buttonHeight: 44, leastButtonHeight: 18),
    titleFont: .headline, messageFont: .footnote, titleSpacing: 3, buttonFont: .body,
    boldButtonFont: .headline,
    buttonPadding: 8, buttonCornerRadius: 0)

  /// iOS 15 to 18: title and message 13, buttons 57 high with 20 pt, groups with corners of 13 and 8 apart, as
  /// UIAlertController is remembered.
  ///
  /// Insets are by eye.
  static let touchSheet = DialogMetrics(
    style: DialogStyle(
      family: .stacked, insets: EdgeInsets(top: 14, leading: 16, bottom: 14, trailing: 16), buttonInset: 0,
      spacing: 10, buttonSpacing: 0, buttonHeight: 57, leastButtonHeight: 18, cancelGap: 8,
      groupCornerRadius: 13),
    titleFont: .footnote.weight(.semibold), messageFont: .footnote, titleSpacing: 6, buttonFont: .title3,
    boldButtonFont: .title3.weight(.semibold), buttonPadding: 8, buttonCornerRadius: 0)
}

/// The colours of alerts and confirmation dialogs.
nonisolated struct DialogPalette {
  var face: ThemedColor
  var pressedFace: ThemedColor
  /// What lies behind the face while the pointer is over it.
  var hovered: ThemedColor
  /// How opaque a coloured face is while it is pressed.
  var pressedOpacity: Double
  var line: ThemedColor
  var ground: ThemedColor

  /// By eye, after alerts of macOS 14: flat grey buttons on the ground of a popover.
  static let desktop = DialogPalette(
    face: ThemedColor(0x000000, 0.1, dark: 0xFFFFFF, 0.14),
    pressedFace: ThemedColor(0x000000, 0.2, dark: 0xFFFFFF, 0.28),
    hovered: ThemedColor(0x000000, 0.04, dark: 0xFFFFFF, 0.05), pressedOpacity: 0.8,
    line: ThemedColor(.clear),
    ground: ThemedColor(.clear))

  /// Lines are UIColor.separator; the ground is that of popovers, because there is no blur to see through; a pressed
  /// button is UIColor.systemFill.
  static let touch = DialogPalette(
    face: ThemedColor(.clear), pressedFace: ThemedColor(0x787880, 0.2, dark: 0x787880, 0.36),
    hovered: ThemedColor(.clear), pressedOpacity: 1, line: ThemedColor(0x3C3C43, 0.29, dark: 0x545458, 0.6),
    ground: ThemedColor(0xF9F9F9, dark: 0x252525))
}

extension Theme {
  func dialogMetrics(_ kind: ModalKind) -> DialogMetrics {
    if idiom == .desktop { return .desktop }
    return kind == .confirmation ? .touchSheet : .touchAlert
  }

  var dialogPalette: DialogPalette { idiom == .desktop ? .desktop : .touch }
}

extension ControlContext {
  func dialogMetrics(_ kind: ModalKind) -> DialogMetrics { theme.dialogMetrics(kind) }
  var dialogColors: DialogPalette { theme.dialogPalette }
}
