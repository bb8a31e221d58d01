internal import Foundation

/// The states of a document that undoing and redoing lead to, and the one that it is in.
struct ChangeHistory {
  /// A state that the document is in only once, but for undoing and redoing.
  struct State: Equatable { fileprivate var number = 0 }

  private var states = [State()]
  private var index = 0
  private var last = State()

  var state: State { states[index] }

  mutating func count(_ change: UIDocument.ChangeKind) {
    switch change {
    case .done:
      // What was undone can be redone no more.
      states.removeSubrange((index + 1)...)
      states.append(another())
      index += 1
    case .undone: if index > 0 { index -= 1 } else { states.insert(another(), at: 0) }
    case .redone:
      index += 1
      if index == states.count { states.append(another()) }
    case .cleared: break
    }
  }
  private mutating func another() -> State {
    last.number += 1
    return last
  }
}

/// Counts what an undo manager does as a document's changes.
@MainActor final class UndoWatch {
  let manager: UndoManager
  private var tokens: [any NSObjectProtocol] = []

  init(_ manager: UndoManager, _ document: UIDocument) {
    self.manager = manager
    let kinds: [(Notification.Name, UIDocument.ChangeKind)] = [
      (.NSUndoManagerDidCloseUndoGroup, .done), (.NSUndoManagerDidUndoChange, .undone),
      (.NSUndoManagerDidRedoChange, .redone),
    ]
    tokens = kinds.map { name, kind in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
        [weak manager, weak document] _ in
        MainActor.assumeIsolated {
          // What undoing and redoing register is told by their own notifications.
          guard let manager, kind != .done || !manager.isUndoing && !manager.isRedoing else { return }
          document?.updateChangeCount(kind)
        }
      }
    }
  }
  isolated deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}

/// Tells when the user leaves the program.
@MainActor final class ProgramWatch {
  private var tokens: [any NSObjectProtocol] = []

  init(_ body: @escaping @MainActor () -> Void) {
    let names = [UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification]
    tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { body() }
      }
    }
  }
  isolated deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}

/// What the main thread is to be told of accesses to files that are over, in their order.
// Unchecked, for the compiler cannot see that `lock` guards `waiting`, all that changes.
final class AccessEnds: @unchecked Sendable {
  private let lock = NSCondition()
  private var waiting: [@MainActor () -> Void] = []

  /// Called on any thread.
  func add(_ end: @escaping @MainActor () -> Void) {
    lock.withLock { waiting.append(end) }
    lock.signal()
  }

  /// Returns when there is something to tell, or at a time.
  func wait(until time: Date) {
    lock.withLock { while waiting.isEmpty, lock.wait(until: time) {} }
  }

  /// Tells what there is, and what comes meanwhile.
  @MainActor func tell() {
    while let next = lock.withLock({ waiting.isEmpty ? nil : waiting.removeFirst() }) { next() }
  }
}
