internal import Foundation

extension Report {
  /// The results of the tests as JUnit XML, which systems of continuous integration read.
  package var jUnit: String {
    let suites = Dictionary(grouping: tests, by: \.suite)
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\(Self.quoted(project)) \(Self.counts(of: tests)) "
        + "time=\"\(Self.time(testSeconds))\">",
    ]
    for name in suites.keys.sorted() {
      let cases = suites[name]!
      let seconds = cases.reduce(0) { $0 + $1.seconds }
      lines.append(
        "  <testsuite name=\(Self.quoted(name)) \(Self.counts(of: cases)) time=\"\(Self.time(seconds))\">")
      lines += cases.flatMap(Self.lines(of:))
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>", ""]).joined(separator: "\n")
  }

  private static func lines(of test: TestResult) -> [String] {
    let head =
      "    <testcase classname=\(quoted(test.suite)) name=\(quoted(test.name)) time=\"\(time(test.seconds))\""
    let place = test.file.map { " file=\(quoted($0))\(test.line.map { " line=\"\($0)\"" } ?? "")" } ?? ""
    let said = test.message ?? test.outcome.rawValue
    switch test.outcome {
    case .passed: return ["\(head)\(place)/>"]
    case .skipped, .notRun:
      return ["\(head)\(place)>", "      <skipped message=\(quoted(said))/>", "    </testcase>"]
    case .failed:
      return ["\(head)\(place)>", "      <failure message=\(quoted(said))/>", "    </testcase>"]
    case .crashed, .timedOut:
      let kind = "type=\(quoted(test.outcome.rawValue))"
      return ["\(head)\(place)>", "      <error \(kind) message=\(quoted(said))/>", "    </testcase>"]
    }
  }

  private static func counts(of tests: [TestResult]) -> String {
    let failures = tests.count { $0.outcome == .failed }
    let errors = tests.count { [.crashed, .timedOut].contains($0.outcome) }
    let skipped = tests.count { [.skipped, .notRun].contains($0.outcome) }
    return "tests=\"\(tests.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
  }

  private static func time(_ seconds: Double) -> String { String(format: "%.3f", seconds) }

  /// Returns a text as an attribute's value. Characters that XML cannot have are left out.
  private static func quoted(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t", "\r": result += "&#\(scalar.value);"
      default:
        if scalar.value >= 32, scalar.value != 0xFFFE, scalar.value != 0xFFFF {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return "\"\(result)\""
  }
}
