import SwiftUI
import Testing
import ViewTesting

/// What is kept clear of bars, and what reaches over them.
@MainActor @Suite struct SafeAreaTests {
  private func box(_ name: String) -> some View { Color.red.accessibilityIdentifier(name) }

  @Test func aBarTakesItsHeightFromTheView() throws {
    let ui = TestHost {
      box("content").safeAreaInset(edge: .bottom, spacing: 0) { box("bar").frame(height: 40) }
    }
    #expect(try ui.frame("content") == CGRect(x: 0, y: 0, width: 400, height: 260))
    #expect(try ui.frame("bar") == CGRect(x: 0, y: 260, width: 400, height: 40))
  }

  @Test func betweenBarAndViewIsTheirOwnDistance() throws {
    let ui = TestHost { box("content").safeAreaInset(edge: .top) { box("bar").frame(height: 40) } }
    // Fact n038: 8 between two views.
    #expect(try ui.frame("content") == CGRect(x: 0, y: 48, width: 400, height: 252))
  }

  @Test func barsAtTheSidesFollowTheDirectionOfReading() throws {
    let content = HStack { box("content") }
      .safeAreaInset(edge: .leading, alignment: .top, spacing: 10) { box("bar").frame(width: 50, height: 20) }
    let ui = TestHost { content }
    #expect(try ui.frame("content") == CGRect(x: 60, y: 0, width: 340, height: 300))
    #expect(try ui.frame("bar") == CGRect(x: 0, y: 0, width: 50, height: 20))
    let mirrored = TestHost { content.environment(\.layoutDirection, .rightToLeft) }
    #expect(try mirrored.frame("content") == CGRect(x: 0, y: 0, width: 340, height: 300))
    #expect(try mirrored.frame("bar") == CGRect(x: 350, y: 0, width: 50, height: 20))
  }

