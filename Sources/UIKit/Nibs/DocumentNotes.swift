internal import CoreGraphics
internal import InterfaceBuilder

/// What an app's documents have that is not made as they say: told once in a process, on standard error, with
/// file and line.
@MainActor enum DocumentNotes {
  private(set) static var told: Set<String> = []

  static func tell(_ note: String) {
    if told.count < 1000, told.insert(note).inserted { warn(note) }
  }

  /// What could not be read of a document.
  static func tell(of document: IBDocument) {
    for diagnostic in document.diagnostics { tell("\(document.name):\(diagnostic)") }
  }
}
