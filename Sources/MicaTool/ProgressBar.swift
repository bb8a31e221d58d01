import CoreGraphics
import Foundation

/// A line as wide as the terminal that fills up; nothing where standard error is no terminal, or one whose
/// cursor cannot be moved.
final class ProgressBar: @unchecked Sendable {
  // Used by one thread at a time: the batch tells outcomes one after another.
  private let total: Int
  private var done = 0
  private let isShown = Terminal.isInteractive(STDERR_FILENO)

  init(total: Int) { self.total = total }

  func advance() {
    done += 1
    guard isShown else { return }
    let columns = Terminal.columns(of: STDERR_FILENO) ?? 80
    writeToStandardError("\r" + Self.line(done: done, of: total, columns: columns))
  }

  /// Takes the line away so that others can be printed.
  func clear() {
    if isShown { writeToStandardError("\r\u{1B}[K") }
  }

  /// The bar and the count for a terminal of so many columns. The last column stays free: a cursor behind it
  /// is in the next line. Only the count is shown where there is no room for a bar.
  private static func line(done: Int, of total: Int, columns: Int) -> String {
    let count = "\(done) of \(total)", width = columns - 1 - count.count - "[] ".count
    guard width >= 5 else { return String(count.prefix(max(0, columns - 1))) }
    let filled = total == 0 ? width : width * done / total
    return "[" + String(repeating: "#", count: filled) + String(repeating: "-", count: width - filled)
      + "] \(count)"
  }
}
