import Foundation
import MartletPrimitives

/// What a scroll view's default anchor is for.
///
/// - Source: Apple, "ScrollAnchorRole".
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Kind {
    case initialOffset, sizeChanges, alignment
  }

  private let kind: Kind

  /// What is seen first.
  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
  /// What stays where it is when the content, or the scroll view, changes its size.
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  /// Where content lies that is smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}

/// The default anchors of scroll views.
struct ScrollAnchors: Equatable {
  private var all: UnitPoint?
  private var byRole: [ScrollAnchorRole: UnitPoint?] = [:]

  subscript(role: ScrollAnchorRole) -> UnitPoint? {
    if let own = byRole[role] { return own }
    return all
  }

  mutating func set(_ anchor: UnitPoint?) {
    all = anchor
    byRole = [:]
  }

  mutating func set(_ anchor: UnitPoint?, for role: ScrollAnchorRole) {
    byRole[role] = .some(anchor)
  }
}

private struct ScrollAnchorsKey: EnvironmentKey {
  static var defaultValue: ScrollAnchors { ScrollAnchors() }
}

extension EnvironmentValues {
  var scrollAnchors: ScrollAnchors {
    get { self[ScrollAnchorsKey.self] }
    set { self[ScrollAnchorsKey.self] = newValue }
  }
}

extension View {
  /// The view, whose scroll views show a part of their content first, and stay at it when sizes change.
  ///
  /// - Parameter anchor: the part, such as `.bottom`; `nil` for the beginning.
  /// - Source: Apple, "defaultScrollAnchor(_:)".
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollAnchors) { $0.set(anchor) }
  }

  /// The view, whose scroll views have an anchor for one purpose.
  ///
  /// - Source: Apple, "defaultScrollAnchor(_:for:)".
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollAnchors) { $0.set(anchor, for: role) }
  }
}
