import SwiftUI

/// A check mark as a filled outline, to be used in a `RadioButtonShape`.
///
/// ```swift
/// RadioButtonsCollection(
///   shapeConfigs: .init(shape: Rectangle(), innerShape: Checkmark()), options: options,
///   descriptions: descriptions, selectedIndex: $selectedIndex)
/// ```
public struct Checkmark: Shape {
  /// Creates the shape.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.fractionY(3, 4)))
    path.addLine(to: CGPoint(x: rect.fractionX(1, 3), y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.fractionY(1, 3)))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.fractionX(1, 3), y: rect.fractionY(3, 4)))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.fractionY(2, 4)))
    path.closeSubpath()
    return path
  }
}

extension CGRect {
  /// The horizontal place that lies a fraction of the way from the left side to the right one.
  ///
  /// - Parameters:
  ///   - numerator: the fraction's upper number.
  ///   - denominator: the fraction's lower number; with zero there is no fraction, and the place is the left side.
  /// - Returns: a place in the rectangle's space, in points.
  public func fractionX(_ numerator: Int, _ denominator: Int) -> CGFloat {
    guard denominator != 0 else { return minX }
    return minX + width / CGFloat(denominator) * CGFloat(numerator)
  }

  /// The vertical place that lies a fraction of the way from the top to the bottom.
  ///
  /// - Parameters:
  ///   - numerator: the fraction's upper number.
  ///   - denominator: the fraction's lower number; with zero there is no fraction, and the place is the top.
  /// - Returns: a place in the rectangle's space, in points.
  public func fractionY(_ numerator: Int, _ denominator: Int) -> CGFloat {
    guard denominator != 0 else { return minY }
    return minY + height / CGFloat(denominator) * CGFloat(numerator)
  }
}
