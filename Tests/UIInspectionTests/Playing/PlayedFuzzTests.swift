import Foundation
import TestSupport
import Testing
import UIInspection

@testable import TouchStreams

/// Tests of short streams of touches and keys over documents that are played. `scripts/fuzz --touches` sends
/// long ones and watches memory.
@Suite(.serialized) @MainActor struct PlayedFuzzTests {
  private static var documents: [String] {
    let corpus = Project.corpus.map(Project.documents) ?? []
    let sample = stride(from: 0, to: corpus.count, by: max(1, corpus.count / 6)).prefix(6).map { corpus[$0] }
    return (Project.documents(in: Project.exampleDocuments) + sample).map(\.path)
  }

  @Test func randomInputLeavesNoDocumentStuck() throws {
    for path in Self.documents {
      let name = URL(fileURLWithPath: path).lastPathComponent
      let wrong = try TouchStream.play(200, on: name, seed: 20260) {
        try PlayedDocument(path: path, options: RenderOptions(scale: 1))
      }
      #expect(wrong == nil, "\(name): \(wrong ?? "")")
    }
  }
}
