import Foundation
import MartletLayout
import MartletPrimitives

/// Gives a view a size that depends on the nearest container around.
nonisolated public struct _ContainerRelativeFrameModifier: ElementModifier {
  package var modifierName: String { "containerRelativeFrame" }

  enum Length {
    case whole
    case part(count: Int, span: Int, spacing: CGFloat)
    case computed((CGFloat, Axis) -> CGFloat)
  }

  let axes: Axis.Set
  let alignment: Alignment
  let length: Length

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    ContainerRelativeElement(modifier, parent: parent)
  }

  /// The length along an axis; `nil` where the content decides.
  func length(in container: CGSize, along axis: Axis) -> CGFloat? {
    guard axes.contains(axis) else { return nil }
    let whole = container.length(along: axis)
    let result: CGFloat
    switch length {
    case .whole: result = whole
    case .part(let count, let span, let spacing):
      // The parts with the distances between them fill the container.
      let part = (whole - spacing * CGFloat(count - 1)) / CGFloat(count)
      result = part * CGFloat(span) + spacing * CGFloat(span - 1)
    case .computed(let compute): result = compute(whole, axis)
    }
    return result.isFinite ? max(result, 0) : 0
  }
}

/// A view that others inside measure themselves by: a window, a popover or a scroll view.
protocol RelativeContainer: ElementNode {
  /// The size that those inside go by.
  var containerSize: CGSize { get set }
  var relativeElements: [WeakRelative] { get set }
  /// Whether the size has changed, for a measurement, since those inside were placed.
  var isRelativePlacementStale: Bool { get set }
}

struct WeakRelative {
  weak var element: ContainerRelativeElement?
}

extension RelativeContainer {
  /// Has those inside measured by another size, up to an element that is about to ask for their sizes.
  func measureRelative(to size: CGSize, within boundary: ElementNode) {
    guard containerSize != size else { return }
    containerSize = size
    isRelativePlacementStale = true
    forEachRelativePath(to: boundary) { element in
      element.measured.removeAll()
      element.measurementsInvalidated()
    }
  }

  /// Has those inside placed by the size that holds; returns whether there are any whose size may be another.
  @discardableResult
  func placeRelative(to size: CGSize, within boundary: ElementNode) -> Bool {
    guard containerSize != size || isRelativePlacementStale else { return false }
    containerSize = size
    isRelativePlacementStale = false
    var isAny = false
    forEachRelativePath(to: boundary) { element in
      isAny = true
      element.measured.removeAll()
      element.measurementsInvalidated()
      element.needsPlacement = true
    }
    return isAny
  }

  /// Lends each element from those that depend on the size up to a boundary.
  private func forEachRelativePath(to boundary: ElementNode, _ body: (ElementNode) -> Void) {
    guard !relativeElements.isEmpty else { return }
    relativeElements.removeAll { $0.element == nil }
    for case let element? in relativeElements.map(\.element) where element.isMounted {
      var node: ElementNode? = element
      while let current = node, current !== boundary {
        body(current)
        node = current.parentElement
      }
    }
  }
}

final class ContainerRelativeElement: ModifierElement<_ContainerRelativeFrameModifier> {
  private unowned(unsafe) var container: (any RelativeContainer)?

  override init(_ modifier: _ContainerRelativeFrameModifier, parent: _ViewNode) {
    super.init(modifier, parent: parent)
    var node: _ViewNode? = parent
    while let current = node, container == nil {
      container = current as? any RelativeContainer
      node = current.parent
    }
    container?.relativeElements.append(WeakRelative(element: self))
  }

  private var arrangement: FixedFrameLayout {
    let size = container?.containerSize ?? .zero
    return FixedFrameLayout(
      width: modifier.length(in: size, along: .horizontal),
      height: modifier.length(in: size, along: .vertical),
      alignment: modifier.alignment)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    content.map { arrangement.sizeThatFits(proposal, child: $0) } ?? .zero
  }

  override func placeChildren() {
    guard let content else { return }
    arrangement.place(
      child: content, size: size, proposal: placedProposal, layoutDirection: layoutDirection)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let content, mayHaveGuide(key) else { return nil }
    return arrangement.explicitAlignment(key, child: content, size: size, proposal: proposal)
  }

  override func modifierChanged(from old: _ContainerRelativeFrameModifier) {
    invalidateLayout()
  }
}

extension View {
  /// The view in a frame as large as the nearest container: a scroll view, a popover or the window.
  ///
  /// - Parameters:
  ///   - axes: along which it is as large.
  ///   - alignment: where the view lies in the frame.
  /// - Source: Apple, "containerRelativeFrame(_:alignment:)".
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modifier(_ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: .whole))
  }

  /// The view in a frame of which some fill the nearest container.
  ///
  /// - Parameters:
  ///   - axes: along which it is sized.
  ///   - count: into how many parts the container is divided; 1 at least.
  ///   - span: how many of them the frame takes; 1 at least.
  ///   - spacing: between two parts, in points.
  ///   - alignment: where the view lies in the frame.
  /// - Source: Apple, "containerRelativeFrame(_:count:span:spacing:alignment:)".
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    if count < 1 || span < 1 {
      Diagnostics.warnOnce(
        "relative-\(count)-\(span)",
        "containerRelativeFrame(count: \(count), span: \(span)): both have to be 1 or more; 1 is used.")
    }
    return modifier(
      _ContainerRelativeFrameModifier(
        axes: axes, alignment: alignment,
        length: .part(count: max(count, 1), span: max(span, 1), spacing: spacing.isFinite ? spacing : 0)))
  }

  /// The view in a frame whose size is computed from that of the nearest container.
  ///
  /// - Parameters:
  ///   - axes: along which it is sized.
  ///   - alignment: where the view lies in the frame.
  ///   - length: the frame's length, given the container's along an axis.
  /// - Source: Apple, "containerRelativeFrame(_:alignment:_:)".
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(_ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: .computed(length)))
  }
}
