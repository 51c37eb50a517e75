import Foundation
import MartletGestures
import MartletPrimitives

/// A frame of reference for locations.
///
/// - Source: Apple, "CoordinateSpace".
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The window's content.
  case global
  /// The view's own.
  case local
  /// That of a view around this one, which has the name.
  case named(AnyHashable)

  /// Whether it is the window's.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the view's own.
  public var isLocal: Bool { self == .local }
}

/// Something that names a coordinate space.
///
/// - Source: Apple, "CoordinateSpaceProtocol".
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space.
  public init() {}
  /// The view's own.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The window's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space.
  public init() {}
  /// The window's content.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of a named view.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable
  /// By name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own space.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The window's space.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of a named view.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

/// Finds points in named spaces.
enum CoordinateConversion {
  /// The conversion of a gesture's events.
  static func locate(
    _ space: CoordinateSpace, _ element: ElementNode
  ) -> (GesturePointer) -> CGPoint {
    { [unowned element] pointer in
      switch space {
      case .local: return pointer.location
      case .global: return pointer.globalLocation
      case .named(let name):
        guard let target = named(name, around: element) else { return pointer.globalLocation }
        return target.convertFromSurface(pointer.globalLocation)
      }
    }
  }

  static func named(
    _ name: AnyHashable, around element: ElementNode, isRequired: Bool = true
  ) -> ElementNode? {
    var node: ElementNode? = element
    while let current = node {
      if (current as? CoordinateSpaceElement)?.modifier.name == name { return current }
      node = current.parentElement
    }
    guard isRequired else { return nil }
    Diagnostics.warnOnce(
      "space-\(name)",
      "\(element.ownerDescription) asks for the coordinate space \(name), which no view around it has. "
        + "The window's is used. Add .coordinateSpace(.named(\(name))) to a view around it.")
    return nil
  }
}

extension ElementNode {
  /// A point of the surface in this element's own space.
  package final func convertFromSurface(_ point: CGPoint) -> CGPoint {
    var isInPerspective = false
    var node = parentElement
    while let current = node {
      if current.contentProjection != nil { isInPerspective = true }
      node = current.parentElement
    }
    guard isInPerspective, let parent = parentElement else {
      guard let inverse = transformToSurface.inverse else { return point }
      return point.applying(inverse)
    }
    // No one transform holds for all points.
    let outside = parent.convertFromSurface(point)
    let inside = parent.contentPoint(at: outside) ?? outside
    return CGPoint(x: inside.x - origin.x, y: inside.y - origin.y)
  }
}

/// Gives a view's coordinate space a name.
nonisolated public struct _CoordinateSpaceModifier: ElementModifier {
  package var modifierName: String { "coordinateSpace" }

  let name: AnyHashable

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    CoordinateSpaceElement(modifier, parent: parent)
  }
}

final class CoordinateSpaceElement: ModifierElement<_CoordinateSpaceModifier> {}

extension View {
  /// The view, with a name for its coordinate space.
  ///
  /// - Source: Apple, "coordinateSpace(_:)".
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }

  /// The view, with a name for its coordinate space.
  ///
  /// - Source: Apple, "coordinateSpace(name:)".
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
