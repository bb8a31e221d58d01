// swift-tools-version:5.9
import PackageDescription
let package = Package(
  name: "Needy", dependencies: [.package(url: "https://localhost:1/nobody/Gone.git", from: "1.0.0")],
  targets: [.target(name: "Needy", dependencies: [.product(name: "Gone", package: "Gone")])])
