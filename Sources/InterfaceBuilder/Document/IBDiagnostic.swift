/// Something in a document that is not as it should be, and does not stop it from being read.
package struct IBDiagnostic: Sendable, Hashable {
  package enum Severity: String, Sendable, Hashable {
    /// Part of the document cannot mean what it says: it is ignored.
    case error
    /// The document is read as described in the message.
    case warning
  }

  package var severity: Severity
  /// The line of the file, counted from 1.
  package var line: Int
  /// What is wrong, and what would be accepted or how it is read.
  package var message: String

  init(_ severity: Severity, line: Int, _ message: String) {
    self.severity = severity
    self.line = line
    self.message = message
  }
}

extension IBDiagnostic: CustomStringConvertible {
  /// `line: severity: message`, to be put behind a file name and a colon.
  package var description: String { "\(line): \(severity.rawValue): \(message)" }
}
