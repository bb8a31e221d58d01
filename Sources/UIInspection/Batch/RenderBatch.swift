package import Foundation
internal import Synchronization

/// Renders many documents on all cores.
///
/// UIKit lives on one thread a process, so each core gets a process of its own: a copy of this program that
/// reads tasks from its standard input, a line of JSON each, and answers likewise. A document that crashes or
/// hangs takes only its own process with it.
package final class RenderBatch: Sendable {
  /// Seconds that one document may take before its process is ended.
  package static let timeLimit: TimeInterval = 60

  private let program: URL
  private let arguments: [String]

  /// `program` run with `arguments` must be such a worker.
  package init(program: URL, arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  /// Renders all documents with `workers` processes; `progress` is told each outcome as it comes, from any
  /// thread but never from two at once. The outcomes come back in the order of `tasks`.
  package func run(
    _ tasks: [RenderTask], workers: Int, progress: @escaping @Sendable (RenderOutcome) -> Void
  ) -> [RenderOutcome] {
    let queue = WorkQueue(tasks: tasks, progress: progress)
    DispatchQueue.concurrentPerform(iterations: min(workers, tasks.count)) { _ in serve(queue) }
    return queue.outcomes
  }

  /// Feeds one worker after another until no task is left.
  private func serve(_ queue: WorkQueue) {
    var worker: WorkerProcess?
    while let (index, task) = queue.next() {
      let outcome: RenderOutcome
      do {
        let running = try worker ?? WorkerProcess(program: program, arguments: arguments)
        worker = running
        if let answer = running.ask(task, within: Self.timeLimit) {
          outcome = answer
        } else {
          worker = nil
          outcome = Self.failure(task.file, running.end())
        }
      } catch {
        outcome = Self.failure(task.file, "the worker process did not start: \(error)")
      }
      queue.finish(index, outcome)
    }
    worker?.close()
  }

  private static func failure(_ file: String, _ why: String) -> RenderOutcome {
    var outcome = RenderOutcome(file: file)
    outcome.error = "\(file): \(why)"
    return outcome
  }
}

/// The tasks that wait and the outcomes that are in.
private final class WorkQueue: Sendable {
  private struct Work {
    var tasks: EnumeratedSequence<[RenderTask]>.Iterator
    var done: [RenderOutcome?]
  }

  private let work: Mutex<Work>
  private let progress: @Sendable (RenderOutcome) -> Void

  init(tasks: [RenderTask], progress: @escaping @Sendable (RenderOutcome) -> Void) {
    work = Mutex(
      Work(tasks: tasks.enumerated().makeIterator(), done: Array(repeating: nil, count: tasks.count)))
    self.progress = progress
  }

  var outcomes: [RenderOutcome] { work.withLock { $0.done.compactMap { $0 } } }

  func next() -> (offset: Int, element: RenderTask)? { work.withLock { $0.tasks.next() } }

  func finish(_ index: Int, _ outcome: RenderOutcome) {
    work.withLock {
      $0.done[index] = outcome
      progress(outcome)
    }
  }
}
