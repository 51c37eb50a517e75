import Foundation
import Testing

@testable import Combine

private class Base: ObservableObject {
  @Published var first = 1
  weak var friend: Base?
}

private final class Derived: Base {
  @Published var second = "a"
  var plain = 0
}

private final class Bare: ObservableObject {}

private final class Custom: ObservableObject {
  let objectWillChange = PassthroughSubject<Int, Never>()
}

private final class Shared: ObservableObject, @unchecked Sendable {
  @Published var count = 0
  @Published var text = ""
}

private final class GenericModel<Item>: ObservableObject {
  let header: Int32 = 7
  @Published var items: [Item] = []
}

private class Foreign: NSObject, ObservableObject {
  @Published var value = 0
}

private protocol Shape {}

private final class Varied: ObservableObject {
  unowned let owner: Bare
  unowned(unsafe) let other: Bare
  weak var friend: Bare?
  let closure: () -> Int = { 1 }
  let shape: (any Shape)? = nil
  let pair = (1, "a")
  lazy var late = [1]
  var (x, y) = (1, 2)
  private struct Hidden { var name = "" }
  @Published private var hidden = Hidden()
  @Published var optional: Bare?

  init(_ owner: Bare) {
    self.owner = owner
    other = owner
  }

  func rename() { hidden.name = "b" }
}

@Suite struct ObservableObjectTests {
  @Test func anObjectKeepsOnePublisher() {
    let object = Derived()
    #expect(object.objectWillChange === object.objectWillChange)
    #expect(Derived().objectWillChange !== object.objectWillChange)
  }

  @Test func theSuperclassSeesTheSamePublisher() {
    let object = Derived()
    #expect((object as Base).objectWillChange === object.objectWillChange)
  }

  @Test func propertiesOfSuperclassesAnnounceTheirChanges() {
    let object = Derived()
    var count = 0
    let cancellable = object.objectWillChange.sink { count += 1 }
    object.first = 2
    object.second = "b"
    object.plain = 1
    #expect(count == 2)
    cancellable.cancel()
    object.first = 3
    #expect(count == 2)
  }

  @Test func fieldsOfEveryKindMayLieBesides() {
    let owner = Bare()
    let object = Varied(owner)
    var count = 0
    let cancellable = object.objectWillChange.sink { count += 1 }
    object.rename()
    object.optional = owner
    object.optional = nil
    object.late = []
    #expect(count == 3)
    cancellable.cancel()
  }

  @Test func aSubclassOfNSObjectIsWired() {
    let object = Foreign()
    var count = 0
    let cancellable = object.objectWillChange.sink { count += 1 }
    object.value = 1
    #expect(count == 1)
    cancellable.cancel()
  }

  @Test func aPropertyWhoseWrapperWasReplacedIsTiedAgain() {
    let object = Derived()
    var count = 0
    let cancellable = object.objectWillChange.sink { count += 1 }
    let other = Derived()
    object.$first = other.$first
    object.second = "x"
    #expect(object.objectWillChange === object.objectWillChange)
    #expect(count == 1)
    cancellable.cancel()
  }

  @Test func aGenericClassIsWired() {
    let object = GenericModel<String>()
    var count = 0
    let cancellable = object.objectWillChange.sink { count += 1 }
    object.items.append("a")
    #expect(count == 1)
    #expect(object.items == ["a"])
    cancellable.cancel()
  }

  @Test func anObjectWithoutPublishedPropertiesKeepsItsPublisherWhileItLives() {
    let objects = (0..<200).map { _ in Bare() }
    let publishers = objects.map(\.objectWillChange)
    // Many short-lived ones make the table sweep.
    for _ in 0..<1000 { _ = Bare().objectWillChange }
    for (object, publisher) in zip(objects, publishers) { #expect(object.objectWillChange === publisher) }
    #expect(Set(publishers.map(ObjectIdentifier.init)).count == 200)
  }

  @Test func aNewObjectAtAnOldAddressGetsAPublisherOfItsOwn() {
    var seen: [ObservableObjectPublisher] = []
    for _ in 0..<100 { seen.append(Bare().objectWillChange) }
    #expect(Set(seen.map(ObjectIdentifier.init)).count == 100)
  }

  @Test func theObjectIsReleasedWithItsSubscriber() {
    weak var object: Derived?
    weak var publisher: ObservableObjectPublisher?
    do {
      let made = Derived()
      object = made
      publisher = made.objectWillChange
      let cancellable = made.objectWillChange.sink {}
      cancellable.cancel()
    }
    #expect(object == nil)
    #expect(publisher == nil)
  }

  @Test func theSubscriptionDoesNotHoldTheObject() {
    weak var object: Derived?
    var cancellables = Set<AnyCancellable>()
    do {
      let made = Derived()
      object = made
      made.objectWillChange.sink {}.store(in: &cancellables)
      made.$first.sink { _ in }.store(in: &cancellables)
    }
    #expect(object == nil)
  }

  @Test func changesOnManyThreadsAreAllAnnounced() async {
    let object = Shared()
    let counter = Counter()
    let observation = object.observeWillChange { counter.increase() }
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<8 {
        group.addTask {
          for index in 0..<200 {
            object.count = index
            if index % 10 == 0 { object.text = "\(thread)" }
            _ = object.objectWillChange
          }
        }
      }
    }
    #expect(counter.value == 8 * 220)
    observation.cancel()
    object.count = -1
    #expect(counter.value == 8 * 220)
  }

  @Test func theFirstPublisherIsTheSameOnAllThreads() async {
    for _ in 0..<50 {
      let object = Shared()
      let found = await withTaskGroup(of: ObservableObjectPublisher.self) { group in
        for _ in 0..<4 { group.addTask { object.objectWillChange } }
        return await group.reduce(into: Set<ObjectIdentifier>()) { $0.insert(ObjectIdentifier($1)) }
      }
      #expect(found.count == 1)
    }
  }

  @Test func observationsRunInOrderAndBeforeTheChange() {
    let object = Shared()
    let log = Log<String>()
    let first = object.observeWillChange { log.add("first \(object.count)") }
    let second = object.observeWillChange { log.add("second \(object.count)") }
    object.count = 5
    #expect(log.values == ["first 0", "second 0"])
    first.cancel()
    first.cancel()
    object.count = 6
    #expect(log.values == ["first 0", "second 0", "second 5"])
    second.cancel()
  }

  @Test func anObservationMayCancelItselfAndOthersWhileRunning() {
    let object = Shared()
    let log = Log<String>()
    var held: [WillChangeObservation] = []
    let box = Box<[WillChangeObservation]>([])
    held.append(
      object.observeWillChange {
        log.add("a")
        for observation in box.value { observation.cancel() }
      })
    held.append(object.observeWillChange { log.add("b") })
    box.value = held
    object.count = 1
    object.count = 2
    #expect(log.values == ["a"])
    box.value = []
  }

  @Test func aCustomPublisherIsObservedToo() {
    let object = Custom()
    let counter = Counter()
    let observation = object.observeWillChange { counter.increase() }
    object.objectWillChange.send(1)
    object.objectWillChange.send(2)
    observation.cancel()
    object.objectWillChange.send(3)
    #expect(counter.value == 2)
  }

  @Test func cancellingReleasesWhatTheClosureHolds() {
    let object = Shared()
    weak var held: Counter?
    do {
      let counter = Counter()
      held = counter
      let observation = object.observeWillChange { counter.increase() }
      observation.cancel()
    }
    #expect(held == nil)
  }
}
