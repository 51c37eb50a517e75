import SwiftUI
import Testing
import ViewTesting

/// Scrolling to an `.id` of one's own on a row that does not exist yet (Apple, "scrollTo(_:anchor:)" and "id(_:)").
@MainActor @Suite struct ScrollToIDTests {
  private typealias Screen = ScrollToScreen
  private typealias Message = ScrollToMessage

  private func host<Content: View>(_ content: Content) -> TestHost { TestHost.scrolling(content) }

  private func middle(_ ui: TestHost, _ text: String) throws -> CGFloat { try ui.middleInScrollView(text) }

  /// Ways to write rows of 30 points, the one numbered n with the id "mn".
  enum Form: CaseIterable {
    case plain, padded, framed, inGroup, inCondition, optional, erased, custom, customModified, modifier,
      equatable
    case twoRows, environment, beforeOnAppear
  }

  private struct Identified: ViewModifier {
    let id: String
    func body(content: Content) -> some View { content.id(id) }
  }

  private struct Same: View, Equatable {
    let number: Int
    var body: some View { Message(number: number) }
  }

  private struct FormRow: View {
    let form: Form
    let number: Int

    private var text: some View { Text(verbatim: "message \(number)") }
    private var id: String { "m\(number)" }

    @ViewBuilder var body: some View {
      switch form {
      case .plain: text.frame(height: 30).id(id)
      case .padded: text.frame(height: 20).id(id).padding(5)
      case .framed:
        text.id(id).frame(maxWidth: .infinity).frame(height: 30).background(Color.gray).opacity(0.9)
      case .inGroup: Group { text.frame(height: 30).id(id) }
      case .inCondition:
        if number.isMultiple(of: 2) {
          text.frame(height: 30).id(id)
        } else {
          text.frame(height: 30).id(id).padding(0)
        }
      case .optional: if number >= 0 { text.frame(height: 30).id(id) }
      case .erased: AnyView(text.frame(height: 30).id(id))
      case .custom: Message(number: number)
      case .customModified: Message(number: number).background(Color.gray)
      case .modifier: text.frame(height: 30).modifier(Identified(id: id))
      case .equatable: Same(number: number).equatable()
      case .twoRows:
        text.frame(height: 15).id(id)
        Text("time").frame(height: 15)
      case .environment: Message(number: number).environment(\.lineLimit, 1).font(.body)
      case .beforeOnAppear: text.frame(height: 30).id(id).onAppear {}.onTapGesture {}
      }
    }
  }

  @Test(arguments: Form.allCases) func itFindsAnIDOnARowThatIsNotBuilt(form: Form) throws {
    let ui = host(
      Screen(id: "m700") {
        LazyVStack(spacing: 0) { ForEach(0..<1000) { FormRow(form: form, number: $0) } }
      })
    #expect(ui.unbuiltRowCount > 900)
    try ui.tap("Go")
    // What is shown at the top is the view with the id, which for the padded row begins 5 points below the row.
    switch form {
    case .padded: #expect(try isNear(middle(ui, "message 700"), 10))
    case .twoRows: #expect(try isNear(middle(ui, "message 700"), 7.5))
    case .framed:
      let text = try ui.find(.text("message 700"))
      #expect(isNear(text.frame.minY, 30))
    default: #expect(try isNear(middle(ui, "message 700"), 15))
    }
    #expect(ui.unbuiltRowCount > 900)
  }

  @Test(arguments: [UnitPoint.top, .center, .bottom, nil]) func anchorsDecideWhereTheRowIsShown(
    anchor: UnitPoint?
  )
    throws
  {
    let ui = host(
      Screen(id: "m700", anchor: anchor) {
        LazyVStack(spacing: 0) { ForEach(0..<1000) { Message(number: $0) } }
      })
    try ui.tap("Go")
    // Without an anchor the shortest way brings the row to the bottom.
    let expected: CGFloat = anchor == .top ? 15 : anchor == .center ? 150 : 285
    #expect(try isNear(middle(ui, "message 700"), expected))
    // From below it comes to the top, without an anchor.
    ui.scroll(by: CGSize(width: 0, height: 1_000_000), with: .touchpad)
    try ui.tap("Go")
    #expect(try isNear(middle(ui, "message 700"), anchor == nil ? 15 : expected))
  }

