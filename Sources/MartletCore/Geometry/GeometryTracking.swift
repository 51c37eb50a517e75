import Foundation
import MartletPrimitives

/// Where an element lies on its surface and how large it is, as something that views can depend on.
final class GeometrySource: DependencySource {
  private unowned(unsafe) let element: ElementNode
  private var transform: CGAffineTransform
  private var size: CGSize

  init(element: ElementNode) {
    self.element = element
    transform = element.transformToSurface
    size = element.size
    super.init()
  }

  /// Tells the readers if the element is elsewhere than it was.
  func check() {
    guard hasReaders else { return }
    let transform = element.transformToSurface
    guard transform != self.transform || element.size != size else { return }
    self.transform = transform
    size = element.size
    notifyChanged()
  }
}

/// The elements whose places views have asked for.
///
/// Nothing is kept, and nothing costs, for elements that nobody asks for.
final class GeometryTracking {
  private var sources: [ObjectIdentifier: GeometrySource] = [:]

  /// Notes that the view being evaluated depends on an element's place.
  func recordRead(of element: ElementNode) {
    guard let reader = Evaluation.current else { return }
    let key = ObjectIdentifier(element)
    let source = sources[key] ?? GeometrySource(element: element)
    sources[key] = source
    source.recordRead(by: reader)
  }

  /// Layout, or what moves views without it, is done: whoever asked for a place that changed asks again.
  func geometryMayHaveChanged() {
    guard !sources.isEmpty else { return }
    for source in Array(sources.values) { source.check() }
  }

  func elementDisappeared(_ element: ElementNode) {
    if !sources.isEmpty { sources[ObjectIdentifier(element)] = nil }
  }
}
