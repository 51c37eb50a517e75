import MartletCore
import SwiftUI
import Testing

@MainActor @Suite struct SceneTests {
  private func sizes<S: Scene>(_ scene: S) -> [CGSize?] { S._windows(scene).map(\.defaultSize) }

  @Test func defaultSizeIsTheSizeOfItsWindowsAtFirst() {
    #expect(sizes(WindowGroup { Text("x") }) == [nil])
    let size = CGSize(width: 300, height: 200)
    #expect(sizes(WindowGroup { Text("x") }.defaultSize(width: 300, height: 200)) == [size])
    #expect(sizes(WindowGroup { Text("x") }.defaultSize(size)) == [size])
  }

  @Test func theNearestDefaultSizeWins() {
    let scene = WindowGroup { Text("x") }.defaultSize(width: 300, height: 200)
      .defaultSize(width: 1, height: 1)
    #expect(sizes(scene) == [CGSize(width: 300, height: 200)])
  }
}
