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

  /// Does all tasks with `workers` processes; `progress` is told each outcome as it comes, from any
  /// thread but never from two at once. The outcomes come back in the order of `tasks`.
  package func run(
    _ tasks: [Task], workers: Int, progress: @escaping @Sendable (Task.Outcome) -> Void
  ) -> [Task.Outcome] {
    let queue = WorkQueue(tasks: tasks, progress: progress)
    DispatchQueue.concurrentPerform(iterations: min(workers, tasks.count)) { _ in serve(queue) }
    return queue.outcomes
  }

  /// Feeds one worker after another until no task is left.
  private func serve(_ queue: WorkQueue<Task>) {
    var worker: WorkerProcess?
    while let (index, task) = queue.next() {
      let outcome: Task.Outcome
      do {
        let running = try worker ?? WorkerProcess(program: program, arguments: arguments)
        worker = running
        if let answer = running.ask(task) {
          outcome = answer
        } else {
          worker = nil
          outcome = task.failure(running.end(task.timeLimit))
        }
      } catch {
        outcome = task.failure("the worker process did not start: \(error)")
      }
      queue.finish(index, outcome)
    }
    worker?.close()
  }
}

/// The tasks that wait and the outcomes that are in.
private final class WorkQueue<Task: DocumentTask>: Sendable {
  private struct Work {
    var tasks: EnumeratedSequence<[Task]>.Iterator
    var done: [Task.Outcome?]
  }

  private let work: Mutex<Work>
  private let progress: @Sendable (Task.Outcome) -> Void

  init(tasks: [Task], progress: @escaping @Sendable (Task.Outcome) -> Void) {
    work = Mutex(
      Work(tasks: tasks.enumerated().makeIterator(), done: Array(repeating: nil, count: tasks.count)))
    self.progress = progress
  }

  var outcomes: [Task.Outcome] { work.withLock { $0.done.compactMap { $0 } } }

  func next() -> (offset: Int, element: Task)? { work.withLock { $0.tasks.next() } }

  func finish(_ index: Int, _ outcome: Task.Outcome) {
    work.withLock {
      $0.done[index] = outcome
      progress(outcome)
    }
  }
}
