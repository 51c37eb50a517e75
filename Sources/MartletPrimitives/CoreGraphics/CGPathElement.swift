import Foundation

/// The kinds of steps in a path.
///
/// - Source: Apple, "CGPathElementType".
public enum CGPathElementType: Int32, Hashable, Sendable {
  /// Begins a subpath; one point.
  case moveToPoint = 0
  /// A straight line; one point.
  case addLineToPoint = 1
  /// A quadratic curve; its control point and its end.
  case addQuadCurveToPoint = 2
  /// A cubic curve; its two control points and its end.
  case addCurveToPoint = 3
  /// Ends the subpath; no point.
  case closeSubpath = 4
}

/// One step of a path.
///
/// The points may be read only while the block or function that was handed the element runs.
///
/// - Source: Apple, "CGPathElement".
public struct CGPathElement {
  /// What the step does.
  public var type: CGPathElementType
  /// Its points, as many as its type has.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates a step.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A block that is handed the steps of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

/// A function that is handed some information of its caller's and the steps of a path.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Calls a block with each step of the path, in order.
  public func applyWithBlock(_ block: CGPathApplyBlock) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
      guard let points = buffer.baseAddress else { return }
      points.initialize(repeating: .zero, count: 3)
      path.forEach { element in
        var step = CGPathElement(type: .closeSubpath, points: points)
        switch element {
        case .move(let point):
          step.type = .moveToPoint
          points[0] = point
        case .line(let point):
          step.type = .addLineToPoint
          points[0] = point
        case .quadCurve(let point, let control):
          step.type = .addQuadCurveToPoint
          points[0] = control
          points[1] = point
        case .curve(let point, let control1, let control2):
          step.type = .addCurveToPoint
          points[0] = control1
          points[1] = control2
          points[2] = point
        case .closeSubpath:
          break
        }
        withUnsafePointer(to: step, block)
      }
    }
  }

  /// Calls a function with each step of the path, in order.
  ///
  /// - Parameter info: Handed to the function as it is.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}
