package import Foundation

/// What a worker process is to do with one document.
package protocol DocumentTask: Sendable, Codable {
  /// What came of it.
  associatedtype Outcome: Sendable, Codable

  /// The document's path as given.
  var file: String { get }
  /// Seconds that the document may take before its process is ended.
  var timeLimit: TimeInterval { get }

  /// The outcome where the process gave none.
  func failure(_ reason: String) -> Outcome
}

extension DocumentTask {
  package var timeLimit: TimeInterval { 60 }
}
