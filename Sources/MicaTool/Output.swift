import CoreGraphics
import Foundation

/// Standard output, where results go.
enum Output {
  /// Why standard output does not take what is written, in the system's words.
  struct Failure: Error, CustomStringConvertible {
    let code: Int32
    var description: String { "cannot write to standard output: \(String(cString: strerror(code)))" }
  }

  /// Writes bytes. Ends the program in silence if nobody reads its output any more, as after `head` has read
  /// enough.
  static func write(_ data: Data) throws(Failure) {
    let code = data.withUnsafeBytes { writeAll($0, to: STDOUT_FILENO) }
    if code == EPIPE { endInSilence() }
    if code != 0 { throw Failure(code: code) }
  }

  static func write(line: String) throws(Failure) { try write(Data((line + "\n").utf8)) }

  /// Ends the program by the signal that ends other programs whose reader is gone, or with status 0 if git
  /// runs it to compare files: git complains about every other status.
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
