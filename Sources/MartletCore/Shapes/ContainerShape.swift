import Foundation
import MartletLayout
import MartletPrimitives

/// The shape of a container, and the element that has it.
///
/// Compared by identity: a changed shape is another one.
final class ContainerShape {
  private(set) weak var element: ElementNode?
  /// The outline of the shape, smaller by an amount, in a rectangle.
  let inset: (CGFloat, CGRect) -> Path
  /// The corners' radii in a size, if the shape has such corners.
  let radii: (CGSize) -> RectangleCornerRadii?

  init<S: InsettableShape>(_ shape: S, of element: ElementNode) {
    self.element = element
    inset = { shape.inset(by: $0).path(in: $1) }
    radii = { size in
      (shape as? any RoundedRectangularShape)?.corners(in: size)?.fixedRadii(in: size)
    }
  }
}

private struct ContainerShapeKey: EnvironmentKey {
  static var defaultValue: ContainerShape? { nil }
}

extension EnvironmentValues {
  /// The shape that `ContainerRelativeShape` stands for.
  var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

/// Where a container lies around a rectangle of one of its views.
struct ContainerPlacement {
  let shape: ContainerShape
  let size: CGSize
  /// The rectangle in the container's space.
  let rect: CGRect

  /// Distances from the container's edges; none is negative.
  var distances: (left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
    (max(rect.minX, 0), max(rect.minY, 0), max(size.width - rect.maxX, 0), max(size.height - rect.maxY, 0))
  }

  /// The container of the element whose outline is being made, for a rectangle in the element's space.
  ///
  /// The element depends on its container's shape and on both places from then on. `nil` without a container.
  static func current(for rect: CGRect) -> ContainerPlacement? {
    guard let element = ThreadContext.existing?.shapeElement else { return nil }
    return element.tracking {
      guard let shape = EnvironmentValues(scope: element.environment).containerShape,
        let container = shape.element, container !== element
      else { return nil }
      element.host.geometry.recordRead(of: element)
      element.host.geometry.recordRead(of: container)
      guard let toContainer = container.transformToSurface.inverse else { return nil }
      let place = rect.applying(element.transformToSurface.concatenating(toContainer))
      guard place.minX.isFinite, place.minY.isFinite, place.maxX.isFinite, place.maxY.isFinite else {
        return nil
      }
      return ContainerPlacement(shape: shape, size: container.size, rect: place)
    }
  }
}

/// What a shape can ask while its outline is made.
package enum ShapeSurroundings {
  /// A value of the environment of the view that is drawn; `nil` for an outline that no view asked for.
  package static func value<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value? {
    ThreadContext.existing?.shapeElement?.readEnvironment { $0[keyPath: keyPath] }
  }
}

extension ElementNode {
  /// Makes an outline that may ask for the shape of this element's container.
  final func makingOutline<Result>(_ make: () -> Result) -> Result {
    let context = ThreadContext.current
    let outer = context.shapeElement
    context.shapeElement = self
    defer { context.shapeElement = outer }
    return make()
  }
}

/// A shape that is an inner version of the container's around it, with corners around the same centres.
///
/// A container is a view with `containerShape(_:)`; without one it is a rectangle.
///
/// - Source: Apple, "ContainerRelativeShape".
nonisolated public struct ContainerRelativeShape: InsettableShape {
  /// Creates the shape.
  public init() {}

  /// The container's outline, smaller by the distance between the two.
  public func path(in rect: CGRect) -> Path {
    guard let placement = ContainerPlacement.current(for: rect) else { return Path(rect) }
    let (left, top, right, bottom) = placement.distances
    let distance = min(left, top, right, bottom)
    return placement.shape.inset(distance, rect.insetBy(dx: -distance, dy: -distance))
  }

  /// Never mirrored: its container is where it is.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A smaller one.
  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(shape: self, amount: amount) }
}

extension Shape where Self == ContainerRelativeShape {
  /// An inner version of the container's shape.
  nonisolated public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// Tells what is inside which shape its container has.
nonisolated public struct _ContainerShapeModifier<S: InsettableShape>: ElementModifier {
  package var modifierName: String { "containerShape" }

  let shape: S

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    ContainerShapeElement(modifier, parent: parent)
  }
}

final class ContainerShapeElement<S: InsettableShape>: ModifierElement<_ContainerShapeModifier<S>> {
  private let scope: EnvironmentScope

  override init(_ modifier: _ContainerShapeModifier<S>, parent: _ViewNode) {
    scope = EnvironmentScope(parent: parent.childEnvironment)
    super.init(modifier, parent: parent)
    _ = publish()
  }

  override var childEnvironment: EnvironmentScope { scope }

  override func modifierChanged(from old: _ContainerShapeModifier<S>) {
    let changed = publish()
    if changed != 0 { environmentChanged(changed) }
  }

  private func publish() -> EnvironmentMask {
    var values = EnvironmentValues(scope: scope)
    values.containerShape = ContainerShape(modifier.shape, of: self)
    return scope.replace(with: values.overrides)
  }
}

extension View {
  /// The view with a shape that `ContainerRelativeShape` stands for inside it.
  ///
  /// - Source: Apple, "containerShape(_:)".
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(_ContainerShapeModifier(shape: shape))
  }

  /// The view with a shape that `ContainerRelativeShape` and `ConcentricRectangle` fit into inside it.
  ///
  /// - Source: Apple, "containerShape(_:)".
  @_disfavoredOverload
  nonisolated public func containerShape<T: RoundedRectangularShape>(_ shape: T) -> some View {
    modifier(_ContainerShapeModifier(shape: _RoundedContainer(shape: shape)))
  }
}

/// The outline of a shape with round corners as one that has an inner version.
nonisolated struct _RoundedContainer<S: RoundedRectangularShape>: InsettableShape, RoundedRectangularShape {
  var shape: S

  func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? { shape.corners(in: size) }

  func inset(by amount: CGFloat) -> some InsettableShape { _InsetRounded(shape: shape, amount: amount) }
}

/// A rectangle with the corners of a shape, further in.
nonisolated struct _InsetRounded<S: RoundedRectangularShape>: InsettableShape {
  var shape: S
  var amount: CGFloat

  func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: min(amount, rect.width / 2), dy: min(amount, rect.height / 2))
    guard let radii = shape.corners(in: rect.size)?.fixedRadii(in: rect.size) else {
      return shape.path(in: inner)
    }
    return Path(roundedRect: inner, cornerRadii: radii.inset(by: amount))
  }

  func inset(by more: CGFloat) -> _InsetRounded<S> { _InsetRounded(shape: shape, amount: amount + more) }
}
