import Foundation

/// What becomes of the elements inside a view that is made one element.
///
/// - Source: Apple, "AccessibilityChildBehavior".
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case ignore
    case contain
    case combine
  }

  let kind: Kind

  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// They stay elements of their own, in a group.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// What they say and do goes over to the one element.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// Makes one element for assistive tools of a view.
nonisolated public struct _AccessibilityChildrenModifier: ElementModifier {
  let behavior: AccessibilityChildBehavior

  package var modifierName: String { "accessibilityElement" }

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    AccessibilityChildrenElement(modifier, parent: parent)
  }
}

final class AccessibilityChildrenElement: ModifierElement<_AccessibilityChildrenModifier>,
  AccessibilityComposer
{
  override var accessibility: AccessibilityProperties? { AccessibilityProperties() }

  var composedItems: [AccessibilityItem] {
    switch modifier.behavior.kind {
    case .ignore:
      return [AccessibilityItem(properties: AccessibilityProperties(), element: self, children: [])]
    case .contain:
      let items: [AccessibilityItem] = childElements.flatMap(\.accessibilityItems)
      return [
        AccessibilityItem(properties: AccessibilityProperties(role: .group), element: self, children: items)
      ]
    case .combine:
      let items: [AccessibilityItem] = childElements.flatMap(\.accessibilityItems)
      return [AccessibilityItem(properties: Self.combined(items), element: self, children: [])]
    }
  }

  /// What several elements say, as one: of two that can be activated, the first is.
  private static func combined(_ items: [AccessibilityItem]) -> AccessibilityProperties {
    if items.count == 1, items[0].children.isEmpty { return items[0].properties }
    let all: [AccessibilityProperties] = items.flatMap(\.withThoseInside).map(\.properties)
    var result = AccessibilityProperties()
    let labels: [String] = items.flatMap(\.allLabels)
    if !labels.isEmpty { result.label = labels.joined(separator: ", ") }
    let values: [String] = all.compactMap(\.value).filter { !$0.isEmpty }
    if !values.isEmpty { result.value = values.joined(separator: ", ") }
    for properties in all {
      result.traits.formUnion(properties.traits)
      result.activate = result.activate ?? properties.activate
      result.hint = result.hint ?? properties.hint
      result.actions += properties.actions
    }
    result.role = all.first { $0.activate != nil }?.role ?? result.traits.role
    return result
  }
}

extension AccessibilityItem {
  /// The element and all inside it.
  fileprivate var withThoseInside: [AccessibilityItem] { [self] + children.flatMap(\.withThoseInside) }
}

/// What assistive tools can have an element do.
///
/// - Source: Apple, "AccessibilityActionKind".
public struct AccessibilityActionKind: Equatable, Sendable {
  /// The name of the action.
  let name: String

  private init(name: String) {
    self.name = name
  }

  /// An action with a name that assistive tools list.
  public init(named name: Text) {
    self.name = "named " + name.string(locale: UserLocale.current)
  }

  /// What a click does.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Leaves what is shown.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The most important thing to do at the moment.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// Deletes the element.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// Shows the element's menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
  /// More and less of an adjustable element.
  package static func adjust(_ direction: AccessibilityAdjustmentDirection) -> AccessibilityActionKind {
    AccessibilityActionKind(name: direction == .increment ? "increment" : "decrement")
  }
}

/// Which way an assistive tool adjusts an element.
///
/// - Source: Apple, "AccessibilityAdjustmentDirection".
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// To more.
  case increment
  /// To less.
  case decrement
}

/// One of the things that assistive tools can have an element do.
package struct AccessibilityAction: Equatable {
  package let kind: AccessibilityActionKind
  package let box: StableAction.Box

  package static func == (left: AccessibilityAction, right: AccessibilityAction) -> Bool {
    left.kind == right.kind && left.box === right.box
  }
}

/// Gives a view something to do for assistive tools.
nonisolated struct AccessibilityActionModifier: ViewModifier {
  @Environment(\.isEnabled) private var isEnabled
  private let kind: AccessibilityActionKind
  private let action: StableAction

  init(kind: AccessibilityActionKind, action: @escaping () -> Void) {
    self.kind = kind
    self.action = StableAction(action)
  }

  @MainActor func body(content: Content) -> some View {
    var properties = AccessibilityProperties()
    // What is disabled does nothing for assistive tools either.
    let box: StableAction.Box? = isEnabled ? action.box : nil
    if kind == .default {
      properties.activate = box
    } else if let box {
      properties.actions = [AccessibilityAction(kind: kind, box: box)]
    }
    return content.modifier(_AccessibilityModifier(properties: properties))
  }
}

extension View {
  /// The view as one element for assistive tools, or as a group of those inside it.
  ///
  /// - Source: Apple, "accessibilityElement(children:)".
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(_AccessibilityChildrenModifier(behavior: children))
  }

  /// The view with something to do for assistive tools.
  ///
  /// - Source: Apple, "accessibilityAction(_:_:)".
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(AccessibilityActionModifier(kind: actionKind, action: handler))
  }

  /// The view, which assistive tools can adjust to more or less.
  ///
  /// - Parameter handler: changes the value by a step; the view's accessibility value should follow.
  /// - Source: Apple, "accessibilityAdjustableAction(_:)".
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modifier(AccessibilityActionModifier(kind: .adjust(.increment), action: { handler(.increment) }))
      .modifier(AccessibilityActionModifier(kind: .adjust(.decrement), action: { handler(.decrement) }))
  }

  /// The view with something to do for assistive tools, by a name.
  ///
  /// - Source: Apple, "accessibilityAction(named:_:)".
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View
  {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// The view with something to do for assistive tools, by a name.
  ///
  /// - Source: Apple, "accessibilityAction(named:_:)".
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// The view with something to do for assistive tools, by a name.
  ///
  /// - Source: Apple, "accessibilityAction(named:_:)".
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }
}
