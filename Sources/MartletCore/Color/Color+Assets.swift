import Foundation
import MartletPrimitives

/// A colour set of an asset catalog.
///
/// - Source: Apple, "ColorResource".
nonisolated public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Names a colour set of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Color {
  /// A colour set of an asset catalog.
  ///
  /// The catalog is a folder `….xcassets` among a bundle's resources, as SwiftPM copies it. The set's
  /// colours for light, dark and increased contrast are looked up where the colour is used. A name that no
  /// catalog has is said once, and the colour is clear.
  ///
  /// - Parameters:
  ///   - name: The set's name; with the groups around it if they provide namespaces, as in `Brand/Ink`.
  ///   - bundle: Where to look; `nil` for the app's main bundle. Resources of a package's target are in
  ///     `.module`.
  /// - Source: Apple, "init(_:bundle:)".
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(NamedColor(name: name, bundle: bundle)))
  }

  /// A colour set of an asset catalog.
  ///
  /// - Source: Apple, "init(_:)" of a `ColorResource`.
  public init(_ resource: ColorResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}

/// A colour set's name and where it is looked up.
struct NamedColor: Hashable, Sendable {
  let name: String
  let bundle: Bundle?

  func resolved(in environment: EnvironmentValues) -> ResolvedColor {
    let bundle = bundle ?? .main
    guard let set = ColorCatalog.set(name, in: bundle) else {
      Diagnostics.warnOnce(
        "color-\(name)-\(bundle.bundlePath)",
        "Color(\(name.debugDescription)): no asset catalog in \(bundle.bundlePath) has a color set of that "
          + "name; it is clear. Add the .xcassets folder to the target's resources in Package.swift, and pass "
          + "bundle: .module. (Compiled catalogs, Assets.car, can't be read here.)")
      return .clear
    }
    let look = ColorSet.Look(
      isDark: environment.colorScheme == .dark, hasHighContrast: environment.hasHighContrast,
      isDesktop: environment.theme.idiom == .desktop)
    guard let choice = set.choice(for: look) else {
      Diagnostics.warnOnce(
        "color-empty-\(name)-\(bundle.bundlePath)",
        "Color(\(name.debugDescription)): the color set has no color that can be read; it is clear. Give it a "
          + "universal color in sRGB or Display P3.")
      return .clear
    }
    switch choice {
    case .components(let color): return color
    case .system(let color):
      return environment.theme.colors.color(color, isDark: environment.colorScheme == .dark)
    }
  }
}
