import Foundation
import MartletPrimitives

/// Where a scroll view's content lies.
///
/// - Units: points, in the content's space.
/// - Source: Apple, "ScrollGeometry".
public struct ScrollGeometry: Equatable, Sendable, CustomDebugStringConvertible {
  /// The content's point at the upper left corner of the scroll view.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// How far the content stays clear of the scroll view's edges at both ends.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize

  /// Creates a geometry.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content's space that is seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The part of the content's space that is seen within the insets.
  public var bounds: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(containerSize.width - contentInsets.horizontal, 0),
      height: max(containerSize.height - contentInsets.vertical, 0))
  }

  /// All four values.
  public var debugDescription: String {
    "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), "
      + "contentInsets: \(contentInsets), containerSize: \(containerSize))"
  }
}

extension ScrollElement {
  /// Where the content lies now.
  final var scrollGeometry: ScrollGeometry {
    ScrollGeometry(
      contentOffset: clip.visibleRect.origin, contentSize: clip.contentSize,
      contentInsets: clip.insets.edgeInsets(layoutDirection), containerSize: clip.size)
  }
}

/// Runs an action when a value made of a scroll view's geometry changes.
nonisolated struct _ScrollGeometryModifier<Value: Equatable>: ScrollConnecting {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void

  func makeConnection() -> ScrollGeometryConnection<Value> {
    ScrollGeometryConnection(transform: transform, action: action)
  }

  func update(_ connection: ScrollGeometryConnection<Value>) {
    connection.transform = transform
    connection.action = action
  }
}

final class ScrollGeometryConnection<Value: Equatable>: ScrollConnection {
  var transform: (ScrollGeometry) -> Value
  var action: (Value, Value) -> Void
  private var last: Value?

  init(transform: @escaping (ScrollGeometry) -> Value, action: @escaping (Value, Value) -> Void) {
    self.transform = transform
    self.action = action
  }

  override func scrollChanged(_ scroll: ScrollElement) {
    let new = transform(scroll.scrollGeometry)
    let old = last
    guard old != new else { return }
    last = new
    action(old ?? new, new)
  }
}

extension View {
  /// The view, with an action for when a value made of the geometry of the scroll view inside changes.
  ///
  /// It runs for the first time when the scroll view appears, with the same value twice. Of several scroll views the
  /// first one counts.
  ///
  /// - Parameters:
  ///   - type: the type of the value.
  ///   - transform: makes the value.
  ///   - action: gets the old and the new value.
  /// - Source: Apple, "onScrollGeometryChange(for:of:action:)".
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_ScrollGeometryModifier(transform: transform, action: action))
  }
}
