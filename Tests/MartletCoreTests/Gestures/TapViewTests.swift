import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct TapViewTests {
  private let center = CGPoint(x: 200, y: 150)

  private func box(_ side: CGFloat = 60) -> some View { Color.red.frame(width: side, height: side) }

  @Test func singleWaitsForDouble() {
    let journal = Journal()
    let ui = TestHost {
      box().onTapGesture(count: 2) { journal.note("double") }.onTapGesture { journal.note("single") }
    }
    ui.tap(at: center, count: 2)
    ui.advance(by: 1)
    #expect(journal.take() == ["double"])
    ui.tap(at: center)
    ui.advance(by: 1)
    #expect(journal.take() == ["single"])
  }

  @Test func theChildGoesBeforeTheParent() {
    let journal = Journal()
    let ui = TestHost {
      box(40).onTapGesture { journal.note("child") }.padding(20).background(.yellow)
        .onTapGesture { journal.note("parent") }
    }
    ui.tap(at: center)
    #expect(journal.take() == ["child"])
    ui.tap(at: CGPoint(x: center.x + 30, y: center.y))
    #expect(journal.take() == ["parent"])
  }

  @Test func aHighPriorityGestureGoesBeforeTheChild() {
    let journal = Journal()
    let ui = TestHost {
      box().onTapGesture { journal.note("child") }
        .highPriorityGesture(TapGesture().onEnded { journal.note("parent") })
    }
    ui.tap(at: center)
    #expect(journal.take() == ["parent"])
  }

  @Test func aSimultaneousGestureGoesAlong() {
    let journal = Journal()
    let ui = TestHost {
      box().onTapGesture { journal.note("child") }
        .simultaneousGesture(TapGesture().onEnded { journal.note("parent") })
    }
    ui.tap(at: center)
    #expect(journal.take().sorted() == ["child", "parent"])
  }

  @Test(arguments: [
    (GestureMask.all, ["child"]), (.gesture, ["parent"]), (.subviews, ["child"]), (.none, []),
  ])
  func aMaskSaysWhoTakesPart(mask: GestureMask, expected: [String]) {
    let journal = Journal()
    let ui = TestHost {
      box().onTapGesture { journal.note("child") }
        .gesture(TapGesture().onEnded { journal.note("parent") }, including: mask)
    }
    ui.tap(at: center)
    #expect(journal.take() == expected)
  }

  @Test func aGestureThatIsNotEnabledLeavesTheOthersAlone() {
    let journal = Journal()
    let ui = TestHost {
      box().onTapGesture { journal.note("child") }
        .highPriorityGesture(TapGesture().onEnded { journal.note("parent") }, isEnabled: false)
        .simultaneousGesture(TapGesture().onEnded { journal.note("aside") }, isEnabled: false)
        .gesture(TapGesture().onEnded { journal.note("outer") }, isEnabled: true)
    }
    ui.tap(at: center)
    #expect(journal.take() == ["child"])
  }

  /// Facts n222 and n224: one tap, and all gestures take part.
  @Test func theDefaultsOfTapGestures() {
    #expect(TapGesture().count == 1)
    #expect(SpatialTapGesture().count == 1)
    let journal = Journal()
    let ui = TestHost {
      box(40).onTapGesture { journal.note("child") }.padding(20).background(.yellow)
        .gesture(TapGesture().onEnded { journal.note("parent") })
    }
    ui.tap(at: center)
    ui.tap(at: CGPoint(x: center.x + 30, y: center.y))
    #expect(journal.take() == ["child", "parent"])
  }

  @Test func aTapActionIsToldWhereTheTapWas() {
    let journal = Journal()
    let ui = TestHost {
      box()
        .onTapGesture { (place: CGPoint) in journal.note("\(Int(place.x)) \(Int(place.y))") }
        .padding(10)
        .simultaneousGesture(
          SpatialTapGesture(coordinateSpace: .global)
            .onEnded { journal.note("\(Int($0.location.x)) \(Int($0.location.y))") })
    }
    ui.tap(at: CGPoint(x: center.x - 20, y: center.y + 15))
    #expect(journal.take().sorted() == ["10 45", "180 165"])
  }

  @Test func aSpatialTapSaysWhere() {
    let journal = Journal()
    let ui = TestHost {
      box().gesture(
        SpatialTapGesture().onEnded { journal.note("\(Int($0.location.x)) \(Int($0.location.y))") })
    }
    ui.tap(at: CGPoint(x: center.x - 20, y: center.y + 15))
    #expect(journal.take() == ["10 45"])
  }

  @Test func aSpatialTapInAScaledViewIsInItsOwnPoints() {
    let journal = Journal()
    let ui = TestHost {
      box().gesture(SpatialTapGesture().onEnded { journal.note("\(Int($0.location.x))") }).scaleEffect(2)
    }
    ui.tap(at: CGPoint(x: center.x - 40, y: center.y))
    #expect(journal.take() == ["10"])
  }

  private struct Vanishing: View {
    let journal: Journal
    let escape: Cell<(() -> Void)?>
    @State private var isThere = true

    var body: some View {
      VStack {
        if isThere {
          Color.red.frame(width: 60, height: 60)
            .gesture(TapGesture().onEnded { journal.note("tap") })
            .gesture(LongPressGesture().onEnded { _ in journal.note("press") })
            .gesture(
              DragGesture(minimumDistance: 0).onChanged { _ in journal.note("moved") }
                .onEnded { _ in journal.note("ended") })
        }
        Text("after")
      }
      .onAppear { escape.value = { isThere = false } }
    }
  }

  @Test func aViewRemovedInTheMiddleOfAGestureIsSilent() {
    let journal = Journal()
    let escape = Cell<(() -> Void)?>(nil)
    let ui = TestHost { Vanishing(journal: journal, escape: escape) }
    ui.pointerDown(at: center)
    _ = journal.take()
    escape.value?()
    ui.advance(by: 0.1)
    _ = journal.take()
    ui.advance(by: 1)
    ui.pointerMove(to: CGPoint(x: 210, y: 160))
    ui.pointerUp()
    #expect(journal.take() == [])
    #expect(ui.repaintDifference == 0)
    ui.tap(at: center)
  }

  private struct Changing: View {
    let journal: Journal
    let escape: Cell<(() -> Void)?>
    @State private var name = "old"

    var body: some View {
      Color.red.frame(width: 60, height: 60).onTapGesture { journal.note(name) }
        .onAppear { escape.value = { name = "new" } }
    }
  }

  @Test func theNewestActionRuns() {
    let journal = Journal()
    let escape = Cell<(() -> Void)?>(nil)
    let ui = TestHost { Changing(journal: journal, escape: escape) }
    ui.pointerDown(at: center)
    escape.value?()
    ui.advance(by: 0.05)
    ui.pointerUp()
    #expect(journal.take() == ["new"])
  }

  @Test func aTapThatRemovesItsOwnViewIsHarmless() throws {
    struct Self0: View {
      @State private var isThere = true
      var body: some View {
        if isThere { Text("Remove").onTapGesture { isThere = false } } else { Text("Removed") }
      }
    }
    let ui = TestHost { Self0() }
    try ui.tap("Remove")
    #expect(ui.shows("Removed"))
  }

  @Test func clicksAnywhereNeverCrash() {
    let ui = TestHost { ChoiceScreen() }
    for point in [
      CGPoint(x: -50, y: -50), CGPoint(x: 1e9, y: 0), CGPoint(x: CGFloat.nan, y: CGFloat.infinity),
    ] {
      ui.tap(at: point)
      ui.pointerUp(at: point)
      ui.pointerMove(to: point)
      ui.pointerCancel()
    }
    #expect(ui.shows("Choice 0"))
  }
}
