import Foundation
import TestSupport

/// The command, run as a user runs it.
enum MicaCommand {
  /// The tool that was built with these tests.
  static let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("mica")

  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Runs it in a folder, with a text on standard input.
  static func run(
    _ arguments: [String], in folder: URL? = nil, input: String? = nil, environment: [String: String]? = nil
  ) throws -> Result {
    let process = Process(), output = Pipe(), errors = Pipe()
    process.executableURL = tool
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = errors
    if let folder { process.currentDirectoryURL = folder }
    if let environment { process.environment = environment }
    let pipe = input.map { _ in Pipe() }
    if let pipe { process.standardInput = pipe }
    try process.run()
    if let pipe, let input {
      try pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
      try pipe.fileHandleForWriting.close()
    }
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: said, as: UTF8.self))
  }
}
