import Foundation

/// The capabilities of the terminal of standard output or standard error.
enum Terminal {
  private static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns a Boolean value that indicates whether a file descriptor is a terminal whose cursor can be
  /// moved.
  static func isInteractive(_ descriptor: Int32) -> Bool {
    guard isatty(descriptor) == 1, let type = variable("TERM") else { return false }
    return type != "dumb"
  }

  /// Returns a Boolean value that indicates whether text for a file descriptor is coloured: on a terminal,
  /// unless `NO_COLOR` is set (https://no-color.org), and anywhere if `CLICOLOR_FORCE` is
  /// (https://bixense.com/clicolors).
  static func isColored(_ descriptor: Int32) -> Bool {
    if variable("NO_COLOR") != nil { return false }
    if let force = variable("CLICOLOR_FORCE"), force != "0" { return true }
    return isInteractive(descriptor) && variable("CLICOLOR") != "0"
  }

  /// Returns the number of columns of the terminal of a file descriptor, or nil if it is not a terminal.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
