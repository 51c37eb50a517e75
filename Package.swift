// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

/// The settings every Swift target shares.
let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)]

let package = Package(
  name: "martlet",
  defaultLocalization: "en",
  // MartletControls builds on Apple's platforms, with their own SwiftUI.
  platforms: [.macOS(.v14), .iOS(.v17), .visionOS(.v1)],
  products: [
    // The modules beside SwiftUI are those that code for Apple's platforms imports by name.
    .library(
      name: "SwiftUI",
      targets: ["SwiftUI", "CoreGraphics", "CoreTransferable", "UniformTypeIdentifiers", "OSLog", "os"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "ViewTesting", targets: ["ViewTesting"]),
    .library(name: "MartletControls", targets: ["MartletControls"]),
    .executable(name: "MartletGallery", targets: ["MartletGallery"]),
  ],
  targets: [
    // The engine, from the bottom up. ARCHITECTURE.md says what lives where.
    .target(name: "MartletPrimitives", swiftSettings: settings),
    .target(name: "MartletLayout", dependencies: ["MartletPrimitives"], swiftSettings: settings),
    .target(name: "MartletGestures", dependencies: ["MartletPrimitives"], swiftSettings: settings),
    .target(name: "Combine", swiftSettings: settings),
    // What Linux's Foundation lacks, and Apple's modules that need no view.
    .target(name: "UniformTypeIdentifiers", swiftSettings: settings),
    .target(name: "os", swiftSettings: settings),
    .target(name: "OSLog", dependencies: ["os"], swiftSettings: settings),
    .target(
      name: "MartletFoundation", dependencies: ["UniformTypeIdentifiers"], swiftSettings: settings),
    .target(
      name: "CoreTransferable", dependencies: ["MartletFoundation", "UniformTypeIdentifiers"],
      swiftSettings: settings),
    // Empty; its file says what for.
    .target(name: "_Testing_CoreGraphics", swiftSettings: settings),
    .target(
      name: "CoreGraphics", dependencies: ["MartletPrimitives", "_Testing_CoreGraphics"],
      swiftSettings: settings),
    .target(
      name: "MartletCore",
      dependencies: [
        "MartletPrimitives", "MartletLayout", "MartletGestures", "MartletFoundation", "Combine",
      ],
      swiftSettings: settings),
    .target(
      name: "MartletControlKit", dependencies: ["MartletCore", "MartletFoundation"], swiftSettings: settings),

    // The backend. Only MartletGTK may import the C modules.
    .systemLibrary(
      name: "CMartletGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    // A module of its own because SwiftPM asks pkg-config for one package a target.
    .systemLibrary(
      name: "CMartletRSVG", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"])]),
    // Loops over pixels for blurs and other filters: in C, where they are fast enough in debug builds, too.
    .target(name: "CMartletPixels"),
    .target(
      name: "MartletGTK",
      dependencies: ["MartletPrimitives", "CMartletGTK", "CMartletRSVG", "CMartletPixels"],
      swiftSettings: settings),

    // The compiler runs it to expand #Preview, @Entry and @Previewable. It depends on nothing but Foundation.
    .macro(name: "MartletMacros", swiftSettings: settings),

    // What users import.
    .target(
      name: "SwiftUI",
      dependencies: [
        "MartletMacros", "MartletPrimitives", "MartletLayout", "MartletGestures", "MartletCore",
        "MartletControlKit", "MartletGTK", "MartletFoundation", "Combine", "CoreTransferable",
        "UniformTypeIdentifiers",
      ],
      swiftSettings: settings),
    .target(
      name: "ViewTesting", dependencies: ["SwiftUI", "MartletCore", "MartletPrimitives", "MartletGTK"],
      swiftSettings: settings),
    // Knows SwiftUI's public API only, so that it builds with Apple's, too.
    .target(
      name: "MartletControls",
      dependencies: [.target(name: "SwiftUI", condition: .when(platforms: [.linux]))],
      swiftSettings: settings),
    // The gallery; its views are a library, so that they can be tested.
    .target(
      name: "MartletGalleryViews", dependencies: ["SwiftUI", "MartletControls", "MartletCore"],
      swiftSettings: settings),
    .executableTarget(
      name: "MartletGallery", dependencies: ["MartletGalleryViews"], swiftSettings: settings),

    // What the tests of real windows start: apps of its own, in one program.
    .executableTarget(
      name: "MartletWindowFixture", dependencies: ["SwiftUI"], path: "Tests/Fixtures/MartletWindowFixture",
      swiftSettings: settings),

    // Tests mirror the sources.
    .testTarget(name: "CombineTests", dependencies: ["Combine"], swiftSettings: settings),
    .testTarget(name: "MartletMacrosTests", dependencies: ["MartletMacros"], swiftSettings: settings),
    .testTarget(
      name: "MartletFoundationTests",
      dependencies: ["MartletFoundation", "UniformTypeIdentifiers", "CoreTransferable", "os"],
      resources: [.process("Resources")], swiftSettings: settings),
    .testTarget(
      name: "MartletPrimitivesTests", dependencies: ["MartletPrimitives", "CoreGraphics"],
      swiftSettings: settings),
    .testTarget(
      name: "MartletLayoutTests", dependencies: ["MartletLayout", "MartletPrimitives"],
      swiftSettings: settings),
    .testTarget(
      name: "MartletGesturesTests", dependencies: ["MartletGestures", "MartletPrimitives"],
      swiftSettings: settings),
    .testTarget(
      name: "MartletGTKTests", dependencies: ["MartletGTK", "MartletPrimitives"], swiftSettings: settings),
    .testTarget(
      name: "MartletCoreTests",
      dependencies: [
        "MartletCore", "MartletPrimitives", "MartletLayout", "MartletFoundation", "SwiftUI",
        "ViewTesting",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MartletControlKitTests",
      dependencies: ["MartletControlKit", "MartletCore", "SwiftUI", "ViewTesting"], exclude: ["Snapshots"],
      swiftSettings: settings),
    .testTarget(
      name: "SwiftUITests", dependencies: ["SwiftUI", "MartletCore", "ViewTesting"], swiftSettings: settings),
    .testTarget(
      name: "MartletControlsTests", dependencies: ["MartletControls", "SwiftUI", "ViewTesting"],
      exclude: ["Snapshots"], swiftSettings: settings),
    .testTarget(
      name: "MartletGalleryTests", dependencies: ["MartletGalleryViews", "SwiftUI", "ViewTesting"],
      swiftSettings: settings),
    // They start programs and touch no module of ours.
    .testTarget(name: "WindowTests", dependencies: ["MartletWindowFixture"], swiftSettings: settings),
  ]
)
