import Foundation
import Testing

@testable import Lint

@Suite struct SourceFilesTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "SourceFilesTests-\(UUID().uuidString)")

  private func write(_ path: String, _ data: Data = Data("let a = 1\n".utf8)) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  private func names(of files: SourceFiles) -> [String] {
    files.sources.map { String($0.path.dropFirst(folder.path.count + 1)) }
  }

  @Test func foldersOfOthersArePassedOverUnlessNamed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in ["B.swift", "A.swift", "Pods/P.swift", ".build/H.swift", "Tests/T.swift", "C.m"] {
      try write(path)
    }
    #expect(names(of: SourceFiles(paths: [folder.path], exclude: ["Tests"])) == ["A.swift", "B.swift"])
    #expect(names(of: SourceFiles(paths: [folder.path + "/Pods"], exclude: [])) == ["Pods/P.swift"])
  }

  @Test func aFileThatIsNamedTwiceIsReadOnce() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("A.swift")
    let files = SourceFiles(paths: [folder.path + "/A.swift", folder.path], exclude: [])
    #expect(names(of: files) == ["A.swift"])
  }

  @Test func pathsThatCannotBeReadSayWhatIsAccepted() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("Empty/C.m")
    try write("Latin.swift", Data([0xFF, 0xFE]))
    let paths = ["/Missing", "/Empty", "/Latin.swift"].map { folder.path + $0 }
    let failures = SourceFiles(paths: paths, exclude: []).failures
    #expect(failures.count == 3)
    for (path, failure) in zip(paths, failures) {
      #expect(failure.hasPrefix(path + ": "))
      #expect(failure.contains("accepted: "))
    }
  }
}
