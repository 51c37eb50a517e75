import SwiftUI
import Testing
import ViewTesting

/// Comes to rest at multiples of 70 points.
private struct Seventies: ScrollTargetBehavior {
  let journal: Journal

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    journal.note(
      "\(context.axes == .vertical) \(Int(context.containerSize.height)) \(Int(context.contentSize.height))")
    target.rect.origin.y = (target.rect.minY / 70).rounded() * 70
  }
}

@MainActor @Suite struct ScrollTargetTests {
  private struct Rows: View {
    var height: CGFloat = 80
    var count = 100

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { row in
            Text(verbatim: "row \(row)").frame(width: 100, height: height)
          }
        }
        .scrollTargetLayout()
      }
    }
  }

  private func offset(_ ui: TestHost, height: CGFloat = 80) throws -> CGFloat {
    let found = try #require(ui.findAll(.text(containing: "row ")).first)
    let row = try #require(Int(found.text.dropFirst(4)))
    return CGFloat(row) * height + height / 2 - found.frame.midY
  }

  @Test func viewsAreAlignedAfterADrag() throws {
    let ui = TestHost(idiom: .touch) { Rows().scrollTargetBehavior(.viewAligned) }
    ui.touchDrag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 130), duration: 0.6)
    ui.settle()
    #expect(try isNear(offset(ui).truncatingRemainder(dividingBy: 80), 0, 0.6))
    #expect(try offset(ui) >= 80)
    #expect(ui.repaintDifference == 0)
  }

  @Test func aLimitOfOneGoesOneViewOn() throws {
    let ui = TestHost(idiom: .touch) {
      Rows().scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
    }
    ui.touchDrag(from: CGPoint(x: 200, y: 280), to: CGPoint(x: 200, y: 100), duration: 0.05)
    ui.settle()
    #expect(try isNear(offset(ui), 80, 0.6))
    ui.touchDrag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 280), duration: 0.05)
    ui.settle()
    #expect(try isNear(offset(ui), 0, 0.6))
  }

  @Test func pagesAreTurnedOneByOne() throws {
    let ui = TestHost(idiom: .touch) { Rows(height: 300).scrollTargetBehavior(.paging) }
    ui.touchDrag(from: CGPoint(x: 200, y: 280), to: CGPoint(x: 200, y: 180), duration: 0.1)
    ui.settle()
    #expect(try isNear(offset(ui, height: 300), 300, 0.6))
    // Slowly, and not half way: back.
    ui.touchDrag(from: CGPoint(x: 200, y: 280), to: CGPoint(x: 200, y: 200), duration: 3)
    ui.settle()
    #expect(try isNear(offset(ui, height: 300), 300, 0.6))
    ui.touchDrag(from: CGPoint(x: 200, y: 20), to: CGPoint(x: 200, y: 280), duration: 0.1)
    ui.settle()
    #expect(try isNear(offset(ui, height: 300), 0, 0.6))
  }

  @Test func theWheelTurnsPagesToo() throws {
    let ui = TestHost { Rows(height: 300).scrollTargetBehavior(.paging) }
    ui.scroll(by: CGSize(width: 0, height: 48))
    ui.settle()
    #expect(try isNear(offset(ui, height: 300), 300, 0.6))
    let views = TestHost { Rows().scrollTargetBehavior(.viewAligned) }
    views.scroll(by: CGSize(width: 0, height: 10))
    views.settle()
    #expect(try isNear(offset(views), 80, 0.6))
    views.scroll(by: CGSize(width: 0, height: -10))
    views.settle()
    #expect(try isNear(offset(views), 0, 0.6))
  }

  @Test func aBehaviorOfOnesOwnDecides() throws {
    let journal = Journal()
    let ui = TestHost { Rows().scrollTargetBehavior(Seventies(journal: journal)) }
    ui.scroll(by: CGSize(width: 0, height: 100))
    ui.settle()
    #expect(try isNear(offset(ui), 70, 0.6))
    #expect(journal.take().last == "true 300 8000")
  }

  @Test func rightToLeftPagesGoTheOtherWay() throws {
    let ui = TestHost(idiom: .touch) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { Text(verbatim: "page \($0)").containerRelativeFrame(.horizontal) }
        }
      }
      .scrollTargetBehavior(.paging).environment(\.layoutDirection, .rightToLeft)
    }
    ui.touchDrag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 220, y: 150), duration: 0.1)
    ui.settle()
    #expect(try isNear(ui.find(.text("page 1")).frame.midX, 200, 0.6))
  }

  @Test func restCostsNothing() throws {
    let ui = TestHost(idiom: .touch) { Rows().scrollTargetBehavior(.viewAligned) }
    ui.touchDrag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 130), duration: 0.1)
    #expect(ui.settle(within: 5))
  }
}
