import SwiftUI
import Testing
import ViewTesting

@testable import MartletCore

@MainActor @Suite struct SymbolVariantsTests {
  private func icons(@ViewBuilder _ content: () -> some View) -> [String] {
    TestHost(content: content).drawn("image").compactMap {
      $0.split(separator: "\"").dropFirst().first.map(String.init)
    }
  }

  /// "heart" becomes "heart.fill" and so on (Apple, "symbolVariant(_:)").
  @Test func symbolsTakeTheFormThatIsAskedFor() {
    #expect(icons { Image(systemName: "heart").symbolVariant(.fill) } == ["heart-fill"])
    #expect(icons { Image(systemName: "xmark").symbolVariant(.circle.fill) } == ["x-circle-fill"])
    #expect(icons { Image(systemName: "bell").symbolVariant(.slash) } == ["bell-slash"])
    #expect(icons { Image(systemName: "heart.fill").symbolVariant(.fill) } == ["heart-fill"])
    #expect(icons { Label("Love", systemImage: "heart").symbolVariant(.fill) } == ["heart-fill"])
  }

  /// Several are joined; of two shapes the inner one counts, and `.none` takes all back where it is the environment's.
  @Test func formsAreJoined() {
    #expect(
      icons { Image(systemName: "xmark").symbolVariant(.circle).symbolVariant(.fill) } == ["x-circle-fill"])
    #expect(
      icons { Image(systemName: "xmark").symbolVariant(.square).symbolVariant(.circle) } == ["x-square"])
    #expect(
      icons {
        VStack { Image(systemName: "heart").environment(\.symbolVariants, .none) }.symbolVariant(.fill)
      } == ["heart"])
  }

  @Test func aFormThatASymbolLacksIsLeftOut() {
    #expect(
      icons { Image(systemName: "checkmark").symbolVariant(.slash) }
        == icons { Image(systemName: "checkmark") })
  }

  @Test func formsHaveNames() {
    let all = SymbolVariants.slash.circle.fill
    #expect(all.names(for: "mic").first == "mic.slash.circle.fill")
    #expect(SymbolVariants.fill.names(for: "bell.slash").first == "bell.slash.fill")
    #expect(all.contains(.fill) && all.contains(.circle) && !all.contains(.square))
    #expect(SymbolVariants.none.names(for: "mic") == ["mic"])
  }
}
