import SwiftUI
import Testing
import ViewTesting

/// Random changes and moves: what is seen is always a part of the data, without a gap.
@MainActor @Suite struct LazyStressTests {
  private struct Item: Identifiable {
    let id: Int
    var height: CGFloat { CGFloat(16 + id * 13 % 40) }
  }

  private final class Model: ObservableObject {
    @Published var items = (0..<60).map(Item.init)
  }

  private struct Lines: View {
    @ObservedObject var model: Model

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          Text("row -1").frame(height: 20)
          ForEach(model.items) { item in Text(verbatim: "row \(item.id)").frame(height: item.height) }
        }
      }
    }
  }

  private func change(_ model: Model, _ next: inout Int, _ random: inout SeededGenerator) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      let place = Int.random(in: 0...model.items.count, using: &random)
      let count = Int.random(in: 1...30, using: &random)
      model.items.insert(contentsOf: (next..<next + count).map(Item.init), at: place)
      next += count
    case 1:
      let place = Int.random(in: 0...model.items.count, using: &random)
      model.items.removeSubrange(place..<min(place + 12, model.items.count))
    case 2: model.items.shuffle(using: &random)
    case 3: model.items.reverse()
    case 4: if model.items.count > 1 { model.items.swapAt(0, model.items.count - 1) }
    default: if Int.random(in: 0..<4, using: &random) == 0 { model.items = [] }
    }
  }

  @Test(arguments: 1...4) func whatIsSeenIsAPartOfTheData(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let model = Model()
    var next = 1000
    let ui = TestHost { Lines(model: model) }
    for step in 0..<120 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        if Bool.random(using: &random) {
          withAnimation(.linear(duration: 0.2)) { change(model, &next, &random) }
        } else {
          change(model, &next, &random)
        }
        ui.advance(by: Double.random(in: 0...0.3, using: &random))
      case 2: ui.key(Bool.random(using: &random) ? "End" : "Home")
      case 3: ui.resize(to: CGSize(width: 400, height: CGFloat.random(in: 100...400, using: &random)))
      default:
        ui.scroll(
          by: CGSize(width: 0, height: CGFloat(Int.random(in: -400...400, using: &random))), with: .touchpad)
      }
      ui.settle()
      let height = ui.windowSize.height
      let seen = ui.findAll(.text(containing: "row ")).sorted { $0.frame.midY < $1.frame.midY }
      let order = [-1] + model.items.map(\.id)
      let places = seen.compactMap { view in Int(view.text.dropFirst(4)).flatMap { order.firstIndex(of: $0) }
      }
      #expect(places.count == seen.count, "step \(step): rows without data")
      #expect(zip(places, places.dropFirst()).allSatisfy { $1 == $0 + 1 }, "step \(step): \(places)")
      // The rows cover the window, or all of them are there.
      let heights = places.map { $0 == 0 ? 20 : model.items[$0 - 1].height }
      if let first = seen.first, let last = seen.last {
        let top = first.frame.midY - heights[0] / 2
        let bottom = last.frame.midY + heights[heights.count - 1] / 2
        #expect(top <= 0.6 || places.first == 0, "step \(step): a gap of \(top) above")
        #expect(bottom >= height - 0.6 || places.last == order.count - 1, "step \(step): a gap below")
      } else {
        Issue.record("step \(step): nothing is seen")
      }
    }
    #expect(ui.repaintDifference == 0)
  }
}
