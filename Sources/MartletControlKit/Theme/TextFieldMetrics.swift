import Foundation
import MartletCore
import MartletPrimitives

extension ControlMetrics {
  /// A text field of one size.
  ///
  /// - Units: points.
  struct TextField: Sendable {
    /// The least height; a larger font makes it higher.
    var height: CGFloat
    /// Between the border and the text.
    var insets: EdgeInsets
    var cornerRadius: CGFloat
    var font: Font
  }

  func textField(_ size: ControlSize, _ border: TextFieldBorder) -> TextField {
    self.isDesktop ? Self.desktopField(size, border) : Self.touchField(border)
  }

  /// macOS 11 to 15.
  ///
  /// Heights 22, 19, 16 and 28 and fonts 13, 11, 9, 13 as NSTextField's of those control sizes are
  /// remembered; with a line of the font in the middle, the rest is the inset above and below. The insets at the
  /// sides, the radii and the extra large size are by eye. Square corners are a little rounded there, too.
  private static func desktopField(_ size: ControlSize, _ border: TextFieldBorder) -> TextField {
    let (height, font, vertical): (CGFloat, Font, CGFloat)
    switch size {
    case .mini: (height, font, vertical) = (16, .control(size: 9), 2.5)
    case .small: (height, font, vertical) = (19, .control(size: 11), 3)
    case .regular: (height, font, vertical) = (22, .body, 3)
    case .large: (height, font, vertical) = (28, .body, 6)
    case .extraLarge: (height, font, vertical) = (36, .control(size: 15), 9)
    }
    guard border != .plain else {
      return TextField(height: 0, insets: EdgeInsets(), cornerRadius: 0, font: font)
    }
    return TextField(
      height: height, insets: EdgeInsets(top: vertical, leading: 6, bottom: vertical, trailing: 6),
      cornerRadius: border == .rounded ? min(height / 4, 6) : 2, font: font)
  }

  /// iOS 15 to 18.
  ///
  /// 22 without and 34 with a border, as UITextField's intrinsic heights are remembered; insets 7 at the sides
  /// and a radius of 6 by eye. iOS has one size.
  private static func touchField(_ border: TextFieldBorder) -> TextField {
    switch border {
    case .plain, .automatic:
      return TextField(
        height: 22, insets: EdgeInsets(), cornerRadius: 0, font: .body)
    case .rounded, .square:
      return TextField(
        height: 34, insets: EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7),
        cornerRadius: border == .rounded ? 6 : 0, font: .body)
    }
  }
}
