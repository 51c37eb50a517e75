import Testing

@testable import Combine

private final class Model: ObservableObject {
  @Published var name = "a"
  @Published var copy = ""
  @Published var number: Int

  init(number: Int = 0) { _number = Published(initialValue: number) }
}

@Suite struct PublishedTests {
  @Test func subscribersGetTheCurrentValueAndEachNewOneBeforeItIsStored() {
    let model = Model()
    var log: [String] = []
    let cancellable = model.$name.sink { log.append("\($0), stored \(model.name)") }
    model.name = "b"
    model.name = "b"
    #expect(log == ["a, stored a", "b, stored a", "b, stored b"])
    cancellable.cancel()
    model.name = "c"
    #expect(log.count == 3)
  }

  @Test func theObjectAnnouncesTheChangeBeforeTheProperty() {
    let model = Model()
    var log: [String] = []
    let first = model.$name.dropInitial { log.append("value \($0)") }
    let second = model.objectWillChange.sink { log.append("change") }
    model.name = "b"
    #expect(log == ["change", "value b"])
    _ = (first, second)
  }

  @Test func theOuterWriteWinsWhenASubscriberWritesToo() {
    // Apple publishes in willSet: the outer value is stored after its subscribers have run.
    let model = Model()
    let cancellable = model.$number.sink { if $0 == 1 { model.number = 2 } }
    model.number = 1
    #expect(model.number == 1)
    cancellable.cancel()
  }

  @Test func aLateDemandGetsTheLatestValueOnly() {
    let model = Model()
    let probe = Probe<String, Never>()
    model.$name.subscribe(probe)
    model.name = "b"
    model.name = "c"
    #expect(probe.values.isEmpty)
    probe.request(.max(1))
    #expect(probe.values == ["c"])
    model.name = "d"
    #expect(probe.values == ["c"])
    probe.request(.max(2))
    #expect(probe.values == ["c", "d"])
    model.name = "e"
    model.name = "f"
    #expect(probe.values == ["c", "d", "e"])
  }

  @Test func assignToWritesThePropertyAndEndsWithIt() {
    let subject = PassthroughSubject<String, Never>()
    weak var weakModel: Model?
    do {
      let model = Model()
      weakModel = model
      subject.assign(to: &model.$copy)
      model.$name.assign(to: &model.$copy)
      #expect(model.copy == "a")
      subject.send("x")
      #expect(model.copy == "x")
      model.name = "y"
      #expect(model.copy == "y")
    }
    #expect(weakModel == nil)
    subject.send("z")
  }

  @Test func initialValueAndWrappedValueAreTheSame() {
    #expect(Model(number: 9).number == 9)
  }
}
