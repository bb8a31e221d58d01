// swift-tools-version: 6.2
import PackageDescription

/// Every target is checked the same way; see ARCHITECTURE.md.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A module of the package. `imports` is the whole truth about who may see whom.
func module(_ name: String, imports: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: strict)
}

/// The tests of one module, in `Tests/<module>Tests`.
func tests(_ name: String, imports: [Target.Dependency], pictures: [String] = []) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: imports + ["TestSupport"], exclude: pictures, swiftSettings: strict)
}

/// The tests of UIKit: each folder of `Tests/UIKitTests` is a module of its own, since a module's macros are
/// expanded again for each group of its files that is compiled.
func testsOfUIKit(areas: [String], imports: [Target.Dependency]) -> [Target] {
  areas.map { area in
    .testTarget(
      name: "UIKit\(area)Tests", dependencies: imports + ["TestSupport", "UIKitTestSupport"],
      path: "Tests/UIKitTests/\(area)", swiftSettings: strict)
  }
}

/// A C library of the system: a module map and nothing else.
func system(_ name: String, pkgConfig: String, apt: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

let package = Package(
  name: "Mica",
  products: [
    .library(
      name: "UIKit",
      targets: [
        "UIKit", "QuartzCore", "CoreText", "CoreImage", "ImageIO", "CoreGraphics", "UniformTypeIdentifiers",
        "simd",
      ]),
    .library(name: "QuartzCore", targets: ["QuartzCore", "CoreGraphics"]),
    .library(name: "CoreImage", targets: ["CoreImage", "ImageIO", "CoreGraphics"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "UIKitTesting", targets: ["UIKitTesting"]),
    .library(name: "UIInspection", targets: ["UIInspection"]),
    .library(name: "UIKitDesktop", targets: ["UIKitDesktop"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .executable(name: "mica", targets: ["MicaTool"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    system("CCairo", pkgConfig: "cairo-ft", apt: "libcairo2-dev"),
    system("CFontconfig", pkgConfig: "fontconfig", apt: "libfontconfig-dev"),
    system("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
    system("CFriBidi", pkgConfig: "fribidi", apt: "libfribidi-dev"),
    system("CQREncode", pkgConfig: "libqrencode", apt: "libqrencode-dev"),
    // The submodules of Apple's modules that sources name in their imports.
    .systemLibrary(name: "CModuleNames"),
    .target(
      name: "CImageCodecs",
      linkerSettings: ["png16", "jpeg", "z", "webp", "webpdemux", "webpmux"].map { .linkedLibrary($0) }),
    .target(name: "CVectorGraphics"),
    .target(name: "CPixels"),
    .target(name: "CUserDefaults"),
    // A module of Apple's systems that is a library of this one; only clients that import it link it.
    .systemLibrary(name: "SQLite3"),
    .target(name: "CDesktopWindow"),
    // The page of `mica inspect`.
    .target(name: "CInspectorPage", exclude: ["page"]),

    module(
      "CoreGraphics",
      imports: ["CCairo", "CPixels", "CUserDefaults", "CVectorGraphics", "_Testing_CoreGraphics"]),
    module("ImageIO", imports: ["CoreGraphics", "CImageCodecs"]),
    module(
      "CoreImage", imports: ["ImageIO", "CoreGraphics", "CQREncode", "CModuleNames", "_Testing_CoreImage"]),
    module("CoreText", imports: ["CoreGraphics", "CHarfBuzz", "CFriBidi", "CFontconfig"]),
    module("RenderTree", imports: ["CoreGraphics"]),
    module("Compositor", imports: ["RenderTree", "CoreGraphics"]),
    module("QuartzCore", imports: ["Compositor", "RenderTree", "CoreText", "CoreGraphics"]),
    module("ConstraintSolver"),
    module("InterfaceBuilder"),
    module("UniformTypeIdentifiers"),
    module(
      "UIKit",
      imports: [
        "QuartzCore", "Compositor", "RenderTree", "CoreText", "CoreImage", "ImageIO", "CoreGraphics",
        "ConstraintSolver", "InterfaceBuilder", "UniformTypeIdentifiers", "_Testing_UIKit", "SQLite3",
      ]),
    module(
      "UIInspection",
      imports: [
        "UIKit", "QuartzCore", "Compositor", "RenderTree", "ImageIO", "CoreGraphics", "InterfaceBuilder",
        "CInspectorPage",
      ]),
    module(
      "UIKitTesting", imports: ["UIInspection", "InterfaceBuilder", "UIKit", "QuartzCore", "CoreGraphics"]),
    module(
      "UIKitDesktop", imports: ["UIInspection", "UIKit", "QuartzCore", "CoreGraphics", "CDesktopWindow"]),
    module("_Testing_CoreGraphics"),
    module("_Testing_CoreImage"),
    module("_Testing_UIKit"),
    // The overlay that the Swift SDK adds to files that import XCTest; part of no product. The types of functions are those
    // of Swift 5, in which SwiftPM compiles its lists of tests.
    .target(
      name: "_UIKitXCTest", dependencies: ["UIKit"], swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    // The overlay that the Swift SDK adds to files that import Foundation; part of no product.
    .target(name: "_UIKitFoundation", dependencies: ["UIKit"], swiftSettings: strict),
    // The examples that `mica play` and `mica record` know by name; a package of its own runs them one by one.
    .target(
      name: "DocumentExamples", dependencies: ["UIKit"], path: "Examples/Documents/Sources/Documents",
      exclude: ["main.swift", "Film.swift"], swiftSettings: [.defaultIsolation(MainActor.self)]),
    module("simd"),
    // The benchmarks of `Benchmarks` that need more than public API.
    .executableTarget(
      name: "SteadyFrame", dependencies: ["Compositor", "RenderTree", "CoreGraphics"],
      path: "Benchmarks/Sources/SteadyFrame", swiftSettings: strict),
    .executableTarget(
      name: "MotionFrames",
      dependencies: [
        "UIKitTesting", "UIKit", "QuartzCore", "Compositor", "RenderTree", "CoreGraphics", "AllocationCount",
      ],
      path: "Benchmarks/Sources/MotionFrames", swiftSettings: strict),
    // Streams of fingers and keys, which `scripts/fuzz` and the tests send to what is played.
    .executableTarget(
      name: "TouchStreams",
      dependencies: [
        "TestSupport", "DocumentExamples", "UIInspection", "UIKit", "QuartzCore", "CoreGraphics",
      ],
      path: "Tests/TouchStreams", swiftSettings: strict),
    .executableTarget(
      name: "MicaTool",
      dependencies: [
        "DocumentExamples", "UIKitDesktop", "UIInspection", "UIKit", "QuartzCore", "InterfaceBuilder",
        "ImageIO", "CoreGraphics",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),

    .target(
      name: "TestSupport", dependencies: ["RenderTree", "CoreGraphics"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .target(
      name: "UIKitTestSupport",
      dependencies: ["TestSupport", "UIKit", "InterfaceBuilder", "QuartzCore", "RenderTree", "CoreGraphics"],
      path: "Tests/UIKitTestSupport", swiftSettings: strict),
    // Counts what a thread allocates; part of no product.
    .target(name: "AllocationCount", path: "Tests/AllocationCount"),
    tests("CoreGraphics", imports: ["CoreText", "CoreGraphics", "ImageIO"]),
    tests("ImageIO", imports: ["ImageIO", "CoreGraphics"]),
    tests("CoreImage", imports: ["CoreImage", "ImageIO", "CoreGraphics"]),
    tests("CoreText", imports: ["CoreText", "CoreGraphics"]),
    tests("simd", imports: ["simd"]),
    tests("RenderTree", imports: ["RenderTree", "CoreGraphics"]),
    tests("Compositor", imports: ["Compositor", "RenderTree", "CoreGraphics"]),
    tests(
      "QuartzCore", imports: ["QuartzCore", "ImageIO", "Compositor", "RenderTree", "CoreGraphics"],
      pictures: ["Effects/Sheets"]),
    tests("ConstraintSolver", imports: ["ConstraintSolver"]),
    tests("InterfaceBuilder", imports: ["InterfaceBuilder"]),
    tests(
      "UIInspection",
      imports: [
        "TouchStreams", "UIInspection", "ImageIO", "UIKit", "InterfaceBuilder", "QuartzCore", "CoreGraphics",
      ]),
    tests(
      "UIKitTesting",
      imports: [
        "MotionFrames", "UIKitTesting", "UIKit", "QuartzCore", "Compositor", "RenderTree", "CoreGraphics",
        "AllocationCount",
      ]),
    tests("UIKitDesktop", imports: ["UIKitDesktop", "CoreGraphics"]),
    tests("MicaTool", imports: ["MicaTool", "ImageIO", "CoreGraphics"]),
  ]
    + testsOfUIKit(
      areas: ["App", "Controls", "Drawing", "Lists", "Text", "Views"],
      imports: [
        "UIKitTesting", "UIKit", "InterfaceBuilder", "QuartzCore", "Compositor", "RenderTree", "CoreText",
        "CoreImage", "ImageIO", "CoreGraphics", "UniformTypeIdentifiers", "ConstraintSolver",
      ]),
  swiftLanguageModes: [.v6]
)
