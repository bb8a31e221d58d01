import Foundation

/// A line on a terminal that fills up; nothing where standard error is no terminal.
final class ProgressBar: @unchecked Sendable {
  // Used by one thread at a time: the batch tells outcomes one after another.
  private let total: Int
  private var done = 0
  private let isShown = isatty(STDERR_FILENO) == 1

  init(total: Int) { self.total = total }

  func advance() {
    done += 1
    guard isShown else { return }
    let width = 40
    let filled = total == 0 ? width : width * done / total
    let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: width - filled)
    FileHandle.standardError.write(Data("\r[\(bar)] \(done) of \(total)".utf8))
  }

  /// Takes the line away so that others can be printed.
  func clear() {
    guard isShown else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K".utf8))
  }
}
