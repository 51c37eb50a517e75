import Foundation
import MartletLayout
import MartletPrimitives

/// A modifier that only lays its content out in another way.
package protocol UnaryLayoutModifier: ElementModifier, Animatable {
  associatedtype Arrangement: UnaryLayout
  nonisolated var arrangement: Arrangement { get }
  /// Whether the size is the same whatever the content does.
  nonisolated var hasFixedSize: Bool { get }
  nonisolated func canAnimate(to other: Self) -> Bool
}

extension UnaryLayoutModifier {
  nonisolated package var hasFixedSize: Bool { false }
  nonisolated package func canAnimate(to other: Self) -> Bool { true }

  nonisolated package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    UnaryLayoutElement(modifier, parent: parent)
  }
}

final class UnaryLayoutElement<M: UnaryLayoutModifier>: AnimatableModifierElement<M> {
  private var arrangement: M.Arrangement { shown.arrangement }

  override func canAnimate(from old: M, to new: M) -> Bool { old.canAnimate(to: new) }

  override func shownChanged() {
    invalidateLayout()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let content else { return .zero }
    return arrangement.sizeThatFits(proposal, child: content)
  }

  override func placeChildren() {
    guard let content else { return }
    arrangement.place(
      child: content, size: size, proposal: placedProposal, layoutDirection: layoutDirection)
  }

  override var hasFixedSize: Bool { shown.hasFixedSize }

  override var spacing: ViewSpacing {
    guard let content else { return .zero }
    return arrangement.spacing(child: content)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let content, mayHaveGuide(key) else { return nil }
    return arrangement.explicitAlignment(key, child: content, size: size, proposal: proposal)
  }
}

/// Fixes a view's width, height or both.
nonisolated public struct _FrameLayout: UnaryLayoutModifier {
  package var modifierName: String { "frame" }

  var width: CGFloat?
  var height: CGFloat?
  let alignment: Alignment

  /// The size to animate.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width ?? 0, height ?? 0) }
    set {
      if width != nil { width = newValue.first }
      if height != nil { height = newValue.second }
    }
  }

  package var arrangement: FixedFrameLayout {
    FixedFrameLayout(width: width, height: height, alignment: alignment)
  }

  package var hasFixedSize: Bool { width != nil && height != nil }

  package func canAnimate(to other: _FrameLayout) -> Bool {
    (width == nil) == (other.width == nil) && (height == nil) == (other.height == nil)
  }
}

/// Limits a view's size, or gives it an ideal one.
nonisolated public struct _FlexFrameLayout: UnaryLayoutModifier {
  package var modifierName: String { "frame" }

  var limits: [CGFloat?]
  let alignment: Alignment

  /// Not animated: limits may be infinite.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }

  package var arrangement: FlexibleFrameLayout {
    FlexibleFrameLayout(
      minWidth: limits[0], idealWidth: limits[1], maxWidth: limits[2], minHeight: limits[3],
      idealHeight: limits[4], maxHeight: limits[5], alignment: alignment)
  }
}

/// Adds space around a view.
nonisolated public struct _PaddingLayout: UnaryLayoutModifier {
  package var modifierName: String { "padding" }

  var insets: EdgeInsets

  /// The space to animate.
  public var animatableData: EdgeInsets.AnimatableData {
    get { insets.animatableData }
    set { insets.animatableData = newValue }
  }

  package var arrangement: PaddingLayout { PaddingLayout(insets: insets) }
}

extension View {
  /// The view in a frame of a fixed width, height or both.
  ///
  /// - Units: points; `nil` keeps the view's own.
  /// - Source: Apple, "frame(width:height:alignment:)"; facts n071, n072.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    FrameCheck.fixed(width: width, height: height)
    return modifier(
      _FrameLayout(width: FrameCheck.length(width), height: FrameCheck.length(height), alignment: alignment))
  }

  /// The view in a frame without a size, which does nothing.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View {
    modifier(_FrameLayout(width: nil, height: nil, alignment: .center))
  }

  /// The view in a frame with limits.
  ///
  /// - Units: points; `nil` sets no limit.
  /// - Source: Apple, "frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)".
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    FrameCheck.ordered(minWidth, idealWidth, maxWidth, axis: "width")
    FrameCheck.ordered(minHeight, idealHeight, maxHeight, axis: "height")
    let limits: [CGFloat?] = [minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight]
    return modifier(_FlexFrameLayout(limits: limits.map(FrameCheck.limit), alignment: alignment))
  }

  /// The view with space around it.
  ///
  /// - Source: Apple, "padding(_:)".
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(insets: NumberCheck.finite(insets, in: "padding")))
  }

  /// The view with space at some edges, 16 points if no length is given.
  ///
  /// - Source: Apple, "padding(_:_:)"; default: fact n086.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length: CGFloat = NumberCheck.finite(length ?? LayoutDefaults.padding, in: "padding")
    let insets = EdgeInsets(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    return modifier(_PaddingLayout(insets: insets))
  }

  /// The view with the same space at all edges.
  ///
  /// - Source: Apple, "padding(_:)".
  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }
}

/// Distances that a view gets when it names none.
package enum LayoutDefaults {
  /// Fact n086.
  package static let padding: CGFloat = 16
}

/// Lengths that are no lengths: reported once, and replaced as Apple's does.
enum FrameCheck {
  private static var owner: String { NumberCheck.owner }

  static func fixed(width: CGFloat?, height: CGFloat?) {
    for value in [width, height] {
      guard let value, value < 0 || !value.isFinite else { continue }
      Diagnostics.warnOnce(
        "frame-\(owner)-\(value)",
        "\(owner) uses a frame of width or height \(value). Use a finite length of 0 or more, or "
          + "maxWidth: .infinity.")
    }
  }

  static func length(_ value: CGFloat?) -> CGFloat? {
    guard let value else { return nil }
    guard value.isFinite else { return nil }
    return max(value, 0)
  }

  static func limit(_ value: CGFloat?) -> CGFloat? {
    guard let value, !value.isNaN else { return nil }
    return max(value, 0)
  }

  static func ordered(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?, axis: String) {
    let given: [CGFloat] = [least, ideal, most].compactMap { $0 }
    let isOrdered = zip(given, given.dropFirst()).allSatisfy { $0 <= $1 }
    if isOrdered, given.allSatisfy({ !$0.isNaN && $0 >= 0 }) { return }
    Diagnostics.warnOnce(
      "limits-\(owner)-\(axis)-\(given)",
      "\(owner) uses a frame with contradictory limits for its \(axis): \(given). Use minimum ≤ ideal ≤ "
        + "maximum, none negative.")
  }
}
