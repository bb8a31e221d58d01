import Projects
import Testing

struct ManifestEditsTests {
  private let manifest = """
    // swift-tools-version:5.9
    import PackageDescription

    let package = Package(
      name: "Kit",
      dependencies: [
        .package(url: "https://example.org/Signals.git", .upToNextMajor(from: "6.0.0")),
        .package(url: "https://example.org/Colors", from: "1.0.0"),
      ],
      targets: [
        .target(name: "Kit", dependencies: ["Core", "Signals", "SignalsUI"]),
        .target(name: "Core", dependencies: [.product(name: "Colors", package: "Colors")]),
      ])
    """

  @Test func aPackageThatIsLeftOutIsNamedNowhere() {
    var edits = ManifestEdits()
    edits.leftOut = ["signals"]
    edits.leftOutProducts = ["Signals", "SignalsUI"]
    let text = edits.applied(to: manifest)
    #expect(!text.contains("Signals"))
    #expect(text.contains("dependencies: [\"Core\", "))
    #expect(text.contains("https://example.org/Colors"))
  }

  @Test func aFolderStandsInForAnAddress() {
    var edits = ManifestEdits()
    edits.folders = ["colors": "/links/colors"]
    let text = edits.applied(to: manifest)
    #expect(text.contains(".package(name: \"Colors\", path: \"/links/colors\"),"))
  }

  @Test func aPathBeginsInTheFolderOfThePackage() {
    var edits = ManifestEdits()
    edits.base = "/home/kit"
    #expect(
      edits.applied(to: "let p = [Package.Dependency.package(path: \"../Core\")]").contains("\"/home/Core\""))
  }

  @Test(arguments: [
    ("#if os(iOS)\nlet a = 1\n#endif", true), ("#if os(macOS)\nlet a = 1\n#endif", true),
    ("#if os(Linux)\nlet a = 1\n#endif", false),
  ])
  func systemsAreAnsweredAsOnAMac(_ text: String, _ isLive: Bool) {
    #expect(ManifestEdits().applied(to: text).contains("let a") == isLive)
  }

  @Test func conditionsForIOSHoldOnLinux() {
    let text = ManifestEdits().applied(
      to: "f(.when(platforms: [.iOS, .tvOS])); f(.when(platforms: [.linux]))")
    #expect(text == "f(.when(platforms: [.iOS, .linux])); f(.when(platforms: [.watchOS]))")
  }

  @Test(arguments: ["https://example.org/Colors.git", "/home/Colors/", "git@example.org:me/Colors"])
  func theIdentityIsTheLastPartOfAnAddress(_ address: String) {
    #expect(ManifestEdits.identity(of: address) == "colors")
  }

  @Test func resourcesAreAddedBehindThePath() {
    var edits = ManifestEdits()
    edits.resources = ["Cards": ["Cards.xcassets"]]
    let text = #"Package(targets: [.target(name: "Cards", path: "Sources", swiftSettings: [])])"#
    #expect(
      edits.applied(to: text)
        == #"Package(targets: [.target(name: "Cards", path: "Sources", "#
        + #"resources: [.copy("Cards.xcassets")], swiftSettings: [])])"#)
  }

  @Test func resourcesJoinThoseThatTheManifestNames() {
    var edits = ManifestEdits()
    edits.resources = ["Cards": ["Card.xib"]]
    let text = #"Package(targets: [.target(name: "Cards", resources: [.process("A")])])"#
    #expect(
      edits.applied(to: text)
        == #"Package(targets: [.target(name: "Cards", resources: [.copy("Card.xib"), .process("A")])])"#)
  }

  @Test func aTargetThatIsADependencyGetsNoResources() {
    var edits = ManifestEdits()
    edits.resources = ["Cards": ["Card.xib"]]
    let text = #"Package(targets: [.testTarget(name: "Tests", dependencies: [.target(name: "Cards")])])"#
    #expect(edits.applied(to: text) == text)
  }

  @Test(arguments: ["5.1", "5", "4.2"]) func oldManifestsWithResourcesAreRaised(_ version: String) {
    var edits = ManifestEdits()
    edits.resources = ["Cards": ["Card.xib"]]
    let text = "// swift-tools-version:\(version)\n"
    #expect(edits.applied(to: text) == "// swift-tools-version:5.3\n")
  }
}
