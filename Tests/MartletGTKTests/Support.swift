import Foundation
import MartletGTK
import MartletPrimitives

let white = ResolvedColor(hex: 0xFFFFFF)
let black = ResolvedColor(hex: 0x000000)
let red = ResolvedColor(hex: 0xFF0000)
let blue = ResolvedColor(hex: 0x0000FF)

extension Pixel {
  static let white = Pixel(hex: 0xFFFFFF)
  static let black = Pixel(hex: 0x000000)
  static let pureRed = Pixel(hex: 0xFF0000)
  static let pureBlue = Pixel(hex: 0x0000FF)
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

func fill(_ storage: Path.Storage, _ color: ResolvedColor, eoFill: Bool = false) -> DisplayItem {
  .fill(Path(storage: storage), .color(color), FillStyle(eoFill: eoFill))
}

func stroke(_ storage: Path.Storage, _ color: ResolvedColor, _ style: StrokeStyle = StrokeStyle())
  -> DisplayItem
{
  .stroke(Path(storage: storage), .color(color), style)
}

/// A closed polygon.
func polygon(_ points: [(CGFloat, CGFloat)]) -> [Path.Element] {
  points.enumerated().map { index, point in
    let point = CGPoint(x: point.0, y: point.1)
    return index == 0 ? .move(to: point) : .line(to: point)
  } + [.closeSubpath]
}

/// Draws items on a white ground of the given size in points.
@MainActor
func picture(
  _ items: [DisplayItem], width: CGFloat = 20, height: CGFloat = 20, scale: CGFloat = 1
) -> PixelImage {
  let window = HeadlessDesktop().makeHeadlessWindow(title: "", size: CGSize(width: width, height: height))
  window.present(DisplayLayer(items: items), background: white, damage: nil)
  return window.snapshot(scale: scale)
}

/// A system font whose lines are 12 + 4 points high with 2 between them.
func font(size: Double = 13, ascent: Double = 12, descent: Double = 4, lineGap: Double = 2) -> ResolvedFont {
  ResolvedFont(
    family: .system, size: size, weight: 400, ascent: ascent, descent: descent, lineGap: lineGap)
}

func request(
  _ text: String, font: ResolvedFont = font(), alignment: TextLineAlignment = .leading,
  truncation: TextTruncation = .tail, lineLimit: Int? = nil, lineSpacing: Double = 0, tracking: Double = 0,
  isRightToLeft: Bool = false
) -> TextRequest {
  TextRequest(
    runs: [TextRun(text: text, font: font, tracking: tracking)], alignment: alignment,
    truncation: truncation, lineLimit: lineLimit, lineSpacing: lineSpacing, isRightToLeft: isRightToLeft)
}

extension PixelImage {
  /// The columns and rows of the pixels that fulfil a condition.
  func places(where condition: (Pixel) -> Bool) -> [CGPoint] {
    (0..<height).flatMap { y in
      (0..<width).filter { condition(self[$0, y]) }.map { CGPoint(x: $0, y: y) }
    }
  }
}
