import Foundation
import MartletCore

/// The sizes and colours of pickers in one family of devices.
///
/// - Units: points; seconds.
struct PickerMetrics: Sendable {
  /// A segmented control.
  struct Segments: Sendable {
    var radius: CGFloat
    var thumbInset: CGFloat
    /// Between a title and its segment's edge.
    var padding: CGFloat
    var separatorInset: CGFloat
    /// How long the thumb slides; 0 to jump.
    var slideDuration: Double
    var selectedWeight: Font.Weight?
    var track: ThemedColor
    var trackBorder: ThemedColor
    var thumb: ThemedColor
    var disabledThumb: ThemedColor
    var pressed: ThemedColor
    var separator: ThemedColor
  }

  /// A radio button of one size.
  struct Radio: Sendable {
    var side: CGFloat
    var dot: CGFloat
    var spacing: CGFloat
    var font: Font
  }

  let segments: Segments
  let segmentHeights: [ControlSize: CGFloat]
  let radios: [ControlSize: Radio]
  /// Between a radio button and its title.
  let radioTitleSpacing: CGFloat
  /// Between radio buttons that stand side by side.
  let horizontalRadioSpacing: CGFloat
  /// Between a picker and its label.
  let labelSpacing: CGFloat
  /// Whether a segmented control writes when the selected segment is clicked again.
  let segmentsWriteOnEachClick: Bool

  func segmentHeight(_ size: ControlSize) -> CGFloat { segmentHeights[size] ?? 0 }
  func radio(_ size: ControlSize) -> Radio {
    radios[size] ?? Radio(side: 16, dot: 6, spacing: 6, font: .body)
  }

  /// macOS 11 to 15.
  ///
  /// Segments: a grey track with a white segment, 22 high where a button is 20, by eye. Radio buttons: 16 with 6
  /// between them and 14, 12 for the smaller sizes, as AppKit's are remembered; the dot is by eye. A segmented
  /// control sends its action for each click (NSControl, "sendAction(_:to:)"), so each click writes.
  static let desktop = PickerMetrics(
    segments: Segments(
      radius: 6, thumbInset: 1, padding: 10, separatorInset: 5, slideDuration: 0, selectedWeight: nil,
      track: ThemedColor(0x000000, 0.06, dark: 0xFFFFFF, 0.09),
      trackBorder: ThemedColor(0x000000, 0.05, dark: 0xFFFFFF, 0.05),
      thumb: ThemedColor(0xFFFFFF, dark: 0xFFFFFF, 0.28),
      disabledThumb: ThemedColor(0xFFFFFF, 0.6, dark: 0xFFFFFF, 0.12),
      pressed: ThemedColor(0x000000, 0.06, dark: 0xFFFFFF, 0.08),
      separator: ThemedColor(0x000000, 0.14, dark: 0xFFFFFF, 0.16)),
    segmentHeights: [.mini: 15, .small: 18, .regular: 22, .large: 28, .extraLarge: 36],
    radios: [
      .mini: Radio(side: 12, dot: 4.5, spacing: 5, font: .control(size: 9)),
      .small: Radio(side: 14, dot: 5, spacing: 5, font: .control(size: 11)),
      .regular: Radio(side: 16, dot: 6, spacing: 6, font: .body),
      .large: Radio(side: 16, dot: 6, spacing: 6, font: .body),
      .extraLarge: Radio(side: 18, dot: 7, spacing: 8, font: .control(size: 15)),
    ],
    radioTitleSpacing: 6, horizontalRadioSpacing: 12, labelSpacing: 8, segmentsWriteOnEachClick: true)

  /// iOS 13 to 18: 32 high with a radius of 9 and a thumb of 7, the track in tertiarySystemFill, 13 pt text that
  /// is semibold where selected, as UISegmentedControl is documented and looks; the rest is by eye.
  ///
  /// UISegmentedControl sends valueChanged only when the selection changes, so clicks on the selected segment
  /// write nothing. iOS has no radio buttons; these are as large as a line of text.
  static let touch = PickerMetrics(
    segments: Segments(
      radius: 9, thumbInset: 2, padding: 10, separatorInset: 8, slideDuration: 0.3, selectedWeight: .semibold,
      track: ThemedColor(0x767680, 0.12, dark: 0x767680, 0.24), trackBorder: ThemedColor(.clear),
      thumb: ThemedColor(0xFFFFFF, dark: 0x636366),
      disabledThumb: ThemedColor(0xFFFFFF, 0.7, dark: 0x636366, 0.5),
      pressed: ThemedColor(.clear), separator: ThemedColor(0x3C3C43, 0.24, dark: 0x8E8E93, 0.5)),
    segmentHeights: Dictionary(uniqueKeysWithValues: ControlSize.allCases.map { ($0, 32) }),
    radios: Dictionary(
      uniqueKeysWithValues: ControlSize.allCases.map {
        ($0, Radio(side: 22, dot: 9, spacing: 10, font: .body))
      }),
    radioTitleSpacing: 8, horizontalRadioSpacing: 16, labelSpacing: 8, segmentsWriteOnEachClick: false)
}

extension Theme {
  /// The sizes and colours of pickers.
  var pickers: PickerMetrics { idiom == .desktop ? .desktop : .touch }
}
