import SwiftUI
import Testing
import ViewTesting

private struct WeightKey: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

/// Divides the width by weights, as user code does it.
private struct Weighted: Layout {
  struct Cache {
    var total: CGFloat
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(total: subviews.reduce(0) { $0 + $1[WeightKey.self] })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 20))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var x = bounds.minX
    for subview in subviews {
      let width = bounds.width * subview[WeightKey.self] / cache.total
      subview.place(
        at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}

/// Does what its closures say, for layouts that are wrong.
private struct Odd: Layout {
  var size: CGSize?
  var place: (LayoutSubviews, CGRect) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    size ?? proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    place(subviews, bounds)
  }
}

@MainActor @Suite struct CustomLayoutViewTests {
  private func box(_ name: String) -> some View { Color.red.accessibilityIdentifier(name) }

  private struct Screen: View {
    @State private var weight: CGFloat = 3

    var body: some View {
      Weighted {
        Color.red.accessibilityIdentifier("a")
        Color.blue.accessibilityIdentifier("b").layoutValue(key: WeightKey.self, value: weight)
          .onTapGesture { weight = 1 }
      }
    }
  }

  @Test func valuesReachTheLayoutAndTheirChangesToo() throws {
    let ui = TestHost { Screen() }
    #expect(try ui.frame("a").width == 100 && ui.frame("b").width == 300)
    ui.tap(at: CGPoint(x: 200, y: 100))
    #expect(try ui.frame("a").width == 200 && ui.frame("b").width == 200)
    #expect(ui.repaintDifference == 0)
  }

  @Test func theOuterValueWinsAndContainersKeepValuesToThemselves() throws {
    let ui = TestHost {
      Weighted {
        box("a").layoutValue(key: WeightKey.self, value: 9).layoutValue(key: WeightKey.self, value: 3)
        HStack { box("b").layoutValue(key: WeightKey.self, value: 9) }
      }
    }
    #expect(try ui.frame("a").width == 300 && ui.frame("b").width == 100)
  }

  @Test func whatIsNotPlacedGoesToTheMiddle() throws {
    let ui = TestHost { Odd { _, _ in }() { box("a").frame(width: 10, height: 10) } }
    #expect(try ui.frame("a") == CGRect(x: 195, y: 145, width: 10, height: 10))
  }

  @Test func ofTwoPlacesTheLastCounts() throws {
    let ui = TestHost {
      Odd { subviews, _ in
        for x in [5, 50] as [CGFloat] {
          subviews[0].place(at: CGPoint(x: x, y: 0), proposal: ProposedViewSize(width: 10, height: 10))
        }
      }() { box("a") }
    }
    #expect(try ui.frame("a") == CGRect(x: 50, y: 0, width: 10, height: 10))
  }

  @Test func infiniteSizesAreReportedAndCountAsNothing() throws {
    _ = TestHost.takeWarnings()
    let ui = TestHost {
      VStack(spacing: 0) {
        Odd(size: CGSize(width: CGFloat.infinity, height: .infinity)) { _, _ in }() { box("a") }
        Odd { subviews, _ in subviews[0].place(at: .zero, proposal: .infinity) }() { box("b") }
        Odd { subviews, _ in
          subviews[0].place(at: CGPoint(x: CGFloat.nan, y: -.infinity), proposal: .zero)
        }() { box("c") }
        Odd(size: CGSize(width: CGFloat.nan, height: -5)) { _, _ in }() { box("d") }
      }
    }
    #expect(ui.views.allSatisfy { $0.frame.origin.x.isFinite && $0.frame.width.isFinite })
    let warnings = TestHost.takeWarnings()
    #expect(warnings.contains { $0.contains("inf") && $0.contains("placed") }, "\(warnings)")
  }

  private struct Switching: View {
    @State private var isRow = true

    var body: some View {
      let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
      layout {
        Counter(name: "a")
        Spacer()
        Counter(name: "b")
        Divider().accessibilityIdentifier("line")
      }
      .onTapGesture(count: 2) { withAnimation(.linear(duration: 1)) { isRow.toggle() } }
    }
  }

  private struct Counter: View {
    let name: String
    @State private var taps = 0

    var body: some View {
      Text("\(name) \(taps)").frame(width: 50, height: 20).onTapGesture { taps += 1 }
    }
  }

  /// Spacers and dividers learn of the new axis, states stay, and views glide to their new places.
  @Test func anotherLayoutKeepsStatesAndIsAnimated() throws {
    struct Screen: View {
      @State private var isRow = true

      var body: some View {
        let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        VStack(spacing: 0) {
          Text("Switch").frame(height: 20)
            .onTapGesture { withAnimation(.linear(duration: 1)) { isRow.toggle() } }
          layout {
            Counter(name: "a")
            Spacer()
            Counter(name: "b")
          }
        }
      }
    }
    let ui = TestHost { Screen() }
    try ui.tap("a 0")
    #expect(try isNear(ui.find(.text("b 0")).frame.midX, 375))
    try ui.tap("Switch")
    ui.settle()
    #expect(try isNear(ui.find(.text("b 0")).frame.midX, 200))
    #expect(try isNear(ui.find(.text("b 0")).frame.midY, 290))
    #expect(try isNear(ui.find(.text("a 1")).frame.midY, 30))
    #expect(ui.repaintDifference == 0)
  }
}
