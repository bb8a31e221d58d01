internal import CoreGraphics
internal import InterfaceBuilder

/// The warnings about parts of an app's documents that are not supported: written once per process to
/// standard error, with file and line.
@MainActor enum DocumentNotes {
  private(set) static var told: Set<String> = []

  static func tell(_ note: String) {
    if told.count < 1000, told.insert(note).inserted { warn(note) }
  }

  /// Reports the parts of a document that could not be read.
  static func tell(of document: IBDocument) {
    for diagnostic in document.diagnostics { tell("\(document.name):\(diagnostic)") }
  }
}
