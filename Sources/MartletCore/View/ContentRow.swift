import Foundation

/// The place of a view in a control's content: positions and ids, from outside in.
package struct RowKey: Hashable {
  package var path: [AnyHashable]

  package init(path: [AnyHashable]) {
    self.path = path
  }
}

/// One view of a control's content, as pickers and menus take it apart: each is shown in a row of its own.
///
/// Rows are found by value, before there is any node, so that a closed menu costs nothing for the rows it
/// doesn't show, and each row can be put into surroundings of its own.
package struct ContentRow {
  package enum Kind: Hashable {
    case view
    case divider
    case sectionStart
    case header
    case footer
    case sectionEnd
  }

  package var kind: Kind
  package var key: RowKey
  /// The id under which the innermost `ForEach` made it; `nil` for a view that stands alone.
  package var id: AnyHashable?
  /// The tag nearest to the outside.
  package var tag: SelectionTag?
  package var isDisabled: Bool
  /// What it is in a menu; `nil` for something to read.
  package var control: MenuControlKind?
  package var view: AnyView
  /// What it says to the container around it.
  var containerValues = ContainerValues()

  package init(
    kind: Kind, key: RowKey, id: AnyHashable?, tag: SelectionTag?, isDisabled: Bool,
    control: MenuControlKind?,
    view: AnyView
  ) {
    self.kind = kind
    self.key = key
    self.id = id
    self.tag = tag
    self.isDisabled = isDisabled
    self.control = control
    self.view = view
  }
}

/// What a view is in a menu.
package enum MenuControlKind: Hashable, Sendable {
  case button
  case toggle
  case picker
  case menu
}

/// A control that menus show as rows of their own kind.
package protocol MenuControlView: SingleRowView {
  static var menuControlKind: MenuControlKind { get }
}

extension ContentRow {
  /// The value of a selection that the row stands for.
  ///
  /// A tag that is set goes before the id of the innermost `ForEach`, which counts only if it is of exactly the
  /// selection's type.
  ///
  /// - Source: Apple, "tag(_:includeOptional:)".
  package func value<Selection: Hashable>(as type: Selection.Type) -> Selection? {
    if let tag { return tag.value(as: type) }
    guard let id, Swift.type(of: id.base) == type else { return nil }
    return id.base as? Selection
  }

  /// The type of the value that the row stands for, whatever the selection's is.
  package var valueType: Any.Type? {
    (tag?.value ?? id).map { Swift.type(of: $0.base) }
  }
}
