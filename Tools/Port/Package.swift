// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Port",
  products: [
    .library(name: "Port", targets: ["Port"]),
    .executable(name: "port", targets: ["PortTool"]),
    .executable(name: "mica-project", targets: ["ProjectTool"]),
    .library(name: "Lint", targets: ["Lint"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .target(
      name: "Port",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "PortTool",
      dependencies: ["Port", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      swiftSettings: strict),
    .target(
      name: "Projects",
      dependencies: [
        "Port",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      swiftSettings: strict),
    .target(
      name: "Builds",
      dependencies: [
        "Port", "Projects", .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "ProjectTool",
      dependencies: ["Builds", "Lint", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      swiftSettings: strict),
    .target(
      name: "Lint",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      swiftSettings: strict),
    .testTarget(name: "ProjectsTests", dependencies: ["Projects"], swiftSettings: strict),
    .testTarget(name: "BuildsTests", dependencies: ["Builds", "Projects"], swiftSettings: strict),
    .testTarget(name: "LintTests", dependencies: ["Lint"], exclude: ["Fixtures"], swiftSettings: strict),
    .testTarget(name: "PortTests", dependencies: ["Port"], exclude: ["Fixtures"], swiftSettings: strict),
  ]
)
