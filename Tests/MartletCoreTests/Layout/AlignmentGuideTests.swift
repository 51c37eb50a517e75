import SwiftUI
import Testing
import ViewTesting

@Suite @MainActor
struct AlignmentGuideTests {
  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  private static let middle = HorizontalAlignment(Middle.self)

  private func frames(_ ui: TestHost) throws -> (a: CGRect, b: CGRect) {
    (try ui.find(.identifier("a")).frame, try ui.find(.identifier("b")).frame)
  }

  /// Both guides lie on one line: the middle of the first, 50 in, is under the leading edge of the second.
  @Test func aGuideOfOnesOwnMovesAView() throws {
    let ui = TestHost {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 100, height: 20).accessibilityIdentifier("a")
          .alignmentGuide(.leading) { $0.width / 2 }
        Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("b")
      }
    }
    let (a, b) = try frames(ui)
    #expect(b.minX - a.minX == 50)
  }

  @Test func aCustomAlignmentUsesItsGuides() throws {
    let ui = TestHost {
      VStack(alignment: Self.middle, spacing: 0) {
        Color.red.frame(width: 100, height: 20).accessibilityIdentifier("a").alignmentGuide(Self.middle) {
          _ in 30
        }
        Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("b").alignmentGuide(Self.middle) {
          _ in 10
        }
      }
    }
    let (a, b) = try frames(ui)
    #expect(b.minX - a.minX == 20)
  }

  @Test func aGuideReachesThroughFramesAndPadding() throws {
    let ui = TestHost {
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(width: 20, height: 40).accessibilityIdentifier("a")
        Color.blue.frame(width: 20, height: 40).accessibilityIdentifier("b")
          .alignmentGuide(.top) { _ in 15 }.padding(.top, 5)
      }
    }
    let (a, b) = try frames(ui)
    // The guide lies 15 below b's top, and on a's top.
    #expect(a.minY - b.minY == 15)
  }
}
