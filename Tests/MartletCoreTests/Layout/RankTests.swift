import SwiftUI
import Testing
import ViewTesting

/// Fact n254: a view that says nothing of its layout priority or z-index has 0.
@MainActor @Suite struct RankTests {
  private struct Priorities: Layout {
    let journal: Journal

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      journal.note(subviews.map { "\($0.priority)" }.joined(separator: " "))
      return .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  @Test func theLayoutPriorityIsZeroUnlessSet() {
    let journal = Journal()
    let ui = TestHost {
      Priorities(journal: journal)() {
        Text("unset")
        Text("set").layoutPriority(0)
        Text("high").layoutPriority(2).padding()
      }
    }
    #expect(journal.take().last == "0.0 0.0 2.0")  // n254
    _ = ui
  }

  @Test func theZIndexIsZeroUnlessSet() {
    // Equal ones keep their order, so the last is in front unless the first is above 0.
    func front(_ rank: Double) -> [Int]? {
      let ui = TestHost {
        ZStack {
          Color(red: 1, green: 0, blue: 0).zIndex(rank)
          Color(red: 0, green: 1, blue: 0)
        }
      }
      return ui.drawnColors(of: "fill").last
    }
    #expect(front(0) == [0, 255, 0, 255])  // n254
    #expect(front(0.001) == [255, 0, 0, 255])
    #expect(front(-0.001) == [0, 255, 0, 255])
  }
}
