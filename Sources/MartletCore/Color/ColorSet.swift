import Foundation
import MartletPrimitives

/// The colours of a colour set, for each appearance.
///
/// - Source: Apple, "Asset Catalog Format Reference", color set type.
struct ColorSet {
  /// What decides which of the colours is used.
  struct Look {
    var isDark: Bool
    var hasHighContrast: Bool
    var isDesktop: Bool
  }

  enum Choice: Equatable {
    case components(ResolvedColor)
    case system(SystemColor)
  }

  private struct Entry {
    var choice: Choice
    /// `nil` for any.
    var isDark: Bool?
    var hasHighContrast: Bool?
    var idiom: String
  }

  private let entries: [Entry]

  /// Reads a set's `Contents.json`; `nil` if it is no such file.
  init?(_ data: Data) {
    guard let content = try? JSONDecoder().decode(Content.self, from: data) else { return nil }
    entries = (content.colors ?? []).compactMap { item in
      guard let color = item.color, let choice = Self.choice(color) else { return nil }
      var entry = Entry(choice: choice, idiom: item.idiom ?? "universal")
      for appearance in item.appearances ?? [] {
        switch (appearance.appearance, appearance.value) {
        case ("luminosity", "dark"): entry.isDark = true
        case ("luminosity", "light"): entry.isDark = false
        case ("contrast", "high"): entry.hasHighContrast = true
        default: break
        }
      }
      return entry
    }
  }

  /// The colour that fits best: first by luminosity, then by contrast, then by the kind of device.
  func choice(for look: Look) -> Choice? {
    var best: (choice: Choice, score: Int)?
    for entry in entries {
      if let isDark = entry.isDark, isDark != look.isDark { continue }
      if let high = entry.hasHighContrast, high != look.hasHighContrast { continue }
      let devices = look.isDesktop ? ["mac"] : ["iphone", "ipad"]
      guard entry.idiom == "universal" || devices.contains(entry.idiom) else { continue }
      let score =
        (entry.isDark != nil ? 4 : 0) + (entry.hasHighContrast != nil ? 2 : 0)
        + (entry.idiom != "universal" ? 1 : 0)
      if score > best?.score ?? -1 { best = (entry.choice, score) }
    }
    return best?.choice
  }

  // MARK: The file

  private struct Content: Decodable {
    var colors: [Item]?
  }

  private struct Item: Decodable {
    var idiom: String?
    var color: ColorValue?
    var appearances: [Appearance]?
  }

  private struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  private struct ColorValue: Decodable {
    var colorSpace: String?
    var components: [String: Number]?
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case colorSpace = "color-space"
      case components
      case reference
    }
  }

  /// A component: `"0.5"`, `"0x7F"`, `"127"`, or a plain number.
  private struct Number: Decodable {
    let value: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = number
        return
      }
      let text = try container.decode(String.self).trimmingCharacters(in: .whitespaces)
      if text.lowercased().hasPrefix("0x") {
        value = Double(UInt32(text.dropFirst(2), radix: 16) ?? 0) / 255
      } else if !text.contains("."), let whole = Int(text) {
        // Xcode writes whole numbers for components of 8 bits.
        value = Double(whole) / 255
      } else {
        value = Double(text) ?? 0
      }
    }
  }

  private static func choice(_ color: ColorValue) -> Choice? {
    if let reference = color.reference { return systemColor(reference).map { .system($0) } }
    guard let components = color.components else { return nil }
    func part(_ name: String) -> Double? { components[name]?.value }
    // An opacity is a fraction also when it is written without a point.
    var alpha = part("alpha") ?? 1
    if alpha > 0, alpha < 0.005 { alpha *= 255 }
    if let white = part("white") {
      let linear = color.colorSpace == "extended-linear-gray"
      return .components(
        ColorConversion.sRGB(linear ? .sRGBLinear : .sRGB, white, white, white, alpha))
    }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
    let space: Color.RGBColorSpace
    switch color.colorSpace {
    case "display-p3": space = .displayP3
    case "extended-linear-srgb": space = .sRGBLinear
    default: space = .sRGB
    }
    return .components(ColorConversion.sRGB(space, red, green, blue, alpha))
  }

  /// `systemRedColor`, `labelColor` and so on.
  private static func systemColor(_ reference: String) -> SystemColor? {
    switch reference {
    case "labelColor", "textColor", "controlTextColor": return .primary
    case "secondaryLabelColor": return .secondary
    case "tertiaryLabelColor": return .tertiary
    case "quaternaryLabelColor": return .quaternary
    case "separatorColor": return .separator
    case "windowBackgroundColor", "systemBackgroundColor": return .windowBackground
    default:
      var name = reference
      if name.hasPrefix("system") { name.removeFirst(6) }
      if name.hasSuffix("Color") { name.removeLast(5) }
      return SystemColor(rawValue: name.lowercased())
    }
  }
}

extension EnvironmentValues {
  /// Whether the user asks for more contrast.
  var hasHighContrast: Bool { false }
}
