/// A property wrapper that publishes a property of a class.
///
/// The publisher, `$name`, gives a new subscriber the current value, and later each new value *before* it is stored:
/// a subscriber that reads the property sees the old value. If the class is an ``ObservableObject``, its
/// `objectWillChange` emits first.
///
/// Any thread may write; subscribers run on the thread that writes.
@propertyWrapper public struct Published<Value> {
  private var storage: PublishedStorage<Value>

  /// Makes a published property with an initial value.
  public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

  /// Makes a published property with an initial value.
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  /// The property can't be reached without its object.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.set(newValue) }
  }

  /// Reads and writes the property of an object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.set(newValue) }
  }

  /// The publisher of the property's values, `$name`.
  ///
  /// Setting it makes the property share the other property's value and publisher.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set {
      // `assign(to: &$name)` writes back what it read.
      if newValue.storage !== storage { storage = newValue.storage }
    }
  }

  /// A publisher of the values of a published property.
  public struct Publisher: Combine.Publisher {
    /// The property's values.
    public typealias Output = Value

    /// A property never fails.
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    /// Attaches a subscriber, which gets the current value as soon as it asks.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.attach(subscriber)
    }
  }
}

extension Published: PublishedField {
  var link: WillChangeLink { storage }
}

// Unchecked: the storage's lock guards all state, and values cross threads only if they may.
extension Published: @unchecked Sendable where Value: Sendable {}
extension Published.Publisher: @unchecked Sendable where Value: Sendable {}
