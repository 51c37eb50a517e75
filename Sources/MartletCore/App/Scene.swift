import Foundation
import MartletPrimitives

/// A part of an app's user interface with a life of its own, such as a window.
///
/// - Source: Apple, "Scene".
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the body.
  associatedtype Body: Scene

  /// What the scene is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node of the window shown.
  nonisolated static func _makeSceneNode(_ scene: Self, parent: _ViewNode) -> _ViewNode

  /// Gives the node a new value of the scene.
  nonisolated static func _updateSceneNode(_ node: _ViewNode, with scene: Self)
}

/// What a window is called and how large it wants to be.
package struct WindowDescription: Equatable, Sendable {
  package var title: String?
  package var defaultSize: CGSize?
}

extension Scene {
  /// Makes a node that evaluates the body.
  nonisolated public static func _makeSceneNode(_ scene: Self, parent: _ViewNode) -> _ViewNode {
    CompositeNode(_SceneBodyView(property: DynamicContainer(base: scene)), parent: parent)
  }

  /// Evaluates the body anew.
  nonisolated public static func _updateSceneNode(_ node: _ViewNode, with scene: Self) {
    unsafeDowncast(node, to: CompositeNode<_SceneBodyView<Self>>.self)
      .update(with: _SceneBodyView(property: DynamicContainer(base: scene)))
  }
}

extension Never: Scene {}

/// A scene that the engine knows itself.
package protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  /// Never called.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body; it is opened by the engine")
  }
}

/// A value whose dynamic properties are connected although it is no view itself: an app or a scene.
nonisolated struct DynamicContainer<Base>: DynamicProperty {
  var base: Base

  static func _attach(_ property: inout Self, slot: inout AnyObject?, owner: _ViewNode) {
    let plan = DynamicPropertyPlan.plan(for: Base.self)
    let slots = (slot as? NestedSlots) ?? NestedSlots(count: plan.fields.count)
    slot = slots
    withUnsafeMutablePointer(to: &property.base) {
      plan.attach(UnsafeMutableRawPointer($0), slots: &slots.slots, owner: owner)
    }
  }

  static func _prepare(_ property: inout Self, slot: AnyObject?) {
    guard let slots = slot as? NestedSlots else { return }
    withUnsafeMutablePointer(to: &property.base) {
      DynamicPropertyPlan.plan(for: Base.self).prepare(UnsafeMutableRawPointer($0), slots: slots.slots)
    }
  }

  static func _isEqual(_ old: Self, _ new: Self) -> Bool {
    withUnsafePointer(to: old.base) { old in
      withUnsafePointer(to: new.base) { new in
        DynamicPropertyPlan.plan(for: Base.self).areEqual(UnsafeRawPointer(old), UnsafeRawPointer(new))
      }
    }
  }
}

/// A scene's body as a view.
nonisolated struct _SceneBodyView<S: Scene>: View {
  var property: DynamicContainer<S>

  @MainActor var body: some View { _SceneView(scene: property.base.body) }
}

/// The window of a scene as a view.
nonisolated struct _SceneView<S: Scene>: PrimitiveView {
  let scene: S

  static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    S._makeSceneNode(view.scene, parent: parent)
  }

  static func _updateNode(_ node: _ViewNode, with view: Self) {
    S._updateSceneNode(node, with: view.scene)
  }

  static var _elementCount: Int? { nil }
}

/// Builds scenes from closures that list them.
///
/// - Source: Apple, "SceneBuilder".
@resultBuilder
public struct SceneBuilder {
  /// Takes an expression as it is.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several scenes, the first of which opens when the app starts; `openWindow` opens the others.
  public static func buildBlock<First: Scene, each Rest: Scene>(
    _ first: First, _ rest: repeat each Rest
  ) -> some Scene {
    var others: [AnyScene] = []
    repeat others.append(AnyScene(each rest))
    return _SceneList(first: first, others: others)
  }
}

/// A scene whose type is not known to its surroundings.
struct AnyScene {
  let make: (_ViewNode) -> _ViewNode
  let update: (_ViewNode) -> Void

  init<S: Scene>(_ scene: S) {
    make = { S._makeSceneNode(scene, parent: $0) }
    update = { S._updateSceneNode($0, with: scene) }
  }
}

/// Several scenes.
nonisolated public struct _SceneList<First: Scene>: PrimitiveScene {
  let first: First
  let others: [AnyScene]

  /// Makes a node with all scenes.
  public static func _makeSceneNode(_ scene: Self, parent: _ViewNode) -> _ViewNode {
    let node = SceneListNode(parent: parent)
    node.scenes = [First._makeSceneNode(scene.first, parent: node)]
    for other in scene.others { node.scenes.append(other.make(node)) }
    return node
  }

  /// Updates all scenes.
  public static func _updateSceneNode(_ node: _ViewNode, with scene: Self) {
    let node = unsafeDowncast(node, to: SceneListNode.self)
    First._updateSceneNode(node.scenes[0], with: scene.first)
    for (other, known) in zip(scene.others, node.scenes.dropFirst()) { other.update(known) }
  }
}

final class SceneListNode: _ViewNode {
  var scenes: [_ViewNode] = []

  init(parent: _ViewNode) {
    super.init(parent: parent)
  }

  override func appendElements(to list: inout [ElementNode]) {
    for scene in scenes { scene.appendElements(to: &list) }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    for scene in scenes { body(scene) }
  }
}

/// A scene whose windows have a size at first.
nonisolated public struct _DefaultSizeScene<Content: Scene>: PrimitiveScene {
  let content: Content
  let size: CGSize

  /// Makes the content's node.
  public static func _makeSceneNode(_ scene: Self, parent: _ViewNode) -> _ViewNode {
    let host = parent.host
    let before = host.scenes.count
    let node = Content._makeSceneNode(scene.content, parent: parent)
    for made in host.scenes[before...] where made.defaultSize == nil { made.defaultSize = scene.size }
    if before == 0 { host.window.defaultSize = host.scenes.first?.defaultSize }
    return node
  }

  /// Updates the content.
  public static func _updateSceneNode(_ node: _ViewNode, with scene: Self) {
    Content._updateSceneNode(node, with: scene.content)
  }
}

extension Scene {
  /// The scene, with windows of a size at first, in points.
  ///
  /// - Source: Apple, "defaultSize(_:)".
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
    _DefaultSizeScene(content: self, size: size)
  }

  /// The scene, with windows of a size at first, in points.
  ///
  /// - Source: Apple, "defaultSize(width:height:)".
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }
}
