import Foundation
import MartletPrimitives

/// Runs an action when a view comes into the sight of the scroll views around it, or leaves it.
nonisolated public struct _ScrollVisibilityModifier: ElementModifier {
  let threshold: Double
  let action: (Bool) -> Void

  package var modifierName: String { "onScrollVisibilityChange" }

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    ScrollVisibilityElement(modifier, parent: parent)
  }
}

final class ScrollVisibilityElement: ModifierElement<_ScrollVisibilityModifier> {
  private var isVisible = false

  override func placeChildren() {
    super.placeChildren()
    markDirty()
  }

  /// Asked after layout, and whenever this element or a scroll view around it has another place.
  override func refresh() {
    dropSources()
    let isNowVisible: Bool = tracking {
      host.geometry.recordRead(of: self)
      return visibleShare >= min(max(modifier.threshold, 0.000_001), 1) - 0.000_1
    }
    guard isNowVisible != isVisible else { return }
    isVisible = isNowVisible
    host.enqueueAction(of: self) { [weak self] in
      guard let self else { return }
      modifier.action(isNowVisible)
    }
  }

  /// How much of the view's area can be seen.
  private var visibleShare: Double {
    guard size.width > 0, size.height > 0 else { return 0 }
    let whole = frameInSurface
    var seen = whole.intersection(CGRect(origin: .zero, size: surfaceRoot.size))
    var node = parentElement
    while let current = node {
      if let clip = current as? ScrollClipElement {
        host.geometry.recordRead(of: clip)
        seen = seen.intersection(clip.frameInSurface)
      }
      node = current.parentElement
    }
    guard !seen.isNull, whole.width > 0, whole.height > 0 else { return 0 }
    return Double(seen.width * seen.height / (whole.width * whole.height))
  }
}

/// Runs an action when other views of the `scrollTargetLayout` can be seen.
nonisolated private struct _TargetVisibilityModifier<ID: Hashable>: ScrollConnecting {
  let threshold: Double
  let action: ([ID]) -> Void

  func makeConnection() -> TargetVisibilityConnection<ID> { TargetVisibilityConnection() }

  func update(_ connection: TargetVisibilityConnection<ID>) {
    connection.threshold = threshold
    connection.action = action
  }
}

final class TargetVisibilityConnection<ID: Hashable>: ScrollConnection {
  var threshold = 0.5
  var action: ([ID]) -> Void = { _ in }
  private var last: [ID] = []

  override func scrollChanged(_ scroll: ScrollElement) {
    let visible = scroll.clip.visibleRect
    let ids = scroll.clip.targets(in: visible).compactMap { view -> ID? in
      let seen = view.rect.intersection(visible)
      let area = view.rect.width * view.rect.height
      guard area > 0, !seen.isNull, Double(seen.width * seen.height / area) >= threshold - 0.000_1 else {
        return nil
      }
      return view.id(of: ID.self)
    }
    guard ids != last else { return }
    last = ids
    action(ids)
  }
}

extension View {
  /// The view, with an action for when enough of it comes into sight, or leaves it, as scroll views move.
  ///
  /// - Parameters:
  ///   - threshold: how much, from 0 to 1.
  ///   - action: gets whether it is in sight; it runs for the first time when it is.
  /// - Source: Apple, "onScrollVisibilityChange(threshold:_:)".
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(_ScrollVisibilityModifier(threshold: threshold, action: action))
  }

  /// The view, with an action for when other views of its scroll view's `scrollTargetLayout` are in sight.
  ///
  /// - Parameters:
  ///   - idType: the type of the views' ids.
  ///   - threshold: how much of a view has to be in sight, from 0 to 1.
  ///   - action: gets the ids of those in sight, in order.
  /// - Source: Apple, "onScrollTargetVisibilityChange(idType:threshold:_:)".
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(_TargetVisibilityModifier(threshold: threshold, action: action))
  }
}
