// swift-tools-version:5.9
import PackageDescription
#if os(iOS)
let name = "Faults"
#endif
let package = Package(name: name, targets: [.target(name: "Faults"), .testTarget(name: "FaultsTests", dependencies: ["Faults"])])
