import Foundation

/// One view of a container's content, to be put where the container wants it.
///
/// - Source: Apple, "Subview".
nonisolated public struct Subview: View, Identifiable {
  /// Tells subviews of one content apart, also when the content changes.
  public struct ID: Hashable {
    let key: RowKey
  }

  /// The subview's identity.
  public let id: ID
  /// What the view says to its container.
  public let containerValues: ContainerValues
  let view: AnyView

  init(_ row: ContentRow) {
    id = ID(key: row.key)
    var values = row.containerValues
    values.selectionTag = row.tag ?? values.selectionTag
    containerValues = values
    view = row.view
  }

  /// The view.
  public var body: some View { view }
}

/// The views of a container's content, in order; as a view it shows all of them.
///
/// - Source: Apple, "SubviewsCollection".
nonisolated public struct SubviewsCollection: View, RandomAccessCollection {
  let subviews: [Subview]

  init(_ subviews: [Subview]) {
    self.subviews = subviews
  }

  /// Takes content apart: a `Group`'s, `ForEach`'s and `Section`'s views one by one, and those of views whose body lists
  /// several.
  init<Content: View>(of content: Content) {
    var subviews: [Subview] = []
    RowLister.forEachSubview(of: content) { row in
      if row.kind != .sectionStart, row.kind != .sectionEnd { subviews.append(Subview(row)) }
    }
    self.subviews = subviews
  }

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position after the last.
  public var endIndex: Int { subviews.count }
  /// The subview at a position.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// The subviews at some positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(bounds: bounds, subviews: subviews)
  }

  /// The next position.
  public func index(after index: Int) -> Int { index + 1 }
  /// The position before.
  public func index(before index: Int) -> Int { index - 1 }

  /// All of them.
  public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of a container's views, which stand at the same positions as in the whole; as a view it shows all of them.
///
/// - Source: Apple, "SubviewsCollectionSlice".
nonisolated public struct SubviewsCollectionSlice: View, RandomAccessCollection {
  let bounds: Range<Int>
  let subviews: [Subview]

  /// The first position.
  public var startIndex: Int { bounds.lowerBound }
  /// The position after the last.
  public var endIndex: Int { bounds.upperBound }
  /// The subview at a position.
  public subscript(index: Int) -> Subview {
    precondition(bounds.contains(index), "a slice of subviews has no position \(index)")
    return subviews[index]
  }
  /// The subviews at some positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(bounds: bounds, subviews: subviews)
  }

  /// All of them.
  public var body: some View { ForEach(Array(subviews[bounds])) { $0 } }
}

/// The views of a `ForEach(subviews:)`.
///
/// - Source: Apple, "ForEachSubviewCollection".
nonisolated public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  let subviews: [Subview]

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position after the last.
  public var endIndex: Int { subviews.count }
  /// The subview at a position.
  public subscript(index: Int) -> Subview { subviews[index] }
}

extension ForEach where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
  /// A view for each subview of some content.
  ///
  /// - Source: Apple, "init(subviews:content:)".
  nonisolated public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) {
    self.init(
      data: ForEachSubviewCollection(subviews: SubviewsCollection(of: view).subviews), content: content,
      identify: { $0.id })
  }
}

/// What a `Group(subviews:transform:)` makes of its content.
///
/// - Source: Apple, "GroupElementsOfContent".
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let subviews: Subviews
  let transform: (SubviewsCollection) -> Content

  /// The views that the transform makes.
  public var body: some View { transform(SubviewsCollection(of: subviews)) }
}

extension Group {
  /// What a closure makes of the subviews of some content.
  ///
  /// ```swift
  /// Group(subviews: content) { subviews in
  ///   if let first = subviews.first { first.font(.title) }
  ///   HStack { subviews.dropFirst() }
  /// }
  /// ```
  ///
  /// The views are found by value: a view whose body lists several views is replaced by them, so states belong into
  /// views that are one.
  ///
  /// - Source: Apple, "init(subviews:transform:)".
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: GroupElementsOfContent(subviews: view, transform: transform))
  }
}
