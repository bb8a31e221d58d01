// swift-tools-version: 6.2
import PackageDescription

/// The examples of Apple's geometry guides as programs, written as for iOS: `import UIKit` and nothing else.
let package = Package(
  name: "Documents",
  dependencies: [.package(name: "Mica", path: "../..")],
  targets: [
    .executableTarget(
      name: "Documents",
      dependencies: [
        .product(name: "UIKit", package: "Mica"), .product(name: "UIKitTesting", package: "Mica"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)])
  ],
  swiftLanguageModes: [.v6]
)
