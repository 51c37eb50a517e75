import SwiftUI
import Testing
import ViewTesting

@Suite @MainActor
struct PathViewTests {
  @Test func aPathIsAViewAndAShape() {
    let ui = TestHost(size: CGSize(width: 100, height: 100)) {
      ZStack {
        Path { $0.addRect(CGRect(x: 10, y: 10, width: 20, height: 20)) }
        Path(ellipseIn: CGRect(x: 50, y: 50, width: 30, height: 30)).fill(.red)
        Path { path in
          path.move(to: CGPoint(x: 0, y: 95))
          path.addLine(to: CGPoint(x: 100, y: 95))
        }
        .stroke(.blue, lineWidth: 4)
      }
    }
    // System red and blue in light: facts of the iOS 15–18 palette (blue: n158).
    #expect(ui.color(at: CGPoint(x: 65, y: 65)).description == "#FF3B30")
    #expect(ui.color(at: CGPoint(x: 50, y: 95)).description == "#007AFF")
    #expect(ui.color(at: CGPoint(x: 20, y: 20)) != ui.color(at: CGPoint(x: 5, y: 50)))
  }
}
