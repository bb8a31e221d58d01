// swift-tools-version: 5.9
import PackageDescription

/// Uses of the Swift SDK that `scripts/check-sdk` builds and tests: every module, resources, C, a program,
/// both test libraries.
let package = Package(
  name: "SDKClient",
  targets: [
    .target(name: "Counting"),
    .target(name: "Screens", dependencies: ["Counting"], resources: [.process("Resources")]),
    .executableTarget(name: "Show", dependencies: ["Screens"]),
    .testTarget(name: "ScreensTests", dependencies: ["Screens"]),
  ])
