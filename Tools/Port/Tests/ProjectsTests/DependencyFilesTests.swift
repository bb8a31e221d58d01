import Foundation
import Testing

@testable import Projects

/// Tests of the libraries that files of package managers name.
struct DependencyFilesTests {
  @Test func cartfilesNameLibraries() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      "Cartfile": "github \"owner/Shown\" ~> 1.0\n# github \"owner/Comment\"\n",
      "Cartfile.private": "git \"https://example.org/Tested.git\"\n",
      "Cartfile.resolved": "github \"owner/Resolved\" \"1.0\"\n",
    ]
    for (name, text) in files {
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    let found = DependencyFiles(in: folder).libraries.sorted { $0.name < $1.name }
    #expect(found.map(\.name) == ["Shown", "Tested"])
    #expect(found.map(\.url) == ["https://github.com/owner/Shown.git", "https://example.org/Tested.git"])
    #expect(found.map(\.file) == ["Cartfile", "Cartfile.private"])
  }
}
