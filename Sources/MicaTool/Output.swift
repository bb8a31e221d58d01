import CoreGraphics
import Foundation

/// Standard output, to which results are written.
enum Output {
  /// An error in writing to standard output, with the system's description.
  struct Failure: Error, CustomStringConvertible {
    let code: Int32
    var description: String { "cannot write to standard output: \(String(cString: strerror(code)))" }
  }

  /// Writes data. Terminates the program silently if the reader of its output has ended, like `head` when it
  /// has read enough.
  static func write(_ data: Data) throws(Failure) {
    let code = data.withUnsafeBytes { writeAll($0, to: STDOUT_FILENO) }
    if code == EPIPE { endInSilence() }
    if code != 0 { throw Failure(code: code) }
  }

  static func write(line: String) throws(Failure) { try write(Data((line + "\n").utf8)) }

  /// Terminates the program with the signal that terminates other programs without a reader, or with status 0
  /// if git runs it to compare files, because git reports any other status.
  private static func endInSilence() {
    if ProcessInfo.processInfo.environment["GIT_DIFF_PATH_TOTAL"] != nil { Foundation.exit(0) }
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    signal(SIGPIPE, SIG_DFL)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(SIGPIPE)
  }
}
