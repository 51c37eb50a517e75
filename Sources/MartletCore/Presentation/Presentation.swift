import Foundation
import MartletLayout
import MartletPrimitives

/// A view that shows something on a surface of its own.
protocol PresentationOwner: ElementNode, PresentingNode {
  /// What the popup points at, in the owner's surface, and the edge it wants to be at.
  var presentationAnchor: (rect: CGRect, edge: Edge) { get }
  /// The popup's look and place, if it is not a popover.
  func popupRequest(for root: SurfaceRoot, theme: Theme, isDark: Bool) -> PopupRequest?
}

extension PresentationOwner {
  func popupRequest(for root: SurfaceRoot, theme: Theme, isDark: Bool) -> PopupRequest? { nil }
}

/// Something shown on a surface of its own.
package final class Presentation {
  package let root: SurfaceRoot
  /// What had the keyboard when the popup opened, and gets it back.
  weak var focusBefore: FocusableElement?
  unowned(unsafe) let owner: any PresentationOwner

  init(root: SurfaceRoot, owner: any PresentationOwner) {
    self.root = root
    self.owner = owner
  }

  /// The root of the surface that the popup belongs to.
  package var parentRoot: ElementNode { owner.surfaceRoot }

  /// The user wants to close it, by Escape or a press outside.
  package func wasDismissed() {
    if root.topModal != nil || root.disablesInteractiveDismiss { return }
    owner.presentationWasDismissed()
  }

  /// Where the popup should be.
  package func request(theme: Theme, isDark: Bool) -> PopupRequest {
    if var own = owner.popupRequest(for: root, theme: theme, isDark: isDark) {
      own.anchor = Self.usable(own.anchor)
      own.size = CGSize(width: Self.usable(own.size.width), height: Self.usable(own.size.height))
      return own
    }
    let (rect, edge) = owner.presentationAnchor
    let isLeftToRight = owner.readEnvironment { $0.layoutDirection } == .leftToRight
    let physical: PhysicalEdge
    switch edge {
    case .top: physical = .top
    case .bottom: physical = .bottom
    case .leading: physical = isLeftToRight ? .left : .right
    case .trailing: physical = isLeftToRight ? .right : .left
    }
    let metrics = theme.popover
    let chrome = PopupChrome(
      background: theme.colors.color(.popoverBackground, isDark: isDark),
      border: theme.colors.color(.popoverBorder, isDark: isDark), borderWidth: metrics.borderWidth,
      cornerRadius: metrics.cornerRadius, arrowSize: metrics.arrowSize, gap: metrics.gap,
      shadow: ResolvedColor(hex: 0x000000, opacity: isDark ? 0.5 : 0.25), shadowRadius: metrics.shadowRadius,
      shadowOffset: metrics.shadowOffset)
    var request = PopupRequest(
      anchor: Self.usable(rect), edge: physical,
      size: CGSize(width: Self.usable(root.size.width), height: Self.usable(root.size.height)), chrome: chrome
    )
    request.grabsInput = !root.letsInputThrough
    return request
  }

  /// Display servers count pixels in 16 bits.
  private static let longestSide: CGFloat = 32_000

  private static func usable(_ length: CGFloat) -> CGFloat {
    length.isNaN ? 0 : min(max(length, -longestSide), longestSide)
  }

  private static func usable(_ rect: CGRect) -> CGRect {
    CGRect(
      x: usable(rect.origin.x), y: usable(rect.origin.y), width: max(usable(rect.width), 0),
      height: max(usable(rect.height), 0))
  }
}

/// Handles all input of a surface, as menus do.
package protocol SurfaceInputHandler: AnyObject {
  /// Returns whether the event was used.
  func handle(_ event: InputEvent) -> Bool
  /// The surface opened while a button is held: where, in points of the surface.
  func openedByPress(at location: CGPoint)
  /// Closes the surface.
  func close()
}

/// The root element of one surface.
package final class SurfaceRoot: GroupElement, ModalContainer, RelativeContainer {
  /// The size of a window's content; `nil` lets the content take its ideal size.
  package var windowSize: CGSize?
  /// What a window's content is offered; `nil` for the window's size.
  package var contentProposal: ProposedViewSize?
  /// What gets the surface's input in place of the views in it.
  package var inputHandler: (any SurfaceInputHandler)?
  let isPopup: Bool
  /// The dialogs and sheets over the content, back to front; some may be on their way out.
  var modals: [ModalRoot] = []
  private(set) lazy var modalSlot = ModalSlot(of: self)
  weak var backgroundInteraction: BackgroundInteractionElement?
  var containerSize = CGSize.zero
  var relativeElements: [WeakRelative] = []
  var isRelativePlacementStale = false

  /// The root of a window.
  override init(host: ViewHost, environment: EnvironmentScope) {
    isPopup = false
    super.init(host: host, environment: environment)
  }

  /// The root of a popup, whose content inherits from the view that shows it.
  init(popover owner: any PresentingNode) {
    isPopup = true
    super.init(
      parent: owner, environment: .presented(by: owner), transactionScope: owner.childTransactionScope)
  }

  /// What a popup's views set is not the owner's.
  override package var passesPreferences: Bool { false }

  /// A popup's elements are not the owner's.
  override package func appendElements(to list: inout [ElementNode]) {}

  override package func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    isPopup
      ? sizeWithModals(layoutChildren.first?.sizeThatFits(.unspecified) ?? .zero) : (windowSize ?? .zero)
  }

  override package var hasFixedSize: Bool { !isPopup }

  override package func placeChildren() {
    placeRelative(to: size, within: self)
    for child in layoutChildren {
      let offered: ProposedViewSize = isPopup ? .unspecified : contentProposal ?? ProposedViewSize(size)
      let fitted = child.sizeThatFits(offered)
      let origin = CGPoint(x: (size.width - fitted.width) / 2, y: (size.height - fitted.height) / 2)
      child.place(origin: origin, size: offered)
    }
    placeModals()
  }

  /// Lays out what needs it.
  package func layoutIfNeeded() {
    guard needsPlacement || descendantNeedsPlacement else { return }
    if isPopup || windowSize != size { measured.removeAll() }
    place(origin: .zero, size: windowSize.map(ProposedViewSize.init) ?? .unspecified)
  }

  /// The size the content wants if it may choose.
  package var idealSize: CGSize {
    sizeWithModals(layoutChildren.first?.sizeThatFits(.unspecified) ?? .zero)
  }

  /// The size the content takes when it is offered one.
  package func contentSize(offered: CGSize) -> CGSize { contentSize(proposal: ProposedViewSize(offered)) }

  /// The size the content takes for a proposal.
  package func contentSize(proposal: ProposedViewSize) -> CGSize {
    layoutChildren.first?.sizeThatFits(proposal) ?? .zero
  }

  /// The least size of the content (fact n054), or what an open dialog needs.
  package var leastSize: CGSize {
    // What is as large as the window has no say in how small it may become.
    let now = containerSize
    measureRelative(to: .zero, within: self)
    defer { measureRelative(to: now, within: self) }
    return sizeWithModals(layoutChildren.first?.sizeThatFits(.zero) ?? .zero)
  }

  /// The content, and the dialogs in front of it.
  override package var childElements: [ElementNode] {
    modals.isEmpty ? super.childElements : super.childElements + modals
  }

  override package var viewName: String { isPopup ? "popover" : "window" }
}
