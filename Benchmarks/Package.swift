// swift-tools-version: 6.2
import PackageDescription

/// The benchmarks: clients of Mica that see its public API and nothing else.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Mica", path: "..")],
  targets: [
    // Clocks, memory counters and Callgrind's switches, which Swift cannot see by itself.
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
