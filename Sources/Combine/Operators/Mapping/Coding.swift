extension Publishers {
  /// A publisher of encoded values.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
  where Upstream.Output: Encodable {
    /// The kind of values published.
    public typealias Output = Coder.Output

    /// Any error, of the upstream or of the closure.
    public typealias Failure = any Error

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    private let encoder: Coder

    /// Makes a publisher of its parts.
    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        TransformStage(subscriber, "Encode", throwing: { [encoder] in .emit(try encoder.encode($0)) }))
    }
  }

  /// A publisher of decoded values.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    /// Any error, of the upstream or of the closure.
    public typealias Failure = any Error

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    private let decoder: Coder

    /// Makes a publisher of its parts.
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        TransformStage(
          subscriber, "Decode", throwing: { [decoder] in .emit(try decoder.decode(Output.self, from: $0)) }))
    }
  }
}

extension Publisher {
  /// Encodes each value.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
  where Output: Encodable {
    Publishers.Encode(upstream: self, encoder: encoder)
  }

  /// Decodes each value as the given type.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(type: Item.Type, decoder: Coder)
    -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input
  {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}
