import Foundation

/// How large the area is that a preview is shown in.
///
/// - Source: Apple, "PreviewLayout".
public enum PreviewLayout: Sendable {
  /// As large as the device.
  case device
  /// As large as the preview when it is offered the device's size.
  case sizeThatFits
  /// Of a size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A system that a preview is made for.
///
/// - Source: Apple, "PreviewPlatform".
public enum PreviewPlatform: Sendable {
  /// iOS: previews have its figures.
  case iOS
  /// macOS: previews have its figures.
  case macOS
  /// tvOS, whose figures are not known here.
  case tvOS
  /// watchOS, whose figures are not known here.
  case watchOS
}

/// A device by the name it has in Xcode, such as "iPhone 15 Pro".
///
/// - Source: Apple, "PreviewDevice".
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a device from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a device from its name.
  public init(stringLiteral: String) {
    rawValue = stringLiteral
  }
}

/// Which side of a device is up.
///
/// - Source: Apple, "InterfaceOrientation".
public struct InterfaceOrientation: Equatable, Hashable, CaseIterable, Identifiable, Sendable {
  private enum Side {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  }

  private let side: Side

  /// The orientation itself.
  public var id: InterfaceOrientation { self }

  /// Upright.
  public static let portrait = InterfaceOrientation(side: .portrait)
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(side: .portraitUpsideDown)
  /// On its side, its top on the left.
  public static let landscapeLeft = InterfaceOrientation(side: .landscapeLeft)
  /// On its side, its top on the right.
  public static let landscapeRight = InterfaceOrientation(side: .landscapeRight)

  /// All of them.
  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }

  var isLandscape: Bool { side == .landscapeLeft || side == .landscapeRight }
}
