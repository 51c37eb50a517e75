#if canImport(FoundationNetworking)
  import Foundation
  import FoundationNetworking

  extension URLSession {
    /// A publisher of what a URL answers.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
      dataTaskPublisher(for: URLRequest(url: url))
    }

    /// A publisher of what is answered to a request.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
      DataTaskPublisher(request: request, session: self)
    }

    /// A publisher of the answer to a request; each subscriber sends the request anew when it asks.
    public struct DataTaskPublisher: Publisher {
      /// The answer's data and its header.
      public typealias Output = (data: Data, response: URLResponse)

      /// The errors of loading.
      public typealias Failure = URLError

      /// The request to send.
      public let request: URLRequest

      /// The session that sends it.
      public let session: URLSession

      /// Makes a publisher of the answer to a request.
      public init(request: URLRequest, session: URLSession) {
        self.request = request
        self.session = session
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        subscriber.receive(subscription: DataTaskSubscription(self, subscriber))
      }
    }
  }

  /// One subscriber's request.
  private final class DataTaskSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible
  where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
    private let lock = NSLock()
    private let publisher: URLSession.DataTaskPublisher
    private var downstream: Downstream?
    private var task: URLSessionDataTask?

    init(_ publisher: URLSession.DataTaskPublisher, _ downstream: Downstream) {
      self.publisher = publisher
      self.downstream = downstream
    }

    var description: String { "DataTaskPublisher" }

    func request(_ demand: Subscribers.Demand) {
      guard demand > 0 else { return }
      let new: URLSessionDataTask? = lock.withLock {
        guard downstream != nil, task == nil else { return nil }
        let receiver = Unchecked(receive)
        let new = publisher.session.dataTask(with: publisher.request) { data, response, error in
          receiver.value(data, response, error)
        }
        task = new
        return new
      }
      new?.resume()
    }

    func cancel() { end().task?.cancel() }

    private func receive(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
      guard let downstream = end().downstream else { return }
      if let response, error == nil {
        _ = downstream.receive((data ?? Data(), response))
        downstream.receive(completion: .finished)
      } else {
        downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
      }
    }

    private func end() -> (downstream: Downstream?, task: URLSessionDataTask?) {
      lock.withLock {
        let ended = (downstream, task)
        downstream = nil
        task = nil
        return ended
      }
    }
  }
#endif
