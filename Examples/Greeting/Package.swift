// swift-tools-version: 6.0
import PackageDescription

/// A package as it is written for iOS: Mica is not named anywhere.
let package = Package(
  name: "Greeting",
  products: [.library(name: "Greeting", targets: ["Greeting"])],
  targets: [
    .target(name: "Greeting"),
    .testTarget(name: "GreetingTests", dependencies: ["Greeting"]),
  ])
