import SwiftUI
import Testing
import ViewTesting

/// From right to left, layout is the mirror image: Apple, Human Interface Guidelines, "Right to left".
@MainActor @Suite struct RightToLeftViewTests {
  private static let width: CGFloat = 400

  private func frames(_ direction: LayoutDirection, _ names: [String]) throws -> [CGRect] {
    let ui = TestHost {
      VStack(alignment: .leading, spacing: 3) {
        HStack(spacing: 7) {
          box("a").frame(width: 10, height: 10)
          box("b").frame(width: 20, height: 10)
          Spacer()
          box("c").frame(width: 30, height: 10)
        }
        box("d").frame(width: 40, height: 10)
        box("e").frame(width: 40, height: 10).padding(.leading, 25)
        box("f").frame(width: 40, height: 10).frame(width: 100, alignment: .trailing)
        Color.white.frame(width: 90, height: 10)
          .overlay(alignment: .leading) { box("g").frame(width: 15) }
        ZStack(alignment: .topTrailing) {
          Color.white.frame(width: 80, height: 10)
          box("h").frame(width: 5, height: 5)
        }
      }
      .padding(.trailing, 11)
      .environment(\.layoutDirection, direction)
    }
    return try names.map { try ui.frame($0) }
  }

  private func box(_ name: String) -> some View { Color.red.accessibilityIdentifier(name) }

  @Test func itIsTheMirrorImage() throws {
    let names = ["a", "b", "c", "d", "e", "f", "g", "h"]
    let plain = try frames(.leftToRight, names)
    let mirrored = try frames(.rightToLeft, names)
    for ((name, left), right) in zip(zip(names, plain), mirrored) {
      let expected = CGRect(x: Self.width - left.maxX, y: left.minY, width: left.width, height: left.height)
      #expect(isNear(right, expected), "\(name): \(right), expected \(expected)")
    }
  }

  private struct Turning: View {
    @State private var direction = LayoutDirection.leftToRight

    var body: some View {
      HStack(spacing: 0) {
        Text("first").onTapGesture { direction = direction == .leftToRight ? .rightToLeft : .leftToRight }
        Text("second")
      }
      .environment(\.layoutDirection, direction)
    }
  }

  @Test func theDirectionMayChange() throws {
    let ui = TestHost { Turning() }
    #expect(try ui.find(.text("first")).frame.minX < ui.find(.text("second")).frame.minX)
    try ui.tap("first")
    #expect(try ui.find(.text("first")).frame.minX > ui.find(.text("second")).frame.minX)
    #expect(ui.repaintDifference == 0)
    try ui.tap("first")
    #expect(try ui.find(.text("first")).frame.minX < ui.find(.text("second")).frame.minX)
  }
}
