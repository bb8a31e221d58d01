internal import Foundation

/// A document to be rendered, and what the names of its pictures begin with.
package struct RenderTask: Sendable, Codable, Equatable {
  /// The document's path as given.
  package var file: String
  /// The document's name; where several are called the same, with as many of the folders above it as tell them apart:
  /// `Base.lproj-Main`.
  package var stem: String

  package init(file: String, stem: String) {
    self.file = file
    self.stem = stem
  }

  /// A task for each document; none for one that is named twice.
  package static func tasks(for files: [String]) -> [RenderTask] {
    var seen: Set<String> = []
    let paths = files.map { URL(fileURLWithPath: $0).standardizedFileURL.deletingPathExtension().pathComponents }
    let documents = zip(files, paths).filter { seen.insert(URL(fileURLWithPath: $0.0).standardizedFileURL.path).inserted }
    var depths = Array(repeating: 1, count: documents.count)
    while true {
      let stems = zip(documents, depths).map { $0.1.suffix($1).joined(separator: "-") }
      let places = Dictionary(grouping: stems.indices) { stems[$0] }
      let alike = places.values.filter { $0.count > 1 }.joined().filter { depths[$0] < documents[$0].1.count }
      if alike.isEmpty { return zip(documents, stems).map { RenderTask(file: $0.0, stem: $1) } }
      for index in alike { depths[index] += 1 }
    }
  }
}
