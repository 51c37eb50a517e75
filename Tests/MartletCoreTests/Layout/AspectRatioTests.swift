import SwiftUI
import Testing
import ViewTesting

/// The modifiers that keep proportions or ideal sizes, through views.
@MainActor
struct AspectRatioTests {
  private func frame<V: View>(
    width: CGFloat = 100, height: CGFloat = 60, @ViewBuilder _ content: () -> V
  ) throws -> CGRect {
    let ui = TestHost(size: CGSize(width: width, height: height), content: content)
    return try ui.frame("it")
  }

  @Test func fitIsTheLargestSizeOfTheRatioWithinTheSpace() throws {  // n098
    let wide = try frame { Color.red.aspectRatio(2, contentMode: .fit).accessibilityIdentifier("it") }
    #expect(wide == CGRect(x: 0, y: 5, width: 100, height: 50))
    let tall = try frame { Color.red.aspectRatio(0.5, contentMode: .fit).accessibilityIdentifier("it") }
    #expect(tall == CGRect(x: 35, y: 0, width: 30, height: 60))
  }

  @Test func theSizeIsTheChildsWhateverItWasOffered() throws {  // n098
    let it = try frame {
      Color.red.frame(width: 10, height: 10).aspectRatio(2, contentMode: .fit).accessibilityIdentifier("it")
    }
    #expect(it.size == CGSize(width: 10, height: 10))
  }

  @Test func fillCoversTheSpace() throws {  // n099
    let it = try frame { Color.red.aspectRatio(1, contentMode: .fill).accessibilityIdentifier("it") }
    #expect(it == CGRect(x: 0, y: -20, width: 100, height: 100))
  }

  @Test func anUnspecifiedSpacePassesThrough() throws {  // n101, n092
    let it = try frame {
      Color.red.aspectRatio(4, contentMode: .fit).fixedSize().accessibilityIdentifier("it")
    }
    #expect(it.size == CGSize(width: 10, height: 10))
  }

  @Test func scaledToFitAndFillUseTheViewsOwnRatio() throws {  // n102
    let ideal = Color.red.frame(idealWidth: 20, idealHeight: 10)
    let fit = try frame { ideal.scaledToFit().accessibilityIdentifier("it") }
    #expect(fit.size == CGSize(width: 100, height: 50))
    let fill = try frame { ideal.scaledToFill().accessibilityIdentifier("it") }
    #expect(fill.size == CGSize(width: 120, height: 60))
  }

  @Test func aSizeGivesItsRatio() throws {
    let it = try frame {
      Color.red.aspectRatio(CGSize(width: 30, height: 10), contentMode: .fit).accessibilityIdentifier("it")
    }
    #expect(isNear(it, CGRect(x: 0, y: 13.33, width: 100, height: 33.33)))
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity])
  func aRatioThatIsNoneChangesNothing(ratio: CGFloat) throws {
    let it = try frame { Color.red.aspectRatio(ratio, contentMode: .fit).accessibilityIdentifier("it") }
    #expect(it == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(TestHost.takeWarnings().contains { $0.contains("aspectRatio") })
  }

  @Test func fixedSizeTakesTheIdealLengthOfTheAxesAsked() throws {  // n077
    let both = try frame { Color.red.accessibilityIdentifier("it").fixedSize() }
    #expect(both == CGRect(x: 45, y: 25, width: 10, height: 10))
    let across = try frame {
      Color.red.accessibilityIdentifier("it").fixedSize(horizontal: true, vertical: false)
    }
    #expect(across == CGRect(x: 45, y: 0, width: 10, height: 60))
  }
}
