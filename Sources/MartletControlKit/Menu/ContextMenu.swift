import Foundation
import MartletCore
import MartletPrimitives

/// A menu for a view, opened with the secondary button or, on touch screens, by holding the view.
///
/// - Source: Apple, "ContextMenu"; the older way to write `contextMenu(menuItems:)`.
nonisolated public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates a menu.
  public init(@ViewBuilder menuItems: () -> MenuItems) {
    items = menuItems()
  }
}

/// Opens a view's context menu.
nonisolated struct ContextMenuOpening<Items: View>: ViewModifier {
  let items: Items
  @State private var isOpen = false
  @State private var place = CGPoint.zero
  private var context = ControlContext()

  init(items: Items) {
    self.items = items
  }

  @MainActor func body(content: Content) -> some View {
    let items = items
    let isTouch = !context.isDesktop
    content
      .simultaneousGesture(
        LongPressGesture().onEnded { _ in isOpen = true }, including: isTouch ? .all : .subviews
      )
      .modifier(
        _SecondaryPressModifier { point in
          place = point
          isOpen = true
        }
      )
      .modifier(
        _MenuPresenter(isPresented: $isOpen, position: isTouch ? .below : .at(place)) {
          MartletControlKit.MenuItems(content: items)
        })
  }
}

extension View {
  /// The view with a menu that the secondary button opens, or on touch screens a long press.
  ///
  /// - Source: Apple, "contextMenu(menuItems:)".
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuOpening(items: menuItems()))
  }

  /// The view with a menu, if there is one.
  ///
  /// - Source: Apple, "contextMenu(_:)".
  @ViewBuilder
  nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    if let contextMenu { modifier(ContextMenuOpening(items: contextMenu.items)) } else { self }
  }
}
