import Testing

@testable import Combine

@Suite struct CancellableTests {
  @Test func theActionRunsOnceAtTheLatestOnRelease() {
    let counter = Counter()
    var cancellable: AnyCancellable? = AnyCancellable { counter.increase() }
    cancellable?.cancel()
    cancellable?.cancel()
    cancellable = nil
    #expect(counter.value == 1)
    cancellable = AnyCancellable(AnyCancellable { counter.increase() })
    cancellable = nil
    #expect(counter.value == 2)
  }

  @Test func storesKeepIt() {
    let counter = Counter()
    var set = Set<AnyCancellable>()
    var array: [AnyCancellable] = []
    AnyCancellable { counter.increase() }.store(in: &set)
    AnyCancellable { counter.increase() }.store(in: &array)
    let erased: any Cancellable = AnyCancellable { counter.increase() }
    erased.store(in: &set)
    #expect(set.count == 2 && array.count == 1 && counter.value == 0)
    set = []
    array = []
    erased.cancel()
    #expect(counter.value == 3)
  }

  @Test func identifiersAreUnique() {
    let probe = Probe<Int, Never>()
    #expect(CombineIdentifier() != CombineIdentifier())
    #expect(probe.combineIdentifier == probe.combineIdentifier)
    #expect(AnySubscriber(probe).combineIdentifier == probe.combineIdentifier)
  }

  @Test func anySubscriberPassesEverythingOn() {
    let probe = Probe<Int, Never>(.max(1))
    [1, 2].publisher.subscribe(AnySubscriber(probe))
    #expect(probe.values == [1])
    let log = Log<String>()
    [1, 2, 3].publisher.subscribe(
      AnySubscriber(
        receiveSubscription: { $0.request(.max(1)) },
        receiveValue: {
          log.add("\($0)")
          return $0 == 1 ? .max(1) : .none
        }, receiveCompletion: { _ in log.add("end") }))
    #expect(log.values == ["1", "2"])
    let subject = PassthroughSubject<Int, Never>()
    let target = subject.probe()
    [1, 2].publisher.subscribe(AnySubscriber(subject))
    #expect(target.values == [1, 2])
    #expect(target.isFinished)
  }

  @Test func anyPublisherHidesTheType() {
    let erased = [1, 2].publisher.map { $0 + 1 }.eraseToAnyPublisher()
    expect(erased, [2, 3])
    expect(erased.eraseToAnyPublisher(), [2, 3])
    #expect("\(erased)" == "AnyPublisher")
  }
}
