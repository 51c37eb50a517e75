import Foundation
import MartletLayout
import MartletPrimitives

/// How far the sides of a box move, by the surface's left and right.
struct BoxInsets: Equatable {
  var top: CGFloat = 0
  var left: CGFloat = 0
  var bottom: CGFloat = 0
  var right: CGFloat = 0

  init() {}

  init(_ insets: EdgeInsets, _ direction: LayoutDirection) {
    top = insets.top
    bottom = insets.bottom
    left = direction == .leftToRight ? insets.leading : insets.trailing
    right = direction == .leftToRight ? insets.trailing : insets.leading
  }

  /// By the direction of reading.
  func edgeInsets(_ direction: LayoutDirection) -> EdgeInsets {
    let isLeftToRight = direction == .leftToRight
    return EdgeInsets(
      top: top, leading: isLeftToRight ? left : right, bottom: bottom, trailing: isLeftToRight ? right : left)
  }

  var isZero: Bool { self == BoxInsets() }

  /// The box with its sides moved inward.
  func inset(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + left, y: rect.minY + top, width: max(rect.width - left - right, 0),
      height: max(rect.height - top - bottom, 0))
  }

  /// The box with its sides moved outward.
  func outset(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX - left, y: rect.minY - top, width: max(rect.width + left + right, 0),
      height: max(rect.height + top + bottom, 0))
  }
}

/// An element that keeps its content clear of a part of its own space.
protocol SafeAreaSource: ElementNode {
  /// The element whose views are kept clear.
  var safeContent: ElementNode? { get }
  /// How far the part reaches in from each side.
  var unsafeInsets: BoxInsets { get }
}

/// An element that is laid out by how far it may reach into what its surroundings keep clear.
protocol SafeAreaReader: ElementNode {
  /// The insets that it was last placed with.
  var usedSafeArea: BoxInsets { get }
  var safeAreaEdges: Edge.Set { get }
}

/// The elements that were placed by safe areas, to find those that moved without being placed anew.
final class SafeAreaTracking {
  private struct WeakReader {
    weak var reader: (any SafeAreaReader)?
  }

  /// How many sources there are; with none, nothing is kept and nothing costs.
  var sourceCount = 0
  private var readers: [ObjectIdentifier: WeakReader] = [:]

  func note(_ reader: any SafeAreaReader) {
    if sourceCount > 0 { readers[ObjectIdentifier(reader)] = WeakReader(reader: reader) }
  }

  /// Has those placed anew whose insets are others by now; returns whether there are any.
  func invalidateMoved() -> Bool {
    guard !readers.isEmpty else { return false }
    var isAny = false
    for (key, entry) in readers {
      guard let reader = entry.reader, reader.isMounted else {
        readers[key] = nil
        continue
      }
      guard reader.safeAreaInsets(reader.safeAreaEdges) != reader.usedSafeArea else { continue }
      reader.invalidatePlacement()
      isAny = true
    }
    return isAny
  }
}

extension ElementNode {
  /// Distances below this are none: places are sums of fractions.
  private static let tolerance: CGFloat = 0.01

  /// How far the element's sides may move outward over what the elements around keep their content clear of.
  ///
  /// A side that touches the safe area's edge, or lies beyond it, reaches to the outer edge; from there it may reach
  /// on over what the next element out keeps clear. Scroll views hand nothing on to their content.
  ///
  /// - Source: Apple, "GeometryProxy.safeAreaInsets" and "ignoresSafeArea(_:edges:)"; that only views at the edge of
  ///   the safe area reach over it is what SwiftUI is known to do.
  final func safeAreaInsets(_ edges: Edge.Set = .all) -> BoxInsets {
    guard host.safeArea.sourceCount > 0 else { return BoxInsets() }
    let direction: LayoutDirection = readEnvironment { $0.layoutDirection }
    let reachesLeft = edges.contains(direction == .leftToRight ? .leading : .trailing)
    let reachesRight = edges.contains(direction == .leftToRight ? .trailing : .leading)
    var own = CGRect(origin: .zero, size: size)
    var reach = own
    var node = self
    while let parent = node.parentElement {
      own = own.offsetBy(dx: node.origin.x, dy: node.origin.y)
      reach = reach.offsetBy(dx: node.origin.x, dy: node.origin.y)
      if parent is ScrollClipElement { break }
      if let transform = parent.contentTransform {
        guard transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 else { break }
        own = own.offsetBy(dx: transform.tx, dy: transform.ty)
        reach = reach.offsetBy(dx: transform.tx, dy: transform.ty)
      }
      if let source = parent as? any SafeAreaSource, source.safeContent === node {
        let outer = CGRect(origin: .zero, size: parent.size)
        let safe = source.unsafeInsets.inset(outer)
        var (left, top, right, bottom) = (reach.minX, reach.minY, reach.maxX, reach.maxY)
        if edges.contains(.top), top <= safe.minY + Self.tolerance { top = min(top, outer.minY) }
        if edges.contains(.bottom), bottom >= safe.maxY - Self.tolerance { bottom = max(bottom, outer.maxY) }
        if reachesLeft, left <= safe.minX + Self.tolerance { left = min(left, outer.minX) }
        if reachesRight, right >= safe.maxX - Self.tolerance { right = max(right, outer.maxX) }
        reach = CGRect(x: left, y: top, width: right - left, height: bottom - top)
      }
      node = parent
    }
    var insets = BoxInsets()
    insets.top = own.minY - reach.minY
    insets.left = own.minX - reach.minX
    insets.bottom = reach.maxY - own.maxY
    insets.right = reach.maxX - own.maxX
    return insets
  }
}
