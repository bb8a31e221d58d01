internal import Foundation

/// The history of a document's states, through which undo and redo move, and the current one.
struct ChangeHistory {
  /// A state that occurs only once, except by undo and redo.
  struct State: Equatable { fileprivate var number = 0 }

  private var states = [State()]
  private var index = 0
  private var last = State()

  var state: State { states[index] }

  mutating func count(_ change: UIDocument.ChangeKind) {
    switch change {
    case .done:
      // Undone changes can no longer be redone.
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

/// Counts the actions of an undo manager as a document's changes.
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
          // Actions registered by undo and redo are reported by their own notifications.
          guard let manager, kind != .done || !manager.isUndoing && !manager.isRedoing else { return }
          document?.updateChangeCount(kind)
        }
      }
    }
  }
  isolated deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}

/// Notifies a document when the user leaves the program.
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

/// The completions of file accesses for the main thread, in order.
// Unchecked, since the compiler cannot see that `lock` guards `waiting`, the only mutable state.
final class AccessEnds: @unchecked Sendable {
  private let lock = NSCondition()
  private var waiting: [@MainActor () -> Void] = []

  /// Adds a completion. May be called on any thread.
  func add(_ end: @escaping @MainActor () -> Void) {
    lock.withLock { waiting.append(end) }
    lock.signal()
  }

  /// Waits until there is a completion, or until a time.
  func wait(until time: Date) {
    lock.withLock { while waiting.isEmpty, lock.wait(until: time) {} }
  }

  /// Calls all completions, including those added meanwhile.
  @MainActor func tell() {
    while let next = lock.withLock({ waiting.isEmpty ? nil : waiting.removeFirst() }) { next() }
  }
}
