import Gallery
import SwiftUI
import Testing
import ViewTesting

private struct LampPage: View {
  @State private var isOn = false
  var body: some View { Lamp(isOn: $isOn) }
}

@MainActor
@Test func aTapSwitchesTheLamp() throws {
  let host = TestHost { LampPage() }
  try host.tap(host.find(.text("The lamp is off")))
  #expect(host.shows("The lamp is on"))
}

@MainActor
@Test func theLampsPreviewIsAlive() async throws {
  #expect(PreviewCatalog.names == ["Lamp"])
  let host = try await PreviewCatalog.host(for: "Lamp")
  try host.tap(host.find(.text("The lamp is on")))
  #expect(host.shows("The lamp is off"))
}
