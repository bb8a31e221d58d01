import Foundation
import InterfaceBuilder
import TestSupport
import Testing

/// Real documents, where the collection is kept beside the project.
@Suite(.enabled(if: Project.shared("corpus/files") != nil))
struct CorpusTests {
  static let files: [URL] = {
    guard let folder = Project.shared("corpus/files") else { return [] }
    let all =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return all.filter { ["storyboard", "xib"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
  }()

  @Test func everyDocumentReads() throws {
    #expect(Self.files.count == 540)
    var storyboards = 0
    for file in Self.files {
      let document = try IBDocument(contentsOf: file)
      storyboards += document.kind == .storyboard ? 1 : 0
      #expect(document.name == file.lastPathComponent)
      #expect(document.scenes.isEmpty == (document.kind == .xib))
      #expect(document.objects.isEmpty == (document.kind == .storyboard))
    }
    #expect(storyboards == 439)
  }

  /// The text counts what the tree holds: a second way to the same number.
  @Test func noRectIsLost() throws {
    var total = 0
    for file in Self.files {
      let text = try String(contentsOf: file, encoding: .utf8)
      let counted = text.components(separatedBy: "<rect key=\"frame\"").count - 1
      var found = 0
      try IBDocument(contentsOf: file).root.forEach { object in
        for child in object.children where child.name == "rect" && child.key == "frame" { found += 1 }
      }
      #expect(found == counted, "\(file.lastPathComponent)")
      total += found
    }
    #expect(total == 11_499)
  }

  @Test func timeToReadEverything() throws {
    let data = try Self.files.map { try Data(contentsOf: $0) }
    let clock = ContinuousClock()
    let time = try clock.measure {
      for (file, bytes) in zip(Self.files, data) {
        _ = try IBDocument(data: bytes, name: file.lastPathComponent)
      }
    }
    print("corpus: \(data.reduce(0) { $0 + $1.count }) bytes in \(time)")
  }
}
