import Foundation

/// One of an app's scenes, of which windows are made.
package final class WindowScene {
  /// What `openWindow` calls it.
  package let id: String?
  /// The type of the values that its windows show; `nil` if they show none.
  package let valueType: Any.Type?
  /// Whether there is one window at most.
  package let isSingle: Bool
  package let title: String?
  package internal(set) var defaultSize: CGSize?
  /// What a window shows, for a value or for none.
  fileprivate(set) var content: (Any?) -> AnyView
  /// Whether the app's first window, which its own node makes, is open.
  package fileprivate(set) var isFirstWindowOpen = false
  fileprivate weak var node: WindowSceneNode?
  private var windows: [Weak] = []

  private struct Weak {
    weak var window: SceneWindow?
  }

  init(
    id: String?, valueType: Any.Type? = nil, isSingle: Bool = false, title: Text?,
    content: @escaping (Any?) -> AnyView
  ) {
    self.id = id
    self.valueType = valueType
    self.isSingle = isSingle
    self.title = title?.string(locale: UserLocale.current)
    self.content = content
  }

  /// Makes what another window shows.
  package func makeWindow(value: AnyHashable?) -> SceneWindow {
    let window = SceneWindow(scene: self, value: value)
    windows.removeAll { $0.window == nil }
    windows.append(Weak(window: window))
    return window
  }

  /// Hands the newest content to the windows, under a transaction.
  fileprivate func tell(_ transaction: Transaction) {
    for entry in windows { entry.window?.contentChanged(transaction) }
  }

  func closeFirstWindow() { node?.closeContent() }

  fileprivate var hasWindows: Bool { windows.contains { $0.window != nil } }

  /// What all views of the scene inherit from the app.
  fileprivate var inherited: [EnvironmentEntry] { node?.inherited ?? [] }
}

/// The node of a scene, in the tree that has the app's states; the first scene's window shows its content from here.
final class WindowSceneNode: PassingNode {
  let scene: WindowScene

  init(_ scene: WindowScene, parent: _ViewNode) {
    self.scene = scene
    super.init(parent: parent)
    scene.node = self
    scene.isFirstWindowOpen = host.scenes.isEmpty
    if host.scenes.isEmpty { host.window = WindowDescription(title: scene.title) }
    host.scenes.append(scene)
    // What the scene's modifiers give has to reach windows of other hosts.
    recordEnvironmentRead(.max)
    readMask = .max
  }

  func update(_ content: @escaping (Any?) -> AnyView) {
    scene.content = content
    scene.tell(host.updates.transaction)
  }

  override func environmentValueChanged(_ keys: EnvironmentMask) {
    if scene.hasWindows { markDirty() }
  }

  override func refresh() { scene.tell(host.updates.transaction) }

  /// The values that are set between the window and the scene.
  var inherited: [EnvironmentEntry] {
    var result: [EnvironmentEntry] = []
    var seen: Set<ObjectIdentifier> = []
    var scope: EnvironmentScope? = environment
    while let current = scope, current !== host.environment {
      for entry in current.entries where seen.insert(entry.key).inserted { result.append(entry) }
      scope = current.parent
    }
    return result
  }

  /// The first window closes, and the app goes on.
  func closeContent() {
    scene.isFirstWindowOpen = false
    let old = child
    child = nil
    old?.unmount()
    structureChanged()
  }
}

/// What one further window of a scene shows.
package final class SceneWindow {
  package let scene: WindowScene
  package let value: AnyHashable?
  fileprivate var location: StateLocation<SceneContent>?

  init(scene: WindowScene, value: AnyHashable?) {
    self.scene = scene
    self.value = value
  }

  fileprivate var current: SceneContent {
    SceneContent(view: scene.content(value?.base), inherited: scene.inherited)
  }

  fileprivate func contentChanged(_ transaction: Transaction) {
    Evaluation.untracked { location?.set(current, transaction: transaction) }
  }
}

/// A scene's content, and what it inherits from the app.
struct SceneContent {
  var view: AnyView
  var inherited: [EnvironmentEntry]
}

/// Keeps the content of a window in the window's own host.
struct SceneContentProperty: DynamicProperty {
  let window: SceneWindow
  private var location: StateLocation<SceneContent>?

  init(window: SceneWindow) {
    self.window = window
  }

  var content: SceneContent { location?.get() ?? window.current }

  static func _attach(_ property: inout Self, slot: inout AnyObject?, owner: _ViewNode) {
    let known =
      slot as? StateLocation<SceneContent>
      ?? StateLocation(property.window.current, queue: owner.host.updateQueue)
    slot = known
    property.location = known
    property.window.location = known
  }

  static func _isEqual(_ old: Self, _ new: Self) -> Bool { old.window === new.window }
}

/// The content of one further window of a scene.
package struct SceneWindowView: View {
  var property: SceneContentProperty

  package init(_ window: SceneWindow) {
    property = SceneContentProperty(window: window)
  }

  /// The scene's content, with what its modifiers give.
  package var body: some View {
    let content = property.content
    content.view.modifier(_SceneValuesModifier(entries: content.inherited))
  }
}

/// Gives a window's views what the app gives them.
nonisolated struct _SceneValuesModifier: EnvironmentModifier {
  let entries: [EnvironmentEntry]

  func change(_ values: inout EnvironmentValues) {
    for entry in entries { values.adopt(entry) }
  }

  func isEqual(to other: Self) -> Bool { entries.elementsEqual(other.entries) { $0 === $1 } }
}
