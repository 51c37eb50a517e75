import Foundation

extension Publishers {
  /// A publisher that connects its upstream while it has subscribers.
  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The same values as the upstream.
    public typealias Output = Upstream.Output

    /// The same errors as the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher to connect.
    public final let upstream: Upstream

    private let lock = NSLock()
    private var subscriberCount = 0
    private var connection: (any Cancellable)?

    /// Makes a publisher that connects the given one.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber, and connects if it is the only one.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let isFirst = lock.withLock {
        subscriberCount += 1
        return subscriberCount == 1
      }
      let stage = AutoconnectStage<Output, Failure, S>(subscriber, "Autoconnect")
      stage.onEnd = { self.leave() }
      upstream.subscribe(stage)
      if isFirst { connect() }
    }

    private func connect() {
      let new = upstream.connect()
      // The subscriber may have left already, as when the upstream finished at once.
      let isWanted = lock.withLock {
        guard subscriberCount > 0, connection == nil else { return false }
        connection = new
        return true
      }
      if !isWanted { new.cancel() }
    }

    private func leave() {
      let ended: (any Cancellable)? = lock.withLock {
        subscriberCount -= 1
        guard subscriberCount == 0 else { return nil }
        let ended = connection
        connection = nil
        return ended
      }
      ended?.cancel()
    }
  }

  /// A publisher that shares one subscription to its upstream among all its subscribers.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// The same values as the upstream.
    public typealias Output = Upstream.Output

    /// The same errors as the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher that is shared.
    public let upstream: Upstream

    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Makes a publisher that shares the given one.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      shared.subscribe(subscriber)
    }

    /// Whether both are the same object.
    public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
  }
}

extension ConnectablePublisher {
  /// Connects when the first subscriber comes, and disconnects when the last one goes.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publisher {
  /// Shares one subscription to this publisher among all subscribers, from the first one to the last one.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

/// A stage that says when its subscriber has gone.
private final class AutoconnectStage<Input, Failure: Error, Downstream: Subscriber>: Stage<
  Input, Failure, Downstream
>
where Downstream.Input == Input, Downstream.Failure == Failure {
  // Set before the stage is attached. It holds the publisher, and thereby the connection.
  var onEnd: (() -> Void)?

  override func receive(_ input: Input) -> Subscribers.Demand { downstream?.receive(input) ?? .none }

  override func receive(completion: Subscribers.Completion<Failure>) {
    leave()
    finish(completion)
  }

  override func cancel() {
    super.cancel()
    leave()
  }

  private func leave() {
    let action = lock.withLock {
      let action = onEnd
      onEnd = nil
      return action
    }
    action?()
  }
}
