package import Foundation

/// A task that a worker process performs on a document.
package protocol DocumentTask: Sendable, Codable {
  /// The outcome of the task.
  associatedtype Outcome: Sendable, Codable

  /// The path of the document as it was passed.
  var file: String { get }
  /// The number of seconds after which the process is terminated.
  var timeLimit: TimeInterval { get }

  /// Returns the outcome for a process that has produced none.
  func failure(_ reason: String) -> Outcome
}

extension DocumentTask {
  package var timeLimit: TimeInterval { 60 }
}
