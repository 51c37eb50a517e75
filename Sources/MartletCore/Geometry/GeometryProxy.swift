import Foundation
import MartletPrimitives

/// The size of a view and its place among others.
///
/// What is read from it while a body is evaluated makes the body depend on it.
///
/// - Source: Apple, "GeometryProxy".
public struct GeometryProxy: @unchecked Sendable {
  // The element belongs to its host; a proxy is used where views and actions run.
  private weak var element: ElementNode?
  /// The size of the view, in points.
  public let size: CGSize

  init(_ element: ElementNode) {
    self.element = element
    size = element.size
  }

  /// How far the view may reach over what its surroundings keep clear of content.
  ///
  /// A window has nothing of that kind by itself; bars made by `safeAreaInset` have.
  ///
  /// - Source: Apple, "safeAreaInsets".
  public var safeAreaInsets: EdgeInsets {
    guard let element else { return EdgeInsets() }
    if element.host.safeArea.sourceCount > 0 { element.host.geometry.recordRead(of: element) }
    return element.safeAreaInsets().edgeInsets(element.readEnvironment { $0.layoutDirection })
  }

  /// The box of the view in a coordinate space.
  ///
  /// - Source: Apple, "frame(in:)".
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    guard let element else { return CGRect(origin: .zero, size: size) }
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: element.size)
    case .global:
      element.host.geometry.recordRead(of: element)
      return element.frameInSurface
    case .named(let name):
      element.host.geometry.recordRead(of: element)
      guard let target = CoordinateConversion.named(name, around: element) else {
        return element.frameInSurface
      }
      return box(of: element, in: target)
    }
  }

  /// The box of the view in a coordinate space.
  ///
  /// - Source: Apple, "frame(in:)".
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The box of the view around this one that has the name, in this view's space; `nil` if there is none.
  ///
  /// - Source: Apple, "bounds(of:)".
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let element,
      let target = CoordinateConversion.named(coordinateSpace.name, around: element, isRequired: false)
    else { return nil }
    element.host.geometry.recordRead(of: element)
    element.host.geometry.recordRead(of: target)
    return box(of: target, in: element)
  }

  /// The value of an anchor in this view's space.
  public subscript<T>(anchor: Anchor<T>) -> T {
    guard let element else { return anchor.source.value(.zero) }
    if let target = anchor.element {
      element.host.geometry.recordRead(of: element)
      element.host.geometry.recordRead(of: target)
    }
    return anchor.value(in: element)
  }

  private func box(of element: ElementNode, in target: ElementNode) -> CGRect {
    let bounds = CGRect(origin: .zero, size: element.size)
    guard let toTarget = target.transformToSurface.inverse else { return bounds }
    return bounds.applying(element.transformToSurface.concatenating(toTarget))
  }
}
