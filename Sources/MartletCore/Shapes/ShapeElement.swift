import Foundation
import MartletLayout
import MartletPrimitives

/// How a shape's outline becomes paint.
enum ShapeDrawing: Equatable {
  case fill(FillStyle)
  case stroke(StrokeStyle, isAntialiased: Bool)
}

/// All that a shape's element draws: outline, style, and fill or stroke.
struct ShapeContent<S: Shape, Style: ShapeStyle> {
  var shape: S
  var style: Style
  var drawing: ShapeDrawing
}

/// What moves gradually when a shape changes: its own data, its paint, and the width, miter limit and dash
/// phase of its stroke.
struct ShapeAppearance<S: Shape>: Animatable {
  typealias AnimatableData = AnimatablePair<
    S.AnimatableData, AnimatablePair<PaintVector, StrokeStyle.AnimatableData>
  >

  var shape: S
  var paint: Paint
  var treatment = PaintTreatment()
  var drawing: ShapeDrawing

  var animatableData: AnimatableData {
    get {
      var stroke = StrokeStyle.AnimatableData.zero
      if case .stroke(let style, _) = drawing { stroke = style.animatableData }
      return AnimatablePair(shape.animatableData, AnimatablePair(PaintVector(paint), stroke))
    }
    set {
      shape.animatableData = newValue.first
      paint = newValue.second.first.applied(to: paint)
      if case .stroke(var style, let isAntialiased) = drawing {
        style.animatableData = newValue.second.second
        drawing = .stroke(style, isAntialiased: isAntialiased)
      }
    }
  }
}

/// The element that draws a shape.
final class ShapeElement<S: Shape, Style: ShapeStyle>: ElementNode {
  private var content: ShapeContent<S, Style>
  /// What the view and its environment ask for.
  private var model: ShapeAppearance<S>
  /// What is drawn now, which differs while animated.
  private var shown: ShapeAppearance<S>
  private var animation: AttributeAnimation<ShapeAppearance<S>.AnimatableData>?
  private var sizeAnimation: AttributeAnimation<AnimatablePair<CGFloat, CGFloat>>?

  init(_ content: ShapeContent<S, Style>, parent: _ViewNode) {
    self.content = content
    model = ShapeAppearance(shape: content.shape, paint: .color(.clear), drawing: content.drawing)
    shown = model
    super.init(parent: parent)
    model = resolveModel()
    shown = model
  }

  private func resolveModel() -> ShapeAppearance<S> {
    let resolved = readEnvironment { content.style._paint(in: $0, level: 0) }
    return ShapeAppearance(
      shape: content.shape, paint: resolved.paint, treatment: resolved.treatment, drawing: content.drawing)
  }

  func update(_ new: ShapeContent<S, Style>) {
    let isSameShape = ValueComparison.areEqual(content.shape, new.shape)
    let isSame =
      isSameShape && content.drawing == new.drawing && ValueComparison.areEqual(content.style, new.style)
    content = new
    if isSame { return }
    change(mayChangeSize: !isSameShape)
  }

  override func refresh() {
    change(mayChangeSize: false)
  }

  private func change(mayChangeSize: Bool) {
    let old = model.animatableData
    model = resolveModel()
    shown = model
    AttributeAnimation.change(&animation, of: self, from: old, to: model.animatableData)
    if let animation { shown.animatableData = animation.presented(at: host.now) }
    invalidateLayer()
    if mayChangeSize { invalidateLayout() }
  }

  private var shownSize: CGSize {
    guard let sizeAnimation else { return size }
    let shown = sizeAnimation.presented(at: host.now)
    return CGSize(width: shown.first, height: shown.second)
  }

  override func sizeChanged(from old: CGSize) {
    AttributeAnimation.move(
      &sizeAnimation, of: self, from: AnimatablePair(old.width, old.height),
      to: AnimatablePair(size.width, size.height))
  }

  override func animate(to time: Double) -> Bool {
    var isResizing = false
    if let running = sizeAnimation {
      isResizing = running.goesOn(at: time)
      if !isResizing { sizeAnimation = nil }
      invalidateLayer()
    }
    let isChanging = animateAppearance(to: time)
    return isChanging || isResizing
  }

  private func animateAppearance(to time: Double) -> Bool {
    guard let running = animation else { return false }
    let goesOn = running.goesOn(at: time)
    shown.animatableData = running.presented(at: time)
    if !goesOn {
      animation = nil
      shown = model
    }
    invalidateLayer()
    return goesOn
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    content.shape.sizeThatFits(proposal)
  }

  /// The outline in the size that is shown, which differs while layout's change of it is animated.
  private func outline(in size: CGSize) -> Path {
    var path = makingOutline { shown.shape.path(in: CGRect(origin: .zero, size: size)) }
    if !path.isFinite {
      Diagnostics.warnOnce(
        "path-\(viewName)-\(ownerDescription)",
        "\(S.self) in \(ownerDescription) has a path with NaN or infinite coordinates; it is not drawn.")
      path = Path()
    }
    let mirrors: Bool
    switch shown.shape.layoutDirectionBehavior {
    case .fixed: mirrors = false
    case .mirrors(let direction): mirrors = readEnvironment { $0.layoutDirection } == direction
    }
    guard mirrors else { return path }
    return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
  }

  /// The paint, with a gradient's fractions counted in the frame, as Apple's "LinearGradient" says.
  private var placedPaint: Paint { shown.paint.placed(in: CGRect(origin: .zero, size: shownSize)) }

  override func makeItems() -> [DisplayItem] {
    switch shown.drawing {
    case .fill(let style):
      return shown.treatment.applied(to: [.fill(outline(in: shownSize), placedPaint, style)])
    case .stroke(let style, let isAntialiased):
      guard style.lineWidth > 0, style.lineWidth.isFinite else {
        if !style.lineWidth.isFinite {
          Diagnostics.warnOnce(
            "line-\(viewName)-\(ownerDescription)",
            "\(S.self) in \(ownerDescription) is stroked with the width \(style.lineWidth); it is not drawn. "
              + "Use a finite width.")
        }
        return []
      }
      if style.dash.contains(where: { !$0.isFinite || $0 < 0 }) || !style.dashPhase.isFinite {
        Diagnostics.warnOnce(
          "dash-\(viewName)-\(ownerDescription)",
          "\(ownerDescription): stroke of \(S.self) is given the dash \(style.dash) with the phase \(style.dashPhase); "
            + "a solid line is drawn. Use finite lengths of 0 or more.")
      }
      let outline = outline(in: shownSize)
      if !isAntialiased {
        let area = outline.strokedPath(style)
        return shown.treatment.applied(to: [.fill(area, placedPaint, FillStyle(antialiased: false))])
      }
      return shown.treatment.applied(to: [.stroke(outline, placedPaint, style)])
    }
  }

  override func hitTest(_ point: CGPoint) -> ElementNode? {
    // What is wholly transparent can't be hit, as Color.clear can't.
    guard model.paint.isVisible else { return nil }
    switch shown.drawing {
    case .fill(let style):
      return outline(in: size).contains(point, eoFill: style.isEOFilled) ? self : nil
    case .stroke(let style, _):
      // The hollow of a ring is not part of it.
      guard style.lineWidth > 0, style.lineWidth.isFinite else { return nil }
      return outline(in: size).strokedPath(style).contains(point, eoFill: false) ? self : nil
    }
  }

  override var viewName: String { "\(S.self)" }
}
