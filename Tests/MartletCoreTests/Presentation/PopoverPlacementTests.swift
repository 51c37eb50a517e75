import SwiftUI
import Testing
import ViewTesting

/// Where a popover lies beside its anchor: at the edge it was asked for if there is room, else across.
@MainActor @Suite struct PopoverPlacementTests {
  private static let window = CGSize(width: 400, height: 300)

  private func open(_ edge: Edge?, direction: LayoutDirection = .leftToRight) -> TestHost {
    TestHost(size: Self.window) {
      anchor(edge).environment(\.layoutDirection, direction)
    }
  }

  @ViewBuilder private func anchor(_ edge: Edge?) -> some View {
    let base = Color.red.frame(width: 40, height: 20)
    if let edge {
      base.popover(isPresented: .constant(true), arrowEdge: edge) { Color.blue.frame(width: 60, height: 30) }
    } else {
      base.popover(isPresented: .constant(true)) { Color.blue.frame(width: 60, height: 30) }
    }
  }

  /// The anchor lies in the middle of the window: (180, 140) 40 × 20.
  private let anchor = CGRect(x: 180, y: 140, width: 40, height: 20)

  @Test(arguments: [Edge.top, .bottom, .leading, .trailing])
  func itLiesAtTheEdgeAskedFor(edge: Edge) throws {
    let frame = try #require(open(edge).popoverFrames.first)
    #expect(frame.size == CGSize(width: 60, height: 30))
    switch edge {
    case .top: #expect(frame.maxY < anchor.minY && isNear(frame.midX, anchor.midX))
    case .bottom: #expect(frame.minY > anchor.maxY && isNear(frame.midX, anchor.midX))
    case .leading: #expect(frame.maxX < anchor.minX && isNear(frame.midY, anchor.midY))
    case .trailing: #expect(frame.minX > anchor.maxX && isNear(frame.midY, anchor.midY))
    }
  }

  @Test func leadingIsOnTheRightFromRightToLeft() throws {
    let frame = try #require(open(.leading, direction: .rightToLeft).popoverFrames.first)
    #expect(frame.minX > anchor.maxX)
  }

  /// Apple: `arrowEdge` is `.top` unless given.
  @Test func itLiesAtTheTopByDefault() throws {
    let frame = try #require(open(nil).popoverFrames.first)
    #expect(frame.maxY < anchor.minY)
  }

  @Test func withoutRoomItLiesAcross() throws {
    let ui = open(.top)
    ui.popoverArea = CGRect(x: 0, y: 110, width: 400, height: 190)
    let frame = try #require(ui.popoverFrames.first)
    #expect(frame.minY > anchor.maxY)
  }

  @Test func itSlidesIntoTheArea() throws {
    let ui = open(.top)
    ui.popoverArea = CGRect(x: 185, y: 0, width: 215, height: 300)
    let frame = try #require(ui.popoverFrames.first)
    #expect(frame.minX >= 185)
    #expect(frame.maxY < anchor.minY)
  }

  @Test func itMayLeaveTheWindow() throws {
    let ui = TestHost(size: CGSize(width: 100, height: 40)) {
      Color.red.popover(isPresented: .constant(true), arrowEdge: .bottom) {
        Color.blue.frame(width: 300, height: 200)
      }
    }
    let frame = try #require(ui.popoverFrames.first)
    #expect(frame.minY > 40)
    #expect(frame.size == CGSize(width: 300, height: 200))
  }

  @Test func itFollowsItsAnchor() throws {
    let ui = open(.top)
    let before = try #require(ui.popoverFrames.first)
    ui.resize(to: CGSize(width: 600, height: 500))
    let after = try #require(ui.popoverFrames.first)
    #expect(isNear(after, before.offsetBy(dx: 100, dy: 100)))
  }

  @Test func aPointOfTheViewCanBeTheAnchor() throws {
    let ui = TestHost(size: Self.window) {
      Color.red.frame(width: 200, height: 20)
        .popover(isPresented: .constant(true), attachmentAnchor: .point(.leading), arrowEdge: .top) {
          Color.blue.frame(width: 60, height: 30)
        }
    }
    let frame = try #require(ui.popoverFrames.first)
    #expect(isNear(frame.midX, 100))
  }
}
