import Foundation

/// Standard output, where results go.
enum Output {
  /// Why standard output does not take what is written, in the system's words.
  struct Failure: Error, CustomStringConvertible {
    let code: Int32
    var description: String { "cannot write to standard output: \(String(cString: strerror(code)))" }

    /// Ends the program as others end, without a word, where the program that reads what it writes, such as
    /// `head`, has read enough.
    func endWhereNobodyReads() {
      guard code == EPIPE else { return }
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
    }
  }

  static func write(_ data: Data) throws(Failure) {
    var rest = data
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw Failure(code: errno)
      }
    }
  }

  static func write(line: String) throws(Failure) { try write(Data((line + "\n").utf8)) }
}
