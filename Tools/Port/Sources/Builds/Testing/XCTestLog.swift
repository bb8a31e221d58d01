package import Foundation

/// The reader of what a program of XCTest writes as it runs.
package struct XCTestLog {
  /// The tests that have ended.
  package private(set) var results: [TestResult] = []
  /// The test that runs, such as `LabelTests.testText`.
  package private(set) var current: String?
  /// The suite that runs, which may be a class that prepares its tests.
  package private(set) var suite: String?
  /// The time at which the last test began or ended.
  package private(set) var changed = Date()
  private var failure: (message: String, file: String, line: Int)?
  private var skipReason: String?
  private var said: [String] = []

  package init() {}

  /// Reads a line.
  package mutating func read(_ line: String) {
    if let match = line.firstMatch(of: #/Test Case '(.+)' started at /#) {
      current = String(match.1)
      (failure, skipReason, said, changed) = (nil, nil, [], Date())
    } else if let match = line.firstMatch(
      of: #/Test Case '(.+)' (passed|failed|skipped) \(([\d.]+) seconds\)/#)
    {
      let message = match.2 == "skipped" ? skipReason : failure?.message
      results.append(
        Self.result(
          String(match.1), TestResult.Outcome(rawValue: String(match.2))!, Double(match.3) ?? 0, message,
          failure.map { ($0.file, $0.line) }))
      (current, changed) = (nil, Date())
    } else if let match = line.firstMatch(of: #/^Test Suite '([^']+)' started at /#) {
      suite = String(match.1)
      changed = Date()
    } else if let match = line.firstMatch(of: #/^(.+?):(\d+): error: (\S+) : (.*)$/#) {
      guard failure == nil else { return }
      failure = (String(match.4), String(match.1), Int(match.2) ?? 0)
    } else if let match = line.firstMatch(of: #/ : Test skipped(?:: | - )?(.*)$/#) {
      skipReason = String(match.1)
    } else {
      said.append(line)
    }
  }

  /// Returns the result of the test in which the program ended, or nil if it ended between tests.
  package func interrupted(_ outcome: TestResult.Outcome, _ reason: String) -> TestResult? {
    guard let current else { return nil }
    let lost = said.last { $0.contains("Fatal error") } ?? said.last { !$0.isEmpty }
    let place = lost?.firstMatch(of: #/^(?!Swift\/)(\S+?\.swift):(\d+): /#)
    return Self.result(
      current, outcome, Date().timeIntervalSince(changed),
      lost?.replacing(#/^\S+?\.swift:\d+: /#, with: "") ?? reason,
      place.map { (String($0.1), Int($0.2) ?? 0) })
  }

  private static func result(
    _ title: String, _ outcome: TestResult.Outcome, _ seconds: Double, _ message: String?,
    _ place: (file: String, line: Int)?
  ) -> TestResult {
    let parts = title.split(separator: ".", maxSplits: 1).map(String.init)
    return TestResult(
      suite: parts.count > 1 ? parts[0] : "", name: parts.last ?? title, outcome: outcome, seconds: seconds,
      message: message, file: place?.file, line: place?.line)
  }
}
