import ArgumentParser
import CoreGraphics

/// The handling of file errors: their text is written to standard error, and the exit status is 1.
enum FileError {
  static func say(_ text: String) { writeToStandardError(text + "\n") }

  static func wrap<T>(_ body: () throws -> T) throws -> T {
    do { return try body() } catch {
      say("error: \(error)")
      throw ExitCode(1)
    }
  }
}
