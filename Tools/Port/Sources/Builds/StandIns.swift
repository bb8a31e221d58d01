internal import Foundation
internal import Projects

/// The modules that stand in for frameworks which do not exist here.
struct StandIns {
  let sdk: SwiftSDK
  let scratch: Scratch
  let resources: Resources
  let log: Log

  /// The modules, of which each may import those before it.
  static let inOrder =
    [
      "os", "Combine", "MetalPerformanceShaders", "Metal", "Accelerate", "CommonCrypto", "CryptoKit",
      "MobileCoreServices", "CoreServices", "CwlCatchException", "MapKit", "CoreLocation", "PhotosUI",
      "Photos", "AVKit", "Speech", "AVFoundation",
      "MediaPlayer", "AudioToolbox", "CoreMedia", "WebKit", "SafariServices", "MessageUI",
      "UserNotifications",
      "LocalAuthentication", "AppleNetworking", "AppleFoundation", "AppTime", "Accessibility", "SceneKit",
      "SpriteKit", "Security", "StoreKit", "GameplayKit", "GameKit", "SystemConfiguration", "CoreData",
      "CoreMotion", "Contacts", "ContactsUI", "AuthenticationServices", "Network", "BackgroundTasks",
      "WatchConnectivity", "Social", "CoreTelephony", "AdSupport", "AppTrackingTransparency",
    ] + forTests

  /// The modules that use XCTest, which programs of tests alone are linked with.
  static let forTests = ["AppleXCTest", "Quick", "Nimble", "Nimble_Snapshots", "FBSnapshotTestCase"]

  /// The libraries that are never built, since a module stands in for each: by the name of a package or of a
  /// library for CocoaPods.
  static let libraries: [String: String] = [
    "quick": "Quick", "nimble": "Nimble", "nimble-snapshots": "Nimble_Snapshots",
    "fbsnapshottestcase": "FBSnapshotTestCase", "cwlcatchexception": "CwlCatchException",
  ]

  /// The modules that there are.
  var names: Set<String> {
    Set(Self.inOrder.filter { resources.standIns.appendingPathComponent($0).isFolder })
  }

  /// An error of the compiler.
  struct Failed: Error, CustomStringConvertible {
    let description: String
  }

  /// Compiles those of the modules that are imported.
  ///
  /// - Returns: The arguments by which `swift build` uses them, and their names.
  func build(imported: Set<String>) throws -> (arguments: [String], names: [String]) {
    let folder = scratch.file("standins")
    // One that imports another comes behind it.
    var wanted = imported.intersection(names), left = Array(wanted)
    while let name = left.popLast() {
      let new = sources(of: name).flatMap(imports).filter { names.contains($0) && wanted.insert($0).inserted }
      left += new
    }
    guard !wanted.isEmpty else { return ([], []) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let ordered = sorted(wanted)
    for name in ordered { try compile(name, into: folder) }
    let objects = ordered.filter { !Self.forTests.contains($0) }
      .flatMap { ["-Xlinker", folder.appendingPathComponent("\($0).o").path] }
    // Objects bring along no names of the libraries that they need.
    let libraries = Set(ordered.flatMap { sources(of: $0).flatMap(imports) })
      .intersection(["FoundationNetworking", "FoundationXML"]).sorted()
    let linked = objects + libraries.flatMap { ["-Xlinker", "-l\($0)"] }
    return (
      ["-Xswiftc", "-I", "-Xswiftc", folder.path, "-Xlinker", "-L\(folder.path)"] + linked, ordered
    )
  }

  private func sources(of name: String) -> [URL] {
    resources.standIns.appendingPathComponent(name).swiftFiles
  }

  private func imports(of file: URL) -> [String] {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.matches(of: #/(?m)^(?:@\w+ )*(?:\w+ )?import (\w+)/#).map { String($0.1) }
  }

  private func sorted(_ names: Set<String>) -> [String] {
    var done: [String] = []
    func add(_ name: String) {
      guard !done.contains(name) else { return }
      for other in sources(of: name).flatMap(imports) where names.contains(other) && other != name {
        add(other)
      }
      done.append(name)
    }
    names.sorted().forEach(add)
    return done
  }

  private func compile(_ name: String, into folder: URL) throws {
    let files = sources(of: name), object = folder.appendingPathComponent("\(name).o")
    let newest = files.compactMap(\.changed).max() ?? .distantPast
    if let made = object.changed, made > newest, made > sdk.bundle.changed ?? .distantPast { return }
    log.progress("compiling a stand-in for \(name)")
    // Programs that import a module for tests are linked with its library, others are not.
    let isForTests = Self.forTests.contains(name)
    let module = folder.appendingPathComponent("\(name).swiftmodule").path
    let (text, end) = try ShellCommand(
      "swiftc",
      [
        "-swift-version", "5", "-suppress-warnings", "-parse-as-library", "-wmo", "-O", "-module-name", name,
        "-emit-module", "-emit-module-path", module, "-emit-object", "-o", object.path, "-I",
        sdk.library.path, "-I",
        folder.path, "-enable-testing",
      ] + (isForTests ? ["-module-link-name", name] : []) + files.map(\.path)
    ).output()
    log.write(text)
    guard end == .status(0) else {
      try? FileManager.default.removeItem(at: object)
      let first = text.split(separator: "\n").first { $0.contains("error:") }.map(String.init)
      let reason = first ?? "swiftc ended with \(end)"
      throw Failed(description: "the stand-in for \(name) does not compile: \(reason)")
    }
    guard isForTests else { return }
    let library = folder.appendingPathComponent("lib\(name).a").path
    let packed = try ShellCommand("ar", ["crs", library, object.path]).output()
    log.write(packed.text)
    guard packed.end == .status(0) else {
      try? FileManager.default.removeItem(at: object)
      throw Failed(description: "ar cannot write \(library): \(packed.text)")
    }
  }
}
