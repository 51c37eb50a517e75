import Foundation
import MartletPrimitives

/// What kind of thing an element is to assistive tools and tests.
public enum AccessibilityRole: String, Hashable, Sendable {
  /// Text that is read.
  case staticText
  /// Something that acts when it is pressed.
  case button
  /// A picture.
  case image
  /// A switch or check box.
  case toggle
  /// A field for text.
  case textField
  /// A field for text that nobody else may read.
  case secureTextField
  /// A heading.
  case header
  /// A group of elements.
  case group
  /// A window or popover.
  case window
  /// A button that opens a menu of values.
  case popUpButton
  /// A menu.
  case menu
  /// A row of a menu.
  case menuItem
  /// One of several values to choose from.
  case radioButton
  /// Values of which one is chosen.
  case radioGroup
  /// A list of rows.
  case list
  /// A row of a list.
  case row
  /// An area whose content scrolls.
  case scrollArea
  /// A message that wants an answer.
  case alert
  /// A choice of actions that has to be answered.
  case dialog
  /// A view in front of its window's content.
  case sheet
}

/// What assistive tools and tests see of one element.
package struct AccessibilityProperties: Equatable {
  package var role: AccessibilityRole?
  package var label: String?
  /// What is to be read on screen, which a label may say in other words.
  package var text: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var isHidden = false
  /// Whether all that is inside makes one element, as a button's label does.
  package var combinesChildren = false
  /// What an assistive tool or a test can have the element do: what a click on it does.
  package var activate: StableAction.Box?
  /// What else it can have the element do, in the order given.
  package var actions: [AccessibilityAction] = []
  /// What the element is and does, beyond its role.
  package var traits: AccessibilityTraits = []
  /// What the element is said not to be.
  package var removedTraits: AccessibilityTraits = []

  package static func == (left: AccessibilityProperties, right: AccessibilityProperties) -> Bool {
    left.role == right.role && left.label == right.label && left.text == right.text
      && left.value == right.value
      && left.hint == right.hint && left.identifier == right.identifier && left.isHidden == right.isHidden
      && left.combinesChildren == right.combinesChildren && left.activate === right.activate
      && left.actions == right.actions && left.traits == right.traits
      && left.removedTraits == right.removedTraits
  }

  package init(role: AccessibilityRole? = nil, label: String? = nil) {
    self.role = role
    self.label = label
  }

  /// Takes over what another says; where both speak, the other wins.
  mutating func merge(_ outer: AccessibilityProperties) {
    role = outer.role ?? role
    traits = traits.subtracting(outer.removedTraits).union(outer.traits)
    if let own = role, outer.role == nil, outer.removedTraits.contains(own.traits), own.traits != [] {
      role = nil
    }
    label = outer.label ?? label
    text = outer.text ?? text
    value = outer.value ?? value
    hint = outer.hint ?? hint
    identifier = outer.identifier ?? identifier
    isHidden = isHidden || outer.isHidden
    activate = outer.activate ?? activate
    actions = outer.actions + actions.filter { action in !outer.actions.contains { $0.kind == action.kind } }
  }
}

/// An element of the accessibility tree.
package struct AccessibilityItem {
  package var properties: AccessibilityProperties
  package let element: ElementNode
  package var children: [AccessibilityItem]

  /// The labels of the element and those inside, in order.
  var allLabels: [String] {
    [properties.label].compactMap { $0 }.filter { !$0.isEmpty } + children.flatMap(\.allLabels)
  }
}

extension ElementNode {
  /// The accessibility tree below this element.
  package final var accessibilityItems: [AccessibilityItem] {
    if let control = self as? any AccessibilityComposer { return control.composedItems }
    var items: [AccessibilityItem] = []
    for child in childElements { items += child.accessibilityItems }
    guard let own = accessibility else { return items }
    if own.isHidden { return [] }
    guard let modifier = self as? AccessibilityElement else {
      return [AccessibilityItem(properties: own, element: self, children: items)]
    }
    if own.combinesChildren {
      var properties = AccessibilityProperties()
      let labels = items.flatMap(\.allLabels)
      if !labels.isEmpty { properties.label = labels.joined(separator: ", ") }
      properties.merge(own)
      return [AccessibilityItem(properties: properties, element: self, children: [])]
    }
    // What a modifier says is about the one element inside; of several it makes a group.
    if items.count == 1 {
      items[0].properties.merge(modifier.modifier.properties)
      return items
    }
    var properties = own
    if properties.role == nil, !items.isEmpty { properties.role = .group }
    return [AccessibilityItem(properties: properties, element: self, children: items)]
  }
}

/// Says something about a view to assistive tools.
nonisolated public struct _AccessibilityModifier: ElementModifier {
  package var modifierName: String { "accessibility" }

  let properties: AccessibilityProperties

  package init(properties: AccessibilityProperties) {
    self.properties = properties
  }

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    AccessibilityElement(modifier, parent: parent)
  }
}

final class AccessibilityElement: ModifierElement<_AccessibilityModifier> {
  override var accessibility: AccessibilityProperties? { modifier.properties }
}

extension View {
  /// The view with a name for assistive tools.
  ///
  /// - Source: Apple, "accessibilityLabel(_:)".
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    var properties = AccessibilityProperties()
    properties.label = label.string(locale: UserLocale.current)
    return modifier(_AccessibilityModifier(properties: properties))
  }

  /// The view with a name for assistive tools.
  ///
  /// - Source: Apple, "accessibilityLabel(_:)".
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// The view with a name for assistive tools.
  ///
  /// - Source: Apple, "accessibilityLabel(_:)".
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// The view with a value for assistive tools.
  ///
  /// - Source: Apple, "accessibilityValue(_:)".
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    var properties = AccessibilityProperties()
    properties.value = value.string(locale: UserLocale.current)
    return modifier(_AccessibilityModifier(properties: properties))
  }

  /// The view with a value for assistive tools.
  ///
  /// - Source: Apple, "accessibilityValue(_:)".
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// The view with a value for assistive tools.
  ///
  /// - Source: Apple, "accessibilityValue(_:)".
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// The view with a hint about what it does for assistive tools.
  ///
  /// An empty hint leaves the one that a view inside has.
  ///
  /// - Source: Apple, "accessibilityHint(_:)".
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    var properties = AccessibilityProperties()
    let said: String = hint.string(locale: UserLocale.current)
    properties.hint = said.isEmpty ? nil : said
    return modifier(_AccessibilityModifier(properties: properties))
  }

  /// The view with a hint about what it does for assistive tools.
  ///
  /// - Source: Apple, "accessibilityHint(_:)".
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// The view with a hint about what it does for assistive tools.
  ///
  /// - Source: Apple, "accessibilityHint(_:)".
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// The view with an identifier, by which tests find it.
  ///
  /// - Source: Apple, "accessibilityIdentifier(_:)".
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    var properties = AccessibilityProperties()
    properties.identifier = identifier
    return modifier(_AccessibilityModifier(properties: properties))
  }

  /// The view, seen by assistive tools or not.
  ///
  /// - Source: Apple, "accessibilityHidden(_:)".
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    var properties = AccessibilityProperties()
    properties.isHidden = hidden
    return modifier(_AccessibilityModifier(properties: properties))
  }
}
