import Foundation

extension Path {
  /// A Boolean value that tells whether the path has no elements.
  public var isEmpty: Bool {
    switch storage {
    case .empty: return true
    case .elements(let list): return list.isEmpty
    case .rect, .ellipse, .roundedRect: return false
    }
  }

  /// Calls a closure with each element of the path, in order.
  ///
  /// A rectangle starts at its origin and goes on along its top edge; an ellipse is four cubic curves
  /// that start at three o'clock and go clockwise on screen.
  public func forEach(_ body: (Path.Element) -> Void) {
    switch storage {
    case .empty:
      break
    case .elements(let list):
      for element in list { body(element) }
    case .rect(let rect):
      Path.forEachElement(ofRect: rect, body)
    case .ellipse(let rect):
      Path.forEachElement(ofEllipse: rect, body)
    case .roundedRect(let rect, let cornerSize, let style):
      RoundedOutline(rect: rect, cornerSize: cornerSize, style: style).forEachElement(body)
    }
  }

  /// The path's elements as a list.
  ///
  /// - Complexity: O(1) for a path that is stored as a list and for the common shapes.
  package var elements: [Element] {
    if case .elements(let list) = storage { return list }
    var list: [Element] = []
    forEach { list.append($0) }
    return list
  }

  /// Whether every coordinate is a finite number.
  package var isFinite: Bool {
    switch storage {
    case .empty: return true
    case .rect(let rect), .ellipse(let rect): return rect.hasFiniteValues
    case .roundedRect(let rect, let corner, _):
      return rect.hasFiniteValues && corner.width.isFinite && corner.height.isFinite
    case .elements(let list): return list.allSatisfy(\.isFinite)
    }
  }

  /// The point where the next segment begins; `nil` for an empty path.
  ///
  /// After `closeSubpath()` it is the start of the subpath that was closed.
  public var currentPoint: CGPoint? {
    switch storage {
    case .empty:
      return nil
    case .elements(let list):
      guard let last = list.last else { return nil }
      return last.endPoint ?? Path.subpathStart(of: list)
    case .rect(let rect):
      return CGPoint(x: rect.minX, y: rect.minY)
    case .ellipse(let rect):
      return CGPoint(x: rect.maxX, y: rect.midY)
    case .roundedRect(let rect, let cornerSize, let style):
      return RoundedOutline(rect: rect, cornerSize: cornerSize, style: style).start
    }
  }

  /// Changes the list of elements in place, first making one of a common shape.
  ///
  /// The storage gives its list away while it changes, so that appending never copies it.
  mutating func edit(_ change: (inout [Element]) -> Void) {
    var list: [Element] = elements
    storage = .empty
    change(&list)
    storage = list.isEmpty ? .empty : .elements(list)
  }

  /// The start of the last subpath.
  static func subpathStart(of list: [Element]) -> CGPoint? {
    for element in list.reversed() {
      if case .move(let point) = element { return point }
    }
    return nil
  }

  private static func forEachElement(ofRect rect: CGRect, _ body: (Element) -> Void) {
    body(.move(to: CGPoint(x: rect.minX, y: rect.minY)))
    body(.line(to: CGPoint(x: rect.maxX, y: rect.minY)))
    body(.line(to: CGPoint(x: rect.maxX, y: rect.maxY)))
    body(.line(to: CGPoint(x: rect.minX, y: rect.maxY)))
    body(.closeSubpath)
  }

  private static func forEachElement(ofEllipse rect: CGRect, _ body: (Element) -> Void) {
    let midX: CGFloat = rect.midX
    let midY: CGFloat = rect.midY
    let armX: CGFloat = rect.width / 2 * Path.quarterCircleArm
    let armY: CGFloat = rect.height / 2 * Path.quarterCircleArm
    let right = CGPoint(x: rect.maxX, y: midY)
    body(.move(to: right))
    body(
      .curve(
        to: CGPoint(x: midX, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: midY + armY),
        control2: CGPoint(x: midX + armX, y: rect.maxY)))
    body(
      .curve(
        to: CGPoint(x: rect.minX, y: midY), control1: CGPoint(x: midX - armX, y: rect.maxY),
        control2: CGPoint(x: rect.minX, y: midY + armY)))
    body(
      .curve(
        to: CGPoint(x: midX, y: rect.minY), control1: CGPoint(x: rect.minX, y: midY - armY),
        control2: CGPoint(x: midX - armX, y: rect.minY)))
    body(
      .curve(
        to: right, control1: CGPoint(x: midX + armX, y: rect.minY),
        control2: CGPoint(x: rect.maxX, y: midY - armY)))
    body(.closeSubpath)
  }

  /// The length of the control arms of the cubic curve nearest to a quarter of the unit circle:
  /// 4/3 · (√2 − 1), with which the curve touches the circle at its ends and its middle.
  static let quarterCircleArm: CGFloat = 0.552_284_749_830_793_4
}

extension Path.Element {
  /// Where the element leaves the current point; `nil` for `closeSubpath`.
  package var endPoint: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      return point
    case .closeSubpath:
      return nil
    }
  }

  var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point):
      return point.isFinite
    case .quadCurve(let point, let control):
      return point.isFinite && control.isFinite
    case .curve(let point, let control1, let control2):
      return point.isFinite && control1.isFinite && control2.isFinite
    case .closeSubpath:
      return true
    }
  }

  /// The element with each of its points replaced.
  func mapPoints(_ map: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let point):
      return .move(to: map(point))
    case .line(let point):
      return .line(to: map(point))
    case .quadCurve(let point, let control):
      return .quadCurve(to: map(point), control: map(control))
    case .curve(let point, let control1, let control2):
      return .curve(to: map(point), control1: map(control1), control2: map(control2))
    case .closeSubpath:
      return .closeSubpath
    }
  }
}

extension CGPoint {
  /// Whether both coordinates are finite numbers.
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  /// Whether origin and size are finite numbers.
  var hasFiniteValues: Bool {
    origin.isFinite && size.width.isFinite && size.height.isFinite
  }
}
