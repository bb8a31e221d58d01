/// The answers of an iPhone's compiler to the questions of `#if`.
package struct Platform: Sendable {
  /// Compilation conditions that are set; others are left to the compiler.
  package var defined: Set<String>
  /// The systems for which `os(…)` is true.
  package var systems: Set<String> = ["iOS"]
  /// Compilation conditions that are known not to be set.
  package var undefined: Set<String> = []

  /// Modules that are known not to exist, beside those that never do.
  package var missing: Set<String> = []
  /// Modules that are stood in for as far as `#if canImport` asks for them.
  package var available: Set<String> = []
  /// Modules whose imports are taken away.
  package var unimported: Set<String> = []

  package init(defined: Set<String> = []) { self.defined = defined }

  /// Modules that exist both on an iPhone and here.
  static let modules: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "CoreImage", "CoreText", "ImageIO", "Foundation", "XCTest",
    "Testing", "Dispatch", "UniformTypeIdentifiers", "simd", "os", "Quick", "Nimble", "ObjectiveC",
  ]
  /// Modules of Apple's systems that do not exist here, and some of Linux that do not exist there.
  package static let missingModules: Set<String> = [
    "AppKit", "WatchKit", "TVUIKit", "Cocoa", "SwiftUI", "Combine", "Glibc", "Darwin", "Metal", "MetalKit",
    "MetalPerformanceShaders", "WebKit", "WatchConnectivity", "AVFoundation", "AVKit", "CoreLocation",
    "MapKit", "SpriteKit", "SceneKit", "StoreKit", "Photos", "PhotosUI", "CoreData", "CoreMedia",
    "CoreServices", "MobileCoreServices", "Accelerate", "Accessibility", "Contacts", "ContactsUI",
    "EventKit", "EventKitUI", "MessageUI", "SafariServices", "Security", "AudioToolbox", "HealthKit",
    "HomeKit", "CloudKit", "PassKit", "WeatherKit", "MusicKit", "CallKit", "GameKit", "CarPlay", "Intents",
    "IntentsUI", "CoreBluetooth", "CoreNFC", "AdSupport", "CommonCrypto", "CryptoKit", "UserNotifications",
    "UserNotificationsUI", "LocalAuthentication", "CoreMotion", "CoreTelephony", "GameplayKit", "RealityKit",
    "ARKit", "Vision", "CoreML", "LinkPresentation", "PDFKit", "PencilKit", "QuickLook", "Network",
    "NaturalLanguage", "SystemConfiguration", "WidgetKit", "DeveloperToolsSupport",
    "AVFAudio", "Accounts", "ActivityKit", "AddressBook", "AddressBookUI", "AppIntents",
    "AppTrackingTransparency", "AssetsLibrary", "AuthenticationServices", "BackgroundTasks",
    "CFNetwork", "ClassKit", "CoreAudio", "CoreAudioKit", "CoreMIDI", "CoreSpotlight",
    "CoreTransferable", "CoreVideo", "CryptoTokenKit", "DeviceCheck", "ExternalAccessory",
    "FileProvider", "GLKit", "GroupActivities", "IOKit", "IOSurface", "JavaScriptCore",
    "MediaAccessibility", "MediaToolbox", "MetricKit", "ModelIO", "MultipeerConnectivity",
    "NearbyInteraction", "NetworkExtension", "OpenGLES", "PushKit", "QuickLookThumbnailing",
    "ReplayKit", "Social", "SoundAnalysis", "Speech", "SwiftData", "SwiftUICore", "TipKit",
    "VideoToolbox", "VisionKit", "iAd",
  ]
  /// Modules whose import a guard does not keep away, since there may be stand-ins for them.
  static let standIns: Set<String> = ["Combine", "SwiftUI"]
  static let otherSystems: Set<String> = [
    "OSX", "macOS", "tvOS", "watchOS", "visionOS", "xrOS", "Linux", "Windows", "Android", "FreeBSD", "WASI",
    "Darwin",
  ]

  /// Returns the answer to a question such as `os(iOS)`, or nil if it is left to the compiler.
  func answer(_ question: String, _ argument: String) -> Bool? {
    switch question {
    case "os": systems.contains(argument) ? true : Self.otherSystems.contains(argument) ? false : nil
    case "targetEnvironment": ["macCatalyst", "simulator"].contains(argument) ? false : nil
    case "_runtime": argument == "_ObjC" ? true : argument == "_Native" ? false : nil
    case "canImport": canImport(argument)
    default: nil
    }
  }

  /// Returns whether there may be a stand-in for a module.
  func isStoodInFor(_ module: String) -> Bool { Self.standIns.contains(module) && !missing.contains(module) }

  private func canImport(_ module: String) -> Bool? {
    let top = module.split(separator: ".").first.map(String.init) ?? module
    if missing.contains(top) { return false }
    if Self.modules.contains(module) || available.contains(top) { return true }
    return Self.missingModules.contains(top) ? false : nil
  }

  /// Returns whether a compilation condition is set, or nil if it is left to the compiler.
  func isSet(_ condition: String) -> Bool? {
    defined.contains(condition) ? true : undefined.contains(condition) ? false : nil
  }
}
