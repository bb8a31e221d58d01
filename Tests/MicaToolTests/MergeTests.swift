import Foundation
import TestSupport
import Testing

/// Tests of `mica merge`, and of what `mica diff` compares apart from documents.
struct MergeTests {
  private let folder = TemporaryFolder()

  private func text() throws -> String {
    let login = Project.root.appendingPathComponent("Examples/Storyboards/Login.storyboard")
    return try String(contentsOf: login, encoding: .utf8)
  }

  @Test func changesOfBothSidesAreWrittenIntoOurs() throws {
    let text = try text()
    try folder.write(text, to: "base.storyboard")
    try folder.write(text.replacingOccurrences(of: "Welcome back", with: "Hello"), to: "ours.storyboard")
    try folder.write(
      text.replacingOccurrences(of: "constant=\"280\"", with: "constant=\"320\""), to: "theirs.storyboard")
    let names = ["base.storyboard", "ours.storyboard", "theirs.storyboard"]
    let result = try MicaCommand.run(["merge"] + names, in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    let merged = try #require(folder.text("ours.storyboard"))
    #expect(merged.contains("Hello"))
    #expect(merged.contains("constant=\"320\""))
  }

  @Test func contradictionsEndWithStatusOne() throws {
    let text = try text()
    try folder.write(text, to: "base.storyboard")
    for (name, word) in [("ours", "Hello"), ("theirs", "Good day")] {
      try folder.write(text.replacingOccurrences(of: "Welcome back", with: word), to: "\(name).storyboard")
    }
    let result = try MicaCommand.run(
      ["merge", "base.storyboard", "ours.storyboard", "theirs.storyboard", "--path", "App/Main.storyboard"],
      in: folder.url)
    #expect(result.status == 1)
    #expect(result.errors.contains("conflict: App/Main.storyboard: both versions changed 1 place"))
    #expect(folder.text("ours.storyboard")?.contains("<<<<<<< ours") == true)
    let missing = try MicaCommand.run(["merge", "a", "b", "c"], in: folder.url)
    #expect(missing.status == 2)
  }

  @Test func anUnreadableVersionIsComparedAsText() throws {
    let text = try text()
    try folder.write(text, to: "old.storyboard")
    try folder.write("<<<<<<< HEAD\n" + text, to: "new.storyboard")
    let result = try MicaCommand.run(["diff", "old.storyboard", "new.storyboard"], in: folder.url)
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("@@ -1,3 +1,4 @@\n+<<<<<<< HEAD\n"))
    #expect(result.errors.contains("compared as text"))
  }

  @Test func textsAreComparedForGit() throws {
    try folder.write("\"a\" = \"One\";", to: "blob-1")
    try folder.write("\"a\" = \"Two\";", to: "blob-2")
    let result = try MicaCommand.run(
      ["diff", "--git", "de.lproj/A.strings", "blob-1", "1", "100644", "blob-2", "2", "100644"],
      in: folder.url)
    #expect(result.output == "mica diff de.lproj/A.strings\n~ a: One → Two\n1 changed\n")
  }
}
