import SwiftUI

/// A toggle for all of several switches: on if all are on, mixed if some are.
///
/// ```swift
/// SelectAllToggle("All files", of: files.map(\.id), selection: $selectedIDs)
///   .toggleStyle(.check)
/// ```
///
/// Pressing it switches all on, or all off if all are on. It can't be pressed where there is nothing to switch.
///
/// **Keyboard and assistive tools.** A toggle's, with the mixed state.
public struct SelectAllToggle: View {
  private let title: Text
  private let count: Int
  private let selected: Int
  private let set: @MainActor (Bool, Transaction) -> Void

  /// Creates a toggle over bindings; each of them is written that has another value.
  ///
  /// - Parameters:
  ///   - title: what all of them are, looked up in the app's string tables.
  ///   - sources: the switches; `$items.map(\.isOn)` makes them of a binding to an array.
  public init(_ title: LocalizedStringKey, sources: [Binding<Bool>]) {
    self.init(title: Text(title), sources: sources)
  }

  /// Creates a toggle over bindings; each of them is written that has another value.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, sources: [Binding<Bool>]) {
    self.init(title: Text(title), sources: sources)
  }

  /// Creates a toggle over the members of a set; all are put in or taken out with one write.
  ///
  /// - Parameters:
  ///   - title: what all of them are, looked up in the app's string tables.
  ///   - all: what can be in the set; what else is in it stays there.
  ///   - selection: the set.
  public init<Items: Sequence>(
    _ title: LocalizedStringKey, of all: Items, selection: Binding<Set<Items.Element>>
  ) where Items.Element: Hashable {
    self.init(title: Text(title), of: Set(all), selection: selection)
  }

  /// Creates a toggle over the members of a set; all are put in or taken out with one write.
  @_disfavoredOverload
  public init<S: StringProtocol, Items: Sequence>(
    _ title: S, of all: Items, selection: Binding<Set<Items.Element>>
  ) where Items.Element: Hashable {
    self.init(title: Text(title), of: Set(all), selection: selection)
  }

  private init(title: Text, sources: [Binding<Bool>]) {
    self.title = title
    count = sources.count
    selected = sources.count { $0.wrappedValue }
    set = { isOn, transaction in
      withTransaction(transaction) {
        for source in sources where source.wrappedValue != isOn { source.wrappedValue = isOn }
      }
    }
  }

  private init<Item: Hashable>(title: Text, of all: Set<Item>, selection: Binding<Set<Item>>) {
    self.title = title
    count = all.count
    selected = all.intersection(selection.wrappedValue).count
    set = { isOn, transaction in
      let now: Set<Item> = selection.wrappedValue
      let new: Set<Item> = isOn ? now.union(all) : now.subtracting(all)
      if new != now { withTransaction(transaction) { selection.wrappedValue = new } }
    }
  }

  /// The toggle in the style around it.
  public var body: some View {
    let set = set
    // Two switches that differ are mixed; pressing them writes to both, and one write is enough.
    let first = Binding<Bool>(get: { selected > 0 }, set: { isOn, transaction in set(isOn, transaction) })
    let second = Binding<Bool>(get: { selected > 0 && selected == count }, set: { _ in })
    return Toggle(sources: [first, second], isOn: \.self) { title }
      .disabled(count == 0)
  }
}
