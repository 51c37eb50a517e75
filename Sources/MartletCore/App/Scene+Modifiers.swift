import Combine
import Foundation
import Observation

/// A scene whose content is shown within a view that changes what it inherits.
nonisolated public struct _ModifiedScene<Wrapped: View>: PrimitiveScene {
  let view: Wrapped

  /// Makes the view's node, which makes the content's.
  public static func _makeSceneNode(_ scene: Self, parent: _ViewNode) -> _ViewNode {
    Wrapped._makeNode(scene.view, parent: parent)
  }

  /// Updates the view and the content.
  public static func _updateSceneNode(_ node: _ViewNode, with scene: Self) {
    Wrapped._updateNode(node, with: scene.view)
  }
}

extension Scene {
  private nonisolated func modified<V: View>(_ change: (_SceneView<Self>) -> V) -> some Scene {
    _ModifiedScene(view: change(_SceneView(scene: self)))
  }

  /// The scene, with an environment value for all its views.
  ///
  /// - Source: Apple, "environment(_:_:)".
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    modified { $0.environment(keyPath, value) }
  }

  /// The scene, with an observable object for all its views; `nil` takes one away.
  ///
  /// - Source: Apple, "environment(_:)".
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    modified { $0.environment(object) }
  }

  /// The scene, with an environment value changed for all its views.
  ///
  /// - Source: Apple, "transformEnvironment(_:transform:)".
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    modified { $0.transformEnvironment(keyPath, transform: transform) }
  }

  /// The scene, with an observable object for all its views.
  ///
  /// - Source: Apple, "environmentObject(_:)".
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    modified { $0.environmentObject(object) }
  }

  /// The scene, with the defaults that stored values in its views use if they name none.
  ///
  /// - Source: Apple, "defaultAppStorage(_:)".
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    modified { $0.defaultAppStorage(store) }
  }

  /// The scene, with an action for when a value changes, which gets the old and the new one.
  ///
  /// - Source: Apple, "onChange(of:initial:_:)".
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    modified { $0.onChange(of: value, initial: initial, action) }
  }

  /// The scene, with an action for when a value changes.
  ///
  /// - Source: Apple, "onChange(of:initial:_:)".
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    modified { $0.onChange(of: value, initial: initial, action) }
  }

  /// The scene, with an action for when a value changes, which gets the new one.
  ///
  /// - Source: Apple, "onChange(of:perform:)".
  @available(
    *, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead."
  )
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    modified { $0.onChange(of: value, initial: false) { _, new in action(new) } }
  }
}
