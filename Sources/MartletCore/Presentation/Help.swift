import Foundation
import MartletLayout
import MartletPrimitives

/// Says more about a view in a tooltip, on the desktop.
nonisolated public struct _HelpModifier: ElementModifier {
  package var modifierName: String { "help" }

  let text: Text

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    HelpElement(modifier, parent: parent)
  }
}

final class HelpElement: ModifierElement<_HelpModifier>, HoverTarget, PresentationOwner {
  private var presentation: Presentation?
  private var timer: HostTimer?
  private var isHovered = false
  /// Where the pointer came to rest, in the surface.
  private var point = CGPoint.zero

  /// How long the pointer is over the view before the tooltip comes, in seconds: as long as GTK's tooltips take.
  private static let delay = 0.5
  /// How far below the pointer's tip the tooltip lies, in points, so that the pointer does not cover it; by eye.
  private static let pointerHeight: CGFloat = 18

  override func modifierChanged(from old: _HelpModifier) {
    guard let presentation, let node = presentation.root.contentNode else { return }
    _PresentationContent<HelpBubble>._updateNode(node, with: bubble)
    host.presentationChanged(presentation)
  }

  private var bubble: _PresentationContent<HelpBubble> {
    _PresentationContent(content: HelpBubble(text: modifier.text))
  }

  func hoverChanged(_ hovered: Bool) {
    guard isHovered != hovered else { return }
    isHovered = hovered
    if hovered { wait() } else { hide() }
  }

  /// Who presses knows what he does.
  func pointerPressed() { hide() }

  private func wait() {
    guard readEnvironment({ $0.theme.idiom }) == .desktop else { return }
    let now: Double = max(host.now, host.hover.time)
    timer = host.timers.schedule(at: now + Self.delay) { [weak self] in self?.show() }
  }

  private func show() {
    timer = nil
    // The innermost view's tooltip comes, not also those of the views around it.
    guard isMounted, isHovered, presentation == nil, host.hover.innermostHelp === self,
      !modifier.text.string(locale: readEnvironment { $0.locale }).isEmpty
    else { return }
    point = host.hover.location ?? .zero
    let root = SurfaceRoot(popover: self)
    let shown = Presentation(root: root, owner: self)
    presentation = shown
    host.present(shown)
    root.contentNode = _PresentationContent._makeNode(bubble, parent: root)
    root.contentIsReady()
  }

  private func hide() {
    timer?.cancel()
    timer = nil
    guard let shown = presentation else { return }
    presentation = nil
    host.dismiss(shown)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    super.forEachChild(body)
    if let presentation { body(presentation.root) }
  }

  override func unmount() {
    guard isMounted else { return }
    host.hover.elementDisappeared(self)
    timer?.cancel()
    if let presentation { host.dismiss(presentation) }
    super.unmount()
    presentation = nil
  }

  // MARK: PresentationOwner

  var presentationAnchor: (rect: CGRect, edge: Edge) {
    (CGRect(x: point.x, y: point.y, width: 1, height: Self.pointerHeight), .bottom)
  }

  func presentationWasDismissed() { hide() }

  func popupRequest(for root: SurfaceRoot, theme: Theme, isDark: Bool) -> PopupRequest? {
    var chrome = theme.menuChrome(isDark: isDark)
    chrome.cornerRadius = min(chrome.cornerRadius, Self.cornerRadius)
    var request = PopupRequest(
      anchor: presentationAnchor.rect, edge: .bottom, size: root.size, chrome: chrome)
    request.grabsInput = false
    return request
  }

  /// In points, by eye.
  private static let cornerRadius: CGFloat = 4
}

/// What a tooltip says.
nonisolated struct HelpBubble: View {
  let text: Text

  /// As AppKit's tooltips are set, in points.
  private static let fontSize: CGFloat = 11

  @MainActor var body: some View {
    HelpLayout {
      text.font(.system(size: Self.fontSize))
    }
    .padding(.horizontal, 6)
    .padding(.vertical, 3)
  }
}

/// Lets a tooltip's text wrap when it gets long.
nonisolated struct HelpLayout: Layout {
  /// In points, about that of AppKit's tooltips.
  private static let width: CGFloat = 264

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.first?.sizeThatFits(ProposedViewSize(width: Self.width, height: nil)) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}

extension View {
  /// The view with a tooltip, which is its hint for assistive tools as well.
  ///
  /// The tooltip comes on the desktop while the pointer is over the view; with touch figures there is the hint alone.
  ///
  /// - Source: Apple, "help(_:)".
  nonisolated public func help(_ text: Text) -> some View {
    accessibilityHint(text).modifier(_HelpModifier(text: text))
  }

  /// The view with a tooltip, looked up in the app's string tables.
  ///
  /// - Source: Apple, "help(_:)".
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    help(Text(textKey))
  }

  /// The view with a tooltip.
  ///
  /// - Source: Apple, "help(_:)".
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    help(Text(text))
  }
}
