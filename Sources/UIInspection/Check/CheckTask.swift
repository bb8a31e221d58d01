package import Foundation

/// The task to check a document.
package struct CheckTask: DocumentTask {
  /// The path of the document as it was passed.
  package var file: String
  package var check: LayoutCheck

  package init(file: String, check: LayoutCheck) {
    self.file = file
    self.check = check
  }

  package var timeLimit: TimeInterval { 60 * Double(max(check.devices.count, 1)) }

  /// Checks the document and returns the report.
  @MainActor package func run() -> CheckReport {
    var report = CheckReport()
    check.run(file, into: &report)
    return report
  }

  package func failure(_ reason: String) -> CheckReport {
    var report = CheckReport()
    report.documents = 1
    report.devices = max(check.devices.count, 1)
    report.failures = ["\(file): \(reason)"]
    return report
  }
}
