internal import Foundation
internal import InterfaceBuilder

/// What an app's documents have that is not made as they say: told once in a process, on standard error, with
/// file and line.
@MainActor enum DocumentNotes {
  private(set) static var told: Set<String> = []

  static func tell(_ note: String) {
    guard told.insert(note).inserted else { return }
    FileHandle.standardError.write(Data("Mica: \(note)\n".utf8))
  }

  /// What could not be read of a document.
  static func tell(of document: IBDocument) {
    for diagnostic in document.diagnostics { tell("\(document.name):\(diagnostic)") }
  }
}
