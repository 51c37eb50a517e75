import Foundation

/// How far each side of a rectangle moves inward.
///
/// - Units: points; a negative value moves the side outward.
/// - Source: Apple, "EdgeInsets".
public struct EdgeInsets: Equatable, Sendable {
  /// The upper side's inset.
  public var top: CGFloat
  /// The leading side's inset.
  public var leading: CGFloat
  /// The lower side's inset.
  public var bottom: CGFloat
  /// The trailing side's inset.
  public var trailing: CGFloat

  /// Creates insets that move nothing.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets of the given lengths.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of one length on some edges and zero on the others.
  package init(_ length: CGFloat, on edges: Edge.Set = .all) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The leading and trailing insets together.
  package var horizontal: CGFloat { leading + trailing }
  /// The upper and lower insets together.
  package var vertical: CGFloat { top + bottom }
}

extension EdgeInsets: Animatable {
  /// The four lengths, in the order of the memberwise initialiser.
  public var animatableData:
    AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}
