import Foundation
import Testing

@testable import MartletCore

/// The size that a window comes back with.
@Suite struct WindowSizeTests {
  @Test func aSizeIsKeptInWholePoints() {
    let area = SceneArea(name: nil)
    #expect(area.windowSize == nil)
    area.windowSize = CGSize(width: 640.4, height: 480)
    #expect(area.windowSize == CGSize(width: 640, height: 480))
  }

  /// The file lies in the user's folder: it may hold anything.
  @Test(arguments: ["", "640", "640x", "0x480", "-640x480", "nanx1", "infx1", "1e9x10", "1x2x3", "a x b"])
  func whatIsNoSizeIsNone(text: String) {
    let area = SceneArea(name: nil)
    area.store(text, forKey: "martlet.window.size")
    #expect(area.windowSize == nil)
  }
}
