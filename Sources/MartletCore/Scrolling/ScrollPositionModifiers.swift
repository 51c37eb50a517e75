import Foundation
import MartletPrimitives

/// Ties a scroll view's position to a binding, in both directions.
class ScrollPositionConnection: ScrollConnection {
  /// Which point of the scroll view decides what the position is.
  final var anchor: UnitPoint?

  /// Scrolls there without an animation, before the scroll view was seen.
  override func connected(to scroll: ScrollElement) {
    apply(to: scroll, animation: nil)
  }

  /// Scrolls to where the binding says.
  func apply(to scroll: ScrollElement, animation: Animation?) {}

  /// The binding has another value, which did not come from here.
  final func positionChanged() {
    guard let scroll, scroll.isMounted, let owner else { return }
    apply(to: scroll, animation: owner.transaction.effectiveAnimation)
  }
}

/// For a `ScrollPosition`.
final class FullPositionConnection: ScrollPositionConnection {
  var binding: Binding<ScrollPosition>
  private var last: ScrollPosition

  init(binding: Binding<ScrollPosition>, value: ScrollPosition) {
    self.binding = binding
    last = value
  }

  func update(_ binding: Binding<ScrollPosition>, _ value: ScrollPosition, anchor: UnitPoint?) {
    self.binding = binding
    self.anchor = anchor
    guard value != last else { return }
    last = value
    positionChanged()
  }

  override func apply(to scroll: ScrollElement, animation: Animation?) {
    switch last.place {
    case .automatic, .user: break
    case .view(let id, let own):
      scroll.host.scrolling.scroll(
        to: AnyHashable(id), anchor: own ?? anchor, in: scroll, animation: animation)
    case .edge(let edge):
      scroll.host.scrolling.show(.edge(edge.middle), in: scroll, animation: animation)
    case .point(let x, let y):
      scroll.host.scrolling.show(.offset(x: x, y: y), in: scroll, animation: animation)
    }
  }

  override func scrollChanged(_ scroll: ScrollElement) {
    guard scroll.isMovedByUser else { return }
    var new = last
    new.userScrolled(to: scroll.clip.target(at: anchor))
    guard new != last else { return }
    last = new
    binding.wrappedValue = new
  }
}

/// For the id of a view.
final class IDPositionConnection<ID: Hashable>: ScrollPositionConnection {
  var binding: Binding<ID?>
  private var last: ID?

  init(binding: Binding<ID?>, value: ID?) {
    self.binding = binding
    last = value
  }

  func update(_ binding: Binding<ID?>, _ value: ID?, anchor: UnitPoint?) {
    self.binding = binding
    self.anchor = anchor
    guard value != last else { return }
    last = value
    positionChanged()
  }

  override func apply(to scroll: ScrollElement, animation: Animation?) {
    guard let last else { return }
    let wanted = anchor ?? owner?.transaction.scrollTargetAnchor
    scroll.host.scrolling.scroll(to: AnyHashable(last), anchor: wanted, in: scroll, animation: animation)
  }

  override func scrollChanged(_ scroll: ScrollElement) {
    guard scroll.isMovedByUser, let new = scroll.clip.target(at: anchor)?.id(of: ID.self), new != last else {
      return
    }
    last = new
    binding.wrappedValue = new
  }
}

nonisolated private struct _FullPositionModifier: ScrollConnecting {
  let binding: Binding<ScrollPosition>
  let value: ScrollPosition
  let anchor: UnitPoint?

  func makeConnection() -> FullPositionConnection { FullPositionConnection(binding: binding, value: value) }

  func update(_ connection: FullPositionConnection) {
    connection.update(binding, value, anchor: anchor)
  }
}

nonisolated private struct _IDPositionModifier<ID: Hashable>: ScrollConnecting {
  let binding: Binding<ID?>
  let value: ID?
  let anchor: UnitPoint?

  func makeConnection() -> IDPositionConnection<ID> { IDPositionConnection(binding: binding, value: value) }

  func update(_ connection: IDPositionConnection<ID>) {
    connection.update(binding, value, anchor: anchor)
  }
}

/// Reads the binding, so that the scroll view follows it.
nonisolated private struct ScrollPositionReader: ViewModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?

  func body(content: Content) -> some View {
    content.modifier(
      _FullPositionModifier(binding: position, value: position.wrappedValue, anchor: anchor))
  }
}

nonisolated private struct ScrollIDReader<ID: Hashable>: ViewModifier {
  let id: Binding<ID?>
  let anchor: UnitPoint?

  func body(content: Content) -> some View {
    content.modifier(_IDPositionModifier(binding: id, value: id.wrappedValue, anchor: anchor))
  }
}

extension Edge {
  /// The middle of the edge.
  fileprivate var middle: UnitPoint {
    switch self {
    case .top: return .top
    case .leading: return .leading
    case .bottom: return .bottom
    case .trailing: return .trailing
    }
  }
}

private struct ScrollTargetAnchorKey: TransactionKey {
  static var defaultValue: UnitPoint? { nil }
}

extension Transaction {
  /// Where a scroll view shows the view whose id its position gets in this transaction.
  ///
  /// - Source: Apple, "scrollTargetAnchor".
  public var scrollTargetAnchor: UnitPoint? {
    get { self[ScrollTargetAnchorKey.self] }
    set { self[ScrollTargetAnchorKey.self] = newValue }
  }
}

extension View {
  /// The view, whose scroll view goes where a position says, and tells it where the user goes.
  ///
  /// Which view the user is at is known if a `scrollTargetLayout` is inside, and the position has a type of ids.
  ///
  /// - Parameters:
  ///   - position: the position.
  ///   - anchor: the point of the scroll view that counts; `nil` for its beginning, and for the shortest way.
  /// - Source: Apple, "scrollPosition(_:anchor:)".
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionReader(position: position, anchor: anchor))
  }

  /// The view, whose scroll view goes to the view with an id, and tells at which one the user is.
  ///
  /// - Parameters:
  ///   - id: the id of a view in a `scrollTargetLayout`.
  ///   - anchor: the point of the scroll view that counts; `nil` for its beginning, and for the shortest way.
  /// - Source: Apple, "scrollPosition(id:anchor:)".
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollIDReader(id: id, anchor: anchor))
  }
}
