import Foundation
import TestSupport
import Testing
import UIInspection

@testable import TouchStreams

/// Short streams of fingers and keys over documents that are played; `scripts/fuzz --touches` sends long
/// ones and watches memory.
@Suite(.serialized) @MainActor struct PlayedFuzzTests {
  private static var documents: [String] {
    func storyboards(_ folder: URL?) -> [String] {
      guard let folder, let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
        return []
      }
      return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted().map {
        folder.appendingPathComponent($0).path
      }
    }
    let corpus = storyboards(Project.shared("corpus/files"))
    return storyboards(Project.root.appendingPathComponent("Examples/Storyboards"))
      + stride(from: 0, to: corpus.count, by: max(1, corpus.count / 6)).prefix(6).map { corpus[$0] }
  }

  @Test func nothingIsStuckWhateverIsDoneToDocuments() throws {
    for path in Self.documents {
      let name = URL(fileURLWithPath: path).lastPathComponent
      let wrong = try TouchStream.play(200, on: name, seed: 20260) {
        try PlayedDocument(path: path, scale: 1)
      }
      #expect(wrong == nil, "\(name): \(wrong ?? "")")
    }
  }
}
