/// A publisher that plays a recording to each subscriber.
public struct Record<Output, Failure: Error>: Publisher {
  /// What is played.
  public let recording: Recording

  /// Makes a publisher of what the closure records.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// Makes a publisher of a recording.
  public init(recording: Recording) { self.recording = recording }

  /// Makes a publisher of values and an end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    let subscription = SequenceSubscription(
      recording.output, subscriber, name: "\(recording.output)", completion: recording.completion)
    subscriber.receive(subscription: subscription)
    subscription.finishIfEmpty()
  }

  /// Values and an end, in the order in which they are to be played.
  public struct Recording {
    /// The kind of values recorded.
    public typealias Input = Output

    /// The recorded values.
    public private(set) var output: [Output]

    /// The recorded end.
    public private(set) var completion: Subscribers.Completion<Failure>

    private var isComplete = false

    /// Makes an empty recording, which finishes.
    public init() {
      output = []
      completion = .finished
    }

    /// Makes a recording of values and an end.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      isComplete = true
    }

    /// Records a value.
    ///
    /// - Precondition: no end was recorded.
    public mutating func receive(_ input: Output) {
      precondition(!isComplete, "Record.Recording takes no value after its completion")
      output.append(input)
    }

    /// Records the end.
    ///
    /// - Precondition: no end was recorded.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isComplete, "Record.Recording takes one completion only")
      isComplete = true
      self.completion = completion
    }
  }
}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {}
extension Record: Codable where Output: Codable, Failure: Codable {}
