import Foundation
import MartletCore

/// The sizes of controls in one family of devices.
///
/// - Units: points; seconds.
struct ControlMetrics: Sendable {
  /// A bordered button of one size.
  struct Button: Sendable {
    /// The least height; a label of several lines makes it higher.
    var height: CGFloat
    var horizontalPadding: CGFloat
    var verticalPadding: CGFloat
    var cornerRadius: CGFloat
    var isCapsule = false
    var font: Font
  }

  /// A switch of one size.
  struct Switch: Sendable {
    /// What is drawn.
    var track: CGSize
    /// What layout sees.
    var layoutWidth: CGFloat
    /// Between the knob and the track's edge.
    var knobInset: CGFloat
    /// How much wider the knob is while it is pressed.
    var pressedStretch: CGFloat
    var font: Font
  }

  /// A check box of one size.
  struct Checkbox: Sendable {
    var side: CGFloat
    var cornerRadius: CGFloat
    var lineWidth: CGFloat
    var font: Font
  }

  /// Whether these are the figures of the desktop.
  var isDesktop = false
  private let buttons: [ControlSize: Button]
  private let switches: [ControlSize: Switch]
  private let checkboxes: [ControlSize: Checkbox]
  /// Between a switch and its label.
  let switchSpacing: CGFloat
  /// Between a check box and its label.
  let checkboxSpacing: CGFloat
  /// Between a label's icon and its title.
  let labelSpacing: CGFloat
  /// How long the knob of a switch is on its way.
  let switchDuration: Double
  /// How long a button takes to come back from the pressed look.
  let releaseDuration: Double

  func button(_ size: ControlSize) -> Button { Self.value(buttons, size) }
  func toggleSwitch(_ size: ControlSize) -> Switch { Self.value(switches, size) }
  func checkbox(_ size: ControlSize) -> Checkbox { Self.value(checkboxes, size) }

  private static func value<Value>(_ table: [ControlSize: Value], _ size: ControlSize) -> Value {
    guard let value = table[size] else { preconditionFailure("a table of metrics lacks \(size)") }
    return value
  }
}

extension ControlMetrics {
  /// macOS 11 to 15.
  ///
  /// Button heights 20, 16, 13, 28 and check boxes 14, 12, 10, 16 by WebKit's tables of AppKit's control sizes
  /// (ThemeMac.mm: buttonSizes, checkboxSizes); switches 38 × 22, 32 × 18, 26 × 15 by the same
  /// (SwitchMacUtilities.mm: cellSize). Fonts 13, 11, 9, 13 as NSFont.systemFontSize(for:) is remembered to
  /// give. Paddings, radii, line widths, spacings, durations and the extra large size are by eye.
  static let desktop = ControlMetrics(
    isDesktop: true,
    buttons: [
      .mini: Button(
        height: 13, horizontalPadding: 6, verticalPadding: 0.5, cornerRadius: 3.5, font: .control(size: 9)),
      .small: Button(
        height: 16, horizontalPadding: 8, verticalPadding: 1, cornerRadius: 4, font: .control(size: 11)),
      .regular: Button(
        height: 20, horizontalPadding: 10, verticalPadding: 2, cornerRadius: 5, font: .body),
      .large: Button(
        height: 28, horizontalPadding: 14, verticalPadding: 6, cornerRadius: 7, font: .body),
      .extraLarge: Button(
        height: 36, horizontalPadding: 18, verticalPadding: 8, cornerRadius: 9, font: .control(size: 15)),
    ],
    switches: [
      .mini: Switch(
        track: CGSize(width: 26, height: 15), layoutWidth: 26, knobInset: 1, pressedStretch: 0,
        font: .control(size: 9)),
      .small: Switch(
        track: CGSize(width: 32, height: 18), layoutWidth: 32, knobInset: 1, pressedStretch: 0,
        font: .control(size: 11)),
      .regular: regularDesktopSwitch, .large: regularDesktopSwitch, .extraLarge: regularDesktopSwitch,
    ],
    checkboxes: [
      .mini: Checkbox(side: 10, cornerRadius: 2.5, lineWidth: 1.3, font: .control(size: 9)),
      .small: Checkbox(side: 12, cornerRadius: 3, lineWidth: 1.5, font: .control(size: 11)),
      .regular: Checkbox(side: 14, cornerRadius: 3.5, lineWidth: 1.8, font: .body),
      .large: Checkbox(side: 16, cornerRadius: 4, lineWidth: 2, font: .body),
      .extraLarge: Checkbox(
        side: 18, cornerRadius: 4.5, lineWidth: 2.2, font: .control(size: 15)),
    ],
    switchSpacing: 8, checkboxSpacing: 6, labelSpacing: 6, switchDuration: 0.2, releaseDuration: 0)

  private static let regularDesktopSwitch = Switch(
    track: CGSize(width: 38, height: 22), layoutWidth: 38, knobInset: 1, pressedStretch: 0, font: .body)

  /// iOS 15 to 18.
  ///
  /// The switch is drawn 51 × 31 and laid out 49 wide (fact n255). Button paddings and fonts as
  /// UIButton.Configuration's sizes are remembered (10 × 5, 10 × 5, 12 × 7, 20 × 15; small ones are capsules),
  /// not checked on a device; radii, the knob's stretch and durations are by eye. iOS has no check box: this
  /// one is as large as a line of text.
  static let touch = ControlMetrics(
    buttons: [
      .mini: smallTouchButton, .small: smallTouchButton,
      .regular: Button(
        height: 34, horizontalPadding: 12, verticalPadding: 7, cornerRadius: 8, font: .body),
      .large: largeTouchButton, .extraLarge: largeTouchButton,
    ],
    switches: Dictionary(uniqueKeysWithValues: ControlSize.allCases.map { ($0, touchSwitch) }),
    checkboxes: Dictionary(
      uniqueKeysWithValues: ControlSize.allCases.map {
        ($0, Checkbox(side: 22, cornerRadius: 6, lineWidth: 2.6, font: .body))
      }),
    switchSpacing: 8, checkboxSpacing: 10, labelSpacing: 8, switchDuration: 0.25, releaseDuration: 0.25)

  private static let smallTouchButton = Button(
    height: 28, horizontalPadding: 10, verticalPadding: 5, cornerRadius: 14, isCapsule: true,
    font: .subheadline)
  private static let largeTouchButton = Button(
    height: 50, horizontalPadding: 20, verticalPadding: 15, cornerRadius: 12, font: .body)
  private static let touchSwitch = Switch(
    track: CGSize(width: 51, height: 31), layoutWidth: 49, knobInset: 2, pressedStretch: 7, font: .body)
}

extension Theme {
  /// The sizes of controls.
  var controls: ControlMetrics { idiom == .desktop ? .desktop : .touch }
  /// The colours of controls.
  var controlColors: ControlColors { idiom == .desktop ? .desktop : .touch }
}
