import CoreGraphics
import Foundation

/// A progress bar with the width of the terminal. It is not displayed unless standard error is a terminal
/// whose cursor can be moved.
final class ProgressBar: @unchecked Sendable {
  // Used by one thread at a time, because a batch reports outcomes sequentially.
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

  /// Removes the bar, so that other lines can be printed.
  func clear() {
    if isShown { writeToStandardError("\r\u{1B}[K") }
  }

  /// Returns the bar and the count for a number of columns.
  ///
  /// The last column remains empty, because the cursor after it would be on the next line. If there is no
  /// space for a bar, only the count is returned.
  private static func line(done: Int, of total: Int, columns: Int) -> String {
    let count = "\(done) of \(total)", width = columns - 1 - count.count - "[] ".count
    guard width >= 5 else { return String(count.prefix(max(0, columns - 1))) }
    let filled = total == 0 ? width : width * done / total
    return "[" + String(repeating: "#", count: filled) + String(repeating: "-", count: width - filled)
      + "] \(count)"
  }
}
