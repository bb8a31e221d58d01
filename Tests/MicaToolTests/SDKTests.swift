import Foundation
import TestSupport
import Testing

@testable import MicaTool

/// The Swift SDK beside the command.
struct SDKTests {
  private let folder = TemporaryFolder()
  private var command: URL { folder("bin/mica") }

  private func addBundle(_ name: String) throws {
    try FileManager.default.createDirectory(at: folder("lib/mica/\(name)"), withIntermediateDirectories: true)
  }

  @Test func sdkIsFoundInItsPrefix() throws {
    try addBundle("mica-1.2.0-swift-6.3.1-x86_64.artifactbundle")
    let sdk = try InstalledSDK(besideCommand: command)
    #expect(sdk.bundle.lastPathComponent == "mica-1.2.0-swift-6.3.1-x86_64.artifactbundle")
    #expect(sdk.swiftVersion == "6.3.1")
  }

  @Test func versionBeforeReleaseIsRead() throws {
    try addBundle("mica-0.1.0-dev-swift-6.3-aarch64.artifactbundle")
    #expect(try InstalledSDK(besideCommand: command).swiftVersion == "6.3")
  }

  @Test func otherFilesAreNoSDK() throws {
    try addBundle("notes")
    #expect(throws: InstalledSDK.Missing.self) { try InstalledSDK(besideCommand: command) }
  }

  @Test func flagsNameTheFolderOfModulesAndLibraries() throws {
    try addBundle("mica-1.2.0-swift-6.3.1-x86_64.artifactbundle")
    let sdk = try InstalledSDK(besideCommand: command)
    let library = sdk.bundle.path + "/mica/lib"
    #expect(sdk.flags.starts(with: ["-I", library, "-L", library]))
  }

  @Test func commandOfABuildFolderHasNone() throws {
    let result = try MicaCommand.run(["sdk"])
    #expect(result.status == 1)
    #expect(result.errors.contains("make sdk"), "\(result.errors)")
  }

  @Test func pathAndFlagsExcludeEachOther() throws {
    let result = try MicaCommand.run(["sdk", "--path", "--flags"])
    #expect(result.status == 2)
    #expect(result.errors.contains("--path and --flags exclude each other"), "\(result.errors)")
  }
}
