import ArgumentParser
import CoreGraphics

/// How a failure with a file leaves the tool: its text on standard error, exit status 1.
enum FileError {
  static func say(_ text: String) { writeToStandardError(text + "\n") }

  static func wrap<T>(_ body: () throws -> T) throws -> T {
    do { return try body() } catch {
      say("error: \(error)")
      throw ExitCode(1)
    }
  }
}
