internal import Foundation

/// A process that renders or checks one document after another.
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
    // A worker that has died must not take its master along when it is written to.
    signal(SIGPIPE, SIG_IGN)
    try process.run()
    // What was said before an answer is there when the answer is; waiting for more would be waiting for ever.
    let descriptor = errors.fileHandleForReading.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// The outcome of a task; nil where the process died or took longer than the task's seconds: of the
  /// processor's time, which is scarce on a busy machine, or at rest.
  func ask<Task: DocumentTask>(_ task: Task) -> Task.Outcome? {
    guard let line = try? JSONEncoder().encode(task),
      (try? input.fileHandleForWriting.write(contentsOf: line + Data("\n".utf8))) != nil
    else { return nil }
    guard let line = readLine(within: task.timeLimit) else { return nil }
    return try? JSONDecoder().decode(Task.Outcome.self, from: line)
  }

  /// The lines that the process has written to its standard error since they were asked for last.
  func takeLines() -> [String] {
    while Self.read(errors, into: &said) {}
    defer { said = Data() }
    return String(decoding: said, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init).dropLast(said.last.map { $0 == 10 ? 1 : 0 } ?? 1)
  }

  /// Ends a process that gave no answer within `limit` seconds, and says what became of it.
  func end(_ limit: TimeInterval) -> String {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    if timedOut { return "took longer than \(Int(limit)) s and was given up" }
    return process.terminationReason == .uncaughtSignal
      ? "the process that read it crashed (signal \(process.terminationStatus)); please report the document"
      : "the process that read it ended with status \(process.terminationStatus); please report the document"
  }

  /// Lets the process run out of work and waits for it.
  func close() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Seconds that the process has had of a processor; 0 where the system does not tell.
  private var processorTime: TimeInterval {
    // The name of the program, in parentheses, may hold anything.
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
      // A negative descriptor is one that nothing is waited for of.
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
        // What complains for ever never rests.
        timedOut = processorTime - start >= limit
        if timedOut { return nil }
      }
      guard waits[0].revents == 0 || Self.read(output, into: &answers) else { return nil }
    }
  }

  /// Adds what can be read of a pipe at once; false where that is nothing.
  private static func read(_ pipe: Pipe, into data: inout Data) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 65536)
    let count = Foundation.read(pipe.fileHandleForReading.fileDescriptor, &chunk, chunk.count)
    if count > 0 { data.append(contentsOf: chunk[..<count]) }
    return count > 0
  }
}
