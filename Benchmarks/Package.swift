// swift-tools-version: 6.0
import PackageDescription

// Measures Martlet beside other toolkits. A package of its own, so that nobody who uses Martlet builds it.
let package = Package(
  name: "martlet-benchmarks",
  dependencies: [.package(name: "martlet", path: "..")],
  targets: [
    .systemLibrary(
      name: "CBenchGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev", "libx11-dev"])]),
    .target(name: "CBench", dependencies: ["CBenchGTK"], linkerSettings: [.linkedLibrary("X11")]),
    .executableTarget(
      name: "Workloads", dependencies: ["CBench", .product(name: "SwiftUI", package: "martlet")]),
    .executableTarget(
      name: "LayoutWork",
      dependencies: [
        "CBench", .product(name: "SwiftUI", package: "martlet"),
        .product(name: "ViewTesting", package: "martlet"),
      ]),
  ]
)
