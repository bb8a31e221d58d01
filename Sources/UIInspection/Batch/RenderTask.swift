internal import Foundation

/// The task to render a document, with the prefix of its pictures' names.
package struct RenderTask: DocumentTask, Equatable {
  /// The path of the document as it was passed.
  package var file: String
  /// The name of the document. If several have the same name, it is preceded by as many enclosing folders as
  /// distinguish them, and followed by the extension if only that does: `Base.lproj-Main`, `Main.xib`.
  package var stem: String

  package init(file: String, stem: String) {
    self.file = file
    self.stem = stem
  }

  package func failure(_ reason: String) -> RenderOutcome {
    var outcome = RenderOutcome(file: file)
    outcome.error = "\(file): \(reason)"
    return outcome
  }

  /// Creates a task for each document, omitting duplicates.
  package static func tasks(for files: [String]) -> [RenderTask] {
    var seen: Set<String> = []
    let documents = files.map { (file: $0, url: URL(fileURLWithPath: $0).standardizedFileURL) }.filter {
      seen.insert($0.url.path).inserted
    }
    let namesakes = Dictionary(grouping: documents) { $0.url.deletingPathExtension().path }
    let parts = documents.map { _, url in
      let isAlone = namesakes[url.deletingPathExtension().path]?.count == 1
      return (isAlone ? url.deletingPathExtension() : url).pathComponents.filter { $0 != "/" }
    }
    var depths = Array(repeating: 1, count: documents.count)
    while true {
      let stems = zip(parts, depths).map { $0.suffix($1).joined(separator: "-") }
      let places = Dictionary(grouping: stems.indices) { stems[$0] }
      let alike = places.values.filter { $0.count > 1 }.joined()
      let longer = alike.filter { depths[$0] < parts[$0].count }
      if longer.isEmpty {
        // Folders with hyphens in their names may still lead to equal names.
        return documents.indices.map { index in
          RenderTask(
            file: documents[index].file,
            stem: alike.contains(index) ? "\(stems[index])-\(index + 1)" : stems[index])
        }
      }
      for index in longer { depths[index] += 1 }
    }
  }
}
