// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Ported",
  targets: [
    .target(name: "Ported", swiftSettings: [.enableUpcomingFeature("BareSlashRegexLiterals")]),
    .testTarget(name: "PortedTests", dependencies: ["Ported"]),
  ])
