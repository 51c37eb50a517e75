import SwiftUI
import Testing
import ViewTesting

@MainActor
struct PreviewTests {
  /// The size of a preview's picture in pixels, which are points at scale 1.
  private func size(
    _ name: String, size: CGSize? = nil, scale: CGFloat = 1, idiom: TestHost.Idiom? = nil
  ) async throws -> CGSize {
    let ui = try await PreviewCatalog.host(for: name, size: size, scale: scale, idiom: idiom)
    // A PNG says its width and height after its first 16 bytes.
    let header = Array(try ui.pngData().prefix(24).suffix(8))
    func number(_ bytes: ArraySlice<UInt8>) -> CGFloat { CGFloat(bytes.reduce(0) { $0 << 8 | Int($1) }) }
    return CGSize(width: number(header[..<4]), height: number(header[4...]))
  }

  // MARK: Names

  @Test func previewsAreListedByFileAndLineAndProvidersAfterThem() {
    let expected = [
      "PreviewFixtures.swift:3", "Fixed", "Fits", "Fills", "Landscape", "Counter", "Returned", "Label",
      "Several", "Twin", "Twin", "In a type", "Shared 1", "Shared 2", "Broken",
      "Device_Previews/iPhone SE (2nd generation)",
      "Device_Previews/iPad Pro (12.9-inch) (4th generation)", "Device_Previews/Mac",
      "Device_Previews/turned",
      "Lamp_Previews/On", "Lamp_Previews/2", "Lamp_Previews/A", "Lamp_Previews/B", "Phone_Previews",
      "Single_Previews", "Unknown_Previews",
    ]
    // The test program has other modules with previews.
    #expect(PreviewCatalog.names.filter(Set(expected).contains) == expected)
    #expect(!PreviewCatalog.names.contains { $0.hasPrefix("Generic") })
  }

  @Test func aPreviewIsFoundByItsPlaceToo() async throws {
    for name in ["PreviewFixtures.swift:3", "SwiftUITests/PreviewFixtures.swift:3"] {
      #expect(try await PreviewCatalog.host(for: name).shows("Nameless"))
    }
    #expect(try await PreviewCatalog.host(for: "SwiftUITests.Single_Previews").shows("single"))
  }

