import Foundation

/// The kinds of dialogs and sheets.
package enum ModalKind: String, Sendable {
  case alert
  case confirmation = "confirmationDialog"
  case sheet
  case cover = "fullScreenCover"

  /// Whether it is a question with buttons that close it.
  var isDialog: Bool { self == .alert || self == .confirmation }

  var role: AccessibilityRole {
    switch self {
    case .alert: .alert
    case .confirmation: .dialog
    case .sheet, .cover: .sheet
    }
  }
}

/// How a dialog or sheet lies in its window, looks and moves.
///
/// - Units: points; seconds.
package struct ModalLook: Sendable {
  enum Placement: Sendable {
    case middle
    case bottom
    /// All of the window below a strip at the top.
    case fill(top: CGFloat)
  }

  var placement = Placement.middle
  /// Between the card and the window's edges.
  var margin: CGFloat = 0
  /// `nil` for the content's own.
  var width: CGFloat?
  /// The ground of the card; `nil` if the content draws its own.
  var background: SystemColor? = .windowBackground
  var cornerRadius: CGFloat = 0
  var cornersAreAtTopOnly = false
  var borderWidth: CGFloat = 0
  var shadowRadius: CGFloat = 0
  var shadowOffset: CGFloat = 0
  var shadowOpacity: Float = 0
  /// How dark the window behind becomes, in light and dark.
  var backdrop: (light: Float, dark: Float) = (0, 0)
  /// Whether it comes up from the window's bottom; otherwise it fades and grows or shrinks a little.
  var slides = false
  var openingScale: CGFloat = 1
  var closingScale: CGFloat = 1
  var opening: Animation
  var closing: Animation

  func backdropOpacity(isDark: Bool) -> Float { isDark ? backdrop.dark : backdrop.light }
}

extension Theme {
  package func modalLook(_ kind: ModalKind) -> ModalLook {
    idiom == .desktop ? .desktop(kind) : .touch(kind)
  }
}

extension ModalLook {
  /// macOS 11 to 15, inside the window as GNOME does it.
  ///
  /// An alert is 260 wide with corners of 10, as on screenshots of macOS 14; a sheet takes its content's size. The
  /// dimming is a little stronger than that of libadwaita's dialogs in light; it, the shadow, the
  /// margins and the durations are by eye.
  static func desktop(_ kind: ModalKind) -> ModalLook {
    var look = ModalLook(opening: .easeOut(duration: 0.18), closing: .easeIn(duration: 0.12))
    look.openingScale = 0.96
    look.closingScale = 0.98
    if kind == .cover {
      look.placement = .fill(top: 0)
      return look
    }
    look.margin = 20
    look.background = kind == .sheet ? .sheetBackground : .popoverBackground
    look.width = kind == .sheet ? nil : 260
    look.cornerRadius = 10
    look.borderWidth = 0.5
    look.shadowRadius = 30
    look.shadowOffset = 8
    look.shadowOpacity = 0.3
    look.backdrop = (0.18, 0.4)
    return look
  }

  /// iOS 15 to 18.
  ///
  /// An alert is 270 wide with corners of 14, a sheet leaves a strip at the top and has corners of 10, actions have a
  /// margin of 8: all as UIKit's are remembered to be. The dimming is 20 % of black in light and 48 % in dark, as
  /// remembered too. An alert comes in from 120 % and only fades out. Durations are by eye.
  static func touch(_ kind: ModalKind) -> ModalLook {
    var look = ModalLook(
      opening: .spring(duration: 0.4, bounce: 0), closing: .spring(duration: 0.3, bounce: 0))
    look.backdrop = (0.2, 0.48)
    switch kind {
    case .alert:
      look.opening = .easeOut(duration: 0.25)
      look.closing = .easeIn(duration: 0.2)
      look.openingScale = 1.2
      look.margin = 12
      look.width = 270
      look.background = .popoverBackground
      look.cornerRadius = 14
    case .confirmation:
      look.slides = true
      look.placement = .bottom
      look.margin = 8
      look.width = 377
      look.background = nil
    case .sheet:
      look.slides = true
      look.placement = .fill(top: 24)
      look.background = .sheetBackground
      look.cornerRadius = 10
      look.cornersAreAtTopOnly = true
    case .cover:
      look.slides = true
      look.placement = .fill(top: 0)
      look.backdrop = (0, 0)
    }
    return look
  }
}
