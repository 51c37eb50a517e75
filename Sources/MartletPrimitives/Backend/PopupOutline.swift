import Foundation

/// The edge line of a popup: a rounded rectangle out of which an arrow grows.
struct PopupOutline {
  var body: CGRect
  var radius: CGFloat
  /// The width of the arrow's foot and its height.
  var arrow: CGSize
  /// The anchor's edge beside which the popup lies; the arrow grows out of the popup's opposite edge.
  var edge: PhysicalEdge
  var tip: CGPoint

  var path: Path {
    let corner = max(0, min(radius, body.width / 2, body.height / 2))
    guard arrow.height > 0, arrow.width > 0 else {
      return Path(
        storage: .roundedRect(
          body, cornerSize: CGSize(width: corner, height: corner), style: .circular))
    }
    var elements: [Path.Element] = [.move(to: CGPoint(x: body.minX + corner, y: body.minY))]
    // Clockwise on screen, from the top edge; `direction` is where each side runs to.
    let sides: [(facing: PhysicalEdge, end: CGPoint, direction: Direction)] = [
      (.bottom, CGPoint(x: body.maxX, y: body.minY), Direction(x: 1, y: 0)),
      (.left, CGPoint(x: body.maxX, y: body.maxY), Direction(x: 0, y: 1)),
      (.top, CGPoint(x: body.minX, y: body.maxY), Direction(x: -1, y: 0)),
      (.right, CGPoint(x: body.minX, y: body.minY), Direction(x: 0, y: -1)),
    ]
    for side in sides {
      if side.facing == edge { addArrow(along: side.direction, to: &elements) }
      addCorner(side.end, from: side.direction, radius: corner, to: &elements)
    }
    elements.append(.closeSubpath)
    return Path(storage: .elements(elements))
  }

  /// A direction on screen; the next side of the outline runs a quarter turn to the right of it.
  private struct Direction {
    var x: CGFloat
    var y: CGFloat

    var turnedRight: Direction { Direction(x: -y, y: x) }

    func from(_ point: CGPoint, _ distance: CGFloat) -> CGPoint {
      CGPoint(x: point.x + x * distance, y: point.y + y * distance)
    }
  }

  /// A bell: it leaves the edge flat and has a round tip.
  private func addArrow(along direction: Direction, to elements: inout [Path.Element]) {
    let inward = direction.turnedRight
    let foot = inward.from(tip, arrow.height)
    let half = arrow.width / 2
    elements.append(.line(to: direction.from(foot, -half)))
    elements.append(
      .curve(
        to: tip, control1: direction.from(foot, -half * 0.45), control2: direction.from(tip, -half * 0.35)))
    elements.append(
      .curve(
        to: direction.from(foot, half), control1: direction.from(tip, half * 0.35),
        control2: direction.from(foot, half * 0.45)))
  }

  private func addCorner(
    _ corner: CGPoint, from direction: Direction, radius: CGFloat, to elements: inout [Path.Element]
  ) {
    let next = direction.turnedRight
    elements.append(.line(to: direction.from(corner, -radius)))
    guard radius > 0 else { return }
    let arm = radius * (1 - Path.quarterCircleArm)
    elements.append(
      .curve(
        to: next.from(corner, radius), control1: direction.from(corner, -arm),
        control2: next.from(corner, arm)))
  }
}
