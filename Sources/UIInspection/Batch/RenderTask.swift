internal import Foundation

/// A document to be rendered, and what the names of its pictures begin with.
package struct RenderTask: DocumentTask, Equatable {
  /// The document's path as given.
  package var file: String
  /// The document's name; where several are called the same, with as many of the folders above it as tell
  /// them apart, and with its extension where only that does: `Base.lproj-Main`, `Main.xib`.
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

  /// A task for each document; none for one that is named twice.
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
        // Folders with a hyphen in their names may still look like others.
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
