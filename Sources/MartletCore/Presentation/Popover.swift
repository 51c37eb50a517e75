import Foundation
import MartletLayout
import MartletPrimitives

/// What a popover's arrow points at.
///
/// - Source: Apple, "PopoverAttachmentAnchor".
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view.
  case point(UnitPoint)
}

/// Shows a popover while a binding is true.
nonisolated public struct _PopoverModifier<Popup: View>: ElementModifier {
  package var modifierName: String { "popover" }

  let isPresented: Binding<Bool>
  let anchor: PopoverAttachmentAnchor
  let arrowEdge: Edge
  let popup: () -> Popup

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    PopoverElement(modifier, parent: parent)
  }
}

final class PopoverElement<Popup: View>: ModifierElement<_PopoverModifier<Popup>>, PresentationOwner {
  private var presentation: Presentation?
  /// Whether the user closed the popover while the binding stayed true: it opens again only after the
  /// binding has been false.
  private var waitsForFalse = false
  private lazy var trigger = ObservationTrigger(reader: self, queue: host.updateQueue)

  override func didMount() {
    refresh()
  }

  override func modifierChanged(from old: _PopoverModifier<Popup>) {
    refresh()
  }

  override func refresh() {
    dropSources()
    let isWanted: Bool = tracking {
      trigger.observing { modifier.isPresented.wrappedValue }
    }
    if !isWanted { waitsForFalse = false }
    switch (presentation, isWanted) {
    case (nil, true) where !waitsForFalse:
      present()
    case (let shown?, false):
      presentation = nil
      host.dismiss(shown)
    case (let shown?, true):
      if let node = shown.root.contentNode {
        let content = tracking { trigger.observing { modifier.popup() } }
        _PresentationContent<Popup>._updateNode(node, with: _PresentationContent(content: content))
      }
      host.presentationChanged(shown)
    default:
      break
    }
  }

  private func present() {
    let root = SurfaceRoot(popover: self)
    let shown = Presentation(root: root, owner: self)
    presentation = shown
    // Known to the host before its content, which may present popups of its own.
    host.present(shown)
    let content = tracking { trigger.observing { modifier.popup() } }
    root.contentNode = _PresentationContent._makeNode(_PresentationContent(content: content), parent: root)
    root.contentIsReady()
  }

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

  var presentationAnchor: (rect: CGRect, edge: Edge) {
    let local: CGRect
    switch modifier.anchor {
    case .rect(let source): local = source.value(size)
    case .point(let point):
      local = CGRect(x: size.width * point.x, y: size.height * point.y, width: 0, height: 0)
    }
    return (local.applying(transformToSurface), modifier.arrowEdge)
  }

  func presentationWasDismissed() {
    guard let shown = presentation else { return }
    presentation = nil
    waitsForFalse = true
    host.dismiss(shown)
    modifier.isPresented.wrappedValue = false
  }
}

/// The content of a popup as one view: several make a column (fact n044).
nonisolated struct _PresentationContent<Content: View>: PrimitiveView {
  let content: Content

  static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    if Content._elementCount == 1 { return Content._makeNode(view.content, parent: parent) }
    return LayoutElement.make(VStackLayout(), content: view.content, parent: parent)
  }

  static func _updateNode(_ node: _ViewNode, with view: Self) {
    if Content._elementCount == 1 { return Content._updateNode(node, with: view.content) }
    let element = unsafeDowncast(node, to: LayoutElement<VStackLayout>.self)
    if let child = element.contentNode { Content._updateNode(child, with: view.content) }
  }

  static var _elementCount: Int? { 1 }
}

extension View {
  /// The view, with a popover while a binding is true.
  ///
  /// The popover is a surface of its own beside the view. Escape or a press outside closes it, which
  /// writes `false`.
  ///
  /// - Parameters:
  ///   - isPresented: whether the popover is open.
  ///   - attachmentAnchor: what the arrow points at.
  ///   - arrowEdge: the edge of the anchor that the arrow points at, if there is room.
  ///   - content: what the popover shows.
  /// - Source: Apple, "popover(isPresented:attachmentAnchor:arrowEdge:content:)".
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      _PopoverModifier(
        isPresented: isPresented, anchor: attachmentAnchor, arrowEdge: arrowEdge, popup: content))
  }
}
