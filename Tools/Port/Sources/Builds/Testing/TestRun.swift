package import Foundation

/// The run of a test program, which goes on after tests in which the program ends or hangs.
package struct TestRun {
  package let program: URL
  package let folder: URL
  package let scratch: Scratch
  package let log: Log
  /// The time after which a test is ended, in seconds.
  package var timeout: Double
  /// The tests to run: those whose names match the expression.
  package var filter: String?
  package var environment: [String: String?] = [:]

  package private(set) var results: [TestResult] = []
  /// The errors outside of any test.
  package private(set) var messages: [String] = []

  /// The number of bytes that one argument may have.
  private static let longest = 100_000

  package init(program: URL, folder: URL, scratch: Scratch, log: Log, timeout: Double) {
    self.program = program
    self.folder = folder
    self.scratch = scratch
    self.log = log
    self.timeout = timeout
    // Programs read the first to find out whether they are tested. Printing the stack of a crashed program
    // takes longer than a test.
    environment = [
      "XCTestConfigurationFilePath": "/dev/null", "SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1",
    ]
  }

  private func command(_ arguments: [String]) -> ShellCommand {
    var command = ShellCommand(program.path, arguments)
    command.environment = environment
    command.folder = folder
    return command
  }

  // MARK: XCTest

  /// Runs the tests of XCTest.
  package mutating func runXCTest() throws {
    let listed = try command(["--list-tests"]).output(within: timeout)
    log.write(listed.text)
    let names = listed.text.split(separator: "\n").map(String.init).filter {
      $0.wholeMatch(of: #/[\w.]+\/\S.*/#) != nil
    }
    guard listed.end == .status(0) else {
      messages.append(
        "the test program ended when it was asked for its tests: \(listed.end)")
      return
    }
    let wanted = try filter.map { try Regex($0) }
    var left = names.filter { name in wanted.map { name.contains($0) } ?? true }
    var isWhole = wanted == nil
    while !left.isEmpty {
      let chosen = fitting(left)
      let died = try once(isWhole ? [] : [chosen.joined(separator: ",")], of: names.count)
      isWhole = false
      if let died { results.append(died) }
      let done = Set(results.map(\.title))
      let rest = left.filter { !done.contains(Self.title(of: $0)) }
      // A program that ends outside of any test would do so again.
      guard rest.count < left.count else {
        results += rest.map { Self.result(of: $0, .notRun, "the test program ended before it") }
        return
      }
      left = rest
    }
  }

  /// Runs the program once.
  ///
  /// - Returns: The result of the test in which it ended, if any.
  private mutating func once(_ arguments: [String], of count: Int) throws -> TestResult? {
    var read = XCTestLog()
    let before = results.count
    let end = try command(arguments).run(deadline: { read.changed + timeout }) { line in
      log.write(line)
      read.read(line)
      log.progress("\(before + read.results.count) of \(count) tests: \(read.current ?? "")")
    }
    results += read.results
    switch end {
    case .status(0), .status(1): return nil
    case .timeout:
      return read.interrupted(.timedOut, "longer than \(Int(timeout)) s, which --timeout sets")
    default:
      if read.current == nil {
        messages.append(
          "the test program ended in \(read.suite ?? "no suite"), outside of its tests: "
            + end.description)
      }
      return read.interrupted(.crashed, end.description)
    }
  }

  /// Returns as many of the names, from the first on, as one argument may hold.
  private func fitting(_ names: [String]) -> [String] {
    var length = 0
    return Array(
      names.prefix { name in
        length += name.utf8.count + 1
        return length <= Self.longest
      })
  }

  /// Returns the title of a test that is listed as `MODULE.CLASS/method`.
  private static func title(of listed: String) -> String {
    let parts = listed.split(separator: "/", maxSplits: 1)
    return "\(parts[0].split(separator: ".").last ?? "").\(parts[1])"
  }
  private static func result(of listed: String, _ outcome: TestResult.Outcome, _ message: String)
    -> TestResult
  {
    let parts = title(of: listed).split(separator: ".", maxSplits: 1).map(String.init)
    return TestResult(suite: parts[0], name: parts[1], outcome: outcome, message: message)
  }

  // MARK: Swift Testing

  /// Runs the tests of Swift Testing, one after the other, so that it is known in which one the program ends.
  package mutating func runSwiftTesting() throws {
    let events = scratch.file("events.jsonl")
    var done: [String] = []
    while true {
      try? FileManager.default.removeItem(at: events)
      var arguments = [
        "--testing-library", "swift-testing", "--no-parallel", "--event-stream-output-path", events.path,
      ]
      arguments += ["--event-stream-version", "0"]
      if let filter { arguments += ["--filter", filter] }
      for piece in stride(from: 0, to: done.count, by: 200) {
        let names = done[piece..<min(piece + 200, done.count)].map(NSRegularExpression.escapedPattern(for:))
        arguments += ["--skip", "^(?:\(names.joined(separator: "|")))$"]
      }
      var heard = Date(), lost: String?
      let end = try command(arguments).run(deadline: { heard + timeout }) { line in
        log.write(line)
        heard = Date()
        log.progress(line)
        if line.contains("Fatal error") { lost = line }
      }
      let read = TestingLog((try? String(contentsOf: events, encoding: .utf8)) ?? "")
      let known = Set(done)
      let new = read.done.filter { !known.contains($0) }
      results += read.results.filter { result in
        !results.contains { $0.title == result.title } || result.outcome != .skipped
      }
      done += new
      guard let current = read.current, !known.contains(current) else {
        if case .status(let status) = end, [0, 1, 69].contains(status) { return }
        return messages.append(
          "the tests of Swift Testing ended outside of any: \(end.description)")
      }
      let isLate = end == .timeout
      results.append(
        read.result(
          of: current, isLate ? .timedOut : .crashed, 0,
          isLate
            ? "silent for longer than \(Int(timeout)) s, which --timeout sets"
            : lost ?? end.description))
      done.append(current)
    }
  }
}
