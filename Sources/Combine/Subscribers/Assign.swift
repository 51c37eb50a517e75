import Foundation

extension Subscribers {
  /// A subscriber that writes each value to a property of an object.
  ///
  /// It holds the object until the publisher ends or the subscription is cancelled.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    /// The subscriber accepts publishers that never fail.
    public typealias Failure = Never

    private let lock = NSLock()
    private var target: Root?
    private var subscription: (any Subscription)?

    /// The object that is written to, or `nil` after the end.
    public var object: Root? { lock.withLock { target } }

    /// The property that is written to.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// Makes a subscriber that writes to a property of the given object.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      target = object
      self.keyPath = keyPath
    }

    /// Names the type of the object.
    public var description: String { "Assign \(Root.self)" }

    /// Asks for all values; a second subscription is cancelled.
    public func receive(subscription: any Subscription) {
      let accepted = lock.withLock {
        guard target != nil, self.subscription == nil else { return false }
        self.subscription = subscription
        return true
      }
      if accepted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Writes the value.
    public func receive(_ value: Input) -> Subscribers.Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    /// Releases the object.
    public func receive(completion: Subscribers.Completion<Never>) { _ = end() }

    /// Cancels the subscription, and releases the object.
    public func cancel() { end().subscription?.cancel() }

    private func end() -> (target: Root?, subscription: (any Subscription)?) {
      lock.withLock {
        let ended = (target, subscription)
        target = nil
        subscription = nil
        return ended
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a property of an object, until the returned cancellable is cancelled or released.
  ///
  /// The object is held meanwhile: storing the cancellable in the object itself makes a cycle.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable
  {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }

  /// Writes each value to a published property, for as long as the property lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(PublishedFeed(storage: published.storage))
  }
}

/// The subscriber through which a published property listens to an upstream publisher.
private final class PublishedFeed<Value>: Subscriber {
  typealias Input = Value
  typealias Failure = Never

  // The property holds the subscription, which leads here.
  private weak var storage: PublishedStorage<Value>?

  init(storage: PublishedStorage<Value>) { self.storage = storage }

  func receive(subscription: any Subscription) {
    guard let storage else { return subscription.cancel() }
    storage.keep(subscription, of: ObjectIdentifier(self))
    subscription.request(.unlimited)
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    storage?.set(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) { storage?.dropUpstream(ObjectIdentifier(self)) }
}
