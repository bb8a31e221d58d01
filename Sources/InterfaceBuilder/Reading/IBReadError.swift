/// The reason why a file is not a readable document.
package struct IBReadError: Error, Sendable, Hashable {
  /// The name of the file as it was passed.
  package var file: String
  /// The line, starting at 1, or nil for the whole file.
  package var line: Int?
  /// A description of the problem.
  package var reason: String
  /// A description of what would be accepted.
  package var accepted: String

  package init(file: String, line: Int? = nil, reason: String, accepted: String) {
    self.file = file
    self.line = line
    self.reason = reason
    self.accepted = accepted
  }
}

extension IBReadError: CustomStringConvertible {
  /// The text `file:line: reason; accepted: …`.
  package var description: String {
    "\(file):\(line.map { "\($0):" } ?? "") \(reason); accepted: \(accepted)"
  }
}
