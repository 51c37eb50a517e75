import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct ColorResolvedTests {
  /// Facts n174, n176, n177.
  @Test func descriptions() {
    func text(_ space: Color.RGBColorSpace, _ red: Float, _ green: Float, _ blue: Float, _ opacity: Float)
      -> String
    {
      Color.Resolved(colorSpace: space, red: red, green: green, blue: blue, opacity: opacity).description
    }
    #expect(text(.sRGB, 0.3, 0.3, 0.3, 0.3) == "#4C4C4C4D")
    #expect(text(.displayP3, 0.412, 0.508, 0.69, 0.748) == "#6382B4BF")
    #expect(text(.sRGBLinear, 0.6, 0.6, 0.6, 0.6) == "#CBCBCB99")
    #expect(text(.sRGB, 1, 0, .nan, 1) == "#FF0000FF")
  }

  /// Fact n179: sRGB, and opaque.
  @Test func defaults() {
    #expect(
      Color(red: 0.2, green: 0.4, blue: 0.6) == Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6, opacity: 1))
    #expect(Color.Resolved(red: 0.2, green: 0.4, blue: 0.6).opacity == 1)
  }

  @Test func componentsAreLinearAndEncoded() {
    var color = Color.Resolved(red: 0.5, green: 0, blue: 1)
    // IEC 61966-2-1: ((0.5 + 0.055) / 1.055)^2.4 = 0.21404.
    #expect(abs(color.linearRed - 0.21404) < 1e-5)
    #expect(abs(color.red - 0.5) < 1e-6 && color.blue == 1 && color.green == 0)
    color.linearGreen = 0.21404
    #expect(abs(color.green - 0.5) < 1e-5)
    color.blue = 0.5
    #expect(abs(color.linearBlue - 0.21404) < 1e-5)
    #expect(color.cgColor.components?.count == 4)
  }

  @Test func itIsWrittenAndRead() throws {
    let color = Color.Resolved(colorSpace: .displayP3, red: 0.1, green: 0.7, blue: 0.3, opacity: 0.5)
    let data = try JSONEncoder().encode(color)
    #expect(try JSONDecoder().decode(Color.Resolved.self, from: data) == color)
  }

  @Test func resolvingGivesTheEnvironmentsColour() {
    var values = EnvironmentValues()
    values.colorScheme = .dark
    #expect(Color.red.resolve(in: values).description == "#FF453AFF")
    #expect(Color.red.resolve(in: EnvironmentValues()).description == "#FF3B30FF")
    #expect(Color.red.opacity(0.5).resolve(in: values).description == "#FF453A80")
    // What was given comes back to the last bit.
    let exact = Color.Resolved(colorSpace: .sRGBLinear, red: 0.123, green: 0.456, blue: 0.789, opacity: 0.3)
    #expect(Color(exact).resolve(in: values) == exact)
  }

  @Test func mixingGoesThroughOklabUnlessAskedOtherwise() {
    let (red, green) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0))
    let values = EnvironmentValues()
    #expect(red.mix(with: green, by: 0, in: .device).resolve(in: values).description == "#FF0000FF")
    #expect(red.mix(with: green, by: 0.25, in: .device).resolve(in: values).description == "#BF4000FF")
    #expect(red.mix(with: green, by: 7).resolve(in: values).description == "#00FF00FF")
    let middle = red.mix(with: green, by: 0.5).resolve(in: values)
    #expect(middle.red > 0.7 && middle.green > 0.6)
    // A mix follows the environment as its parts do.
    var dark = values
    dark.colorScheme = .dark
    let mixed = Color.primary.mix(with: .clear, by: 0.5, in: .device)
    #expect(mixed.resolve(in: values) != mixed.resolve(in: dark))
  }

  private struct Brand: ShapeStyle, Hashable {
    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
      environment.colorScheme == .dark
        ? Color.Resolved(red: 0, green: 0, blue: 1) : Color.Resolved(red: 0, green: 1, blue: 0)
    }
  }

  @Test func anAppsOwnColourIsAskedForEachEnvironment() {
    for (scheme, expected) in [(ColorScheme.light, "#00FF00"), (.dark, "#0000FF")] {
      let ui = TestHost(size: CGSize(width: 20, height: 20), colorScheme: scheme) {
        HStack(spacing: 0) {
          Color(Brand())
          Rectangle().fill(Brand())
        }
      }
      #expect(ui.color(at: CGPoint(x: 5, y: 10)).description == expected)
      #expect(ui.color(at: CGPoint(x: 15, y: 10)).description == expected)
    }
    #expect(Color(Brand()) == Color(Brand()))
  }
}

/// Colour sets of an asset catalog that lies in a bundle as a folder.
@MainActor @Suite struct ColorAssetTests {
  private static let bundle: Bundle? = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("colors-\(UUID().uuidString)")
    let ink = """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "0xFF", "green": "0.000", "blue": "128", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "srgb",
          "components": {"red": "0.000", "green": "1.000", "blue": "0.000", "alpha": "0.500"}}},
        {"idiom": "mac", "color": {"color-space": "srgb",
          "components": {"red": "0.000", "green": "0.000", "blue": "1.000", "alpha": "1.000"}}}
      ], "info": {"author": "xcode", "version": 1}}
      """
    let gray = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "gray-gamma-22",
        "components": {"white": "0.500", "alpha": "1.000"}}}]}
      """
    let system =
      #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}}]}"#
    do {
      for (path, text) in [
        ("Assets.xcassets/Ink.colorset", ink), ("Assets.xcassets/Brand/Gray.colorset", gray),
        ("Assets.xcassets/Alarm.colorset", system), ("Assets.xcassets/Broken.colorset", "{"),
      ] {
        let directory = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        try text.write(
          to: directory.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
      }
    } catch {
      return nil
    }
    return Bundle(path: folder.path)
  }()

  private func pixel(_ name: String, _ scheme: ColorScheme = .light, _ idiom: TestHost.Idiom = .touch) throws
    -> String
  {
    let bundle = try #require(Self.bundle)
    return TestHost(size: CGSize(width: 4, height: 4), idiom: idiom, colorScheme: scheme) {
      Color(name, bundle: bundle).background(Color.white)
    }.color(at: CGPoint(x: 2, y: 2)).description
  }

  @Test func theSetsColourFitsTheAppearanceAndTheDevice() throws {
    #expect(try pixel("Ink") == "#FF0080")
    // Half of green on white.
    #expect(try pixel("Ink", .dark) == "#80FF80" || pixel("Ink", .dark) == "#7FFF7F")
    #expect(try pixel("Ink", .light, .desktop) == "#0000FF")
  }

  @Test func setsInGroupsAndOfOtherKinds() throws {
    #expect(try pixel("Gray") == "#808080")
    #expect(try pixel("Brand/Gray") == "#808080")
    #expect(try pixel("Alarm") == "#FF3B30")
    #expect(try pixel("Alarm", .dark) == "#FF453A")
    let resource = ColorResource(name: "Gray", bundle: try #require(Self.bundle))
    #expect(Color(resource) == Color("Gray", bundle: Self.bundle))
  }

  @Test func aMissingSetIsSaidOnceAndClear() throws {
    #expect(try pixel("Nowhere") == "#FFFFFF")
    #expect(try pixel("Nowhere", .dark) == "#FFFFFF")
    #expect(try pixel("Broken") == "#FFFFFF")
    let messages = TestHost.takeWarnings().filter { $0.contains("\"Nowhere\"") }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("bundle: .module") == true)
  }
}
