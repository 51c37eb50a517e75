import Foundation

/// A view that stands for its parts in a control with rows.
protocol RowListing {
  func listRows(_ lister: RowLister)
}

/// A view with a body that is always one row.
package protocol SingleRowView {}

/// Takes a control's content apart, row by row, until the visitor has seen enough.
///
/// Views with a body are looked into: one that makes a single row stays whole, so that its states live in the
/// row's node, and one that makes several is replaced by them.
package final class RowLister {
  private var path: [AnyHashable] = []
  private var id: AnyHashable?
  private var tag: SelectionTag?
  private var isDisabled = false
  private var containerValues = ContainerValues()
  /// Whether a view of which the type says that it is one view is left whole, without a look at its body.
  private(set) var leavesSinglesWhole = false
  private var kind = ContentRow.Kind.view
  /// What modifiers around several views put around each, from outside in.
  private var wrappers: [(AnyView) -> AnyView] = []
  private let visit: (ContentRow) -> Bool
  private(set) var isDone = false

  private init(visit: @escaping (ContentRow) -> Bool) {
    self.visit = visit
  }

  /// Visits the rows in order until the visitor returns false.
  package static func forEachRow<Content: View>(
    of content: Content, _ visit: (ContentRow) -> Bool
  ) {
    withoutActuallyEscaping(visit) { RowLister(visit: $0).list(content) }
  }

  /// Visits each view that a container lays out by itself, in order, and the ends of sections.
  static func forEachSubview<Content: View>(of content: Content, _ visit: (ContentRow) -> Void) {
    withoutActuallyEscaping(visit) { visit in
      let lister = RowLister { row in
        visit(row)
        return true
      }
      lister.leavesSinglesWhole = true
      lister.list(content)
    }
  }

  func list<V: View>(_ view: V) {
    if isDone { return }
    if let parts = view as? any RowListing {
      parts.listRows(self)
    } else if V.self == Divider.self {
      emit(.divider, AnyView(view))
    } else if V._elementCount == 0 {
      return
    } else if V.Body.self == Never.self || V.self is any SingleRowView.Type
      || (leavesSinglesWhole && V._elementCount == 1)
    {
      emit(kind, AnyView(view), control: (V.self as? any MenuControlView.Type)?.menuControlKind)
    } else {
      listComposite(view)
    }
  }

  func emit(_ kind: ContentRow.Kind, _ view: AnyView, control: MenuControlKind? = nil) {
    if isDone { return }
    let wrapped: AnyView = wrappers.reversed().reduce(view) { $1($0) }
    var row = ContentRow(
      kind: kind, key: RowKey(path: path), id: id, tag: tag, isDisabled: isDisabled, control: control,
      view: wrapped)
    row.containerValues = containerValues
    if !visit(row) { isDone = true }
  }

  // MARK: Surroundings

  func at(_ step: AnyHashable, _ work: () -> Void) {
    path.append(step)
    work()
    path.removeLast()
  }

  func withID(_ id: AnyHashable, _ work: () -> Void) {
    let before = self.id
    self.id = id
    at(id, work)
    self.id = before
  }

  /// The outermost tag counts.
  func withTag(_ tag: SelectionTag, _ work: () -> Void) {
    let before = self.tag
    self.tag = before ?? tag
    work()
    self.tag = before
  }

  /// The outermost value of a key counts.
  func withContainerValues(_ values: ContainerValues, _ work: () -> Void) {
    let before = containerValues
    var merged = values
    merged.merge(before)
    containerValues = merged
    work()
    containerValues = before
  }

  func disabled(_ work: () -> Void) {
    let before = isDisabled
    isDisabled = true
    work()
    isDisabled = before
  }

  func wrapped(_ wrapper: @escaping (AnyView) -> AnyView, _ work: () -> Void) {
    wrappers.append(wrapper)
    work()
    wrappers.removeLast()
  }

  func asKind(_ kind: ContentRow.Kind, _ work: () -> Void) {
    let before = self.kind
    self.kind = kind
    work()
    self.kind = before
  }

  // MARK: Views with a body

  private func listComposite<V: View>(_ view: V) {
    guard let body = Self.body(of: view) else { return emit(kind, AnyView(view)) }
    var rows: [ContentRow] = []
    let inner = RowLister { row in
      rows.append(row)
      return true
    }
    inner.path = path
    inner.id = id
    inner.tag = tag
    inner.isDisabled = isDisabled
    inner.kind = kind
    inner.containerValues = containerValues
    inner.leavesSinglesWhole = leavesSinglesWhole
    inner.list(body)
    if rows.count == 1, let only = rows.first, only.kind == kind {
      let around = (id, tag, isDisabled, containerValues)
      (id, tag, isDisabled, containerValues) = (only.id, only.tag, only.isDisabled, only.containerValues)
      emit(kind, AnyView(view), control: only.control)
      (id, tag, isDisabled, containerValues) = around
      return
    }
    for row in rows where !isDone {
      var row = row
      row.view = wrappers.reversed().reduce(row.view) { $1($0) }
      if !visit(row) { isDone = true }
    }
  }

  /// The body of a view that has no node yet.
  ///
  /// Its properties are connected to the node that is evaluated, which so depends on what the body reads.
  private static func body<V: View>(of view: V) -> V.Body? {
    let plan = DynamicPropertyPlan.plan(for: V.self)
    if plan.fields.isEmpty { return BodyEvaluation.body(of: view) }
    guard let owner = Evaluation.current as? _ViewNode else { return nil }
    var copy = view
    var slots: [AnyObject?] = Array(repeating: nil, count: plan.fields.count)
    withUnsafeMutablePointer(to: &copy) {
      plan.attach(UnsafeMutableRawPointer($0), slots: &slots, owner: owner)
      plan.prepare(UnsafeMutableRawPointer($0), slots: slots)
    }
    return BodyEvaluation.body(of: copy)
  }
}
