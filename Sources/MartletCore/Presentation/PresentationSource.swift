import Foundation

/// What decides whether something is presented, and with which value.
nonisolated package struct PresentationSource<Value> {
  /// How a new value stands to the one that is presented.
  package enum Relation {
    /// What is presented shows the new value.
    case same
    /// What is presented goes on showing the old value.
    case kept
    /// What is presented goes, and something new comes.
    case other
  }

  /// The value, while something is to be presented.
  let value: () -> Value?
  /// Says through the binding that nothing is presented any more.
  let dismiss: () -> Void
  let relation: (_ presented: Value, _ new: Value) -> Relation

  package init(
    value: @escaping () -> Value?, dismiss: @escaping () -> Void,
    relation: @escaping (_ presented: Value, _ new: Value) -> Relation
  ) {
    self.value = value
    self.dismiss = dismiss
    self.relation = relation
  }

  /// Presents while a binding is true.
  package init(isPresented: Binding<Bool>) where Value == Void {
    self.init(
      value: { isPresented.wrappedValue ? () : nil }, dismiss: { isPresented.wrappedValue = false },
      relation: { _, _ in .same })
  }

  /// Presents while a binding holds an item; an item with another identity is presented anew.
  ///
  /// - Source: Apple, "sheet(item:onDismiss:content:)".
  package init(item: Binding<Value?>) where Value: Identifiable {
    self.init(
      value: { item.wrappedValue }, dismiss: { item.wrappedValue = nil },
      relation: { $0.id == $1.id ? .same : .other })
  }
}
