import Foundation

extension LintReport {
  /// Returns a source with the fixes of its findings applied, and their number.
  ///
  /// If fixes overlap, only the first is applied.
  public static func fixed(_ text: String, _ findings: [Finding]) -> (text: String, count: Int) {
    var bytes = Array(text.utf8)
    var end = bytes.count + 1
    var count = 0
    let fixes = findings.flatMap { $0.fixes ?? [] }
    for fix in fixes.sorted(by: { $0.offset > $1.offset }) where fix.offset + fix.length < end {
      bytes.replaceSubrange(fix.offset..<(fix.offset + fix.length), with: Array(fix.text.utf8))
      end = fix.offset + 1
      count += 1
    }
    return (String(decoding: bytes, as: UTF8.self), count)
  }
}
