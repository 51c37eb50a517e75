import Foundation
import MartletPrimitives

/// A height at which a sheet may rest.
///
/// It is for touch screens: on the desktop a sheet has its content's height, as on macOS.
///
/// - Source: Apple, "PresentationDetent".
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable {
    case fraction(CGFloat)
    case height(CGFloat)
  }

  private let kind: Kind

  /// About half of the window.
  public static let medium = PresentationDetent(kind: .fraction(0.5))
  /// All of the window, but for a strip at the top.
  public static let large = PresentationDetent(kind: .fraction(1))

  /// A part of the height that `large` has.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// The height in points, given the greatest one.
  func height(of most: CGFloat) -> CGFloat {
    let wanted: CGFloat
    switch kind {
    case .fraction(let part): wanted = most * part
    case .height(let height): wanted = height
    }
    return wanted.isNaN ? most : min(max(wanted, 0), most)
  }
}

/// Says at which heights the sheet around may rest.
nonisolated public struct _PresentationDetentsModifier: ElementModifier {
  package var modifierName: String { "presentationDetents" }

  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>?

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    PresentationDetentsElement(modifier, parent: parent)
  }
}

final class PresentationDetentsElement: ModifierElement<_PresentationDetentsModifier> {
  /// Gone before the content, if it goes.
  private weak var sheet: ModalRoot?
  /// What the user has pulled the sheet to, where no binding keeps it.
  private var pulledTo: PresentationDetent?
  private var selected: PresentationDetent?

  var allowed: Set<PresentationDetent> { modifier.detents }

  /// The height to rest at; the least one if it is none of those allowed.
  var chosen: PresentationDetent? {
    let wanted = modifier.selection == nil ? pulledTo : selected
    return wanted.flatMap { allowed.contains($0) ? $0 : nil }
  }

  /// The user has pulled the sheet to a height.
  func choose(_ detent: PresentationDetent) {
    pulledTo = detent
    selected = detent
    if let selection = modifier.selection { Evaluation.untracked { selection.wrappedValue = detent } }
  }

  override func didMount() {
    sheet = modalContainer as? ModalRoot
    sheet?.detents = self
    refresh()
  }

  override func modifierChanged(from old: _PresentationDetentsModifier) {
    refresh()
  }

  override func refresh() {
    dropSources()
    let before = (selected, sheet?.detents === self)
    selected = tracking { observing(on: host.updateQueue) { modifier.selection?.wrappedValue } }
    if before.0 != selected || before.1 { sheet?.detentChanged() }
  }
}

extension View {
  /// The view, with heights at which the sheet it is in may rest; it begins with the least.
  ///
  /// - Source: Apple, "presentationDetents(_:)".
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(_PresentationDetentsModifier(detents: detents, selection: nil))
  }

  /// The view, with heights at which the sheet it is in may rest, and a binding to the one it rests at.
  ///
  /// - Source: Apple, "presentationDetents(_:selection:)".
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(_PresentationDetentsModifier(detents: detents, selection: selection))
  }

  /// The view, with a handle at the top of the sheet it is in or without; by default where it can be pulled to
  /// several heights.
  ///
  /// - Source: Apple, "presentationDragIndicator(_:)".
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(_DragIndicatorModifier(visibility: visibility))
  }
}

/// Says whether the sheet around has a handle.
nonisolated public struct _DragIndicatorModifier: ElementModifier {
  package var modifierName: String { "presentationDragIndicator" }

  let visibility: Visibility

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    DragIndicatorElement(modifier, parent: parent)
  }
}

final class DragIndicatorElement: ModifierElement<_DragIndicatorModifier> {
  override func didMount() {
    (modalContainer as? ModalRoot)?.indicator = self
  }

  override func modifierChanged(from old: _DragIndicatorModifier) {
    (modalContainer as? ModalRoot)?.card.invalidateLayer()
  }
}
