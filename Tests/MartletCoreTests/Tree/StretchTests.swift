import SwiftUI
import Testing
import ViewTesting

/// Pictures of many children are kept by stretches.
@MainActor @Suite struct StretchTests {
  private struct Row: View {
    let number: Int
    @State private var isRed = false

    var body: some View {
      Rectangle().fill(isRed ? Color.red : Color.blue).frame(width: 10, height: 1)
        .onTapGesture { isRed.toggle() }
    }
  }

  private struct Rows: View {
    let count: Int

    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { Row(number: $0) }
      }
    }
  }

  private func host(_ count: Int) -> TestHost {
    TestHost(size: CGSize(width: 20, height: count)) { Rows(count: count) }
  }

  @Test(arguments: [200, 2000])
  func aChangeOfOneChildTakesItsStretchOnly(count: Int) {
    let ui = host(count)
    ui.resetCounters()
    ui.tap(at: CGPoint(x: 10, y: 150.5))
    // The stretch's 32 children, one layer a stretch, and a dozen layers from the row up to the window.
    #expect(ui.counters.layerItems <= 32 + count / 32 + 1 + 12, "\(ui.counters.layerItems)")
  }

  @Test func thePictureIsThatOfAllChildren() {
    let ui = host(200)
    ui.tap(at: CGPoint(x: 10, y: 150.5))
    ui.tap(at: CGPoint(x: 10, y: 31.5))
    let red: [Int] = (0..<200).filter { row in
      let color = ui.color(at: CGPoint(x: 10, y: Double(row) + 0.5))
      return color.red > color.blue
    }
    #expect(red == [31, 150])
  }

  private struct Growing: View {
    @State private var count = 100

    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { Row(number: $0) }
        Color.green.frame(width: 10, height: 10).onTapGesture { count = count == 100 ? 10 : 100 }
      }
    }
  }

  @Test func childrenThatComeAndGoLeaveNothingBehind() {
    func rows(_ ui: TestHost) -> Int {
      (0..<120).count { row in
        let color = ui.color(at: CGPoint(x: 10, y: Double(row) + 0.5))
        return color.blue > color.red + 100 && color.blue > color.green
      }
    }
    let ui = TestHost(size: CGSize(width: 20, height: 120)) { Growing() }
    let full = rows(ui)
    // 100 rows and 10 points of green in the middle of 120.
    ui.tap(at: CGPoint(x: 10, y: 110))
    let few = rows(ui)
    ui.tap(at: CGPoint(x: 10, y: 65))
    #expect(full - few == 90 && rows(ui) == full)
  }
}
