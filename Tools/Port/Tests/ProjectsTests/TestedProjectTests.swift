import Foundation
import Projects
import Testing

struct TestedProjectTests {
  /// Writes a package with an Xcode project that has unit tests in a folder of it.
  private func folder(manifest: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mica-\(UUID().uuidString)")
    let bundle = folder.appendingPathComponent("Example/Shop.xcodeproj")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("Example/Tests.swift"))
    try Data(manifest.utf8).write(to: folder.appendingPathComponent("Package.swift"))
    let text = """
      { objects = {
        P = { isa = PBXProject; targets = (T); mainGroup = G; };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (F); };
        F = { isa = PBXFileReference; path = Tests.swift; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = F; };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        T = { isa = PBXNativeTarget; name = Tests; buildPhases = (S);
          productType = "com.apple.product-type.bundle.unit-test"; };
      }; rootObject = P; }
      """
    try Data(text.utf8).write(to: bundle.appendingPathComponent("project.pbxproj"))
    return folder
  }

  @Test func aPackageWithoutTestsIsTestedByItsXcodeProject() throws {
    let folder = try folder(manifest: "// .testTarget(name: \"Old\")\n")
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try Project(at: folder.path).tested.name == "Shop")
  }

  /// SwiftPM refuses a manifest with tests that have neither a path nor the folder of their name.
  @Test(arguments: [
    ("name: \"Tests\"", "Tests/Tests", true), ("name: \"Tests\", path: \"Checks\"", "Checks", true),
    ("name: \"Tests\", dependencies: [\"Shop\"]", "Tests", false),
  ])
  func aPackageWithTestsIsTestedByItself(target: String, tests: String, isPackage: Bool) throws {
    let manifest = "targets: [.testTarget(\(target)), .target(name: \"Shop\", path: \"Sources\")]\n"
    let folder = try folder(manifest: manifest)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent(tests), withIntermediateDirectories: true)
    #expect((try Project(at: folder.path).tested.form == .package) == isPackage)
  }
}
