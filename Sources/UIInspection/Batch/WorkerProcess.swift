internal import Foundation

/// A process that renders or checks documents, one after another.
final class WorkerProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors = Pipe()
  private var answers = Data()
  private var said = Data()
  private var timedOut = false

  init(program: URL, arguments: [String]) throws {
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    // Writing to a worker that has terminated must not terminate this process.
    signal(SIGPIPE, SIG_IGN)
    try process.run()
    // Everything written before an answer is available with the answer. Waiting for more would block forever.
    let descriptor = errors.fileHandleForReading.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// Performs a task.
  ///
  /// - Returns: The outcome, or nil if the process terminated or exceeded the task's time limit. The limit
  ///   applies to processor time, which is scarce on a busy machine, or to the time at rest.
  func ask<Task: DocumentTask>(_ task: Task) -> Task.Outcome? {
    guard let line = try? JSONEncoder().encode(task),
      (try? input.fileHandleForWriting.write(contentsOf: line + Data("\n".utf8))) != nil
    else { return nil }
    guard let line = readLine(within: task.timeLimit) else { return nil }
    return try? JSONDecoder().decode(Task.Outcome.self, from: line)
  }

  /// Returns the lines that the process has written to standard error since the last call.
  func takeLines() -> [String] {
    while Self.read(errors, into: &said) {}
    defer { said = Data() }
    return String(decoding: said, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init).dropLast(said.last.map { $0 == 10 ? 1 : 0 } ?? 1)
  }

  /// Terminates a process that has not answered within `limit` seconds, and returns a description of the
  /// reason.
  func end(_ limit: TimeInterval) -> String {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    if timedOut { return "took longer than \(Int(limit)) s and was given up" }
    return process.terminationReason == .uncaughtSignal
      ? "the process that read it crashed (signal \(process.terminationStatus)); please report the document"
      : "the process that read it ended with status \(process.terminationStatus); please report the document"
  }

  /// Closes the input of the process and waits until it exits.
  func close() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// The processor time of the process in seconds, or 0 if it is unavailable.
  private var processorTime: TimeInterval {
    // The name of the program, in parentheses, may contain any character.
    guard let text = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8),
      let name = text.lastIndex(of: ")")
    else { return 0 }
    let ticks = text[name...].split(separator: " ").dropFirst(12).prefix(2).compactMap { TimeInterval($0) }
    return ticks.reduce(0, +) / TimeInterval(sysconf(Int32(_SC_CLK_TCK)))
  }

  private func readLine(within limit: TimeInterval) -> Data? {
    let start = processorTime
    var used = start, listens = true
    while true {
      if let end = answers.firstIndex(of: 10) {
        let line = answers[..<end]
        answers = Data(answers[(end + 1)...])
        return Data(line)
      }
      // `poll` ignores a negative descriptor.
      var waits = [
        pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0),
        pollfd(
          fd: listens ? errors.fileHandleForReading.fileDescriptor : -1, events: Int16(POLLIN), revents: 0),
      ]
      let ready = poll(&waits, 2, Int32(limit * 1000))
      guard ready > 0 else {
        let now = processorTime
        if ready == 0, now - start < limit, now > used {
          used = now
          continue
        }
        timedOut = ready == 0
        return nil
      }
      if waits[1].revents != 0 {
        listens = Self.read(errors, into: &said)
        // A process that writes errors continuously is never at rest.
        timedOut = processorTime - start >= limit
        if timedOut { return nil }
      }
      guard waits[0].revents == 0 || Self.read(output, into: &answers) else { return nil }
    }
  }

  /// Appends the data that can be read from a pipe immediately.
  ///
  /// - Returns: `false` if there is none.
  private static func read(_ pipe: Pipe, into data: inout Data) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 65536)
    let count = Foundation.read(pipe.fileHandleForReading.fileDescriptor, &chunk, chunk.count)
    if count > 0 { data.append(contentsOf: chunk[..<count]) }
    return count > 0
  }
}
