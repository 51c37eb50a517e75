import Foundation
import MartletFoundation

/// Windows of one kind.
///
/// The app's first scene opens a window when the app starts; `openWindow` opens further ones.
///
/// - Source: Apple, "WindowGroup".
nonisolated public struct WindowGroup<Content: View>: PrimitiveScene {
  let title: Text?
  var id: String?
  let content: Content
  var valueType: Any.Type?
  /// The content for a value; `nil` if windows show none.
  var contentForValue: ((Any?) -> AnyView)?

  init(title: Text?, id: String?, content: Content) {
    self.title = title
    self.id = id
    self.content = content
  }

  private var makeContent: (Any?) -> AnyView {
    let content = content
    return contentForValue ?? { _ in AnyView(content) }
  }

  /// Makes a node, with the content if the window is the app's first.
  public static func _makeSceneNode(_ scene: Self, parent: _ViewNode) -> _ViewNode {
    let node = WindowSceneNode(
      WindowScene(
        id: scene.id, valueType: scene.valueType, title: scene.title, content: scene.makeContent),
      parent: parent)
    if node.scene.isFirstWindowOpen { node.child = Content._makeNode(scene.content, parent: node) }
    return node
  }

  /// Updates the content in all its windows.
  public static func _updateSceneNode(_ node: _ViewNode, with scene: Self) {
    let node = unsafeDowncast(node, to: WindowSceneNode.self)
    node.update(scene.makeContent)
    if let child = node.child { Content._updateNode(child, with: scene.content) }
  }
}

/// The one window of its kind.
///
/// - Source: Apple, "Window".
nonisolated public struct Window<Content: View>: PrimitiveScene {
  let title: Text
  let id: String
  let content: Content

  private var makeContent: (Any?) -> AnyView {
    let content = content
    return { _ in AnyView(content) }
  }

  /// Makes a node, with the content if the window is the app's first.
  public static func _makeSceneNode(_ scene: Self, parent: _ViewNode) -> _ViewNode {
    let node = WindowSceneNode(
      WindowScene(id: scene.id, isSingle: true, title: scene.title, content: scene.makeContent),
      parent: parent)
    if node.scene.isFirstWindowOpen { node.child = Content._makeNode(scene.content, parent: node) }
    return node
  }

  /// Updates the content, wherever it is shown.
  public static func _updateSceneNode(_ node: _ViewNode, with scene: Self) {
    let node = unsafeDowncast(node, to: WindowSceneNode.self)
    node.update(scene.makeContent)
    if let child = node.child { Content._updateNode(child, with: scene.content) }
  }

  init(text: Text, id: String, content: Content) {
    title = text
    self.id = id
    self.content = content
  }
}

/// What a window shows of the value it is opened for.
///
/// - Source: Apple, "PresentedWindowContent".
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  @State private var value: Data?
  private let content: (Binding<Data?>) -> Content

  init(_ value: Data?, content: @escaping (Binding<Data?>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }

  /// The content, with a binding to the window's value.
  @MainActor public var body: some View { content($value) }
}
