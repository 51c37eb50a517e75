import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct FrameViewTests {
  private func box(_ name: String) -> some View { Color.red.accessibilityIdentifier(name) }

  @Test func paddingIsSixteen() throws {
    let ui = TestHost { Text("padding").padding().background { box("back") } }
    let text = try ui.find(.text("padding")).frame
    // Fact n086.
    #expect(try isNear(ui.frame("back"), text.insetBy(dx: -16, dy: -16)))
  }

  @Test func paddingAtSomeEdges() throws {
    let ui = TestHost {
      box("in").frame(width: 10, height: 10)
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).padding(.leading, 10)
        .background { box("out") }
    }
    let inside = try ui.frame("in")
    let outside = try ui.frame("out")
    #expect(outside.size == CGSize(width: 26, height: 14))
    #expect(isNear(inside.minX - outside.minX, 12) && isNear(inside.minY - outside.minY, 1))
  }

  @Test func aBackgroundHasThePaddedSize() throws {
    let ui = TestHost {
      box("in").frame(width: 50, height: 50).padding(10).background { box("out") }
    }
    // Fact n089.
    #expect(try ui.frame("out").size == CGSize(width: 70, height: 70))
    #expect(try isNear(ui.frame("in"), ui.frame("out").insetBy(dx: 10, dy: 10)))
  }

  @Test func negativePaddingReachesBeyond() throws {
    let ui = TestHost {
      box("in").frame(width: 30, height: 30).background { box("out").padding(-10) }
    }
    // Fact n090.
    #expect(try ui.frame("out").size == CGSize(width: 50, height: 50))
  }

  @Test func maximaAreLimitedByTheProposal() throws {
    let ui = TestHost(size: CGSize(width: 12, height: 6)) {
      ZStack { box("in").frame(maxWidth: 20, maxHeight: 4) }
    }
    // Fact n083.
    #expect(try ui.frame("in") == CGRect(x: 0, y: 1, width: 12, height: 4))
  }

  @Test func anInfiniteMaximumFillsTheProposal() throws {
    let ui = TestHost {
      Text("t").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        .background { box("back") }
    }
    #expect(try ui.frame("back") == CGRect(x: 0, y: 0, width: 400, height: 300))
    let text = try ui.find(.text("t")).frame
    #expect(isNear(text.maxX, 400) && isNear(text.maxY, 300))
  }

  /// Facts n074, n075: max(min(proposal, child), min) and min(max(proposal, child), max).
  @Test func aMinimumOrAMaximumAlone() throws {
    let ui = TestHost(size: CGSize(width: 100, height: 100)) {
      ZStack {
        Color.red.frame(width: 50, height: 10).frame(minWidth: 30).background { box("min 30") }
        Color.red.frame(width: 50, height: 10).frame(minWidth: 70).background { box("min 70") }
        Color.red.frame(width: 50, height: 10).frame(maxWidth: 80).background { box("max 80") }
        Color.red.frame(width: 50, height: 10).frame(maxWidth: 120).background { box("max 120") }
      }
    }
    #expect(try ui.frame("min 30").width == 50)
    #expect(try ui.frame("min 70").width == 70)
    #expect(try ui.frame("max 80").width == 80)
    #expect(try ui.frame("max 120").width == 100)
  }

  @Test func whatOverflowsIsCentred() throws {
    let ui = TestHost {
      box("in").frame(width: 220, height: 20).frame(width: 200).background { box("out") }
    }
    #expect(try isNear(ui.frame("out").minX - ui.frame("in").minX, 10))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5])
  func aBadFrameWarnsAndNamesTheView(length: CGFloat) throws {
    struct Misuser: View {
      let length: CGFloat
      var body: some View {
        VStack {
          Color.red.frame(width: length, height: 10)
          Text("alive")
        }
      }
    }
    _ = TestHost.takeWarnings()
    let ui = TestHost { Misuser(length: length) }
    #expect(ui.shows("alive"))
    #expect(ui.repaintDifference == 0)
    let warnings = TestHost.takeWarnings()
    #expect(warnings.contains { $0.contains("Misuser") }, "\(warnings)")
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -1e300, 1e300])
  func badGeometryNeverCrashes(length: CGFloat) throws {
    let ui = TestHost {
      VStack {
        Text("alive").padding(length)
        Text("x").frame(minWidth: length, idealWidth: length, maxWidth: length, maxHeight: 10)
        Color.red.frame(width: 10, height: 10).offset(x: length, y: length)
        Color.red.frame(width: 10, height: 10).scaleEffect(length)
        Color.red.frame(width: 10, height: 10).rotationEffect(.degrees(length))
        Color.red.frame(width: 10, height: 10).opacity(length)
        Circle().stroke(lineWidth: length).frame(width: 10, height: 10)
        RoundedRectangle(cornerRadius: length).frame(width: 10, height: 10)
        Text("y").font(.system(size: length))
        HStack(spacing: length) {
          Color.red.frame(width: 10, height: 10)
          Spacer(minLength: length)
          Color.red.frame(width: 10, height: 10)
        }
      }
    }
    #expect(ui.shows("alive"))
    ui.tap(at: CGPoint(x: 200, y: 150))
    _ = ui.treeText
    #expect(ui.repaintDifference == 0)
  }

  @Test(arguments: [CGSize(width: 0, height: 0), CGSize(width: 1, height: 1), CGSize(width: 5000, height: 2)])
  func aWindowMayHaveAnySize(size: CGSize) {
    let ui = TestHost(size: size) { ChoiceScreen() }
    ui.tap(at: .zero)
    #expect(ui.repaintDifference == 0)
    ui.resize(to: CGSize(width: 400, height: 300))
    #expect(ui.repaintDifference == 0)
    #expect(ui.shows("Alpha"))
  }

  private struct Changing: View {
    @State private var width: CGFloat = 50

    var body: some View {
      HStack(spacing: 0) {
        Color.red.accessibilityIdentifier("a").frame(width: width, height: 20)
          .onTapGesture { width += 50 }
        Color.blue.accessibilityIdentifier("b").frame(width: 20, height: 20)
      }
    }
  }

  @Test func aChangedFrameMovesWhatFollows() throws {
    let ui = TestHost { Changing() }
    ui.tap(try ui.find(.identifier("a")))
    #expect(try ui.frame("a").width == 100)
    #expect(try isNear(ui.frame("b").minX, ui.frame("a").maxX))
    #expect(ui.repaintDifference == 0)
  }
}

@MainActor @Suite struct ScenePaddingTests {
  /// macOS keeps 20 points around a window's content, iOS 16.
  @Test func aSceneKeepsSpaceAroundItsContent() throws {
    let content = Color.red.accessibilityIdentifier("in").scenePadding().scenePadding(.minimum, edges: .top)
    let desktop = TestHost { content }
    #expect(try desktop.frame("in") == CGRect(x: 20, y: 40, width: 360, height: 240))
    let touch = TestHost(idiom: .touch) { content }
    #expect(try touch.frame("in") == CGRect(x: 16, y: 32, width: 368, height: 252))
  }
}
