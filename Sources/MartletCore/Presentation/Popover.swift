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

/// Shows a popover while a binding asks for it.
nonisolated public struct _PopoverModifier<Value, Popup: View>: ElementModifier {
  package var modifierName: String { "popover" }

  let source: PresentationSource<Value>
  let anchor: PopoverAttachmentAnchor
  let arrowEdge: Edge
  let popup: (Value) -> Popup

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    PopoverElement(modifier, parent: parent)
  }
}

final class PopoverElement<Value, Popup: View>: ModifierElement<_PopoverModifier<Value, Popup>>,
  PresentationOwner
{
  private var presentation: Presentation?
  private var shown: Value?
  /// What the user closed while the binding went on asking for it: it opens again only after the binding has asked
  /// for nothing or for something else.
  private var closedByUser: Value?

  override func didMount() {
    refresh()
  }

  override func modifierChanged(from old: _PopoverModifier<Value, Popup>) {
    refresh()
  }

  override func refresh() {
    dropSources()
    let wanted: Value? = tracking { observing(on: host.updateQueue) { modifier.source.value() } }
    guard let wanted else {
      closedByUser = nil
      close()
      return
    }
    if let presentation, let shown {
      switch modifier.source.relation(shown, wanted) {
      case .same:
        self.shown = wanted
        if let node = presentation.root.contentNode {
          let content = tracking { observing(on: host.updateQueue) { modifier.popup(wanted) } }
          _PresentationContent<Popup>._updateNode(node, with: _PresentationContent(content: content))
        }
        host.presentationChanged(presentation)
        return
      case .kept: return
      case .other: close()
      }
    }
    if let closedByUser {
      guard case .other = modifier.source.relation(closedByUser, wanted) else { return }
      self.closedByUser = nil
    }
    present(wanted)
  }

  private func close() {
    guard let presentation else { return }
    self.presentation = nil
    shown = nil
    host.dismiss(presentation)
  }

  private func present(_ value: Value) {
    let root = SurfaceRoot(popover: self)
    let shown = Presentation(root: root, owner: self)
    presentation = shown
    self.shown = value
    // Known to the host before its content, which may present popups of its own.
    host.present(shown)
    let content = tracking { observing(on: host.updateQueue) { modifier.popup(value) } }
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
    guard presentation != nil else { return }
    closedByUser = shown
    close()
    modifier.source.dismiss()
  }
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
  ///   - arrowEdge: the edge of the anchor that the arrow points at, if there is room; `nil` for the top.
  ///   - content: what the popover shows.
  /// - Source: Apple, "popover(isPresented:attachmentAnchor:arrowEdge:content:)".
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      _PopoverModifier(
        source: PresentationSource(isPresented: isPresented), anchor: attachmentAnchor,
        arrowEdge: arrowEdge ?? .top, popup: { _ in content() }))
  }

  /// The view, with a popover while a binding holds an item.
  ///
  /// An item with another identity closes the popover and opens a new one.
  ///
  /// - Parameters:
  ///   - item: what the popover is about; `nil` while it is closed.
  ///   - attachmentAnchor: what the arrow points at.
  ///   - arrowEdge: the edge of the anchor that the arrow points at, if there is room; `nil` for the top.
  ///   - content: what the popover shows for an item.
  /// - Source: Apple, "popover(item:attachmentAnchor:arrowEdge:content:)".
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _PopoverModifier(
        source: PresentationSource(item: item), anchor: attachmentAnchor, arrowEdge: arrowEdge ?? .top,
        popup: content))
  }
}
