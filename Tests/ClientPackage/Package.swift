// swift-tools-version: 6.0
import PackageDescription

// A user's package. scripts/test-client-package gives the address and the version of Martlet.
let address = Context.environment["MARTLET_URL"] ?? "https://example.com/martlet"
let version = Context.environment["MARTLET_VERSION"].flatMap { Version($0) } ?? "0.0.1"
let swiftUI: [Target.Dependency] = [.product(name: "SwiftUI", package: "martlet")]

let package = Package(
  name: "client",
  dependencies: [.package(url: address, exact: version)],
  targets: [
    .executableTarget(
      name: "ClientOfSwift5",
      dependencies: swiftUI + [.product(name: "Combine", package: "martlet")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "ClientOfSwift6", dependencies: swiftUI + ["Gallery", "Primitives"],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    // Names that Martlet could have given to modules of its own: SwiftPM refuses a name that comes twice.
    .target(name: "Gallery", dependencies: swiftUI),
    .target(name: "Primitives"),
    // The example, which scripts/test-client-package puts here: with this package's build it takes a few seconds.
    .executableTarget(
      name: "SettingsForm", dependencies: swiftUI + [.product(name: "MartletControls", package: "martlet")],
      path: "SettingsForm/Sources/SettingsForm"),
    .testTarget(
      name: "SettingsFormTests",
      dependencies: ["SettingsForm", .product(name: "ViewTesting", package: "martlet")],
      path: "SettingsForm/Tests/SettingsFormTests"),
    // The same with README's code.
    .executableTarget(
      name: "Hello", dependencies: swiftUI + [.product(name: "MartletControls", package: "martlet")],
      path: "Hello/Sources/Hello"),
    .testTarget(
      name: "HelloTests", dependencies: ["Hello", .product(name: "ViewTesting", package: "martlet")],
      path: "Hello/Tests/HelloTests"),
    .testTarget(
      name: "ClientTests",
      dependencies: swiftUI + ["Gallery", .product(name: "ViewTesting", package: "martlet")]),
  ]
)
