package import Foundation
internal import Projects

/// The Swift SDK that packages are built with.
package struct SwiftSDK: Sendable, Equatable {
  /// The folder of SDKs, as `--swift-sdks-path` takes it; nil for the account's own.
  package let folder: URL?
  package let bundle: URL
  /// The version of the compiler that its modules are for.
  package let swiftVersion: String

  /// An error of the search for an SDK.
  package struct Missing: Error, CustomStringConvertible {
    package let description: String
  }

  /// The name that `scripts/make-sdk` gives a bundle.
  private static let name = "mica-.*-swift-([0-9.]+)-[0-9A-Za-z_]+\\.artifactbundle"

  /// Finds the SDK in the given folder, or beside the command, in the account, or in a checkout of Mica.
  ///
  /// - Parameters:
  ///   - folder: The folder to look in, or nil for the usual places.
  ///   - command: The path of the command `mica`, or of its helper.
  /// - Returns: The SDK.
  /// - Throws: An error that names the places looked at and how the SDK is installed.
  package static func find(in folder: URL?, beside command: URL) throws -> SwiftSDK {
    if let folder {
      if let found = SwiftSDK(in: folder) { return found }
      throw Missing(
        description: "\(folder.path): there is no Swift SDK of Mica; accepted: a folder with "
          + "mica-….artifactbundle, such as `make sdk` makes it in out/sdk")
    }
    var places: [URL] = []
    var up = command.deletingLastPathComponent()
    while up.path != "/" {
      places.append(up.appendingPathComponent("lib/mica"))
      if up.appendingPathComponent("scripts/make-sdk").exists {
        places.append(up.appendingPathComponent("out/sdk"))
      }
      up.deleteLastPathComponent()
    }
    for place in places {
      if let found = SwiftSDK(in: place) { return found }
    }
    let home = FileManager.default.homeDirectoryForCurrentUser
    for place in [".swiftpm/swift-sdks", ".config/swiftpm/swift-sdks"] {
      if let found = SwiftSDK(in: home.appendingPathComponent(place)) { return found }
    }
    throw Missing(
      description: """
        no Swift SDK of Mica is installed. Install one, then call again:
          swift sdk install mica-….artifactbundle.tar.gz    a release's file, or that of `make sdk` in out/sdk
          apt install ./mica_….deb                           the command and the SDK
        or name the folder that has the bundle: --sdk FOLDER
        """)
  }

  /// Finds a bundle in a folder.
  package init?(in folder: URL) {
    for name in folder.entries {
      // Forced: the pattern is a constant.
      guard let match = name.firstMatch(of: try! Regex(Self.name)),
        match.output[0].range == name.startIndex..<name.endIndex,
        let version = match.output[1].substring
      else { continue }
      self.folder = folder
      bundle = folder.appendingPathComponent(name)
      swiftVersion = String(version)
      return
    }
    return nil
  }

  /// The folder with the modules and the library.
  package var library: URL { bundle.appendingPathComponent("mica/lib") }

  /// A text that changes with the SDK's modules, on which objects that were compiled with them depend.
  package var identity: String {
    let library = library.appendingPathComponent("libMica.so.0")
    return "\(library.path) \(library.changed?.timeIntervalSince1970 ?? 0)\n"
  }

  /// The arguments by which `swift build` uses the SDK.
  package var arguments: [String] {
    (folder.map { ["--swift-sdks-path", $0.path] } ?? []) + ["--swift-sdk", "mica"]
  }

  /// Checks that the compiler in the search path can read the modules.
  package func checkCompiler() throws {
    guard ShellCommand.path(of: "swift") != nil else {
      throw Missing(
        description: "there is no `swift` in the search path; this SDK needs Swift \(swiftVersion), "
          + "which https://www.swift.org/install/linux has")
    }
    let said = try ShellCommand("swiftc", ["-print-target-info"]).output().text
    let found = said.firstMatch(of: #/Swift version ([0-9.]+)/#).map { String($0.1) } ?? "unknown"
    guard found != swiftVersion else { return }
    throw Missing(
      description: """
        the swift in the search path is \(found); the modules of this SDK can be read by \(swiftVersion) alone
          \(bundle.path)
        Install Swift \(swiftVersion), or an SDK of Mica for Swift \(found)
        """)
  }
}
