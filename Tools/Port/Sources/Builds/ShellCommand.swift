package import Foundation

/// A program that is run to its end, and read line by line.
package struct ShellCommand: Sendable {
  package var program: String
  package var arguments: [String]
  /// Changes to the environment. A nil value removes a variable.
  package var environment: [String: String?] = [:]
  package var folder: URL?

  package init(_ program: String, _ arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  /// The end of a program.
  package enum End: Sendable, Equatable, CustomStringConvertible {
    case status(Int32)
    case signal(Int32)
    /// The program was ended since it took too long.
    case timeout

    package var description: String {
      switch self {
      case .status(let status): "exit status \(status)"
      case .signal(let number): "signal \(number) (\(String(cString: strsignal(number))))"
      case .timeout: "it took too long"
      }
    }
  }

  /// An error of the start of a program.
  package struct Failed: Error, CustomStringConvertible {
    package let description: String
  }

  /// Runs the program and returns what it wrote to its standard output and standard error, as one text.
  package func output(within seconds: Double = .infinity) throws -> (text: String, end: End) {
    var lines: [String] = []
    let deadline = Date(timeIntervalSinceNow: min(seconds, 1e9))
    let end = try run(deadline: { deadline }) { lines.append($0) }
    return (lines.joined(separator: "\n"), end)
  }

  /// Runs the program and returns what it wrote to its standard output alone.
  package func standardOutput() throws -> (data: Data, errors: String, end: End) {
    let process = try prepared(), output = Pipe(),
      errors = FileManager.default.temporaryDirectory
        .appendingPathComponent("mica-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: errors) }
    let errorHandle = try FileHandle(forWritingTo: errors)
    process.standardOutput = output
    process.standardError = errorHandle
    try start(process)
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
    return (data, text, Self.end(of: process))
  }

  /// Runs the program with the terminal of this one.
  package func runInForeground() throws -> End {
    let process = try prepared()
    process.standardInput = FileHandle.standardInput
    try start(process)
    Running.set(process.processIdentifier)
    process.waitUntilExit()
    Running.set(0)
    return Self.end(of: process)
  }

  /// Runs the program and passes each line on as it comes.
  ///
  /// - Parameters:
  ///   - deadline: The time at which the program is ended. It is asked again after every line.
  ///   - notify: The function that is called with each line.
  /// - Returns: The end of the program.
  /// - Throws: The error of a program that cannot be started.
  package func run(deadline: () -> Date, line notify: (String) -> Void) throws -> End {
    let process = try prepared(), pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try start(process)
    Running.set(process.processIdentifier)
    defer { Running.set(0) }
    try? pipe.fileHandleForWriting.close()
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    var buffer: [UInt8] = [], isLate = false
    var chunk = [UInt8](repeating: 0, count: 65536)
    reading: while true {
      if !isLate, deadline() < Date() {
        isLate = true
        kill(process.processIdentifier, SIGKILL)
      }
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, 200) > 0 else {
        // A program that the ended one started may hold its output.
        if !process.isRunning { break reading }
        continue
      }
      let count = read(descriptor, &chunk, chunk.count)
      if count <= 0 { break }
      buffer += chunk[..<count]
      while let index = buffer.firstIndex(of: 10) {
        notify(String(decoding: buffer[..<index], as: UTF8.self))
        buffer.removeSubrange(...index)
      }
    }
    if !buffer.isEmpty { notify(String(decoding: buffer, as: UTF8.self)) }
    while process.isRunning, !isLate {
      if deadline() < Date() {
        isLate = true
        kill(process.processIdentifier, SIGKILL)
      }
      usleep(20_000)
    }
    process.waitUntilExit()
    return isLate ? .timeout : Self.end(of: process)
  }

  private func prepared() throws -> Process {
    let process = Process()
    guard let path = Self.path(of: program) else {
      throw Failed(description: "\(program): there is no such program in the search path")
    }
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    if !environment.isEmpty {
      var changed = ProcessInfo.processInfo.environment
      for (name, value) in environment { changed[name] = value }
      process.environment = changed
    }
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    return process
  }

  private func start(_ process: Process) throws {
    do { try process.run() } catch { throw Failed(description: "\(program): \(error)") }
  }

  private static func end(of process: Process) -> End {
    process.terminationReason == .uncaughtSignal
      ? .signal(process.terminationStatus) : .status(process.terminationStatus)
  }

  /// Returns the path of a program, which is looked up as a shell does it.
  package static func path(of program: String) -> String? {
    if program.contains("/") {
      return FileManager.default.isExecutableFile(atPath: program) ? program : nil
    }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}

/// The program that runs now, which ends with this one.
enum Running {
  nonisolated(unsafe) private static var identifier: pid_t = 0
  nonisolated(unsafe) private static var isWatching = false

  /// Sets the program that is ended on an interrupt; 0 for none.
  static func set(_ new: pid_t) {
    identifier = new
    guard !isWatching else { return }
    isWatching = true
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { number in
        if Running.identifier > 0 { kill(Running.identifier, SIGTERM) }
        _exit(128 + number)
      }
    }
  }
}
