import Foundation

/// A view that presents something which its own content may ask to be closed.
protocol PresentingNode: _ViewNode {
  /// Closes what is presented, and says so through the binding.
  func presentationWasDismissed()
}

/// What a presented view knows of its presentation.
package final class PresentationHandle: @unchecked Sendable {
  // Touched on the host's thread, or by way of its queue.
  private weak var owner: (any PresentingNode)?
  private weak var queue: UpdateQueue?

  init(owner: any PresentingNode) {
    self.owner = owner
    queue = owner.host.updateQueue
  }

  /// Closes the presentation; from elsewhere than an event of the host's it happens soon.
  package func dismiss() {
    if HostActivity.isOnThisThread {
      owner?.presentationWasDismissed()
    } else {
      queue?.runSoon { [weak self] in self?.owner?.presentationWasDismissed() }
    }
  }
}

private struct PresentationHandleKey: EnvironmentKey {
  static var defaultValue: PresentationHandle? { nil }
}

extension EnvironmentValues {
  /// The presentation around; `nil` in a window.
  package var presentationHandle: PresentationHandle? {
    get { self[PresentationHandleKey.self] }
    set { self[PresentationHandleKey.self] = newValue }
  }

  /// Whether the view is part of something that another view presents.
  ///
  /// - Source: Apple, "isPresented".
  public var isPresented: Bool { presentationHandle != nil }

  /// Closes the sheet or popover around.
  ///
  /// - Source: Apple, "dismiss".
  public var dismiss: DismissAction { DismissAction(handle: presentationHandle) }

  /// Whether the view is part of something that another view presents, and a way to close that.
  ///
  /// - Source: Apple, "presentationMode".
  public var presentationMode: Binding<PresentationMode> {
    let handle = presentationHandle
    return Binding(
      location: ClosureLocation(
        get: { PresentationMode(isPresented: handle != nil) },
        set: { mode, _ in if !mode.isPresented { handle?.dismiss() } }))
  }
}

/// Closes a presentation.
///
/// Where nothing is presented it does nothing.
///
/// - Source: Apple, "DismissAction".
@MainActor @preconcurrency
public struct DismissAction {
  nonisolated private let handle: PresentationHandle?

  nonisolated init(handle: PresentationHandle?) {
    self.handle = handle
  }

  /// Closes the presentation.
  @MainActor @preconcurrency public func callAsFunction() {
    handle?.dismiss()
  }
}

/// Whether a view is presented.
///
/// - Source: Apple, "PresentationMode".
public struct PresentationMode {
  /// Whether it is.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) {
    self.isPresented = isPresented
  }

  /// Closes the presentation, if there is one.
  public mutating func dismiss() {
    isPresented = false
  }
}

extension EnvironmentScope {
  /// The scope of what an element presents: all that the element's content inherits, and the presentation.
  static func presented(by owner: any PresentingNode) -> EnvironmentScope {
    let scope = EnvironmentScope(parent: owner.childEnvironment)
    var values = EnvironmentValues(scope: scope)
    values.presentationHandle = PresentationHandle(owner: owner)
    // What a row presents does not stand in its list.
    values.isInList = false
    values.ground = owner is any PresentationOwner ? .popoverBackground : .sheetBackground
    _ = scope.replace(with: values.overrides)
    return scope
  }
}
