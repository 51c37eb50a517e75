import Foundation

// Apple, "SceneStorage", initializers.

extension SceneStorage where Value == Bool {
  /// A stored Bool, with the value for when none is stored.
  public init(wrappedValue: Bool, _ key: String) {
    self.init(key, initial: wrappedValue, coding: .bool)
  }
}

extension SceneStorage where Value == Int {
  /// A stored Int, with the value for when none is stored.
  public init(wrappedValue: Int, _ key: String) {
    self.init(key, initial: wrappedValue, coding: .int)
  }
}

extension SceneStorage where Value == Double {
  /// A stored Double, with the value for when none is stored.
  public init(wrappedValue: Double, _ key: String) {
    self.init(key, initial: wrappedValue, coding: .double)
  }
}

extension SceneStorage where Value == String {
  /// A stored String, with the value for when none is stored.
  public init(wrappedValue: String, _ key: String) {
    self.init(key, initial: wrappedValue, coding: .string)
  }
}

extension SceneStorage where Value == URL {
  /// A stored URL, with the value for when none is stored.
  public init(wrappedValue: URL, _ key: String) {
    self.init(key, initial: wrappedValue, coding: .url)
  }
}

extension SceneStorage where Value == Data {
  /// A stored Data, with the value for when none is stored.
  public init(wrappedValue: Data, _ key: String) {
    self.init(key, initial: wrappedValue, coding: .data)
  }
}

extension SceneStorage where Value == Date {
  /// A stored Date, with the value for when none is stored.
  public init(wrappedValue: Date, _ key: String) {
    self.init(key, initial: wrappedValue, coding: .date)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// A stored value by its raw one, with the value for when none is stored.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, initial: wrappedValue, coding: .raw(.int))
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// A stored value by its raw one, with the value for when none is stored.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, initial: wrappedValue, coding: .raw(.string))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// A stored Bool, or none.
  public init(_ key: String) where Value == Bool? {
    self.init(key, initial: nil, coding: .optional(.bool))
  }

  /// A stored Int, or none.
  public init(_ key: String) where Value == Int? {
    self.init(key, initial: nil, coding: .optional(.int))
  }

  /// A stored Double, or none.
  public init(_ key: String) where Value == Double? {
    self.init(key, initial: nil, coding: .optional(.double))
  }

  /// A stored String, or none.
  public init(_ key: String) where Value == String? {
    self.init(key, initial: nil, coding: .optional(.string))
  }

  /// A stored URL, or none.
  public init(_ key: String) where Value == URL? {
    self.init(key, initial: nil, coding: .optional(.url))
  }

  /// A stored Data, or none.
  public init(_ key: String) where Value == Data? {
    self.init(key, initial: nil, coding: .optional(.data))
  }

  /// A stored Date, or none.
  public init(_ key: String) where Value == Date? {
    self.init(key, initial: nil, coding: .optional(.date))
  }
}

extension SceneStorage {
  /// A stored value by its raw one, or none.
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, initial: nil, coding: .optional(.raw(.int)))
  }

  /// A stored value by its raw one, or none.
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, initial: nil, coding: .optional(.raw(.string)))
  }
}
