import Foundation

/// Where dialogs and sheets are presented from: a window, a popover, or another sheet.
protocol ModalContainer: ElementNode {
  var modalSlot: ModalSlot { get }
  /// What the content says about what is behind it; it may be gone before the content.
  var backgroundInteraction: BackgroundInteractionElement? { get set }
}

extension _ViewNode {
  /// The window, popover or sheet that a view is in.
  final var modalContainer: (any ModalContainer)? {
    var node = parent
    while let current = node {
      if let container = current as? any ModalContainer { return container }
      node = current.parent
    }
    return nil
  }
}

/// The one place that a container has for a dialog or sheet, and those that wait for it.
///
/// - Source: SwiftUI's own message, "Currently, only presenting a single sheet is supported. The next sheet will be
///   presented when the currently presented sheet gets dismissed", as quoted in subconsciousnetwork/subconscious,
///   issue 900.
final class ModalSlot {
  private unowned(unsafe) let container: ElementNode
  private(set) var current: ModalRoot?
  private var waiting: [any ModalOwner] = []

  init(of container: ElementNode) {
    self.container = container
  }

  /// Whether the owner may present now; if not it is asked to look again when the place is free.
  func isFree(for owner: any ModalOwner) -> Bool {
    guard let current else {
      withdraw(owner)
      return true
    }
    guard !waiting.contains(where: { $0 === owner }) else { return false }
    waiting.append(owner)
    if !current.isClosing {
      let first = "\(current.owner.viewName) of \(current.owner.ownerDescription)"
      let second = "\(owner.viewName) of \(owner.ownerDescription)"
      Diagnostics.warnOnce(
        "modals-\(first)-\(second)",
        "The \(second) is to be presented while the \(first) is. One is presented at a time: the second follows when "
          + "the first has closed, if its binding still asks for it. Present it from inside the first to see both."
      )
    }
    return false
  }

  func withdraw(_ owner: any ModalOwner) {
    waiting.removeAll { $0 === owner }
  }

  func take(_ modal: ModalRoot) {
    current = modal
  }

  /// The dialog is gone: the next one that still wants to be presented is, in a moment.
  func release(_ modal: ModalRoot) {
    guard current === modal else { return }
    current = nil
    guard !waiting.isEmpty else { return }
    modal.host.enqueueAction(of: container) { [weak self] in self?.presentNext() }
  }

  private func presentNext() {
    while container.isMounted, current == nil, !waiting.isEmpty {
      let next = waiting.removeFirst()
      if next.isMounted { next.refresh() }
    }
  }
}
