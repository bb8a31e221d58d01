// swift-tools-version:5.9
import PackageDescription
let package = Package(name: "Gone", products: [.library(name: "Gone", targets: ["Gone"])], targets: [.target(name: "Gone")])
