internal import Foundation

/// The reader of the events that Swift Testing writes to a file as its tests run.
package struct TestingLog {
  package private(set) var results: [TestResult] = []
  /// All tests that the program has, by identifier.
  package private(set) var names: [String: String] = [:]
  /// The identifier of the test that has begun and not ended.
  package private(set) var current: String?
  private var begun: [String: Double] = [:]
  private var issues: [String: (message: String, file: String?, line: Int?)] = [:]
  private var ended: Set<String> = []

  package init() {}

  /// Reads all lines of a file.
  package init(_ text: String) {
    for line in text.split(separator: "\n") { read(String(line)) }
  }

  /// The identifiers of the tests that have ended.
  package var done: [String] { ended.sorted() }

  package mutating func read(_ line: String) {
    // The last line may be incomplete if the program crashed.
    guard let record = (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any],
      let payload = record["payload"] as? [String: Any]
    else { return }
    if record["kind"] as? String == "test" {
      guard payload["kind"] as? String == "function", let id = payload["id"] as? String else { return }
      names[id] = payload["displayName"] as? String ?? payload["name"] as? String ?? id
      return
    }
    guard let id = payload["testID"] as? String, names[id] != nil else { return }
    let instant = (payload["instant"] as? [String: Any])?["absolute"] as? Double ?? 0
    switch payload["kind"] as? String {
    case "testStarted":
      current = id
      begun[id] = instant
    case "issueRecorded": note(payload, of: id)
    case "testSkipped": end(id, .skipped, 0)
    case "testEnded": end(id, issues[id] == nil ? .passed : .failed, instant - (begun[id] ?? instant))
    default: break
    }
  }

  private mutating func note(_ payload: [String: Any], of id: String) {
    let issue = payload["issue"] as? [String: Any] ?? [:]
    guard issue["isKnown"] as? Bool != true, issues[id] == nil else { return }
    let place = issue["sourceLocation"] as? [String: Any]
    let texts = (payload["messages"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
    let file = (place?["_filePath"] ?? place?["filePath"] ?? place?["fileID"]) as? String
    issues[id] = (texts.joined(separator: " "), file, place?["line"] as? Int)
  }

  private mutating func end(_ id: String, _ outcome: TestResult.Outcome, _ seconds: Double) {
    results.append(result(of: id, outcome, seconds, issues[id]?.message))
    ended.insert(id)
    if current == id { current = nil }
  }

  /// Returns a result of a test, with the suite and the name that its identifier has.
  package func result(
    of id: String, _ outcome: TestResult.Outcome, _ seconds: Double = 0, _ message: String? = nil
  ) -> TestResult {
    // An identifier is MODULE.SUITE/function()/File.swift:12:4.
    let parts = id.split(separator: "/").map(String.init)
    let suite = parts.count > 2 ? parts.dropLast(2).joined(separator: ".") : parts.first ?? ""
    let isNested = parts.count > 2
    return TestResult(
      suite: isNested ? String(suite.drop { $0 != "." }.dropFirst()) : String(suite.prefix { $0 != "." }),
      name: names[id] ?? id, outcome: outcome, seconds: seconds, message: message, file: issues[id]?.file,
      line: issues[id]?.line)
  }
}
