internal import Foundation

/// A process that renders or checks one document after another.
final class WorkerProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var buffer = Data()
  private var timedOut = false

  init(program: URL, arguments: [String]) throws {
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    // A worker that has died must not take its master along when it is written to.
    signal(SIGPIPE, SIG_IGN)
    try process.run()
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
    let descriptor = output.fileHandleForReading.fileDescriptor
    let start = processorTime
    var used = start
    while true {
      if let end = buffer.firstIndex(of: 10) {
        let line = buffer[..<end]
        buffer = Data(buffer[(end + 1)...])
        return Data(line)
      }
      var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&wait, 1, Int32(limit * 1000))
      guard ready > 0 else {
        let now = processorTime
        if ready == 0, now - start < limit, now > used {
          used = now
          continue
        }
        timedOut = ready == 0
        return nil
      }
      var chunk = [UInt8](repeating: 0, count: 65536)
      let count = read(descriptor, &chunk, chunk.count)
      guard count > 0 else { return nil }
      buffer.append(contentsOf: chunk[..<count])
    }
  }
}
