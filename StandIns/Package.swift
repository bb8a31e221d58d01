// swift-tools-version: 6.0
import PackageDescription

// The modules, and those of them that each imports. All other imports are of the Swift SDK of Mica.
let modules: [(name: String, needs: [String])] = [
  ("Accelerate", []),
  ("Accessibility", []),
  ("AdSupport", []),
  ("AppleFoundation", []),
  ("AppleNetworking", []),
  ("AppleXCTest", []),
  ("AppTime", []),
  ("AppTrackingTransparency", []),
  ("AudioToolbox", ["CoreMedia"]),
  ("AuthenticationServices", []),
  ("AVFoundation", ["AudioToolbox", "CoreMedia"]),
  ("AVKit", ["AVFoundation"]),
  ("BackgroundTasks", []),
  ("Combine", []),
  ("CommonCrypto", ["CryptoKit"]),
  ("Contacts", []),
  ("ContactsUI", ["Contacts"]),
  ("CoreData", []),
  ("CoreLocation", []),
  ("CoreMedia", []),
  ("CoreMotion", []),
  ("CoreServices", ["MobileCoreServices"]),
  ("CoreTelephony", []),
  ("CryptoKit", []),
  ("CwlCatchException", []),
  ("FBSnapshotTestCase", []),
  ("GameKit", ["GameplayKit"]),
  ("GameplayKit", []),
  ("LocalAuthentication", []),
  ("MapKit", ["CoreLocation"]),
  ("MediaPlayer", []),
  ("MessageUI", []),
  ("Metal", []),
  ("MetalPerformanceShaders", ["Metal"]),
  ("MobileCoreServices", []),
  ("Network", []),
  ("Nimble", []),
  ("Nimble_Snapshots", ["Nimble"]),
  ("os", []),
  ("Photos", ["AVFoundation"]),
  ("PhotosUI", ["Photos"]),
  ("Quick", []),
  ("SafariServices", []),
  ("SceneKit", []),
  ("Security", []),
  ("Social", []),
  ("Speech", ["AVFoundation"]),
  ("SpriteKit", []),
  ("StoreKit", []),
  ("SystemConfiguration", []),
  ("UserNotifications", []),
  ("WatchConnectivity", []),
  ("WebKit", []),
]

let package = Package(
  name: "StandIns",
  products: modules.map { .library(name: $0.name, targets: [$0.name]) },
  targets: modules.map { module in
    .target(
      name: module.name, dependencies: module.needs.map { .byName(name: $0) },
      swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings", "-parse-as-library"])])
  } + [
    .testTarget(
      name: "StandInsTests", dependencies: modules.map { .byName(name: $0.name) },
      swiftSettings: [.swiftLanguageMode(.v5)])
  ])
