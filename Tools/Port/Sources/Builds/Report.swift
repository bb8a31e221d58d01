internal import Foundation

/// The result of one test.
package struct TestResult: Codable, Equatable, Sendable {
  package enum Outcome: String, Codable, Sendable {
    case passed, failed, skipped, crashed
    /// The test took longer than `--timeout`.
    case timedOut = "timed out"
    case notRun = "not run"
  }
  /// The class or the suite.
  package var suite: String
  package var name: String
  package var outcome: Outcome
  package var seconds: Double
  package var message: String?
  package var file: String?
  package var line: Int?

  package init(
    suite: String, name: String, outcome: Outcome, seconds: Double = 0, message: String? = nil,
    file: String? = nil, line: Int? = nil
  ) {
    self.suite = suite
    self.name = name
    self.outcome = outcome
    self.seconds = seconds
    self.message = message
    self.file = file
    self.line = line
  }

  /// The suite and the name.
  package var title: String { suite.isEmpty ? name : "\(suite).\(name)" }
}

/// An error of the compiler.
package struct Diagnostic: Codable, Equatable, Sendable {
  package var file: String
  package var line: Int
  package var column: Int
  package var message: String

  /// Reads a line of the compiler's output. Returns nil if it is none of an error.
  package init?(line text: String) {
    guard
      let match = text.firstMatch(
        of: #/^(\/[^:]+|<[^>]+>|[^\s:]+\.\w+):(\d+):(\d+): (?:fatal )?error: (.*)$/#),
      let line = Int(match.2), let column = Int(match.3)
    else { return nil }
    (file, self.line, self.column, message) = (String(match.1), line, column, String(match.4))
  }
}

/// The result of a call of `mica build`, `mica test` or `mica run`.
package struct Report: Codable, Equatable, Sendable {
  /// Something that is not part of what was built or run.
  package struct LeftOut: Codable, Equatable, Sendable {
    package var what: String
    package var reason: String
  }

  package var command: String
  package var project: String
  package var path: String
  package var kind: String
  package var isBuilt = false
  package var buildSeconds = 0.0
  package var targets: [String] = []
  package var files = 0
  package var translatedFiles = 0
  package var isTranslationCurrent = false
  package var errors: [Diagnostic] = []
  package var messages: [String] = []
  /// The choices that were made for the user.
  package var notes: [String] = []
  package var tests: [TestResult] = []
  package var testSeconds = 0.0
  /// The mistakes in layouts, if they were looked for.
  package var geometry: [GeometryFinding]?
  /// The number of classes whose layouts were checked.
  package var geometryClasses = 0
  package var leftOut: [LeftOut] = []
  /// The frameworks that do not exist here, without which files are left out that the user did not name.
  package var missingModules: [String] = []
  package var standIns: [String] = []
  package var next: [String] = []
  package var log: String

  package init(command: String, project: String, path: String, kind: String, log: String) {
    self.command = command
    self.project = project
    self.path = path
    self.kind = kind
    self.log = log
  }

  /// Returns the number of tests that ended in one of the ways.
  package func count(_ outcomes: TestResult.Outcome...) -> Int {
    tests.count { outcomes.contains($0.outcome) }
  }

  /// A Boolean value that indicates whether everything was built, and no test failed or was left out without
  /// the user's consent.
  package var isSuccess: Bool {
    isBuilt && missingModules.isEmpty && messages.isEmpty && geometry?.isEmpty != false
      && !tests.contains { [.failed, .crashed, .timedOut, .notRun].contains($0.outcome) }
  }

  /// The report as JSON.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
