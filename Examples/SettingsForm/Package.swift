// swift-tools-version: 6.0
import PackageDescription

// On Apple's platforms SwiftUI is the system's; MartletControls builds on either.
let package = Package(
  name: "SettingsForm",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "martlet", path: "../..")],
  targets: [
    .executableTarget(
      name: "SettingsForm",
      dependencies: [
        .product(name: "SwiftUI", package: "martlet", condition: .when(platforms: [.linux])),
        .product(name: "MartletControls", package: "martlet"),
      ]),
    .testTarget(
      name: "SettingsFormTests",
      dependencies: ["SettingsForm", .product(name: "ViewTesting", package: "martlet")]),
  ]
)
