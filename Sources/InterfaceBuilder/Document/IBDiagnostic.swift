/// A problem in a document that does not prevent reading it.
package struct IBDiagnostic: Sendable, Hashable {
  package enum Severity: String, Sendable, Hashable {
    /// Part of the document is invalid and ignored.
    case error
    /// The document is read as the message describes.
    case warning
  }

  package var severity: Severity
  /// The line in the file, starting at 1.
  package var line: Int
  /// A description of the problem with what would be accepted or how the document is read.
  package var message: String

  init(_ severity: Severity, line: Int, _ message: String) {
    self.severity = severity
    self.line = line
    self.message = message
  }
}

extension IBDiagnostic: CustomStringConvertible {
  /// The text `line: severity: message`, to be appended to a file name and a colon.
  package var description: String { "\(line): \(severity.rawValue): \(message)" }
}
