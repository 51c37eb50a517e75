import Foundation
import MartletPrimitives

/// What stands for a picture that is not there: a dashed square with a question mark.
enum ImagePlaceholder {
  /// The items for a box of a size, in points.
  static func items(in size: CGSize, color: ResolvedColor) -> [DisplayItem] {
    let side = min(size.width, size.height)
    // Drawn on the same grid of 16 units as the icons, with the lines of one unit that they have.
    let unit = side / 16
    let outline = CGRect(origin: .zero, size: size).insetBy(dx: unit, dy: unit)
    let corner = CGSize(width: 2.5 * unit, height: 2.5 * unit)
    let frame = Path(roundedRect: outline, cornerSize: corner, style: .circular)
    let place = CGAffineTransform(
      a: unit, b: 0, c: 0, d: unit, tx: (size.width - side) / 2, ty: (size.height - side) / 2)
    return [
      .stroke(
        frame, .color(color), StrokeStyle(lineWidth: unit, dash: [2 * unit, 1.5 * unit])),
      .stroke(
        hook.applying(place), .color(color), StrokeStyle(lineWidth: 1.2 * unit, lineCap: .round)),
      .fill(dot.applying(place), .color(color), FillStyle()),
    ]
  }

  /// A question mark's upper part, in units.
  private static let hook: Path = {
    var path = Path()
    path.move(to: CGPoint(x: 5.7, y: 6.3))
    path.addCurve(
      to: CGPoint(x: 8, y: 4.2), control1: CGPoint(x: 5.7, y: 5), control2: CGPoint(x: 6.7, y: 4.2))
    path.addCurve(
      to: CGPoint(x: 10.3, y: 6.3), control1: CGPoint(x: 9.3, y: 4.2), control2: CGPoint(x: 10.3, y: 5))
    path.addCurve(
      to: CGPoint(x: 8, y: 9.3), control1: CGPoint(x: 10.3, y: 7.9), control2: CGPoint(x: 8, y: 7.9))
    return path
  }()

  private static let dot = Path(ellipseIn: CGRect(x: 7.2, y: 10.8, width: 1.6, height: 1.6))
}
