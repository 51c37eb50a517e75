import Foundation
import MartletLayout
import MartletPrimitives

extension Image: View, PrimitiveView {
  /// Makes the element that draws the picture.
  public static func _makeNode(_ view: Image, parent: _ViewNode) -> _ViewNode {
    ImageElement(view, parent: parent)
  }

  /// Gives the element the new picture.
  public static func _updateNode(_ node: _ViewNode, with view: Image) {
    unsafeDowncast(node, to: ImageElement.self).update(view)
  }

  /// One.
  public static var _elementCount: Int? { 1 }
}

/// The element that draws an image.
final class ImageElement: ElementNode {
  private var image: Image
  private var resolution = ImageResolution(size: .zero)
  /// The tint drawn now, which differs from the resolution's while it is animated.
  private var shownTint: Paint?
  private var animation: AttributeAnimation<PaintVector>?

  /// What gives way to the picture, and how far that is.
  private var transition: (old: ImageResolution, progress: AttributeAnimation<Double>)?

  init(_ image: Image, parent: _ViewNode) {
    self.image = image
    super.init(parent: parent)
    resolution = resolve()
    shownTint = resolution.tint
  }

  func update(_ new: Image) {
    guard new != image else { return }
    let isResizedOtherwise = new.resizing != image.resizing
    image = new
    refresh()
    invalidateLayer()
    if isResizedOtherwise { invalidateLayout() }
  }

  private func resolve() -> ImageResolution {
    guard case .drawn = image.source else { return resolveInEnvironment() }
    // A closure may read anything.
    dropSources()
    return observing(on: host.updateQueue) { resolveInEnvironment() }
  }

  private func resolveInEnvironment() -> ImageResolution {
    readEnvironment {
      ImageResolution.resolve(image, in: $0, finder: host.imageFinder) { ownerDescription }
    }
  }

  override func refresh() {
    let old = resolution
    resolution = resolve()
    if old.tint != resolution.tint { changeTint(from: old.tint, to: resolution.tint) }
    if old.size != resolution.size || old.baseline != resolution.baseline { invalidateLayout() }
    let isSame =
      old.picture?.payload === resolution.picture?.payload && old.shape?.tint == resolution.shape?.tint
      && old.shape?.picture.payload === resolution.shape?.picture.payload
      && old.treatment == resolution.treatment
    if !isSame {
      invalidateLayer()
      beginTransition(from: old)
    }
  }

  private func changeTint(from old: Paint?, to new: Paint?) {
    shownTint = new
    if let old, let new {
      AttributeAnimation.change(&animation, of: self, from: PaintVector(old), to: PaintVector(new))
      if let animation { shownTint = animation.presented(at: host.now).applied(to: new) }
    } else {
      animation = nil
    }
    invalidateLayer()
  }

  override func animate(to time: Double) -> Bool {
    var goesOn = false
    if let running = animation {
      goesOn = running.goesOn(at: time)
      shownTint =
        goesOn ? resolution.tint.map { running.presented(at: time).applied(to: $0) } : resolution.tint
      if !goesOn { animation = nil }
      invalidateLayer()
    }
    if let running = transition {
      if running.progress.goesOn(at: time) { goesOn = true } else { transition = nil }
      invalidateLayer()
    }
    return goesOn
  }

  /// The picture on screen fades into another, if the surroundings ask for it and the change is animated.
  private func beginTransition(from old: ImageResolution) {
    transition = nil
    guard readEnvironment({ $0.contentTransition }) == .opacity else { return }
    var progress: AttributeAnimation<Double>?
    AttributeAnimation.change(&progress, of: self, from: 0, to: 1)
    transition = progress.map { (old, $0) }
  }

  // MARK: Layout

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    guard image.resizing != nil else { return resolution.size }
    return proposal.replacingUnspecifiedDimensions(by: resolution.size)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let isBaseline =
      key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
    return isBaseline ? resolution.baseline : nil
  }

  // MARK: Drawing

  override func makeItems() -> [DisplayItem] {
    guard size.width > 0, size.height > 0 else { return [] }
    let items = items(of: resolution, tint: shownTint)
    guard let transition else { return items }
    let shown = transition.progress.presented(at: host.now)
    return [
      TextTransition.layer(self.items(of: transition.old, tint: transition.old.tint), opacity: 1 - shown),
      TextTransition.layer(items, opacity: shown),
    ].compactMap { $0 }
  }

  private func items(of resolution: ImageResolution, tint: Paint?) -> [DisplayItem] {
    resolution.treatment.applied(
      to: resolution.items(
        in: CGRect(origin: .zero, size: size), tint: tint, resizing: image.displayResizing))
  }

  override func hitTest(_ point: CGPoint) -> ElementNode? {
    CGRect(origin: .zero, size: size).contains(point) ? self : nil
  }

  override var accessibility: AccessibilityProperties? {
    resolution.label.map { AccessibilityProperties(role: .image, label: $0) }
  }

  override var viewName: String { "Image" }
}

extension Image {
  /// How the picture gets into the rectangle it is drawn in.
  var displayResizing: ImageResizing {
    var display = ImageResizing(interpolation: interpolation.resolved, isAntialiased: isAntialiased)
    if let resizing {
      display.capInsets = resizing.capInsets
      display.isTiled = resizing.mode == .tile
    }
    return display
  }
}

extension Image.Interpolation {
  fileprivate var resolved: ImageResizing.Interpolation {
    switch self {
    case .none: return .none
    case .low: return .low
    case .medium: return .medium
    case .high: return .high
    }
  }
}