  @Test func whatIgnoresTheSafeAreaReachesBehindTheBar() throws {
    let ui = TestHost {
      ZStack {
        box("all").ignoresSafeArea()
        box("bottom").ignoresSafeArea(edges: .bottom)
        box("old").edgesIgnoringSafeArea(.all)
        box("keyboard").ignoresSafeArea(.keyboard)
        box("none")
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 40) }
      .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30) }
    }
    #expect(try ui.frame("none") == CGRect(x: 0, y: 30, width: 400, height: 230))
    // Over the inner bar's area, and from there over the outer one's.
    #expect(try ui.frame("all") == CGRect(x: 0, y: 0, width: 400, height: 300))
    #expect(try ui.frame("old") == CGRect(x: 0, y: 0, width: 400, height: 300))
    #expect(try ui.frame("bottom") == CGRect(x: 0, y: 30, width: 400, height: 270))
    #expect(try ui.frame("keyboard") == ui.frame("none"))
  }

  @Test func onlyViewsAtTheEdgeReachOver() throws {
    let ui = TestHost {
      VStack(spacing: 0) {
        box("upper").ignoresSafeArea()
        box("lower").ignoresSafeArea()
      }
      .safeAreaPadding(20)
    }
    #expect(try ui.frame("upper") == CGRect(x: 0, y: 0, width: 400, height: 150))
    #expect(try ui.frame("lower") == CGRect(x: 0, y: 150, width: 400, height: 150))
    let inside = TestHost { box("in").ignoresSafeArea().padding(5).safeAreaPadding(20) }
    #expect(try inside.frame("in") == CGRect(x: 25, y: 25, width: 350, height: 250))
  }

  @Test func backgroundsReachOverUnlessTheyAreToldNotTo() throws {
    let ui = TestHost {
      Color.clear
        .background(.red).background(.green, ignoresSafeAreaEdges: .top).background(
          .blue, ignoresSafeAreaEdges: []
        )
        .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 30) }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 50) }
    }
    let boxes = ui.drawn("fill").filter { !$0.contains("#00000000") }
    #expect(boxes.count == 3, "\(boxes)")
    let text = ui.displayListText
    #expect(text.contains("300"), "\(text)")
    #expect(ui.repaintDifference == 0)
  }

  @Test func theProxyTellsTheInsets() throws {
    let journal = Journal()
    let ui = TestHost {
      GeometryReader { proxy in
        let insets = proxy.safeAreaInsets
        journal.noted("\(insets.top) \(insets.leading) \(insets.bottom) \(insets.trailing)", Color.red)
      }
      .safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    #expect(journal.take().last == "1.0 2.0 3.0 4.0")
    _ = ui
    let plain = TestHost {
      GeometryReader { proxy in journal.noted("\(proxy.safeAreaInsets == EdgeInsets())", Color.red) }
    }
    #expect(journal.take().last == "true")
    _ = plain
  }

  @Test func aScrollViewGoesOnBelowTheBarAndItsContentCanBeScrolledOut() throws {
    let ui = TestHost {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { Text(verbatim: "row \($0)").frame(width: 100, height: 50) }
        }
      }
      .safeAreaInset(edge: .top, spacing: 0) { Color.blue.opacity(0.5).frame(height: 40) }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.opacity(0.5).frame(height: 60) }
    }
    func middle(_ row: Int) throws -> CGFloat { try ui.find(.text("row \(row)")).frame.midY }
    // The first row begins below the bar.
    #expect(try isNear(middle(0), 65))
    ui.scroll(by: CGSize(width: 0, height: 20), with: .touchpad)
    #expect(try isNear(middle(0), 45))
    ui.scroll(by: CGSize(width: 0, height: 10_000), with: .touchpad)
    // The last one ends above the other bar.
    #expect(try isNear(middle(19), 215))
    // Below a bar rows are there, and are hit: at 250 there is the lower bar.
    #expect(ui.repaintDifference == 0)
  }

  @Test func lazyRowsBehindABarExist() throws {
    let ui = TestHost {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000, id: \.self) { Text(verbatim: "row \($0)").frame(width: 100, height: 50) }
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.opacity(0.5).frame(height: 100) }
    }
    // 300 points, not 200, hold rows; one more is made.
    #expect(ui.shows("row 5") && ui.unbuiltRowCount == 1000 - 7)
  }

  @Test func scrollToStopsAtTheBar() throws {
    let ui = TestHost {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { row in
              Text(verbatim: "row \(row)").frame(width: 100, height: 50)
                .onTapGesture { proxy.scrollTo(row, anchor: .top) }
            }
          }
        }
        .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 40) }
      }
    }
    try ui.tap("row 3")
    #expect(try isNear(ui.find(.text("row 3")).frame.minY.rounded(), 56, 20))
    #expect(try isNear(ui.find(.text("row 3")).frame.midY, 65))
  }

  private struct Moving: View {
    @State private var isWide = false

    var body: some View {
      HStack(spacing: 0) {
        Color.green.frame(width: isWide ? 300 : 100, height: 30).onTapGesture { isWide.toggle() }
          .accessibilityIdentifier("tap")
        Color.red.frame(width: 50).accessibilityIdentifier("in").ignoresSafeArea()
        Spacer(minLength: 0)
      }
      .safeAreaPadding(25)
    }
  }

  /// The view itself keeps its size and its proposal; only its place decides whether it touches the edge.
  @Test func aViewThatMovesToTheEdgeReachesOver() throws {
    let ui = TestHost { Moving() }
    #expect(try isNear(ui.frame("in").minX, 125))
    ui.tap(at: try ui.frame("tap").origin.applying(CGAffineTransform(translationX: 5, y: 5)))
    #expect(try isNear(ui.frame("in").minX, 337.5))
    #expect(ui.repaintDifference == 0)
  }

  @Test func theSizeIsThatOfTheViewWithTheBar() throws {
    let ui = TestHost {
      Text("text").frame(width: 80, height: 20)
        .safeAreaInset(edge: .bottom, spacing: 5) { Color.red.frame(width: 30, height: 15) }
        .background { box("all") }
    }
    #expect(try ui.frame("all").size == CGSize(width: 80, height: 40))
  }
}
