import Foundation
import MartletCore
import MartletPrimitives

extension View {
  nonisolated private func listRow(_ change: (inout ListRowTraits) -> Void) -> some View {
    var traits = ListRowTraits()
    change(&traits)
    return modifier(_ListRowTraitsModifier(traits: traits))
  }

  /// The view as a row of a list, with so much space around it, in points; `nil` leaves it to the list.
  ///
  /// - Source: Apple, "listRowInsets(_:)".
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    listRow { $0.insets = insets }
  }

  /// The view as a row of a list, with another one behind the whole row; `nil` leaves it to the list.
  ///
  /// - Source: Apple, "listRowBackground(_:)".
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(_ListRowBackgroundModifier(background: view))
  }

  /// The view as a row of a list, with lines at some edges or without.
  ///
  /// - Source: Apple, "listRowSeparator(_:edges:)".
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    listRow { traits in
      let isVisible: Bool? = visibility == .automatic ? nil : visibility == .visible
      if edges.contains(.top) { traits.topSeparator = isVisible }
      if edges.contains(.bottom) { traits.bottomSeparator = isVisible }
    }
  }

  /// The view as a row of a list, with a colour for the lines at some edges; `nil` leaves it to the list.
  ///
  /// - Source: Apple, "listRowSeparatorTint(_:edges:)".
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    listRow { traits in
      if edges.contains(.top) { traits.topTint = color }
      if edges.contains(.bottom) { traits.bottomTint = color }
    }
  }

  /// The view as a row of a list that can't be selected.
  ///
  /// - Source: Apple, "selectionDisabled(_:)".
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    listRow { $0.isSelectionDisabled = isDisabled }
  }

  /// The view as a row of a list that can't be deleted.
  ///
  /// - Source: Apple, "deleteDisabled(_:)".
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    listRow { $0.isDeletionDisabled = isDisabled }
  }
}
