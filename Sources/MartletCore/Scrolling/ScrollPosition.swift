import Foundation
import MartletPrimitives

/// Where a scroll view is, or shall go: to a view with an id, an edge, or a point.
///
/// Give it to a scroll view with `scrollPosition(_:anchor:)`. Once the user scrolls, the position is the user's.
///
/// - Source: Apple, "ScrollPosition".
public struct ScrollPosition: Equatable, Sendable {
  enum Place: Sendable {
    case automatic
    case view(any Hashable & Sendable, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
    /// Where the user has scrolled to, and the view that is there.
    case user(view: (any Hashable & Sendable)?)
  }

  private(set) var place: Place
  /// The type of the ids that the user's scrolling is told by.
  private let idType: any (Hashable & Sendable).Type

  private init(_ place: Place, idType: any (Hashable & Sendable).Type) {
    self.place = place
    self.idType = idType
  }

  /// Creates a position that leaves the scroll view where it is.
  ///
  /// - Parameter idType: the type of the ids of the views that the user may scroll to.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {
    self.init(.automatic, idType: idType)
  }

  /// Creates the position of a view with an id.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(.view(id, anchor: anchor), idType: ID.self)
  }

  /// Creates the position of an edge.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    self.init(.edge(edge), idType: idType)
  }

  /// Creates the position of a point of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y), idType: idType)
  }

  /// Creates the position of a point of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.point(x: x, y: y), idType: idType)
  }

  /// Creates a horizontal position.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    self.init(.point(x: x, y: nil), idType: idType)
  }

  /// Creates a vertical position.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    self.init(.point(x: nil, y: y), idType: idType)
  }

  // MARK: Ask

  /// Whether the user has scrolled since code last set the position.
  public var isPositionedByUser: Bool {
    if case .user = place { return true }
    return false
  }

  /// The edge that code scrolled to.
  public var edge: Edge? {
    if case .edge(let edge) = place { return edge }
    return nil
  }

  /// The point that code scrolled to.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = place { return CGPoint(x: x, y: y) }
    return nil
  }

  /// The horizontal position that code scrolled to.
  public var x: CGFloat? {
    if case .point(let x, _) = place { return x }
    return nil
  }

  /// The vertical position that code scrolled to.
  public var y: CGFloat? {
    if case .point(_, let y) = place { return y }
    return nil
  }

  /// The id of the view that code scrolled to, or that the user has.
  public var viewID: (any Hashable & Sendable)? {
    switch place {
    case .view(let id, _): return id
    case .user(let view): return view
    case .automatic, .edge, .point: return nil
    }
  }

  /// The id of the view that code scrolled to, or that the user has, if it is of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  // MARK: Scroll

  /// Scrolls to a view.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    place = .view(id, anchor: anchor)
  }

  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) {
    place = .edge(edge)
  }

  /// Scrolls to a point of the content.
  public mutating func scrollTo(point: CGPoint) {
    place = .point(x: point.x, y: point.y)
  }

  /// Scrolls to a point of the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) {
    place = .point(x: x, y: y)
  }

  /// Scrolls horizontally.
  public mutating func scrollTo(x: CGFloat) {
    place = .point(x: x, y: nil)
  }

  /// Scrolls vertically.
  public mutating func scrollTo(y: CGFloat) {
    place = .point(x: nil, y: y)
  }

  /// Notes at which view the user is, if an id of it is of the type wanted.
  mutating func userScrolled(to view: ScrollTargetView?) {
    func typed<ID: Hashable & Sendable>(_ type: ID.Type) -> (any Hashable & Sendable)? {
      view?.id(of: type)
    }
    place = .user(view: idType == Never.self ? nil : typed(idType))
  }

  /// Whether both stand for the same place.
  public static func == (left: ScrollPosition, right: ScrollPosition) -> Bool {
    func erased(_ id: any Hashable & Sendable) -> AnyHashable { AnyHashable(id) }
    switch (left.place, right.place) {
    case (.automatic, .automatic): return true
    case (.view(let id, let anchor), .view(let other, let otherAnchor)):
      return erased(id) == erased(other) && anchor == otherAnchor
    case (.edge(let edge), .edge(let other)): return edge == other
    case (.point(let x, let y), .point(let otherX, let otherY)): return x == otherX && y == otherY
    case (.user(let view), .user(let other)): return view.map(erased) == other.map(erased)
    default: return false
    }
  }
}
