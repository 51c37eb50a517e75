import Foundation
import MartletPrimitives

/// What a modifier around a scroll view has to do with it: watch it, or move it.
///
/// A modifier puts its connection into the environment; the first scroll view inside takes it, and hides it from the
/// scroll views in its own content.
class ScrollConnection {
  private(set) weak var scroll: ScrollElement?
  private var waiting: [WeakScroll] = []
  /// The modifier's node, whose actions run for it.
  final weak var owner: _ViewNode?

  private struct WeakScroll {
    weak var scroll: ScrollElement?
  }

  init() {}

  /// A scroll view is there; it is taken if no other one is.
  final func join(_ new: ScrollElement) {
    guard scroll == nil || scroll?.isMounted == false else {
      waiting.append(WeakScroll(scroll: new))
      return
    }
    scroll = new
    connected(to: new)
  }

  /// A scroll view goes; the next one takes its place.
  final func leave(_ old: ScrollElement) {
    waiting.removeAll { $0.scroll == nil || $0.scroll === old }
    guard scroll === old else { return }
    scroll = nil
    if !waiting.isEmpty, let next = waiting.removeFirst().scroll, next.isMounted { join(next) }
  }

  func connected(to scroll: ScrollElement) {}

  /// The scroll view was laid out or scrolled; runs as an action does, after it.
  func scrollChanged(_ scroll: ScrollElement) {}

  /// The scroll view moves in another way.
  func phaseChanged(_ scroll: ScrollElement, from old: ScrollPhase, to new: ScrollPhase) {}
}

private struct ScrollConnectionsKey: EnvironmentKey {
  static var defaultValue: ScrollConnections { ScrollConnections(list: []) }
}

/// The connections that the next scroll view inside takes.
struct ScrollConnections: Equatable {
  var list: [ScrollConnection]

  static func == (left: ScrollConnections, right: ScrollConnections) -> Bool {
    left.list.elementsEqual(right.list, by: ===)
  }
}

extension EnvironmentValues {
  var scrollConnections: ScrollConnections {
    get { self[ScrollConnectionsKey.self] }
    set { self[ScrollConnectionsKey.self] = newValue }
  }
}

/// A modifier that has a connection with the first scroll view inside.
protocol ScrollConnecting: ViewModifier where Body == Never {
  associatedtype Connection: ScrollConnection
  nonisolated func makeConnection() -> Connection
  /// Hands the modifier's newest closures and values over.
  nonisolated func update(_ connection: Connection)
}

extension ScrollConnecting {
  nonisolated static func _makeModifierNode<V: View>(
    _ modifier: Self, content: V, parent: _ViewNode
  ) -> _ViewNode {
    let connection = modifier.makeConnection()
    modifier.update(connection)
    let node = ScrollConnectionNode(connection, parent: parent)
    connection.owner = node
    node.child = V._makeNode(content, parent: node)
    return node
  }

  nonisolated static func _updateModifierNode<V: View>(
    _ node: _ViewNode, with modifier: Self, content: V
  ) {
    let node = unsafeDowncast(node, to: ScrollConnectionNode.self)
    modifier.update(unsafeDowncast(node.connection, to: Connection.self))
    if let child = node.child { V._updateNode(child, with: content) }
  }

  nonisolated static func _modifiedElementCount(_ content: Int?) -> Int? { content }
}

final class ScrollConnectionNode: PassingNode {
  let connection: ScrollConnection
  private let scope: EnvironmentScope

  init(_ connection: ScrollConnection, parent: _ViewNode) {
    self.connection = connection
    scope = EnvironmentScope(parent: parent.childEnvironment)
    super.init(parent: parent)
    var values = EnvironmentValues(scope: environment)
    values.scrollConnections.list.append(connection)
    _ = scope.replace(with: values.overrides)
  }

  override var childEnvironment: EnvironmentScope { scope }
}

extension ScrollElement {
  /// What is inside has scroll views of its own: what is meant for this one is hidden from them.
  static func contentScope(in environment: EnvironmentScope) -> EnvironmentScope {
    let scope = EnvironmentScope(parent: environment)
    var values = EnvironmentValues(scope: environment)
    values.scrollConnections = ScrollConnections(list: [])
    values.scrollTargetBehavior = nil
    values.scrollAnchors = ScrollAnchors()
    values.refresh = nil
    _ = scope.replace(with: values.overrides)
    return scope
  }

  /// Tells the connections, once what runs now is done.
  final func geometryMayHaveChanged() {
    guard !connections.isEmpty, !isReportPending else { return }
    isReportPending = true
    host.enqueueAction(of: self) { [weak self] in
      guard let self else { return }
      isReportPending = false
      for connection in connections where connection.scroll === self { connection.scrollChanged(self) }
    }
  }
}
