import Foundation

// Apple, "AppStorage", initializers.

extension AppStorage where Value == Bool {
  /// A stored Bool, with the value for when none is stored.
  public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil) {
    self.init(key, initial: wrappedValue, store: store, coding: .bool)
  }
}

extension AppStorage where Value == Int {
  /// A stored Int, with the value for when none is stored.
  public init(wrappedValue: Int, _ key: String, store: UserDefaults? = nil) {
    self.init(key, initial: wrappedValue, store: store, coding: .int)
  }
}

extension AppStorage where Value == Double {
  /// A stored Double, with the value for when none is stored.
  public init(wrappedValue: Double, _ key: String, store: UserDefaults? = nil) {
    self.init(key, initial: wrappedValue, store: store, coding: .double)
  }
}

extension AppStorage where Value == String {
  /// A stored String, with the value for when none is stored.
  public init(wrappedValue: String, _ key: String, store: UserDefaults? = nil) {
    self.init(key, initial: wrappedValue, store: store, coding: .string)
  }
}

extension AppStorage where Value == URL {
  /// A stored URL, with the value for when none is stored.
  public init(wrappedValue: URL, _ key: String, store: UserDefaults? = nil) {
    self.init(key, initial: wrappedValue, store: store, coding: .url)
  }
}

extension AppStorage where Value == Data {
  /// A stored Data, with the value for when none is stored.
  public init(wrappedValue: Data, _ key: String, store: UserDefaults? = nil) {
    self.init(key, initial: wrappedValue, store: store, coding: .data)
  }
}

extension AppStorage where Value == Date {
  /// A stored Date, with the value for when none is stored.
  public init(wrappedValue: Date, _ key: String, store: UserDefaults? = nil) {
    self.init(key, initial: wrappedValue, store: store, coding: .date)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// A stored value by its raw one, with the value for when none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, initial: wrappedValue, store: store, coding: .raw(.int))
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// A stored value by its raw one, with the value for when none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, initial: wrappedValue, store: store, coding: .raw(.string))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A stored Bool, or none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, initial: nil, store: store, coding: .optional(.bool))
  }

  /// A stored Int, or none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, initial: nil, store: store, coding: .optional(.int))
  }

  /// A stored Double, or none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, initial: nil, store: store, coding: .optional(.double))
  }

  /// A stored String, or none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, initial: nil, store: store, coding: .optional(.string))
  }

  /// A stored URL, or none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, initial: nil, store: store, coding: .optional(.url))
  }

  /// A stored Data, or none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, initial: nil, store: store, coding: .optional(.data))
  }

  /// A stored Date, or none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, initial: nil, store: store, coding: .optional(.date))
  }
}

extension AppStorage {
  /// A stored value by its raw one, or none.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, initial: nil, store: store, coding: .optional(.raw(.int)))
  }

  /// A stored value by its raw one, or none.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, initial: nil, store: store, coding: .optional(.raw(.string)))
  }
}
