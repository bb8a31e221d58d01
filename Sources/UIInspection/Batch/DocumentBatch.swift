package import Foundation
internal import Synchronization

/// Renders or checks many documents on all cores.
///
/// UIKit lives on one thread a process, so each core gets a process of its own: a copy of this program that
/// reads tasks from its standard input, a line of JSON each, and answers likewise. A document that crashes or
/// hangs takes only its own process with it.
package final class DocumentBatch<Task: DocumentTask>: Sendable {
  private let program: URL
  private let arguments: [String]

  /// `program` run with `arguments` must be such a worker.
  package init(program: URL, arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  /// Does all tasks with `workers` processes; the outcomes come back in the order of `tasks`.
  ///
  /// - Parameter tell: Hears each outcome in that order as soon as those before it are in, with the lines
  ///   that the processes said on standard error, from any thread but never from two at once. What a process
  ///   says once, all of them together say once.
  package func run(
    _ tasks: [Task], workers: Int, tell: @escaping @Sendable (Task.Outcome, [String]) -> Void
  ) -> [Task.Outcome] {
    let queue = WorkQueue(tasks: tasks, tell: tell)
    DispatchQueue.concurrentPerform(iterations: min(workers, tasks.count)) { _ in serve(queue) }
    return queue.outcomes
  }

  /// Feeds one worker after another until no task is left.
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

/// The tasks that wait and the outcomes that are in.
private final class WorkQueue<Task: DocumentTask>: Sendable {
  private struct Work {
    var tasks: EnumeratedSequence<[Task]>.Iterator
    var done: [(outcome: Task.Outcome, lines: [String])?]
    /// How many outcomes have been told.
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
        // Other lines, such as those of a report of constraints, say something only together.
        tell(next.outcome, next.lines.filter { !$0.hasPrefix("Mica: ") || work.warnings.insert($0).inserted })
      }
    }
  }
}
