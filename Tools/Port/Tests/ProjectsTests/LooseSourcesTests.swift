import Foundation
import Projects
import Testing

struct LooseSourcesTests {
  /// Returns the project in a folder with files of the given texts.
  private func project(_ files: [String: String]) throws -> XcodeProject {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Loose-\(UUID().uuidString)")
    for (path, text) in files {
      let url = folder.appendingPathComponent("Counter/\(path)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    let found = try Project(at: folder.appendingPathComponent("Counter").path)
    guard case .xcode(let url) = found.form else { throw CocoaError(.fileNoSuchFile) }
    return try XcodeProject(at: url)
  }

  private func names(_ paths: [String]) -> [String] {
    paths.map { URL(fileURLWithPath: $0).lastPathComponent }
  }

  @Test func sourcesWithADelegateAreAnApp() throws {
    let targets = try project([
      "AppDelegate.swift": "@main class AppDelegate {}\n", "Main.storyboard": "", "App/Info.plist": "",
      "README.md": "", "CounterTests/Tests.swift": "", "CounterTests/data.json": "", "Pods/A.swift": "",
    ]).targets
    #expect(targets.map(\.name) == ["Counter", "CounterTests"])
    #expect(targets.map(\.kind) == [.app, .tests])
    #expect(names(targets[0].sources) == ["AppDelegate.swift"])
    #expect(names(targets[0].resources) == ["Main.storyboard"])
    #expect(targets[0].settings["INFOPLIST_FILE"] == "App/Info.plist")
    #expect(names(targets[1].resources) == ["data.json"])
    #expect(targets[1].needs == ["Counter"])
  }

  @Test func aDescribedLibraryIsAFramework() throws {
    let targets = try project([
      "Cards.podspec":
        "Pod::Spec.new do |s|\n  s.name = 'Cards'\n  s.source_files = 'Sources/*.swift'\nend\n",
      "Sources/Card.swift": "", "Tests/CardTests.swift": "", "Demo/AppDelegate.swift": "@main class A {}\n",
    ]).targets
    #expect(targets.map(\.name) == ["Cards", "CardsTests"])
    #expect(targets.map(\.kind) == [.framework, .tests])
    #expect(names(targets[0].sources) == ["Card.swift"])
  }

  @Test func sourcesOfNoAppAreRefused() {
    #expect(throws: Project.Missing.self) { try project(["Card.swift": "struct Card {}\n"]) }
  }
}
