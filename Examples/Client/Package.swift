// swift-tools-version: 6.2
import PackageDescription

/// A package as Mica's users write it: its targets do `import UIKit` and nothing else.
let uikit: Target.Dependency = .product(name: "UIKit", package: "Mica")

let package = Package(
  name: "Client",
  dependencies: [.package(name: "Mica", path: "../..")],
  targets: [
    .target(name: "Palette", dependencies: [uikit]),
    .target(name: "Components", dependencies: [uikit, "Palette"]),
    .target(name: "Legacy", dependencies: [uikit], swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(name: "Client", dependencies: [uikit, "Palette", "Components", "Legacy"]),
  ],
  swiftLanguageModes: [.v6]
)
