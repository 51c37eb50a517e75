import Foundation
import MartletLayout
import MartletPrimitives

/// Where a menu lies to the view that opens it.
package enum MenuPosition: Hashable, Sendable {
  /// The title of its current row over the title of the view, as a pop-up button's does.
  case overTitle
  /// Below the view, or above it.
  case below
  /// Below the view, beginning where it begins.
  case belowLeading
  /// Beside a row of a menu.
  case beside
  /// At a point of the view.
  case at(CGPoint)
}

/// Shows a menu while a binding is true.
nonisolated package struct _MenuPresenter<Rows: View>: ElementModifier {
  let isPresented: Binding<Bool>
  let position: MenuPosition
  let rows: () -> Rows

  /// - Parameter rows: what stands in the menu; it holds a `_MenuScrollModifier`.
  package init(isPresented: Binding<Bool>, position: MenuPosition, rows: @escaping () -> Rows) {
    self.isPresented = isPresented
    self.position = position
    self.rows = rows
  }

  package var modifierName: String { "menu" }

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    MenuPresenterElement(modifier, parent: parent)
  }
}

final class MenuPresenterElement<Rows: View>: ModifierElement<_MenuPresenter<Rows>>, PresentationOwner {
  private var presentation: Presentation?
  /// Where the menu lies since it has its size: scrolling moves its rows, not the menu.
  private var place: (size: CGSize, corner: CGVector?)?

  override func didMount() {
    refresh()
  }

  override func modifierChanged(from old: _MenuPresenter<Rows>) {
    refresh()
  }

  override func refresh() {
    dropSources()
    let isWanted: Bool = tracking { observing(on: host.updateQueue) { modifier.isPresented.wrappedValue } }
    switch (presentation, isWanted) {
    case (nil, true):
      present()
    case (let shown?, false):
      presentation = nil
      host.dismiss(shown)
    case (let shown?, true):
      guard let node = shown.root.contentNode else { return }
      _MenuContent<Rows>._updateNode(node, with: content(tracker(of: shown)))
      host.presentationChanged(shown)
    case (nil, false):
      break
    }
  }

  private func tracker(of shown: Presentation) -> MenuTracker? {
    shown.root.inputHandler as? MenuTracker
  }

  private func present() {
    place = nil
    let root = SurfaceRoot(popover: self)
    let shown = Presentation(root: root, owner: self)
    let tracker = MenuTracker(root: root) { [weak self] in self?.presentationWasDismissed() }
    tracker.highlightsCurrentRow = modifier.position == .overTitle
    tracker.minimumWidth = minimumWidth
    tracker.parent = readEnvironment { $0.menuTracker }
    root.inputHandler = tracker
    presentation = shown
    host.present(shown)
    root.contentNode = _MenuContent<Rows>._makeNode(content(tracker), parent: root)
    root.contentIsReady()
  }

  private func content(_ tracker: MenuTracker?) -> _MenuContent<Rows> {
    let rows: Rows = tracking { observing(on: host.updateQueue) { modifier.rows() } }
    return _MenuContent(
      content: rows, modifier: _EnvironmentWriter(keyPath: \.menuTracker, value: tracker))
  }

  /// A pop-up button's menu sticks out on either side, so that its rows' titles can lie over the button's.
  private var minimumWidth: CGFloat { modifier.position == .overTitle ? size.width + 2 * Self.overhang : 0 }
  /// By eye.
  private static var overhang: CGFloat { 8 }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    super.forEachChild(body)
    if let presentation { body(presentation.root) }
  }

  override func unmount() {
    guard isMounted else { return }
    if let presentation { host.dismiss(presentation) }
    super.unmount()
    presentation = nil
  }

  // MARK: PresentationOwner

  var presentationAnchor: (rect: CGRect, edge: Edge) { (frameInSurface, .bottom) }

  func presentationWasDismissed() {
    guard let shown = presentation else { return }
    presentation = nil
    host.dismiss(shown)
    Evaluation.untracked { modifier.isPresented.wrappedValue = false }
  }

  func popupRequest(for root: SurfaceRoot, theme: Theme, isDark: Bool) -> PopupRequest? {
    var request = PopupRequest(
      anchor: frameInSurface, edge: .bottom, size: root.size, chrome: theme.menuChrome(isDark: isDark))
    request.isMenu = true
    if place?.size != root.size { place = (root.size, corner(of: root, gap: request.chrome.gap)) }
    request.corner = place?.corner
    return request
  }

  /// Where the menu's top left corner lies from the view's; `nil` to lie beside the view.
  private func corner(of root: SurfaceRoot, gap: CGFloat) -> CGVector? {
    let isLeftToRight = layoutDirection == .leftToRight
    let trailing: CGFloat = size.width - root.size.width
    switch modifier.position {
    case .overTitle: return cornerOverTitle(of: root)
    case .below: return nil
    case .belowLeading: return CGVector(dx: isLeftToRight ? 0 : trailing, dy: size.height + gap + 1)
    case .beside:
      let x: CGFloat = isLeftToRight ? size.width - Self.overlap : Self.overlap - root.size.width
      return CGVector(dx: x, dy: -Self.rise)
    case .at(let point):
      return CGVector(dx: isLeftToRight ? point.x : point.x - root.size.width, dy: point.y)
    }
  }

  /// How far a submenu covers its row, and how much higher it begins, so that its first row lies beside it; by eye.
  private static var overlap: CGFloat { 3 }
  private static var rise: CGFloat { 5 }

  /// The corner at which one title lies over the other.
  private func cornerOverTitle(of root: SurfaceRoot) -> CGVector {
    let own = MenuTitleElement.first(in: self)?.frameInSurface ?? frameInSurface
    let row =
      MenuRowElement.all(in: root).first(where: \.modifier.isCurrent) ?? MenuRowElement.all(in: root).first
    guard let row else { return CGVector(dx: 0, dy: size.height) }
    let title = MenuTitleElement.first(in: row)?.frameInSurface ?? row.frameInSurface
    let isLeftToRight = layoutDirection == .leftToRight
    let x = isLeftToRight ? own.minX - title.minX : own.maxX - title.maxX
    let frame = frameInSurface
    return CGVector(dx: x - frame.minX, dy: own.midY - title.midY - frame.minY)
  }
}

/// The rows, which can close the menu.
typealias _MenuContent<Rows: View> = ModifiedContent<Rows, _EnvironmentWriter<MenuTracker?>>

/// Marks a title: that of a pop-up button, and that of each row of its menu.
nonisolated package struct _MenuTitleModifier: ElementModifier {
  package init() {}

  package var modifierName: String { "menuTitle" }

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    MenuTitleElement(modifier, parent: parent)
  }
}

final class MenuTitleElement: ModifierElement<_MenuTitleModifier> {
  static func first(in element: ElementNode) -> MenuTitleElement? {
    for child in element.childElements {
      if let title = child as? MenuTitleElement { return title }
      if let inner = first(in: child) { return inner }
    }
    return nil
  }
}

private struct MenuTrackerKey: EnvironmentKey {
  static var defaultValue: MenuTracker? { nil }
}

extension EnvironmentValues {
  /// What follows the pointer and the keys in the menu around.
  package var menuTracker: MenuTracker? {
    get { self[MenuTrackerKey.self] }
    set { self[MenuTrackerKey.self] = newValue }
  }
}
