import Foundation
import MartletFoundation

// Windows that each show a value: `openWindow(value:)` opens one for a value, or brings the one that shows it to the front.

extension WindowGroup {
  init<D: Codable & Hashable, C: View>(
    title: Text?, id: String?, type: D.Type, content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: id, content: PresentedWindowContent<D, C>(nil, content: content))
    valueType = type
    contentForValue = { AnyView(PresentedWindowContent<D, C>($0 as? D, content: content)) }
  }

  init<D: Codable & Hashable, C: View>(
    title: Text?, id: String?, type: D.Type, content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: id, type: type) { (value: Binding<D?>) in
      let first = WindowDefault(defaultValue)
      return content(
        Binding.between(
          get: { value.wrappedValue ?? first.value },
          set: { new, transaction in value.transaction(transaction).wrappedValue = new }))
    }
  }

  /// Creates a group of windows that show values of a type; `nil` until a window is opened for one.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: nil, type: type, content: content)
  }

  /// Creates a group of windows that show values of a type, with one for windows opened without.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: nil, type: type, content: content, defaultValue: defaultValue)
  }

  /// Creates a group of windows that show values of a type; `nil` until a window is opened for one.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: nil, type: type, content: content)
  }

  /// Creates a group of windows that show values of a type, with one for windows opened without.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: nil, type: type, content: content, defaultValue: defaultValue)
  }

  /// Creates a group of windows that show values of a type; `nil` until a window is opened for one.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: nil, type: type, content: content)
  }

  /// Creates a group of windows that show values of a type, with one for windows opened without.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: nil, type: type, content: content, defaultValue: defaultValue)
  }

  /// Creates a group of windows that show values of a type; `nil` until a window is opened for one.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, for type: D.Type,
    @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleResource), id: nil, type: type, content: content)
  }

  /// Creates a group of windows that show values of a type, with one for windows opened without.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, for type: D.Type,
    @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleResource), id: nil, type: type, content: content, defaultValue: defaultValue)
  }

  /// Creates a group of windows that show values of a type; `nil` until a window is opened for one.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), id: nil, type: type, content: content)
  }

  /// Creates a group of windows that show values of a type, with one for windows opened without.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), id: nil, type: type, content: content, defaultValue: defaultValue)
  }

  /// Creates a group of windows that show values of a type; `nil` until a window is opened for one.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: id, type: type, content: content)
  }

  /// Creates a group of windows that show values of a type, with one for windows opened without.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: id, type: type, content: content, defaultValue: defaultValue)
  }

  /// Creates a group of windows that show values of a type; `nil` until a window is opened for one.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: id, type: type, content: content)
  }

  /// Creates a group of windows that show values of a type, with one for windows opened without.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: id, type: type, content: content, defaultValue: defaultValue)
  }

  /// Creates a group of windows that show values of a type; `nil` until a window is opened for one.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: id, type: type, content: content)
  }

  /// Creates a group of windows that show values of a type, with one for windows opened without.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: id, type: type, content: content, defaultValue: defaultValue)
  }

  /// Creates a group of windows that show values of a type; `nil` until a window is opened for one.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleResource), id: id, type: type, content: content)
  }

  /// Creates a group of windows that show values of a type, with one for windows opened without.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleResource), id: id, type: type, content: content, defaultValue: defaultValue)
  }

  /// Creates a group of windows that show values of a type; `nil` until a window is opened for one.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), id: id, type: type, content: content)
  }

  /// Creates a group of windows that show values of a type, with one for windows opened without.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), id: id, type: type, content: content, defaultValue: defaultValue)
  }
}

/// A value that is made when it is first asked for.
private final class WindowDefault<Value> {
  private let make: () -> Value
  private(set) lazy var value: Value = make()

  init(_ make: @escaping () -> Value) {
    self.make = make
  }
}
