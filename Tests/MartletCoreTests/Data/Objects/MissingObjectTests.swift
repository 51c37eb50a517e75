import Observation
import SwiftUI
import Testing
import ViewTesting

private final class Basket: ObservableObject {}

@Observable
private final class Shop {}

private struct NeedyView: View {
  @EnvironmentObject private var basket: Basket
  var body: some View { Text("\(ObjectIdentifier(basket).hashValue)") }
}

private struct ShopperView: View {
  @Environment(Shop.self) private var shop
  var body: some View { Text("\(ObjectIdentifier(shop).hashValue)") }
}

/// A missing object leaves nothing to go on with: the program ends and says which type and which view.
@Suite
struct MissingObjectTests {
  @Test func aMissingEnvironmentObjectIsNamedWithItsView() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = TestHost { NeedyView() } }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("NeedyView needs an object of type Basket"))
    #expect(message.contains(".environmentObject(_:)"))
  }

  @Test func aMissingObservableIsNamedWithItsView() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = TestHost { ShopperView() } }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("ShopperView needs an object of type Shop"))
    #expect(message.contains(".environment(_:)"))
  }
}
