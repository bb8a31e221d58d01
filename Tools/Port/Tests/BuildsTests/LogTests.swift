import Builds
import Testing

struct LogTests {
  private func read(_ lines: String...) -> XCTestLog {
    var log = XCTestLog()
    lines.forEach { log.read($0) }
    return log
  }

  @Test func aFailureHasTheFirstMessageAndItsPlace() {
    let log = read(
      "Test Case 'ATests.testA' started at 2026-01-01 00:00:00.000",
      "/kit/A.swift:7: error: ATests.testA : XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - ",
      "/kit/A.swift:9: error: ATests.testA : XCTAssertTrue failed - ",
      "Test Case 'ATests.testA' failed (0.25 seconds)")
    let result = log.results.first
    #expect(result?.outcome == .failed)
    #expect(result?.line == 7)
    #expect(result?.seconds == 0.25)
    #expect(result?.message?.hasPrefix("XCTAssertEqual") == true)
  }

  @Test func theReasonOfASkippedTestIsRead() {
    let log = read(
      "Test Case 'ATests.testA' started at x", "/kit/A.swift:7: ATests.testA : Test skipped: no camera",
      "Test Case 'ATests.testA' skipped (0.0 seconds)")
    #expect(log.results.first?.outcome == .skipped)
    #expect(log.results.first?.message == "no camera")
  }

  @Test func aCrashIsThatOfTheTestWhichRuns() {
    let log = read("Test Case 'ATests.testA' started at x", "A/A.swift:3: Fatal error: index out of range")
    let result = log.interrupted(.crashed, "signal 4")
    #expect(result?.title == "ATests.testA")
    #expect(result?.message?.contains("index out of range") == true)
    #expect(result?.line == 3)
  }

  @Test func betweenTestsNoneIsInterrupted() {
    let log = read("Test Case 'ATests.testA' started at x", "Test Case 'ATests.testA' passed (0.0 seconds)")
    #expect(log.interrupted(.crashed, "signal 4") == nil)
  }

  @Test func eventsOfSwiftTestingAreRead() {
    let one = "KitTests.A/one()/A.swift:3:4", two = "KitTests.A/two()/A.swift:9:4"
    let log = TestingLog(
      """
      {"kind":"test","payload":{"kind":"function","id":"\(one)","name":"one()"},"version":0}
      {"kind":"test","payload":{"kind":"function","id":"\(two)","name":"two()"},"version":0}
      {"kind":"event","payload":{"kind":"testStarted","testID":"\(one)",\
      "instant":{"absolute":1}}}
      {"kind":"event","payload":{"kind":"issueRecorded","testID":"\(one)",\
      "issue":{"isKnown":false,"sourceLocation":{"_filePath":"/kit/A.swift","line":5}},\
      "messages":[{"text":"no"}]}}
      {"kind":"event","payload":{"kind":"testEnded","testID":"\(one)",\
      "instant":{"absolute":3}}}
      {"kind":"event","payload":{"kind":"testStarted","testID":"\(two)",\
      "instant":{"absolute":3}}}
      {"kind":"event","payl
      """)
    #expect(log.results.map(\.title) == ["A.one()"])
    #expect(log.results.first?.outcome == .failed)
    #expect(log.results.first?.line == 5)
    #expect(log.results.first?.seconds == 2)
    #expect(log.current == two)
  }

  @Test func anErrorOfTheCompilerIsRead() {
    let found = Diagnostic(line: "/kit/A.swift:12:5: error: cannot find 'x' in scope")
    #expect(found?.file == "/kit/A.swift")
    #expect(found?.line == 12)
    #expect(Diagnostic(line: "/kit/A.swift:12:5: warning: error: none") == nil)
  }
}
