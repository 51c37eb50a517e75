import Foundation

extension Publishers {
  /// A publisher that shares its upstream's values through a subject, from `connect()` on.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    /// The same values as the upstream.
    public typealias Output = Upstream.Output

    /// The same errors as the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// A closure that makes the subject when it is first needed.
    public let createSubject: () -> SubjectType

    private let lock = NSLock()
    private var made: SubjectType?

    /// Makes a publisher of its parts.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    /// Attaches a subscriber to the subject.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      subject.subscribe(subscriber)
    }

    /// Attaches the subject to the upstream.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }

    private var subject: SubjectType {
      if let made = lock.withLock({ made }) { return made }
      let new = createSubject()
      return lock.withLock {
        if let made { return made }
        made = new
        return new
      }
    }
  }

  /// A publisher that waits for `connect()` before it asks its upstream.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
    /// The same values as the upstream.
    public typealias Output = Upstream.Output

    /// This publisher never fails.
    public typealias Failure = Never

    private let multicast: Multicast<Upstream, PassthroughSubject<Output, Never>>

    /// Makes a publisher that waits.
    public init(upstream: Upstream) {
      multicast = Multicast(upstream: upstream, createSubject: { PassthroughSubject() })
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Never {
      multicast.subscribe(subscriber)
    }

    /// Starts the upstream.
    public func connect() -> any Cancellable { multicast.connect() }
  }
}

extension Publisher {
  /// Shares this publisher's values through a subject that the closure makes.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Shares this publisher's values through the given subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: { subject })
  }
}

extension Publisher where Failure == Never {
  /// Makes this publisher wait for `connect()`.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}
