import Foundation
import SwiftUI
import Testing
import ViewTesting

@Suite @MainActor
struct StressTests {
  private final class Closer {
    let action: () -> Void
    init(_ action: @escaping () -> Void) { self.action = action }
    deinit { action() }
  }

  private struct Holding: View {
    @State private var token: Closer?
    @State private var ended = 0

    var body: some View {
      Text("ended \(ended)").onTapGesture {
        let ended = $ended
        token = Closer { ended.wrappedValue += 1 }
        token = Closer { ended.wrappedValue += 1 }
      }
    }
  }

  /// The first token ends while the second is stored; its end writes a state.
  @Test func aStoredObjectMayWriteAStateWhenItEnds() throws {
    let ui = TestHost { Holding() }
    try ui.tap(ui.find(.text("ended 0")))
    #expect(ui.shows("ended 1"))
  }

  private struct Counting: View {
    @State private var count = 0
    var body: some View {
      Text(verbatim: "count \(count)").onTapGesture { for _ in 0..<20_000 { count += 1 } }
    }
  }

  @Test func manyWritesInOneActionAreOneUpdate() throws {
    let ui = TestHost { Counting() }
    ui.resetCounters()
    try ui.tap(ui.find(.text("count 0")))
    #expect(ui.shows("count 20000"))
    #expect(ui.counters.bodies == 1)
  }

  @Test func withAnimationRunsOnAnyThread() async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<5_000 { withAnimation(.linear(duration: 0.1)) {} }
        }
      }
      for _ in 0..<5_000 { withAnimation(.spring()) {} }
    }
    // Nothing of it is left for others.
    let ui = TestHost { Counting() }
    #expect(ui.settle())
  }

  private struct Leaking: View {
    @State private var isThere = true
    let model: () -> Model
    var body: some View {
      VStack {
        if isThere { Draggable(make: model) }
        Text("toggle").onTapGesture { isThere.toggle() }
      }
    }
  }

  private final class Model: ObservableObject {
    @Published var moves = 0
  }

  private struct Draggable: View {
    @StateObject private var model: Model
    init(make: @escaping () -> Model) { _model = StateObject(wrappedValue: make()) }
    var body: some View {
      Text("drag").gesture(DragGesture().onChanged { _ in model.moves += 1 })
    }
  }

  @Test func aViewWithADragGestureIsFreed() throws {
    weak var last: Model?
    let ui = TestHost {
      Leaking {
        let made = Model()
        last = made
        return made
      }
    }
    #expect(last != nil)
    try ui.tap(ui.find(.text("toggle")))
    #expect(last == nil)
  }

  private struct TwoChanges: View {
    @State private var isWide = false
    @State private var isOther = false
    var body: some View {
      VStack {
        Color.red.frame(height: 10).frame(maxWidth: isWide ? 200 : 20)
        Color.blue.frame(width: isOther ? 100 : 50, height: 10)
        Text("go").onTapGesture {
          isWide = true
          withAnimation(.linear(duration: 1)) { isOther = true }
        }
      }
    }
  }

  /// What was written before `withAnimation` is there at once, 200 wide, though both were written in one event.
  @Test func anUnanimatedChangeIsNotTakenAlongByAnAnimatedOne() throws {
    let ui = TestHost(size: CGSize(width: 300, height: 100)) { TwoChanges() }
    try ui.tap(ui.find(.text("go")))
    ui.advance(by: 0.1)
    // 200 wide in the middle of 300, it begins at 50; on its way from 20 it would not reach that far yet.
    // The column is 52 high (10 + 8 + 10 + 8 + 16) in the middle of 100, so its first bar lies from 24 to 34.
    // Red by Apple's Human Interface Guidelines, "Color".
    #expect(ui.color(at: CGPoint(x: 60, y: 29)).description == "#FF3B30")
    #expect(ui.settle())
  }
}
