extension Subscribers {
  /// The way a publisher ends: normally, or with an error.
  @frozen public enum Completion<Failure: Error> {
    /// The publisher finished normally.
    case finished

    /// The publisher stopped because of the given error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Codable where Failure: Codable {}

extension Subscribers.Completion {
  /// The same end with the error turned into another one.
  func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> Subscribers.Completion<NewFailure>
  {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }

  /// The same end for a subscriber that takes any error.
  func eraseError() -> Subscribers.Completion<any Error> { mapError { $0 as any Error } }
}
