import MartletControls
import SwiftUI
import Testing

/// Each tool passes writes on, with their transaction, when its documentation says so.
@MainActor @Suite struct BindingToolsTests {
  /// Where a binding's value lives, and what was written to it.
  @MainActor private final class Place<Value: Sendable> {
    var value: Value
    var writes: [Value] = []
    var animations: [Animation?] = []

    init(_ value: Value) { self.value = value }

    var binding: Binding<Value> {
      Binding(
        get: { self.value },
        set: { value, transaction in
          self.value = value
          self.writes.append(value)
          self.animations.append(transaction.animation)
        })
    }
  }

  @Test func anActionRunsAfterEachWriteWithOldAndNew() {
    let place = Place(1)
    var seen: [[Int]] = []
    let binding = place.binding.onSet { old, new in seen.append([old, new, place.value]) }
    binding.wrappedValue = 2
    binding.wrappedValue = 2
    #expect(seen == [[1, 2, 2], [2, 2, 2]] && place.writes == [2, 2])
  }

  @Test func choosingTheSameAgainIsWrittenAndTold() {
    let place = Place("name")
    var again: [String] = []
    let binding = place.binding.onReselect { again.append($0) }
    binding.wrappedValue = "size"
    binding.wrappedValue = "size"
    #expect(place.writes == ["size", "size"] && again == ["size"])
  }

  @Test func aSwitchOnAValueSelectsIt() {
    let place = Place(1)
    let two = place.binding.equals(2)
    #expect(!two.wrappedValue)
    two.wrappedValue = true
    #expect(two.wrappedValue && place.value == 2)
    two.wrappedValue = false
    #expect(place.writes == [2])
  }

  @Test func valuesAreMappedBothWays() {
    let place = Place(100.0)
    let fahrenheit = place.binding.map(get: { $0 * 1.8 + 32 }, set: { ($0 - 32) / 1.8 })
    #expect(fahrenheit.wrappedValue == 212)
    fahrenheit.wrappedValue = 32
    #expect(place.value == 0)
    #expect(Place(true).binding.not.wrappedValue == false)
  }

  @Test func nothingIsReplacedWhileReadingOnly() {
    let place = Place<String?>(nil)
    let text = place.binding.replacingNil(with: "")
    let isPresent = place.binding.isPresent()
    #expect(text.wrappedValue == "" && place.writes.isEmpty && !isPresent.wrappedValue)
    text.wrappedValue = ""
    #expect(place.value == "" && isPresent.wrappedValue)
    isPresent.wrappedValue = true
    #expect(place.value == "")
    isPresent.wrappedValue = false
    #expect(place.value == nil)
  }

  @Test func aCollectionIsEmptiedAndNeverFilled() {
    let place = Place([1, 2])
    let isEmpty = place.binding.isEmpty
    isEmpty.wrappedValue = false
    #expect(place.writes.isEmpty && !isEmpty.wrappedValue)
    isEmpty.wrappedValue = true
    isEmpty.wrappedValue = true
    #expect(place.writes == [[]] && isEmpty.wrappedValue)
  }

  @Test func limitsHoldForReadingAndWriting() {
    let place = Place(20.0)
    let clamped = place.binding.clamped(to: 0...10)
    #expect(clamped.wrappedValue == 10 && place.writes.isEmpty)
    for value in [-1, 5, 11, Double.nan] { clamped.wrappedValue = value }
    #expect(place.writes == [0, 5, 10])
    place.value = .nan
    #expect(clamped.wrappedValue == 0)
  }

  @Test func invalidValuesAreRefusedAndTold() {
    let place = Place("ok")
    var refused: [String] = []
    let binding = place.binding.validated({ $0.count < 4 }, onInvalid: { refused.append($0) })
    binding.wrappedValue = "long one"
    binding.wrappedValue = "new"
    #expect(place.writes == ["new"] && refused == ["long one"])
  }

  @Test func theTransactionOfAWriteIsKeptByEachTool() {
    let place = Place(1)
    let tools: [Binding<Int>] = [
      place.binding.onSet { _, _ in }, place.binding.onReselect { _ in }, place.binding.clamped(to: 0...100),
      place.binding.map(get: { $0 }, set: { $0 }), place.binding.validated { _ in true },
    ]
    for (index, tool) in tools.enumerated() {
      tool.animation(.linear(duration: Double(index + 1))).wrappedValue = index + 10
    }
    #expect(place.animations == (1...tools.count).map { .linear(duration: Double($0)) })
    withAnimation(.easeIn) { place.binding.equals(50).wrappedValue = true }
    #expect(place.animations.last == .easeIn)
  }

  @Test func writesAtOnceWithoutARest() {
    let place = Place("")
    let debounce = Debounce<String>()
    place.binding.debounced(for: .zero, by: debounce).wrappedValue = "a"
    #expect(place.writes == ["a"] && debounce.pending == nil)
  }

  @Test func theNewestValueShowsAtOnceAndArrivesOnce() {
    let place = Place("")
    let debounce = Debounce<String>()
    let binding = place.binding.debounced(for: .seconds(3600), by: debounce)
    binding.wrappedValue = "a"
    binding.animation(.easeOut).wrappedValue = "ab"
    #expect(binding.wrappedValue == "ab" && place.writes.isEmpty)
    debounce.flush()
    debounce.flush()
    #expect(place.writes == ["ab"] && place.animations == [.easeOut] && binding.wrappedValue == "ab")
  }

  @Test func aRestLetsTheValueThrough() async {
    let place = Place("")
    let debounce = Debounce<String>(clock: ContinuousClock())
    place.binding.debounced(for: .nanoseconds(1), by: debounce).wrappedValue = "a"
    #expect(place.writes.isEmpty)
    while debounce.pending != nil { await Task.yield() }
    #expect(place.writes == ["a"])
  }
}
