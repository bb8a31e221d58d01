/// Why a file is not a document that can be read.
package struct IBReadError: Error, Sendable, Hashable {
  /// The file's name, as given.
  package var file: String
  /// The line, counted from 1, or nil where the whole file is meant.
  package var line: Int?
  /// What is wrong.
  package var reason: String
  /// What would be accepted.
  package var accepted: String

  package init(file: String, line: Int? = nil, reason: String, accepted: String) {
    self.file = file
    self.line = line
    self.reason = reason
    self.accepted = accepted
  }
}

extension IBReadError: CustomStringConvertible {
  /// `file:line: reason; accepted: …`.
  package var description: String {
    "\(file):\(line.map { "\($0):" } ?? "") \(reason); accepted: \(accepted)"
  }
}
