import Foundation

extension Path {
  /// Begins a new subpath at a point.
  public mutating func move(to end: CGPoint) {
    append(.move(to: end))
  }

  /// Appends a straight line from the current point; nothing if there is none.
  public mutating func addLine(to end: CGPoint) {
    guard !isEmpty else { return }
    append(.line(to: end))
  }

  /// Appends a quadratic Bézier curve from the current point; nothing if there is none.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard !isEmpty else { return }
    append(.quadCurve(to: end, control: control))
  }

  /// Appends a cubic Bézier curve from the current point; nothing if there is none.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard !isEmpty else { return }
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Ends the subpath with a line to its start; nothing if it is closed already.
  public mutating func closeSubpath() {
    guard !isEmpty else { return }
    edit { list in
      if list.last != .closeSubpath { list.append(.closeSubpath) }
    }
  }

  /// Begins a subpath at the first point and appends a line to each of the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    edit { list in
      list.append(.move(to: first))
      for point in lines.dropFirst() { list.append(.line(to: point)) }
    }
  }

  private mutating func append(_ element: Element) {
    edit { $0.append(element) }
  }
}
