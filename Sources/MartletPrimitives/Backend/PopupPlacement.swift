import Foundation

/// Where a popup lies beside its anchor.
///
/// 1. The popup goes to the side of the anchor that the request names.
/// 2. If it does not fit there and the opposite side has more room, it goes to the opposite side.
/// 3. Along the edge it is centred on the anchor, then slid until it lies within the allowed area.
/// 4. Its arrow points at the middle of the anchor's edge, as far as the popup's corners let it.
///
/// A popup that covers its anchor has its corner where the request says, and is only slid.
///
/// All rectangles are in points, in the parent surface.
package struct PopupPlacement: Equatable, Sendable {
  /// The popup's content, without arrow and shadow.
  package let contentFrame: CGRect
  /// The anchor's edge beside which the popup lies.
  package let edge: PhysicalEdge
  /// Where the arrow's tip, or the middle of the facing edge of a popup without an arrow, lies.
  package let arrowTip: CGPoint
  private let chrome: PopupChrome

  /// Places a popup.
  ///
  /// - Parameter allowedArea: what the popup should not leave, such as the screen without its panels.
  package init(_ request: PopupRequest, in allowedArea: CGRect) {
    let chrome = request.chrome
    let distance = chrome.gap + chrome.arrowSize.height
    let edge = Self.edge(for: request, distance: distance, in: allowedArea)
    let anchor = request.anchor
    let size = request.size
    var origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
    switch edge {
    case .top: origin.y = anchor.minY - distance - size.height
    case .bottom: origin.y = anchor.maxY + distance
    case .left: origin.x = anchor.minX - distance - size.width
    case .right: origin.x = anchor.maxX + distance
    }
    if let corner = request.corner {
      origin = CGPoint(x: anchor.minX + corner.dx, y: anchor.minY + corner.dy)
    }
    origin.x = Self.slid(origin.x, length: size.width, within: allowedArea.minX...allowedArea.maxX)
    origin.y = Self.slid(origin.y, length: size.height, within: allowedArea.minY...allowedArea.maxY)
    // A popup is a surface of its own, and surfaces lie on whole points.
    let whole = CGPoint(x: origin.x.rounded(), y: origin.y.rounded())
    self.init(chrome, frame: CGRect(origin: whole, size: size), edge: edge, anchor: anchor)
  }

  /// Describes a popup that the display server has placed.
  package init(_ request: PopupRequest, contentFrame frame: CGRect) {
    let isVertical = request.edge == .top || request.edge == .bottom
    let isBefore = isVertical ? frame.midY < request.anchor.midY : frame.midX < request.anchor.midX
    let edge: PhysicalEdge = isVertical ? (isBefore ? .top : .bottom) : (isBefore ? .left : .right)
    self.init(request.chrome, frame: frame, edge: edge, anchor: request.anchor)
  }

  private init(_ chrome: PopupChrome, frame: CGRect, edge: PhysicalEdge, anchor: CGRect) {
    contentFrame = frame
    self.edge = edge
    self.chrome = chrome
    let inset = chrome.cornerRadius + chrome.arrowSize.width / 2
    let tipX = Self.clamped(anchor.midX, from: frame.minX + inset, to: frame.maxX - inset)
    let tipY = Self.clamped(anchor.midY, from: frame.minY + inset, to: frame.maxY - inset)
    switch edge {
    case .top: arrowTip = CGPoint(x: tipX, y: frame.maxY + chrome.arrowSize.height)
    case .bottom: arrowTip = CGPoint(x: tipX, y: frame.minY - chrome.arrowSize.height)
    case .left: arrowTip = CGPoint(x: frame.maxX + chrome.arrowSize.height, y: tipY)
    case .right: arrowTip = CGPoint(x: frame.minX - chrome.arrowSize.height, y: tipY)
    }
  }

  /// The box of the popup's outline, arrow included.
  package var outlineFrame: CGRect {
    guard chrome.arrowSize.height > 0 else { return contentFrame }
    return contentFrame.union(CGRect(origin: arrowTip, size: .zero))
  }

  /// The box of all that is drawn: outline, border and shadow.
  package var surfaceFrame: CGRect {
    let border = outlineFrame.insetBy(dx: -chrome.borderWidth, dy: -chrome.borderWidth)
    guard chrome.shadow.opacity > 0 else { return border.integral }
    // The shadow fades out over one radius more than its blur's nominal reach.
    let reach = max(0, chrome.shadowRadius) * 2
    let shadow = outlineFrame.insetBy(dx: -reach, dy: -reach).offsetBy(dx: 0, dy: chrome.shadowOffset)
    return border.union(shadow).integral
  }

  /// The popup's edge line: a rounded rectangle with an arrow, in one piece.
  package var outline: Path {
    PopupOutline(
      body: contentFrame, radius: chrome.cornerRadius, arrow: chrome.arrowSize, edge: edge, tip: arrowTip
    ).path
  }

  private static func edge(
    for request: PopupRequest, distance: CGFloat, in area: CGRect
  ) -> PhysicalEdge {
    let isVertical = request.edge == .top || request.edge == .bottom
    let needed = distance + (isVertical ? request.size.height : request.size.width)
    let room = self.room(beside: request.anchor, at: request.edge, in: area)
    let opposite = self.room(beside: request.anchor, at: request.edge.opposite, in: area)
    return needed > room && opposite > room ? request.edge.opposite : request.edge
  }

  private static func room(beside anchor: CGRect, at edge: PhysicalEdge, in area: CGRect) -> CGFloat {
    switch edge {
    case .top: return anchor.minY - area.minY
    case .bottom: return area.maxY - anchor.maxY
    case .left: return anchor.minX - area.minX
    case .right: return area.maxX - anchor.maxX
    }
  }

  /// Moves a stretch into a range; one that is too long keeps its beginning.
  private static func slid(
    _ start: CGFloat, length: CGFloat, within range: ClosedRange<CGFloat>
  ) -> CGFloat {
    max(range.lowerBound, min(start, range.upperBound - length))
  }

  /// The nearest value between two limits, or their middle if they have changed sides.
  private static func clamped(_ value: CGFloat, from low: CGFloat, to high: CGFloat) -> CGFloat {
    low <= high ? min(max(value, low), high) : (low + high) / 2
  }
}

extension PhysicalEdge {
  /// The edge across.
  package var opposite: PhysicalEdge {
    switch self {
    case .top: return .bottom
    case .bottom: return .top
    case .left: return .right
    case .right: return .left
    }
  }
}
