// swift-tools-version: 6.2
import PackageDescription

/// The benchmarks, which are clients of Mica and use only its public API.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Mica", path: "..")],
  targets: [
    // Clocks, memory counters and the switches of Callgrind, which are unavailable from Swift.
    .target(name: "CHarness"),
    .executableTarget(
      name: "Workloads",
      dependencies: [
        "CHarness", .product(name: "UIKit", package: "Mica"),
        .product(name: "ConstraintSolver", package: "Mica"),
      ]),
    .executableTarget(name: "ColdStart", dependencies: [.product(name: "UIKit", package: "Mica")]),
  ],
  swiftLanguageModes: [.v5]
)