  @Test func rowsOfDifferingHeightsAreShownWhereTheyAre() throws {
    for (id, anchor) in [("m700", UnitPoint.top), ("m700", .center), ("m999", .bottom), ("m1", .top)] {
      let ui = host(
        Screen(id: id, anchor: anchor) {
          LazyVStack(spacing: 0) {
            ForEach(0..<1000) { number in
              Text(verbatim: "message \(number)").frame(height: CGFloat(20 + number * number % 91)).id(
                "m\(number)")
            }
          }
        })
      try ui.tap("Go")
      let number = try #require(Int(id.dropFirst()))
      let height = CGFloat(20 + number * number % 91)
      let expected = anchor.y * 300 + (0.5 - anchor.y) * height
      #expect(try isNear(middle(ui, "message \(number)"), expected, 0.5), "\(id) \(anchor)")
      #expect(ui.unbuiltRowCount > 900)
    }
  }

  @Test func anAnimatedWayEndsAtTheRow() throws {
    let ui = host(
      Screen(id: "m700", animation: .linear(duration: 0.5)) {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { number in
            Text(verbatim: "message \(number)").frame(height: CGFloat(20 + number * number % 91)).id(
              "m\(number)")
          }
        }
      })
    try ui.tap("Go")
    ui.advance(by: 0.25)
    #expect(!ui.shows("message 0") && !ui.shows("message 700"))
    ui.advance(by: 0.5)
    #expect(try isNear(middle(ui, "message 700"), CGFloat(20 + 700 * 700 % 91) / 2, 0.5))
  }

  @Test func aSentinelAfterTheRowsIsFound() throws {
    let ui = host(
      Screen(id: "bottom", anchor: nil) {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { Text(verbatim: "message \($0)").frame(height: 30) }
          Color.clear.frame(height: 1).id("bottom")
        }
      })
    try ui.tap("Go")
    #expect(try isNear(middle(ui, "message 999"), 284))
  }

  @Test func aSentinelUnderModifiersIsFound() throws {
    let ui = host(
      Screen(id: "bottom", anchor: .bottom) {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { Text(verbatim: "message \($0)").frame(height: CGFloat(20 + $0 % 7)) }
          Group { Color.clear.frame(height: 10).id("bottom").padding(.top, 5) }
        }
      })
    try ui.tap("Go")
    let height = CGFloat(20 + 999 % 7)
    #expect(try isNear(middle(ui, "message 999"), 300 - 15 - height / 2))
  }

  private struct SectionsAndRows: View {
    var ownIDs = true

    var body: some View {
      LazyVStack(spacing: 0) {
        Text("top").frame(height: 30)
        ForEach(0..<50) { section in
          Section {
            ForEach(0..<100) { row in
              Text(verbatim: "row \(section).\(row)").frame(height: 30).id("\(section).\(row)")
            }
          } header: {
            Text(verbatim: "header \(section)").frame(height: 30).id("header \(section)")
          }
        }
      }
    }
  }

  @Test func rowsInSectionsAreFound() throws {
    let ui = host(Screen(id: "40.70") { SectionsAndRows() })
    try ui.tap("Go")
    #expect(try isNear(middle(ui, "row 40.70"), 15))
    #expect(ui.unbuiltRowCount > 4_900)
    let other = host(Screen(id: "header 40") { SectionsAndRows() })
    try other.tap("Go")
    #expect(try isNear(middle(other, "header 40"), 15))
  }

  @Test(arguments: ["3.15.2", "40.0.1", "40.77.0"]) func nestedForEachsAreSearched(id: String) throws {
    let ui = host(
      Screen(id: id) {
        LazyVStack(spacing: 0) {
          ForEach(0..<50) { outer in
            if outer < 30 {
              Text(verbatim: "single \(outer)").frame(height: 30)
            }
            ForEach(0..<100) { inner in
              Group {
                ForEach(0..<3) { part in
                  Text(verbatim: "part \(outer).\(inner).\(part)").frame(height: 30).id(
                    "\(outer).\(inner).\(part)")
                }
              }
            }
          }
        }
      })
    try ui.tap("Go")
    #expect(try isNear(middle(ui, "part \(id)"), 15))
  }

  private struct Item: Identifiable {
    let id: String
  }

  /// The first rows give nothing away: only later ones hold a `ForEach`, whose ids count as well.
  @Test func idsOfAForEachInARowThatIsNotBuiltAreFound() throws {
    let ui = host(
      Screen(id: "item 80.2") {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { outer in
            if outer < 50 {
              Text(verbatim: "single \(outer)").frame(height: 30)
            } else {
              ForEach([Item(id: "item \(outer).1"), Item(id: "item \(outer).2")]) {
                Text($0.id).frame(height: 30)
              }
            }
          }
        }
      })
    try ui.tap("Go")
    #expect(try isNear(middle(ui, "item 80.2"), 15))
  }

  @Test func rowsOfAListAreFound() throws {
    struct Screen: View {
      var body: some View {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            Text("Go").frame(height: 30).onTapGesture { proxy.scrollTo("m700", anchor: .top) }
            List {
              Section("All") { ForEach(0..<1000) { Text(verbatim: "message \($0)").id("m\($0)") } }
              Text("end").id("end")
            }
            .frame(height: 300)
          }
        }
      }
    }
    let ui = host(Screen())
    #expect(ui.unbuiltRowCount > 900)
    try ui.tap("Go")
    let row = try ui.find(.text("message 700"))
    #expect(row.frame.minY >= 30 && row.frame.minY < 50)
    #expect(ui.unbuiltRowCount > 900)
  }

  @Test(arguments: [false, true]) func columnsOfAHorizontalStackAreFound(isRightToLeft: Bool) throws {
    let ui = host(
      Screen(axes: .horizontal, id: "m700", anchor: .leading) {
        LazyHStack(spacing: 0) {
          ForEach(0..<1000) { number in
            Text(verbatim: "message \(number)").frame(width: CGFloat(100 + number % 7)).id("m\(number)")
          }
        }
      }
      .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight))
    try ui.tap("Go")
    let middle = try ui.find(.text("message 700")).frame.midX
    // 700 is a multiple of 7: 100 points wide, at the leading edge of the 400.
    #expect(isNear(middle, isRightToLeft ? 350 : 50, 0.5))
  }

  private struct Cells: View {
    let count: Int
    var isHorizontal = false

    var body: some View {
      let tracks = [GridItem(.fixed(100)), GridItem(.fixed(100)), GridItem(.fixed(100))]
      if isHorizontal {
        LazyHGrid(rows: [GridItem(.fixed(50)), GridItem(.fixed(50))], spacing: 0) {
          ForEach(0..<count, id: \.self) { cell in
            Text(verbatim: "cell \(cell)").frame(width: CGFloat(60 + cell * cell % 31)).id("c\(cell)")
          }
        }
      } else {
        LazyVGrid(columns: tracks, spacing: 0) {
          ForEach(0..<count, id: \.self) { cell in
            Text(verbatim: "cell \(cell)").frame(height: CGFloat(20 + cell * cell % 31)).id("c\(cell)")
          }
        }
      }
    }
  }

  @Test(arguments: [UnitPoint.top, .bottom, nil]) func theFirstJumpToAGridsEndReachesIt(anchor: UnitPoint?)
    throws
  {
    let ui = host(Screen(id: "c999", anchor: anchor) { Cells(count: 1000) })
    try ui.tap("Go")
    // The last row holds cell 999 alone, at the end of the content: 20 + 999² mod 31 points.
    let height = CGFloat(20 + 999 * 999 % 31)
    #expect(try isNear(middle(ui, "cell 999"), 300 - height / 2, 0.5))
    #expect(ui.unbuiltRowCount > 900)
    let before = try middle(ui, "cell 999")
    try ui.tap("Go")
    #expect(try isNear(middle(ui, "cell 999"), before))
  }

  @Test(arguments: [false, true]) func anEdgeAndTheLastCellAreTheSamePlace(isAnimated: Bool) throws {
    struct ToTheEnd: View {
      let isAnimated: Bool
      @State private var position = ScrollPosition(edge: .top)

      var body: some View {
        VStack(spacing: 0) {
          Text("Go").frame(height: 30).onTapGesture {
            withAnimation(isAnimated ? .linear(duration: 0.3) : nil) { position.scrollTo(edge: .bottom) }
          }
          ScrollView { Cells(count: 1000) }.scrollPosition($position).frame(height: 300)
        }
      }
    }
    let ui = host(ToTheEnd(isAnimated: isAnimated))
    try ui.tap("Go")
    ui.settle()
    let height = CGFloat(20 + 999 * 999 % 31)
    #expect(try isNear(middle(ui, "cell 999"), 300 - height / 2, 0.5))
  }

  @Test func cellsOfAHorizontalGridAreFound() throws {
    let ui = host(
      Screen(axes: .horizontal, id: "c701", anchor: .leading) { Cells(count: 1000, isHorizontal: true) })
    try ui.tap("Go")
    let row = max(60 + 700 * 700 % 31, 60 + 701 * 701 % 31)
    #expect(try isNear(ui.find(.text("cell 701")).frame.midX, CGFloat(row) / 2, 0.5))
  }

  // MARK: When

  @Test func itScrollsWhenTheViewAppears() throws {
    struct AtOnce: View {
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<1000) { Message(number: $0) }
              Color.clear.frame(height: 0).id("bottom")
            }
          }
          .frame(height: 300)
          .onAppear { proxy.scrollTo("bottom") }
        }
      }
    }
    let ui = TestHost(size: CGSize(width: 400, height: 300)) { AtOnce() }
    #expect(try isNear(ui.find(.text("message 999")).frame.midY, 285))
  }

  private struct Chat: View {
    var isAnimated = false
    @State private var count = 1000

    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Text("Send").frame(height: 30).onTapGesture { count += 1 }
          ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Message(number: $0) } }
          }
          .frame(height: 300)
          .onChange(of: count) {
            withAnimation(isAnimated ? .linear(duration: 0.2) : nil) { proxy.scrollTo("m\(count - 1)") }
          }
        }
      }
    }
  }

  @Test(arguments: [false, true]) func aRowAddedInTheSameUpdateIsFound(isAnimated: Bool) throws {
    let ui = host(Chat(isAnimated: isAnimated))
    for sent in 1000..<1003 {
      try ui.tap("Send")
      ui.settle()
      #expect(try isNear(middle(ui, "message \(sent)"), 285))
    }
  }

  @Test func rowsAddedOnTheWayDoNotMisleadIt() throws {
    struct Growing: View {
      @State private var first = 0

      var body: some View {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            HStack {
              Text("Go").onTapGesture {
                withAnimation(.linear(duration: 1)) { proxy.scrollTo("m700", anchor: .top) }
              }
              Text("Add").onTapGesture { first -= 20 }
            }
            .frame(height: 30)
            ScrollView {
              LazyVStack(spacing: 0) { ForEach(first..<1000, id: \.self) { Message(number: $0) } }
            }
            .frame(height: 300)
          }
        }
      }
    }
    let ui = host(Growing())
    try ui.tap("Go")
    ui.advance(by: 0.3)
    try ui.tap("Add")
    ui.advance(by: 1)
    #expect(try isNear(middle(ui, "message 700"), 15))
  }

  // MARK: Positions

  private struct ByID: View {
    @State private var id: String?

    var body: some View {
      VStack(spacing: 0) {
        Text(verbatim: "id \(id ?? "none")").frame(height: 30).onTapGesture { id = "m700" }
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<1000) { Message(number: $0) } }.scrollTargetLayout()
        }
        .scrollPosition(id: $id, anchor: .top)
        .frame(height: 300)
      }
    }
  }

  /// Apple, "scrollPosition(id:anchor:)": the binding is the id of a view in the target layout.
  @Test func aPositionByIDGoesBothWays() throws {
    let ui = host(ByID())
    try ui.tap("id none")
    #expect(try isNear(middle(ui, "message 700"), 15))
    ui.scroll(by: CGSize(width: 0, height: 100), with: .touchpad)
    #expect(ui.shows("id m703"))
  }

  /// Apple, "ScrollPosition": `viewID(type:)` is the id that code set or that the user has scrolled to.
  @Test func aPositionWithIDsGoesBothWays() throws {
    struct ByPosition: View {
      @State private var position = ScrollPosition(idType: String.self)

      var body: some View {
        VStack(spacing: 0) {
          Text(verbatim: "id \(position.viewID(type: String.self) ?? "none")").frame(height: 30)
            .onTapGesture { position.scrollTo(id: "m700", anchor: .bottom) }
          ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<1000) { Message(number: $0).padding(.vertical, 5) } }
              .scrollTargetLayout()
          }
          .scrollPosition($position)
          .frame(height: 300)
        }
      }
    }
    let ui = host(ByPosition())
    try ui.tap("id none")
    // The view ends 5 points before its row does.
    #expect(try isNear(middle(ui, "message 700"), 285))
    #expect(ui.shows("id m700"))
    ui.scroll(by: CGSize(width: 0, height: 1), with: .touchpad)
    // Row 700 begins at 28,000 and its view ends at 28,035, so what is seen begins at 27,736, in row 693.
    #expect(ui.shows("id m693"))
  }
}
