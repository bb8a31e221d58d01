package import Foundation
internal import Synchronization

/// A batch that renders or checks many documents on all cores.
///
/// UIKit uses one thread per process, so each core gets its own process: a copy of this program that reads
/// tasks from its standard input, one line of JSON each, and writes outcomes in the same way. A document that
/// crashes or hangs only affects its own process.
package final class DocumentBatch<Task: DocumentTask>: Sendable {
  private let program: URL
  private let arguments: [String]

  /// Creates a batch with workers that are started from a program with arguments.
  package init(program: URL, arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  /// Performs all tasks with a number of processes.
  ///
  /// - Parameters:
  ///   - tasks: The tasks.
  ///   - workers: The number of processes.
  ///   - tell: A closure that receives each outcome in the order of the tasks as soon as those before it are
  ///     complete, with the lines that the processes have written to standard error. It is called on any
  ///     thread, but never concurrently. Warnings that several processes write are passed on once.
  /// - Returns: The outcomes in the order of the tasks.
  package func run(
    _ tasks: [Task], workers: Int, tell: @escaping @Sendable (Task.Outcome, [String]) -> Void
  ) -> [Task.Outcome] {
    let queue = WorkQueue(tasks: tasks, tell: tell)
    DispatchQueue.concurrentPerform(iterations: min(workers, tasks.count)) { _ in serve(queue) }
    return queue.outcomes
  }

  /// Runs workers until no task is left, replacing those that end.
  private func serve(_ queue: WorkQueue<Task>) {
    var worker: WorkerProcess?
    while let (index, task) = queue.next() {
      let outcome: Task.Outcome
      var lines: [String] = []
      do {
        let running = try worker ?? WorkerProcess(program: program, arguments: arguments)
        worker = running
        if let answer = running.ask(task) {
          outcome = answer
        } else {
          worker = nil
          outcome = task.failure(running.end(task.timeLimit))
        }
        lines = running.takeLines()
      } catch {
        outcome = task.failure("the worker process did not start: \(error)")
      }
      queue.finish(index, outcome, lines)
    }
    worker?.close()
  }
}

/// The waiting tasks and the completed outcomes.
private final class WorkQueue<Task: DocumentTask>: Sendable {
  private struct Work {
    var tasks: EnumeratedSequence<[Task]>.Iterator
    var done: [(outcome: Task.Outcome, lines: [String])?]
    /// The number of outcomes passed to the closure.
    var told = 0
    var warnings: Set<String> = []
  }

  private let work: Mutex<Work>
  private let tell: @Sendable (Task.Outcome, [String]) -> Void

  init(tasks: [Task], tell: @escaping @Sendable (Task.Outcome, [String]) -> Void) {
    work = Mutex(
      Work(tasks: tasks.enumerated().makeIterator(), done: Array(repeating: nil, count: tasks.count)))
    self.tell = tell
  }

  var outcomes: [Task.Outcome] { work.withLock { $0.done.compactMap { $0?.outcome } } }

  func next() -> (offset: Int, element: Task)? { work.withLock { $0.tasks.next() } }

  func finish(_ index: Int, _ outcome: Task.Outcome, _ lines: [String]) {
    work.withLock { work in
      work.done[index] = (outcome, lines)
      while work.told < work.done.count, let next = work.done[work.told] {
        work.told += 1
        // Other lines, such as those of a report on constraints, are only meaningful together.
        tell(next.outcome, next.lines.filter { !$0.hasPrefix("Mica: ") || work.warnings.insert($0).inserted })
      }
    }
  }
}
