import Foundation

extension View {
  /// The view, with a sheet over its window while a binding is true.
  ///
  /// On the desktop the sheet is a card of its content's size, which Escape closes; on touch screens it comes up from
  /// the bottom and is pulled down to close it.
  ///
  /// - Parameters:
  ///   - isPresented: whether the sheet is open.
  ///   - onDismiss: called when the sheet has gone.
  ///   - content: what the sheet shows.
  /// - Source: Apple, "sheet(isPresented:onDismiss:content:)".
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      _ModalModifier(
        kind: .sheet, source: PresentationSource(isPresented: isPresented), onDismiss: onDismiss,
        presented: { _ in content() }))
  }

  /// The view, with a sheet over its window while a binding holds an item.
  ///
  /// An item with another identity closes the sheet and presents a new one.
  ///
  /// - Parameters:
  ///   - item: what the sheet is about; `nil` while there is none.
  ///   - onDismiss: called when a sheet has gone.
  ///   - content: what the sheet shows for an item.
  /// - Source: Apple, "sheet(item:onDismiss:content:)".
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _ModalModifier(
        kind: .sheet, source: PresentationSource(item: item), onDismiss: onDismiss, presented: content))
  }

  /// The view, with another one over all of its window while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: whether the cover is there.
  ///   - onDismiss: called when the cover has gone.
  ///   - content: what the cover shows.
  /// - Source: Apple, "fullScreenCover(isPresented:onDismiss:content:)".
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      _ModalModifier(
        kind: .cover, source: PresentationSource(isPresented: isPresented), onDismiss: onDismiss,
        presented: { _ in content() }))
  }

  /// The view, with another one over all of its window while a binding holds an item.
  ///
  /// - Parameters:
  ///   - item: what the cover is about; `nil` while there is none.
  ///   - onDismiss: called when a cover has gone.
  ///   - content: what the cover shows for an item.
  /// - Source: Apple, "fullScreenCover(item:onDismiss:content:)".
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _ModalModifier(
        kind: .cover, source: PresentationSource(item: item), onDismiss: onDismiss, presented: content))
  }
}
