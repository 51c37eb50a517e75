import SwiftUI
import Testing
import ViewTesting

/// Apple, "DragGesture" and "GestureState"; facts n221, n225.
@MainActor @Suite struct DragViewTests {
  private struct Screen: View {
    let journal: Journal
    var minimum: CGFloat = 10
    @GestureState private var distance: CGFloat = 0
    @State private var total: CGFloat = 0

    var body: some View {
      VStack {
        Color.red.frame(width: 100, height: 100).offset(x: total + distance)
          .gesture(
            DragGesture(minimumDistance: minimum)
              .updating($distance) { value, state, _ in state = value.translation.width }
              .onChanged { _ in journal.note("changed") }
              .onEnded { value in
                journal.note("ended \(Int(value.translation.width))")
                total += value.translation.width
              })
        Text("distance \(Int(distance)) total \(Int(total))")
      }
    }
  }

  private let start = CGPoint(x: 200, y: 140)

  private func moved(_ x: CGFloat) -> CGPoint { CGPoint(x: start.x + x, y: start.y) }

  @Test func itBeginsAfterTenPoints() {
    let journal = Journal()
    let ui = TestHost { Screen(journal: journal) }
    ui.pointerDown(at: start)
    ui.pointerMove(to: moved(9))
    #expect(journal.take() == [])
    ui.pointerMove(to: moved(12))
    #expect(journal.take() == ["changed"])
  }

  @Test func gestureStateFollowsAndResets() {
    let ui = TestHost { Screen(journal: Journal()) }
    ui.pointerDown(at: start)
    ui.pointerMove(to: moved(30))
    #expect(ui.shows("distance 30 total 0"))
    ui.pointerMove(to: moved(45))
    #expect(ui.shows("distance 45 total 0"))
    ui.pointerUp()
    #expect(ui.shows("distance 0 total 45"))
    #expect(ui.repaintDifference == 0)
  }

  @Test func gestureStateResetsWhenCancelled() {
    let journal = Journal()
    let ui = TestHost { Screen(journal: journal) }
    ui.pointerDown(at: start)
    ui.pointerMove(to: moved(30))
    ui.pointerCancel()
    #expect(ui.shows("distance 0 total 0"))
    #expect(!journal.entries.contains { $0.hasPrefix("ended") })
  }

  @Test func aSecondDragStartsAnew() {
    let ui = TestHost { Screen(journal: Journal()) }
    ui.drag(from: start, to: moved(40))
    ui.drag(from: moved(40), to: moved(60))
    #expect(ui.shows("distance 0 total 60"))
  }

  /// The view moves under the pointer, so locations must not be measured in what it has moved to twice.
  @Test func aViewThatFollowsThePointerStaysUnderIt() {
    let ui = TestHost { Screen(journal: Journal()) }
    ui.drag(from: start, to: moved(80), duration: 0.5)
    #expect(ui.shows("distance 0 total 80"))
    #expect(ui.color(at: CGPoint(x: start.x + 125, y: start.y)).description == "#FF3B30")
  }

  @Test func aDragIsNotATap() {
    let journal = Journal()
    let ui = TestHost {
      Color.red.frame(width: 100, height: 100)
        .gesture(DragGesture().onEnded { _ in journal.note("drag") })
        .onTapGesture { journal.note("tap") }
    }
    ui.drag(from: start, to: moved(30))
    #expect(journal.take() == ["drag"])
    ui.tap(at: start)
    #expect(journal.take() == ["tap"])
  }

  @Test func aLongPressThenADragInSequence() {
    let journal = Journal()
    let ui = TestHost {
      Color.red.frame(width: 100, height: 100)
        .gesture(
          LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture())
            .onEnded { value in
              if case .second(true, let drag?) = value {
                journal.note("dragged \(Int(drag.translation.width))")
              }
            })
    }
    ui.drag(from: start, to: moved(30))
    #expect(journal.take() == [])
    ui.pointerDown(at: start)
    ui.advance(by: 0.4)
    ui.pointerMove(to: moved(30))
    ui.pointerUp()
    #expect(journal.take() == ["dragged 30"])
  }

  @Test func aPressTellsWhenItBeginsAndEnds() {
    let journal = Journal()
    let ui = TestHost {
      Color.red.frame(width: 100, height: 100)
        .onLongPressGesture {
          journal.note("performed")
        } onPressingChanged: {
          journal.note("\($0)")
        }
    }
    ui.press(at: start, for: 0.2)
    #expect(journal.take() == ["true", "false"])
    ui.press(at: start, for: 0.7)
    #expect(journal.take().first == "true")
  }

  /// Apple, "onLongPressGesture(…onPressingChanged:)": called when the pressing state changes, not for each move.
  @Test func pressingIsToldWhenItChanges() {
    final class Journal: @unchecked Sendable { var entries: [Bool] = [] }
    let journal = Journal()
    let ui = TestHost(size: CGSize(width: 100, height: 100)) {
      Color.white.onLongPressGesture(minimumDuration: 10, maximumDistance: 30) {
      } onPressingChanged: {
        journal.entries.append($0)
      }
    }
    ui.pointerDown(at: CGPoint(x: 50, y: 50))
    for x in 51..<60 { ui.pointerMove(to: CGPoint(x: CGFloat(x), y: 50)) }
    #expect(journal.entries == [true])
    ui.pointerUp()
    #expect(journal.entries == [true, false])
    ui.pointerDown(at: CGPoint(x: 50, y: 50))
    ui.pointerUp()
    #expect(journal.entries == [true, false, true, false])
  }
}
