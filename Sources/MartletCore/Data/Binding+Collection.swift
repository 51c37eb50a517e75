import Foundation

/// One element of a collection that lives elsewhere.
final class ElementLocation<Root>: _BindingLocation<Root.Element>
where Root: MutableCollection & RandomAccessCollection {
  private let root: _BindingLocation<Root>
  private let index: Root.Index
  // Written and read where views and actions run.
  private var last: Root.Element

  init(root: _BindingLocation<Root>, index: Root.Index, now: Root.Element) {
    self.root = root
    self.index = index
    last = now
  }

  /// The element; where the collection has become shorter, what it was before.
  override func get() -> Root.Element {
    let whole = root.get()
    guard index >= whole.startIndex, index < whole.endIndex else { return last }
    last = whole[index]
    return last
  }

  override func set(_ value: Root.Element, transaction: Transaction) {
    var whole = Evaluation.untracked { root.get() }
    guard index >= whole.startIndex, index < whole.endIndex else { return }
    whole[index] = value
    root.set(whole, transaction: transaction)
  }

  override var isTransient: Bool { true }

  override func isSamePlace(as other: _BindingLocation<Root.Element>) -> Bool {
    guard let other = other as? ElementLocation<Root> else { return false }
    return index == other.index && root.isSamePlace(as: other.root)
  }
}

/// A binding to a collection is a collection of bindings to its elements.
///
/// - Source: Apple, "Binding", conformances.
extension Binding: Sequence where Value: MutableCollection & RandomAccessCollection {
  /// A binding to one element.
  public typealias Element = Binding<Value.Element>
  /// Goes through the elements in order.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A part of the collection.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection & RandomAccessCollection {
  /// As the collection's.
  public typealias Index = Value.Index
  /// As the collection's.
  public typealias Indices = Value.Indices

  /// As the collection's.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// As the collection's.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// As the collection's.
  public var indices: Value.Indices { wrappedValue.indices }

  /// As the collection's.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// A binding to the element at an index.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      location: ElementLocation(root: location, index: position, now: wrappedValue[position]),
      transaction: transaction)
  }
}

extension Binding: BidirectionalCollection where Value: MutableCollection & RandomAccessCollection {
  /// As the collection's.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

extension Binding: Identifiable where Value: Identifiable {
  /// As the value's.
  public var id: Value.ID { wrappedValue.id }
}
