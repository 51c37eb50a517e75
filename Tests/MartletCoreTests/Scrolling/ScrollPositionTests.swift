import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct ScrollPositionTests {
  private struct Rows: View {
    var isLazy = true

    var body: some View {
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
        } else {
          VStack(spacing: 0) { rows }.scrollTargetLayout()
        }
      }
    }

    private var rows: some View {
      ForEach(0..<200, id: \.self) { row in
        Text(verbatim: "row \(row)").frame(width: 100, height: 50)
      }
    }
  }

  private struct ByID: View {
    var isLazy = true
    @State private var id: Int?

    var body: some View {
      VStack(spacing: 0) {
        Text("id \(id ?? -1)").frame(height: 20).onTapGesture { id = 100 }
        Text("Glide").frame(height: 20).onTapGesture { withAnimation(.linear(duration: 1)) { id = 50 } }
        Text("Middle").frame(height: 20).onTapGesture {
          withTransaction(\.scrollTargetAnchor, .center) { id = 20 }
        }
        Rows(isLazy: isLazy).scrollPosition(id: $id)
      }
    }
  }

  @Test(arguments: [true, false]) func theIDFollowsTheUser(isLazy: Bool) throws {
    let ui = TestHost { ByID(isLazy: isLazy) }
    #expect(ui.shows("id -1"))
    ui.scroll(by: CGSize(width: 0, height: 120), with: .touchpad)
    // 100 and 101 are gone; row 2 has 30 points left.
    #expect(ui.shows("id 2"))
    ui.scroll(by: CGSize(width: 0, height: 500), with: .touchpad)
    ui.advance(by: 0.1)
    #expect(ui.shows("id 12"))
  }

  @Test func theWheelsLastStepCountsToo() throws {
    let ui = TestHost { ByID() }
    ui.scroll(by: CGSize(width: 0, height: 480))
    ui.settle()
    #expect(ui.shows("id 9"))
  }

  @Test(arguments: [true, false]) func theScrollViewFollowsTheID(isLazy: Bool) throws {
    let ui = TestHost { ByID(isLazy: isLazy) }
    try ui.tap("id -1")
    ui.settle()
    // The shortest way: it comes into view at the lower edge.
    #expect(try isNear(ui.find(.text("row 100")).frame.midY, 275))
    #expect(ui.shows("id 100"))
    try ui.tap("Middle")
    ui.settle()
    #expect(try isNear(ui.find(.text("row 20")).frame.midY, 180))
  }

  @Test func anAnimatedChangeGlidesThere() throws {
    let ui = TestHost { ByID() }
    try ui.tap("Glide")
    ui.advance(by: 0.5)
    // Half of the way of 50 · 50 + 50 − 240 = 2310.
    let row = try ui.find(.text("row 23")).frame.midY
    #expect(isNear(row, 80, 50))
    ui.settle()
    #expect(try isNear(ui.find(.text("row 50")).frame.midY, 275))
    #expect(ui.shows("id 50"))
  }

  private struct ByPosition: View {
    @State private var position: ScrollPosition
    let journal: Journal

    init(_ position: ScrollPosition, journal: Journal = Journal()) {
      _position = State(initialValue: position)
      self.journal = journal
    }

    var body: some View {
      VStack(spacing: 0) {
        Text("by user: \(position.isPositionedByUser ? "yes" : "no")").frame(height: 20)
        Text("view \(position.viewID(type: Int.self) ?? -1)").frame(height: 20)
        HStack {
          Text("Bottom").onTapGesture { position.scrollTo(edge: .bottom) }
          Text("Top").onTapGesture { withAnimation { position.scrollTo(edge: .top) } }
          Text("Point").onTapGesture { position.scrollTo(y: 330) }
          Text("View").onTapGesture { position.scrollTo(id: 60, anchor: .top) }
        }
        .frame(height: 20)
        Rows().scrollPosition($position)
      }
    }
  }

  @Test func aPositionScrollsToEdgesPointsAndViews() throws {
    let ui = TestHost { ByPosition(ScrollPosition(idType: Int.self)) }
    #expect(try isNear(ui.find(.text("row 0")).frame.midY, 85))
    try ui.tap("Bottom")
    #expect(try isNear(ui.find(.text("row 199")).frame.midY, 275))
    try ui.tap("Point")
    #expect(try isNear(ui.find(.text("row 7")).frame.midY, 105))
    try ui.tap("View")
    #expect(try isNear(ui.find(.text("row 60")).frame.midY, 85))
    #expect(ui.shows("view 60") && ui.shows("by user: no"))
    try ui.tap("Top")
    ui.settle()
    #expect(try isNear(ui.find(.text("row 0")).frame.midY, 85))
  }

  @Test func theUserTakesThePositionOver() throws {
    let ui = TestHost { ByPosition(ScrollPosition(idType: Int.self, edge: .top)) }
    ui.scroll(by: CGSize(width: 0, height: 130), with: .touchpad)
    #expect(ui.shows("by user: yes") && ui.shows("view 2"))
    try ui.tap("Bottom")
    #expect(ui.shows("by user: no"))
    // Without a type of ids no view is told.
    let untyped = TestHost { ByPosition(ScrollPosition()) }
    untyped.scroll(by: CGSize(width: 0, height: 130), with: .touchpad)
    #expect(untyped.shows("by user: yes") && untyped.shows("view -1"))
  }

  @Test func itBeginsWhereThePositionSays() throws {
    let bottom = TestHost { ByPosition(ScrollPosition(edge: .bottom)) }
    #expect(try isNear(bottom.find(.text("row 199")).frame.midY, 275))
    let view = TestHost { ByPosition(ScrollPosition(id: 80, anchor: .top)) }
    #expect(try isNear(view.find(.text("row 80")).frame.midY, 85))
    let point = TestHost { ByPosition(ScrollPosition(x: 0, y: 510)) }
    #expect(try isNear(point.find(.text("row 11")).frame.midY, 125))
  }

  @Test func positionsTellWhatTheyAre() {
    var position = ScrollPosition(idType: String.self, x: 3)
    #expect(position.x == 3 && position.y == nil && position.point == nil && position.edge == nil)
    position.scrollTo(point: CGPoint(x: 1, y: 2))
    #expect(position.point == CGPoint(x: 1, y: 2))
    position.scrollTo(id: "a")
    #expect(position.viewID(type: String.self) == "a" && position.viewID(type: Int.self) == nil)
    #expect(position == ScrollPosition(id: "a") && position != ScrollPosition(id: "b"))
    position.scrollTo(edge: .leading)
    #expect(position.edge == .leading && position.viewID == nil && !position.isPositionedByUser)
  }

  @Test func aScrollViewInsideAnotherHasNoPartInItsPosition() throws {
    struct Nested: View {
      @State private var id: Int?
      var body: some View {
        VStack(spacing: 0) {
          Text("id \(id ?? -1)").frame(height: 20)
          ScrollView {
            VStack(spacing: 0) {
              ScrollView(.horizontal) {
                HStack(spacing: 0) {
                  ForEach(1000..<1100, id: \.self) { Text(verbatim: "\($0)").frame(width: 100, height: 50) }
                }
                .scrollTargetLayout()
              }
              ForEach(0..<100, id: \.self) { Text(verbatim: "row \($0)").frame(height: 50) }
            }
            .scrollTargetLayout()
          }
          .scrollPosition(id: $id)
        }
      }
    }
    let ui = TestHost { Nested() }
    ui.scroll(by: CGSize(width: 200, height: 0), at: CGPoint(x: 200, y: 40), with: .touchpad)
    #expect(ui.shows("id -1"))
    ui.scroll(by: CGSize(width: 0, height: 110), with: .touchpad)
    #expect(ui.shows("id 1"))
  }
}
