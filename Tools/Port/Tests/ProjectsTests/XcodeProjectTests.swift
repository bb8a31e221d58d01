import Foundation
import Projects
import Testing

struct XcodeProjectTests {
  /// Writes a project with an app, tests that run in it, and a folder that the app has as a whole.
  private func project() throws -> XcodeProject {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mica-\(UUID().uuidString)")
    let bundle = folder.appendingPathComponent("Shop.xcodeproj")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    let whole = folder.appendingPathComponent("App")
    try FileManager.default.createDirectory(at: whole, withIntermediateDirectories: true)
    for name in ["A.swift", "B.swift", "Info.plist", "Main.storyboard"] {
      try Data().write(to: whole.appendingPathComponent(name))
    }
    try Self.text.write(
      to: bundle.appendingPathComponent("project.pbxproj"), atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try XcodeProject(at: bundle)
  }

  private static let text = """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; targets = (APP, TESTS, MAC); mainGroup = G; buildConfigurationList = CL; };
      CL = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Debug;
        buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
      ML = { isa = XCConfigurationList; buildConfigurations = (M); };
      M = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = macosx; }; };
      TL = { isa = XCConfigurationList; buildConfigurations = (T); };
      T = { isa = XCBuildConfiguration; name = Debug;
        buildSettings = { TEST_HOST = "$(BUILT_PRODUCTS_DIR)/Shop.app/Shop";
          PRODUCT_NAME = "$(PROJECT_NAME)Checks"; }; };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = (H, S); };
      H = { isa = PBXGroup; sourceTree = "<group>"; path = Tests; children = (F1, F2); };
      F2 = { isa = XCVersionGroup; path = Lists.xcdatamodeld; sourceTree = "<group>"; };
      B2 = { isa = PBXBuildFile; fileRef = F2; };
      F1 = { isa = PBXFileReference; path = "Shop Tests.swift"; sourceTree = "<group>"; };
      B1 = { isa = PBXBuildFile; fileRef = F1; };
      SRC = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E); };
      E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP;
        membershipExceptions = (B.swift); };
      APP = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
        buildPhases = (); fileSystemSynchronizedGroups = (S); packageProductDependencies = (D); };
      TESTS = { isa = PBXNativeTarget; name = ShopTests;
        productType = "com.apple.product-type.bundle.unit-test";
        buildPhases = (SRC); buildConfigurationList = TL; };
      MAC = { isa = PBXNativeTarget; name = ShopMac; productType = "com.apple.product-type.application";
        buildPhases = (SRC); buildConfigurationList = ML; };
      D = { isa = XCSwiftPackageProductDependency; productName = Colors; package = R; };
      R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/Colors";
        requirement = { kind = upToNextMajorVersion; minimumVersion = 1.2.0; }; };
    }; rootObject = P; }
    """

  @Test func theNameOfAProductMayBeThatOfTheProject() throws {
    let tests = try #require(project().targets.last)
    #expect(tests.module == "ShopChecks")
  }

  @Test func aModelOfCoreDataAmongTheSourcesIsAResource() throws {
    let tests = try #require(project().targets.last)
    #expect(tests.sources.map { URL(fileURLWithPath: $0).lastPathComponent } == ["Shop Tests.swift"])
    #expect(tests.resources.map { URL(fileURLWithPath: $0).lastPathComponent } == ["Lists.xcdatamodeld"])
  }

  @Test func targetsForOtherSystemsAreNone() throws {
    #expect(try project().targets.map(\.name) == ["Shop", "ShopTests"])
  }

  @Test func aFolderThatATargetHasAsAWholeIsReadWithItsExceptions() throws {
    let app = try #require(project().targets.first)
    #expect(app.sources.map { ($0 as NSString).lastPathComponent } == ["A.swift"])
    #expect(app.resources.map { ($0 as NSString).lastPathComponent } == ["Main.storyboard"])
  }

  @Test func testsNeedTheAppThatTheyRunIn() throws {
    let tests = try #require(project().targets.last)
    #expect(tests.needs == ["Shop"])
    #expect(tests.sources.first?.hasSuffix("/Tests/Shop Tests.swift") == true)
    #expect(tests.settings["SWIFT_VERSION"] == "5.0")
  }

  @Test func aPackageHasItsAddressAndItsVersions() throws {
    let product = try #require(project().targets.first?.products.first)
    #expect(product.location == "https://example.org/Colors")
    #expect(product.requirement == "from: \"1.2.0\"")
  }

  @Test func aFileThatIsNoProjectIsRefused() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "mica-\(UUID().uuidString).xcodeproj")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try "{ a = ".write(
      to: folder.appendingPathComponent("project.pbxproj"), atomically: true, encoding: .utf8)
    #expect(throws: XcodeProject.Unreadable.self) { try XcodeProject(at: folder) }
  }
}
