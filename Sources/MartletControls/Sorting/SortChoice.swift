import Foundation
import SwiftUI

/// What is sorted by, and in which direction.
enum SortChoice {
  /// Chooses a key: another one sorts forward by it, the same one reverses.
  ///
  /// Both bindings are written in one transaction, so an app sees the two of them change together.
  @MainActor static func choose<Key: Hashable>(
    _ key: Key, selection: Binding<Key>, order: Binding<SortOrder>
  ) {
    if selection.wrappedValue == key {
      order.wrappedValue = order.wrappedValue == .forward ? .reverse : .forward
    } else {
      selection.wrappedValue = key
      if order.wrappedValue != .forward { order.wrappedValue = .forward }
    }
  }

  /// The symbol that shows a direction; an arrow, because chevrons stand for menus as well.
  static func symbol(_ order: SortOrder) -> String {
    order == .forward ? "arrow.up" : "arrow.down"
  }

  /// A direction in words.
  static func words(_ order: SortOrder) -> Text {
    order == .forward ? Text("ascending") : Text("descending")
  }
}

extension Sequence {
  /// The elements in order, by what is to be compared for a key; those found equal stay in their order.
  ///
  /// ```swift
  /// files.sorted(by: key, order: order) { key in
  ///   switch key {
  ///   case .name: KeyPathComparator(\.name)
  ///   case .size: KeyPathComparator(\.size)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - key: what is sorted by.
  ///   - order: the direction. The comparator's own one is not used.
  ///   - comparator: what is compared for a key.
  /// - Returns: the elements, in both directions with equal ones in their order.
  /// - Complexity: O(n log n).
  public func sorted<Key, Comparator: SortComparator>(
    by key: Key, order: SortOrder, comparator: (Key) -> Comparator
  ) -> [Element] where Comparator.Compared == Element {
    var directed: Comparator = comparator(key)
    directed.order = order
    return stablySorted { directed.compare($0, $1) }
  }

  /// The elements in order, by the first of several comparators that tells them apart; equal ones stay in their order.
  ///
  /// - Parameter comparators: what is compared, each with its own direction.
  /// - Returns: the elements.
  /// - Complexity: O(n log n).
  public func stablySorted<Comparator: SortComparator>(using comparators: [Comparator]) -> [Element]
  where Comparator.Compared == Element {
    stablySorted { left, right in
      for comparator in comparators {
        let result: ComparisonResult = comparator.compare(left, right)
        if result != .orderedSame { return result }
      }
      return .orderedSame
    }
  }

  /// Swift does not promise that its own sort is stable, so places tell equal elements apart.
  private func stablySorted(_ compare: (Element, Element) -> ComparisonResult) -> [Element] {
    enumerated().sorted { left, right in
      switch compare(left.element, right.element) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame: left.offset < right.offset
      }
    }.map(\.element)
  }
}
