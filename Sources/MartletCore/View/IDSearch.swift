import Foundation
import Synchronization

/// Looks for an id in views that have no nodes, by their values.
///
/// It sees what a container would list as its rows: through groups, conditions, `ForEach`, sections, modifiers and
/// bodies, but not into stacks and other views that are one row. A body is evaluated with first states, which go with
/// the search, and nothing depends on what it reads. A view whose body can't be evaluated in passing is left out.
final class IDSearch {
  private let id: AnyHashable
  private(set) var isFound = false
  /// What the views inherit from.
  private var surroundings: _ViewNode

  init(id: AnyHashable, below node: _ViewNode) {
    self.id = id
    surroundings = node
  }

  func search<V: View>(_ view: V) {
    guard !isFound, IDHolding.isPossible(in: V.self) else { return }
    if let parts = view as? any IDHolder {
      parts.search(for: self)
    } else {
      searchBody(of: view) { BodyEvaluation.body(of: $0) }
    }
  }

  func searchAny(_ view: any View) {
    func open<V: View>(_ view: V) { search(view) }
    open(view)
  }

  func compare<ID: Hashable>(_ other: ID) {
    if AnyHashable(other) == id { isFound = true }
  }

  /// Searches where a modifier changes what is inherited.
  fileprivate func within<M: EnvironmentModifier>(_ modifier: M, _ work: () -> Void) {
    let before = surroundings
    surroundings = EnvironmentNode(modifier, parent: before)
    work()
    surroundings = before
  }

  fileprivate func searchBody<M: ViewModifier>(of modifier: M) {
    guard !isFound, M.Body.self != Never.self, IDHolding.isPossible(in: M.Body.self) else { return }
    // The content is searched by itself.
    let content = _ViewModifier_Content<M>(source: _ContentSource())
    searchBody(of: modifier) { modifier in
      BodyEvaluation.isolated((modifier, content)) { $0.0.body(content: $0.1) }
    }
  }

  private func searchBody<Value, Body: View>(of value: Value, _ body: (Value) -> Body) {
    // For as long as the body is looked at: what it is made of may ask for its owner.
    let owner = _ViewNode(parent: surroundings)
    let plan = DynamicPropertyPlan.plan(for: Value.self)
    var copy = value
    var slots: [AnyObject?] = Array(repeating: nil, count: plan.fields.count)
    if !plan.fields.isEmpty {
      let isAllowed: Bool = withUnsafeMutablePointer(to: &copy) {
        let value = UnsafeMutableRawPointer($0)
        guard plan.allowsSearch(UnsafeRawPointer(value), in: owner.environment) else { return false }
        plan.attach(value, slots: &slots, owner: owner)
        plan.prepare(value, slots: slots)
        return true
      }
      guard isAllowed else { return }
    }
    owner.host.counters.searchedBodies += 1
    withExtendedLifetime(owner) { search(body(copy)) }
    for slot in slots { (slot as? any DetachableSlot)?.detach() }
  }
}

/// A view that an id may stand on, or that stands for others that are listed in its place.
protocol IDHolder {
  /// Whether a view of this type may hold an id.
  static var mayHoldID: Bool { get }

  func search(for search: IDSearch)
}

/// A property that can keep a view's body from being evaluated in passing.
protocol SearchLimiting {
  func allowsSearch(in scope: EnvironmentScope) -> Bool
}

/// Which types of views may hold ids; found once a type, so that rows without ids are not even made for a search.
enum IDHolding {
  private static let known = Mutex<[ObjectIdentifier: Bool]>([:])

  static func isPossible<V: View>(in type: V.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let answer = known.withLock({ $0[key] }) { return answer }
    let answer: Bool
    if let holder = type as? any IDHolder.Type {
      answer = holder.mayHoldID
    } else if V.Body.self == Never.self || type is any SingleRowView.Type {
      answer = false
    } else {
      answer = isPossible(in: V.Body.self)
    }
    known.withLock { $0[key] = answer }
    return answer
  }
}

extension _IdentifiedView: IDHolder {
  static var mayHoldID: Bool { true }

  func search(for search: IDSearch) {
    search.compare(id)
    search.search(content)
  }
}

extension ForEach: IDHolder where Content: View {
  static var mayHoldID: Bool { true }

  func search(for search: IDSearch) {
    for element in data {
      search.compare(identify(element))
      if search.isFound { return }
      if IDHolding.isPossible(in: Content.self) { search.search(content(element)) }
    }
  }
}

extension TupleView: IDHolder {
  static var mayHoldID: Bool { true }

  func search(for search: IDSearch) {
    withUnsafePointer(to: value) { tuple in
      witness.forEachView(UnsafeRawPointer(tuple)) { search.searchAny($0) }
    }
  }
}

extension Group: IDHolder where Content: View {
  static var mayHoldID: Bool { IDHolding.isPossible(in: Content.self) }

  func search(for search: IDSearch) { search.search(content) }
}

extension _ConditionalContent: IDHolder where TrueContent: View, FalseContent: View {
  static var mayHoldID: Bool {
    IDHolding.isPossible(in: TrueContent.self) || IDHolding.isPossible(in: FalseContent.self)
  }

  func search(for search: IDSearch) {
    switch storage {
    case .trueContent(let content): search.search(content)
    case .falseContent(let content): search.search(content)
    }
  }
}

extension Optional: IDHolder where Wrapped: View {
  static var mayHoldID: Bool { IDHolding.isPossible(in: Wrapped.self) }

  func search(for search: IDSearch) {
    if let self { search.search(self) }
  }
}

extension AnyView: IDHolder {
  static var mayHoldID: Bool { true }

  func search(for search: IDSearch) { search.searchAny(view) }
}

extension Section: IDHolder where Parent: View, Content: View, Footer: View {
  static var mayHoldID: Bool {
    IDHolding.isPossible(in: Parent.self) || IDHolding.isPossible(in: Content.self)
      || IDHolding.isPossible(in: Footer.self)
  }

  func search(for search: IDSearch) {
    search.search(header)
    search.search(content)
    search.search(footer)
  }
}

extension EquatableView: IDHolder {
  static var mayHoldID: Bool { IDHolding.isPossible(in: Content.self) }

  func search(for search: IDSearch) { search.search(content) }
}

extension ModifiedContent: IDHolder where Content: View, Modifier: ViewModifier {
  static var mayHoldID: Bool {
    IDHolding.isPossible(in: Content.self) || IDHolding.isPossible(in: Modifier.Body.self)
  }

  func search(for search: IDSearch) {
    if let change = modifier as? any EnvironmentModifier {
      within(change, search)
    } else {
      search.search(content)
    }
    search.searchBody(of: modifier)
  }

  private func within<M: EnvironmentModifier>(_ modifier: M, _ search: IDSearch) {
    guard IDHolding.isPossible(in: Content.self) else { return }
    search.within(modifier) { search.search(content) }
  }
}