  @Test func anUnknownNameIsAnsweredWithTheNamesThereAre() async {
    await #expect { try await PreviewCatalog.host(for: "Missing") } throws: { error in
      "\(error)".contains("\"Missing\"") && "\(error)".contains("Fixed")
    }
  }

  // MARK: Bodies

  @Test func markedVariablesAreStatesOfThePreview() async throws {
    let ui = try await PreviewCatalog.host(for: "Counter", colorScheme: .dark)
    #expect(ui.shows("Count 0") && ui.shows("dark"))
    try ui.tap(ui.find(.text("Count 0")))
    #expect(ui.shows("Count 1"))
    // Each host has states of its own.
    #expect(try await PreviewCatalog.host(for: "Counter").shows("Count 0"))
  }

  @Test func aBodyMayReturnItsView() async throws {
    let ui = try await PreviewCatalog.host(for: "Returned")
    let lamp = try ui.find(.label("Lamp").and(.role(.toggle)))
    #expect(lamp.value == "off")
    lamp.activate()
    #expect(try ui.find(.label("Lamp").and(.role(.toggle))).value == "on")
  }

  @Test func theBodyMayBeAnArgumentOrHaveSeveralViews() async throws {
    #expect(try await PreviewCatalog.host(for: "Label").shows("labelled"))
    let ui = try await PreviewCatalog.host(for: "Several")
    #expect(ui.shows("first") && ui.shows("second"))
  }

  @Test func aPreviewMayStandInATypeAndHaveManyStatements() async throws {
    let ui = try await PreviewCatalog.host(for: "In a type")
    #expect(ui.shows("3 in 2"))
    #expect(ui.shows("Some \"text\" }\nsample"))
  }

  // MARK: Sizes: Apple, "PreviewLayout"

  @Test func layoutsDecideTheSize() async throws {
    #expect(try await size("Fixed") == CGSize(width: 120, height: 80))
    #expect(try await size("Fixed", scale: 2) == CGSize(width: 240, height: 160))
    // Whole points.
    #expect(try await size("Fits") == CGSize(width: 50, height: 21))
    // The test has the last word.
    #expect(try await size("Fixed", size: CGSize(width: 33, height: 44)) == CGSize(width: 33, height: 44))
  }

  @Test func aPhoneIsADeviceWithASize() async throws {
    // iPhone 15: 393 × 852 points (Apple, Human Interface Guidelines, "Layout").
    #expect(try await size("Label", idiom: .touch) == CGSize(width: 393, height: 852))
    #expect(try await size("Landscape", idiom: .touch) == CGSize(width: 852, height: 393))
    #expect(try await size("Fills", idiom: .touch) == CGSize(width: 393, height: 852))
    #expect(try await size("Phone_Previews") == CGSize(width: 393, height: 852))
  }

  @Test func devicesHaveTheirSizes() async throws {
    #expect(try await size("Device_Previews/iPhone SE (2nd generation)") == CGSize(width: 375, height: 667))
    #expect(
      try await size("Device_Previews/iPad Pro (12.9-inch) (4th generation)")
        == CGSize(width: 1024, height: 1366))
    // A desktop's windows are as large as they like, and at least what a title bar needs (`AppSession`).
    #expect(try await size("Device_Previews/Mac") == CGSize(width: 320, height: 200))
    #expect(try await size("Device_Previews/turned") == CGSize(width: 844, height: 390))
  }

  @Test func anUnknownDeviceIsSaidOnce() async throws {
    _ = TestHost.takeWarnings()
    _ = try await PreviewCatalog.host(for: "Unknown_Previews")
    _ = try await PreviewCatalog.host(for: "Unknown_Previews")
    #expect(TestHost.takeWarnings().filter { $0.contains("Toaster 3") }.count == 1)
  }

  // MARK: Providers

  @Test func eachViewOfAProviderIsAPreview() async throws {
    let on = try await PreviewCatalog.host(for: "Lamp_Previews/On")
    #expect(on.shows("is on") && !on.shows("is off") && !on.shows("is A"))
    #expect(try await PreviewCatalog.host(for: "Lamp_Previews/2").shows("is off"))
    #expect(try await PreviewCatalog.host(for: "Lamp_Previews/B").shows("is B"))
  }

  @Test func theModifierOutsideWins() async throws {
    // As with other traits of views, such as tags.
    for name in ["On", "2", "A"] {
      #expect(try await size("Lamp_Previews/\(name)") == CGSize(width: 70, height: 50))
    }
  }

  @Test func previewModifiersMeanNothingElsewhere() throws {
    let ui = TestHost(size: CGSize(width: 300, height: 200)) {
      Text("plain").previewLayout(.fixed(width: 10, height: 10)).previewDevice("iPhone 8")
        .previewDisplayName("name").previewInterfaceOrientation(.landscapeLeft)
    }
    let plain = TestHost(size: CGSize(width: 300, height: 200)) { Text("plain") }
    #expect(try ui.find(.text("plain")).frame == plain.find(.text("plain")).frame)
    #expect(try ui.pngData() == plain.pngData())
  }

  // MARK: Modifiers

  @Test func aContextIsMadeOnceAndShared() async throws {
    // Also when previews are opened while it is being made.
    async let early = PreviewCatalog.host(for: "Shared 1")
    let (first, second) = try await (early, PreviewCatalog.host(for: "Shared 2"))
    #expect(first.shows("shared") && second.shows("shared") && second.shows("second"))
    #expect(SampleData.made == 1)
  }

  @Test func aContextThatCanNotBeMadeIsAnError() async {
    await #expect(throws: Broken.NoData.self) { try await PreviewCatalog.host(for: "Broken") }
  }
}
