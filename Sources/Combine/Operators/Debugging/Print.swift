import Foundation

extension Publishers {
  /// A publisher that prints its events.
  public struct Print<Upstream: Publisher>: Publisher {
    /// The same values as the upstream.
    public typealias Output = Upstream.Output

    /// The same errors as the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// A text at the beginning of each line.
    public let prefix: String

    /// Where to print; `nil` for the standard output.
    public let stream: (any TextOutputStream)?

    /// Makes a publisher of its parts.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let write = printer(to: stream)
      let label = prefix.isEmpty ? "" : prefix + ": "
      let stage = HandleEventsStage<Upstream.Output, Upstream.Failure, S>(subscriber, "Print")
      stage.onSubscription = { write("\(label)receive subscription: (\($0))") }
      stage.onOutput = { write("\(label)receive value: (\($0))") }
      stage.onCompletion = {
        switch $0 {
        case .finished: write("\(label)receive finished")
        case .failure(let error): write("\(label)receive error: (\(error))")
        }
      }
      stage.onCancel = { write("\(label)receive cancel") }
      stage.onRequest = { write("\(label)request \($0)") }
      stage.onSynchronousRequest = { write("\(label)request \($0) (synchronous)") }
      upstream.subscribe(stage)
    }

    private func printer(to stream: (any TextOutputStream)?) -> (String) -> Void {
      guard var stream else { return { Swift.print($0) } }
      // The stream is a value that printing changes; requests may come from any thread.
      let lock = NSLock()
      return { line in lock.withLock { stream.write(line + "\n") } }
    }
  }
}

extension Publisher {
  /// Prints all events of this publisher.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self>
  {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
