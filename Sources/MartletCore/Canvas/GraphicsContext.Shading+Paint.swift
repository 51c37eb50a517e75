import Foundation
import MartletPrimitives

extension GraphicsContext.Shading {
  /// The frame in which fractions are points.
  private static let points = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// The paints of the levels of a hierarchy of styles, at least one.
  func paints(in drawing: CanvasDrawing) -> [_ResolvedPaint] {
    switch storage {
    case .backdrop:
      return [_ResolvedPaint(.backdrop(Backdrop(blurRadius: 0, tint: .clear)))]
    case .foreground:
      return (0..<Self.levels).map { ForegroundStyle()._paint(in: drawing.environment, level: $0) }
    case .style(let style):
      return (0..<Self.levels).map { style._paint(in: drawing.environment, level: $0) }
    case .palette(let shadings):
      let all = shadings.map { $0.paint(in: drawing) }
      return all.isEmpty ? GraphicsContext.Shading.foreground.paints(in: drawing) : all
    case .gradient(let gradient, let geometry, let options):
      let spread: ResolvedGradient.Spread =
        options.contains(.mirror) ? .mirror : options.contains(.repeat) ? .repeat : .pad
      var resolved = AnyGradient(gradient).resolved(
        in: drawing.environment, geometry: geometry, spread: spread)
      if options.contains(.linearColor) { resolved.colorSpace = .linear }
      return [_ResolvedPaint(.gradient(resolved, frame: Self.points))]
    case .tiled(let image, let origin, let sourceRect, let scale):
      return [_ResolvedPaint(Self.tiles(image, origin, sourceRect, scale, drawing))]
    case .resolved(let paints):
      return paints
    }
  }

  /// As many as there are hierarchical styles.
  private static let levels = 5

  /// The paint of the first level.
  func paint(in drawing: CanvasDrawing) -> _ResolvedPaint {
    switch storage {
    case .style(let style): return style._paint(in: drawing.environment, level: 0)
    case .foreground: return ForegroundStyle()._paint(in: drawing.environment, level: 0)
    default: return paints(in: drawing)[0]
    }
  }

  /// The paint of an operation; takes the blurs from its state if it is them that make what lies behind unsharp.
  func paint(in drawing: CanvasDrawing, for state: inout RecordedState) -> _ResolvedPaint {
    let paint = paint(in: drawing)
    guard case .backdrop(var backdrop) = paint.paint, case .backdrop = storage else { return paint }
    // A filter works on a picture by itself, in which nothing lies behind; so the paint does the blurring.
    var variance: CGFloat = 0
    for filter in state.filters {
      if case .pixels(.blur(let radius, _)) = filter { variance += radius * radius }
    }
    backdrop.blurRadius = variance.squareRoot()
    state.filters = []
    return _ResolvedPaint(.backdrop(backdrop))
  }

  private static func tiles(
    _ image: Image, _ origin: CGPoint, _ sourceRect: CGRect, _ scale: CGFloat, _ drawing: CanvasDrawing
  ) -> Paint {
    let resolution = drawing.resolve(image, in: drawing.environment)
    guard let picture = resolution.picture else { return .color(.clear) }
    let pattern = ImagePattern(
      image: picture, sourceRect: sourceRect, scale: scale, tint: resolution.tint?.singleColor)
    return .image(pattern, frame: CGRect(origin: origin, size: CGSize(width: 1, height: 1)))
  }
}
