import Builds
import Testing

struct SummaryTests {
  private func report(failures: Int) -> Report {
    var report = Report(
      command: "mica test", project: "Kit", path: "/kit", kind: "SwiftPM package",
      log: "/kit/.build/mica/log.txt")
    report.isBuilt = true
    report.targets = ["Kit", "KitTests"]
    report.tests = (0..<failures).map {
      TestResult(
        suite: "KitTests", name: "test\($0)", outcome: .failed, message: "1 is not 2",
        file: "/kit/Tests/A.swift", line: $0)
    }
    report.tests.append(TestResult(suite: "KitTests", name: "testLast", outcome: .passed))
    return report
  }

  @Test func aFailureIsNamedWithItsPlaceInTheProject() {
    let summary = report(failures: 1).summary
    #expect(summary.contains("failed     KitTests.test0 failed Tests/A.swift:0: 1 is not 2"))
    #expect(summary.contains("1 of 2 passed, 1 failed"))
  }

  @Test(arguments: [0, 1, 30, 500])
  func aSummaryHasAtMostThirtyLines(_ failures: Int) {
    #expect(report(failures: failures).summary.split(separator: "\n").count <= Report.longest)
  }

  @Test func whatIsCutOffIsCounted() {
    #expect(report(failures: 100).summary.contains("more of these"))
  }

  @Test(arguments: [TestResult.Outcome.failed, .crashed, .timedOut, .notRun])
  func aTestThatDidNotPassIsNoSuccess(_ outcome: TestResult.Outcome) {
    var report = report(failures: 0)
    #expect(report.isSuccess)
    report.tests.append(TestResult(suite: "A", name: "b", outcome: outcome))
    #expect(!report.isSuccess)
  }

  @Test func aFrameworkThatTheUserDidNotLeaveOutIsNoSuccess() {
    var report = report(failures: 0)
    report.missingModules = ["SwiftUI"]
    #expect(!report.isSuccess)
  }

  @Test func jUnitEscapesTexts() {
    var report = report(failures: 0)
    report.tests[0] = TestResult(suite: "A", name: "b", outcome: .failed, message: "<1> & \"2\"\u{1}")
    #expect(report.jUnit.contains("<failure message=\"&lt;1&gt; &amp; &quot;2&quot;\"/>"))
    #expect(report.jUnit.contains("tests=\"1\" failures=\"1\" errors=\"0\" skipped=\"0\""))
  }
}
