internal import Foundation

extension Report {
  /// The greatest number of lines of a summary.
  package static let longest = 30

  /// The report in at most 30 lines, of which the last say what to do next.
  package var summary: String {
    var lines = ["\(command) \(project) (\(kind))"]
    lines += buildLines
    lines += notes.map { field("note", $0) }
    lines += messages.map { field("error", $0) }
    if !tests.isEmpty { lines.append(field("tests", testCounts)) }
    if let geometry {
      let found = geometry.isEmpty ? "no findings" : counted(geometry.count, "finding")
      let classes = geometryClasses == 1 ? "1 class" : "\(geometryClasses) classes"
      let isIdle = geometry.isEmpty && geometryClasses == 0
      lines.append(
        field(
          "geometry",
          isIdle
            ? "the tests laid out no subviews of the project's classes"
            : "\(found) in \(classes) with layouts"))
    }
    lines += standIns.isEmpty ? [] : [field("stand-ins", standIns.joined(separator: ", "))]
    let end = [field("log", log)] + next.enumerated().map { field($0 == 0 ? "next" : "", $1) }
    let failures = failureLines, omissions = leftOutLines
    let room = Self.longest - lines.count - end.count
    let forFailures = min(failures.count, max(room - min(omissions.count, 6), 1))
    lines += Self.shortened(failures, to: forFailures, log: log)
    lines += Self.shortened(omissions, to: room - forFailures, log: log)
    return (lines + end).joined(separator: "\n")
  }

  private var buildLines: [String] {
    let seconds = String(format: "%.1f s", buildSeconds)
    let translated =
      isTranslationCurrent
      ? "nothing to translate again"
      : "\(translatedFiles) of \(files) files translated"
    if isBuilt {
      return [field("built", "\(counted(targets.count, "target")) in \(seconds); \(translated)")]
    }
    let count = errors.isEmpty ? "" : " with \(counted(errors.count, "error"))"
    return [field("not built", "after \(seconds)\(count); \(translated)")]
  }

  /// The numbers of tests, such as `55 of 55 passed in 2.5 s`.
  private var testCounts: String {
    let others: [TestResult.Outcome] = [.failed, .crashed, .timedOut, .skipped, .notRun]
    let counts = others.map { (count($0), $0.rawValue) }.filter { $0.0 > 0 }.map { ", \($0.0) \($0.1)" }
    return "\(count(.passed)) of \(tests.count) passed\(counts.joined())"
      + String(format: " in %.1f s", testSeconds)
  }

  private var failureLines: [String] {
    var found = errors.map { "\(shown($0.file)):\($0.line):\($0.column): \($0.message)" }
    for test in tests where ![.passed, .skipped].contains(test.outcome) {
      let place = test.file.map { " \(shown($0))\(test.line.map { ":\($0)" } ?? "")" } ?? ""
      let said = test.message.map { ": \($0.split(separator: "\n").first ?? "")" } ?? ""
      found.append("\(test.title) \(test.outcome.rawValue)\(place)\(said)")
    }
    return found.map { field(isBuilt ? "failed" : "error", $0) } + geometryLines
  }

  private var geometryLines: [String] {
    (geometry ?? []).map { finding in
      let place = finding.file.map { "\(shown($0)):\(finding.line ?? 1): " } ?? ""
      return field("layout", "\(place)\(finding.view): \(finding.message); \(finding.remedy)")
    }
  }

  private var leftOutLines: [String] { leftOut.map { field("left out", "\(shown($0.what)): \($0.reason)") } }

  private static func shortened(_ lines: [String], to count: Int, log: String) -> [String] {
    guard lines.count > count else { return lines }
    guard count > 0 else { return [] }
    return lines.prefix(count - 1) + [
      "           and \(lines.count - count + 1) more of these, in the log or by --json"
    ]
  }

  /// Returns a path as seen from the project.
  private func shown(_ file: String) -> String {
    file.hasPrefix(path + "/") ? String(file.dropFirst(path.count + 1)) : file
  }
  private func field(_ name: String, _ value: String) -> String {
    let line = name.padding(toLength: 11, withPad: " ", startingAt: 0) + value
    return line.count > 200 ? line.prefix(199) + "…" : line
  }
  private func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
}
