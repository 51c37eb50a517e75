extension Publishers {
  /// A publisher of the values at certain positions.
  public struct Output<Upstream: Publisher>: Publisher {
    /// The same values as the upstream.
    public typealias Output = Upstream.Output

    /// The same errors as the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// The positions, from 0.
    public let range: CountableRange<Int>

    /// Makes a publisher of its parts.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      // The range is empty, so the end is known before the first value.
      if range.isEmpty {
        subscriber.receive(subscription: Subscriptions.empty)
        return subscriber.receive(completion: .finished)
      }
      var index = 0
      upstream.subscribe(
        TransformStage(subscriber, "Output") { [range] value in
          defer { index += 1 }
          guard index >= range.lowerBound else { return .skip }
          return index + 1 < range.upperBound ? .emit(value) : .emitAndFinish(value)
        })
    }
  }
}

extension Publisher {
  /// Publishes only the value at the given position, counted from 0, then finishes.
  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: index..<index + 1)
  }

  /// Publishes only the values at the given positions, counted from 0, then finishes.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(range.lowerBound >= 0, "output(in:) needs positions from 0 on, not \(range)")
    return Publishers.Output(upstream: self, range: range)
  }
}
