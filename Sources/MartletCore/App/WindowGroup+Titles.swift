import Foundation
import MartletFoundation

extension WindowGroup {
  /// Creates a group of windows with the app's name for a title.
  public init(@ViewBuilder content: () -> Content) {
    self.init(title: nil, id: nil, content: content())
  }

  /// Creates a group of windows that `openWindow` finds by an identifier.
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(title: nil, id: id, content: content())
  }

  /// Creates a group of windows with a title.
  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(title: title, id: nil, content: content())
  }

  /// Creates a group of windows with a title, that `openWindow` finds by an identifier.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: title, id: id, content: content())
  }

  /// Creates a group of windows with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey), id: nil, content: content())
  }

  /// Creates a group of windows with a title, that `openWindow` finds by an identifier.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey), id: id, content: content())
  }

  /// Creates a group of windows with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleResource), id: nil, content: content())
  }

  /// Creates a group of windows with a title, that `openWindow` finds by an identifier.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleResource), id: id, content: content())
  }

  /// Creates a group of windows with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(title: Text(title), id: nil, content: content())
  }

  /// Creates a group of windows with a title, that `openWindow` finds by an identifier.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(title), id: id, content: content())
  }
}

extension Window {
  /// Creates a window with a title, that `openWindow` finds by an identifier.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(text: title, id: id, content: content())
  }

  /// Creates a window with a title, that `openWindow` finds by an identifier.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(text: Text(titleKey), id: id, content: content())
  }

  /// Creates a window with a title, that `openWindow` finds by an identifier.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
    self.init(text: Text(titleResource), id: id, content: content())
  }

  /// Creates a window with a title, that `openWindow` finds by an identifier.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(text: Text(title), id: id, content: content())
  }
}
