import Foundation
import FoundationNetworking
import Testing

@testable import Combine

@Suite struct FoundationPublisherTests {
  @Test func notificationsArriveUntilCancelled() {
    let center = NotificationCenter()
    let name = Notification.Name("test")
    let object = NSObject()
    let all = center.publisher(for: name).probe()
    let some = center.publisher(for: name, object: object).probe(.max(1))
    center.post(name: name, object: nil)
    center.post(name: name, object: object)
    center.post(name: name, object: object)
    center.post(name: Notification.Name("other"), object: object)
    #expect(all.values.count == 3)
    #expect(some.values.count == 1)
    all.cancel()
    center.post(name: name, object: nil)
    #expect(all.values.count == 3)
    #expect(center.publisher(for: name) == center.publisher(for: name))
    #expect(center.publisher(for: name) != center.publisher(for: name, object: object))
  }

  @Test func aTimerFiresInItsRunLoop() async {
    let probe = await onThreadWithRunLoop { loop in
      let probe = Timer.publish(every: 0.001, on: loop, in: .default).autoconnect().prefix(3).probe()
      // The timer keeps the loop running, and its end stops that.
      while probe.completions.isEmpty, loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) {}
      return probe
    }
    #expect(probe.values.count == 3)
    #expect(probe.isFinished)
  }

  @Test func aTimerReleasesItsSubscribers() async {
    let isReleased = await onThreadWithRunLoop { loop in
      weak var log: Log<Date>?
      do {
        let made = Log<Date>()
        log = made
        let cancellable = Timer.publish(every: 0.001, on: loop, in: .default).autoconnect().sink {
          made.add($0)
        }
        while made.values.isEmpty, loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) {}
        cancellable.cancel()
      }
      return log == nil
    }
    #expect(isReleased)
  }

  @Test func aDriverReplacesTheMainRunLoop() {
    let driver = ManualDriver()
    TimerDrivers.install(driver)
    let timer = Timer.publish(every: 2.25, on: .main, in: .common).autoconnect()
    let probe = timer.probe()
    TimerDrivers.remove(driver)
    driver.fire(Date(timeIntervalSince1970: 5))
    #expect(driver.interval == 2.25)
    #expect(probe.values == [Date(timeIntervalSince1970: 5)])
    probe.cancel()
    #expect(driver.interval == nil)
  }

  @Test func aTimerThatIsNotConnectedIsSilent() {
    let timer = Timer.publish(every: 0.001, tolerance: 0.1, on: .main, in: .common)
    let probe = timer.probe()
    #expect(probe.values.isEmpty)
    #expect(timer.interval == 0.001 && timer.tolerance == 0.1 && timer.mode == .common)
    probe.cancel()
  }

  @Test func aDataTaskDeliversItsAnswer() async throws {
    let publisher = try session.dataTaskPublisher(for: #require(URL(string: "canned:hello")))
    var texts: [String] = []
    for try await answer in publisher.values { texts.append(String(decoding: answer.data, as: UTF8.self)) }
    #expect(texts == ["hello"])
  }

  @Test func aDataTaskFailsWithAURLError() async throws {
    let publisher = try session.dataTaskPublisher(for: #require(URL(string: "canned:fail")))
    await #expect(throws: URLError(.timedOut)) { for try await _ in publisher.values {} }
  }

  @Test func aDataTaskStartsWhenItIsAskedAndNotAgain() async throws {
    let publisher = try session.dataTaskPublisher(for: #require(URL(string: "canned:hello")))
    let probe = publisher.probe(.none)
    probe.cancel()
    probe.request(.max(1))
    #expect(probe.values.isEmpty)
    #expect(probe.completions.isEmpty)
  }

  private var session: URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [CannedProtocol.self]
    return URLSession(configuration: configuration)
  }

  private func onThreadWithRunLoop<R>(_ body: @escaping @Sendable (RunLoop) -> R) async -> R {
    let result: Unchecked<R> = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: Unchecked(body(RunLoop.current))) }
    }
    return result.value
  }
}

/// Answers a URL with the text after its scheme, or fails if that is "fail".
private final class CannedProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "canned" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let client, let url = request.url else { return }
    let text = String(url.absoluteString.dropFirst("canned:".count))
    if text == "fail" { return client.urlProtocol(self, didFailWithError: URLError(.timedOut)) }
    let response = URLResponse(
      url: url, mimeType: nil, expectedContentLength: text.utf8.count, textEncodingName: nil)
    client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client.urlProtocol(self, didLoad: Data(text.utf8))
    client.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}

/// A driver whose one timer fires when the test says so.
private final class ManualDriver: TimerDriver {
  private let timer = Box<(interval: Double, fire: @Sendable (Date) -> Void)?>(nil)

  var interval: Double? { timer.value?.interval }

  /// The test's own timer; those of tests that run at the same time have other intervals.
  func start(every interval: Double, _ fire: @escaping @Sendable (Date) -> Void) -> (@Sendable () -> Void)? {
    guard interval == 2.25 else { return nil }
    timer.value = (interval, fire)
    return { [timer] in timer.value = nil }
  }

  func fire(_ date: Date) { timer.value?.fire(date) }
}
