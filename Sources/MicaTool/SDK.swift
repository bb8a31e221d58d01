import ArgumentParser
import Foundation

/// `mica sdk`: says where the Swift SDK lies and how packages and other build systems use it.
struct SDK: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sdk",
    abstract: "Says where the Swift SDK is, and how packages are built with it.",
    discussion: """
      Once for each account:
        swift sdk install "$(mica sdk --path)"
      In the folder of a package that imports UIKit:
        swift test --swift-sdk mica
      A program without a package:
        swiftc $(mica sdk --flags) Hello.swift

      Exit status: 0, 1 if no SDK is installed beside the command, 2 for a call that makes no sense.
      """)

  @Flag(help: "Print the path of the bundle alone.")
  var path = false

  @Flag(help: "Print the compiler's and linker's flags alone, for other build systems.")
  var flags = false

  func validate() throws {
    if path, flags { throw ValidationError("--path and --flags exclude each other") }
  }

  func run() throws {
    let sdk = try FileError.wrap { try InstalledSDK(besideCommand: Self.command) }
    if path { return try Output.write(line: sdk.bundle.path) }
    if flags { return try Output.write(line: sdk.flags.joined(separator: " ")) }
    try Output.write(line: sdk.text)
    guard let version = SwiftVersion.installed, version != sdk.swiftVersion else { return }
    FileError.say(
      """
      warning: the swift in the search path is \(version); the modules of this SDK can be read by \
      \(sdk.swiftVersion) alone
      """)
  }

  /// The program that runs.
  private static var command: URL { URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath() }
}

/// The bundle that is installed with the command.
struct InstalledSDK {
  struct Missing: Error, CustomStringConvertible {
    let folder: String
    var description: String {
      """
      there is no Swift SDK in \(folder); `make install` and the Debian package put it there, \
      `make sdk` builds one
      """
    }
  }

  let bundle: URL
  /// The version of the compiler that its modules are for.
  let swiftVersion: String

  /// Finds the bundle by the name that `scripts/make-sdk` gives it, such as
  /// `mica-1.0-swift-6.3.1-x86_64.artifactbundle`, in `lib/mica` beside the command's `bin`.
  init(besideCommand command: URL) throws(Missing) {
    let folder = command.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/mica")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() {
      guard let version = name.wholeMatch(of: /mica-.*-swift-([0-9.]+)-\w+\.artifactbundle/) else { continue }
      bundle = folder.appendingPathComponent(name)
      swiftVersion = String(version.1)
      return
    }
    throw Missing(folder: folder.path)
  }

  /// The flags that `swiftc` needs to compile and link without a package.
  var flags: [String] {
    let library = bundle.appendingPathComponent("mica/lib").path
    return ["-I", library, "-L", library, "-use-ld=lld"]
  }

  var text: String {
    """
    \(bundle.path)
    for Swift \(swiftVersion)

    Once for each account:
      swift sdk install \(bundle.path)
    In the folder of a package:
      swift build --swift-sdk mica
      swift test --swift-sdk mica
    Other build systems, for compiling and for linking:
      swiftc \(flags.joined(separator: " "))
    """
  }
}

/// The Swift compiler in the search path.
enum SwiftVersion {
  /// Its version, such as 6.3.1; nil if there is none.
  static var installed: String? {
    let process = Process(), pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-print-target-info"]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let told = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return told.firstMatch(of: /Swift version ([0-9.]+)/).map { String($0.1) }
  }
}
