import SwiftUI
import Testing
import ViewTesting

/// Mistakes after which a program can't go on: it ends, and says what and where.
@Suite
struct LayoutMisuseTests {
  private struct Greedy: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews[3].sizeThatFits(proposal)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  private struct Endless: View {
    var body: some View {
      VStack { AnyView(Endless()) }
    }
  }

  @Test func aSubviewThatDoesNotExistIsNamedWithItsLayout() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TestHost { Greedy()() { Text("only") } } }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("Greedy asks for subview 3, but it has 1"), "\(message)")
  }

  @Test func aViewThatContainsItselfWithoutEndIsNamed() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TestHost { Endless() } }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("The view tree is too deep: Endless"), "\(message)")
  }
}
