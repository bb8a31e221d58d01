// swift-format-ignore-file: AlwaysUseLowerCamelCase
internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// An object that records operations for undo and redo.
///
/// Code that makes a change registers the opposite change. Operations registered during an undo are for redo.
/// Related changes form a group; those of one event, such as a touch or a turn of the run loop, form one
/// around all others.
@preconcurrency @MainActor open class UndoManager: NSObject {
  private struct Change {
    weak var target: AnyObject?
    let run: () -> Void
  }
  private struct Group {
    var changes: [Change] = []
    var name = ""
  }

  private var undos: [Group] = []
  private var redos: [Group] = []
  /// The open groups, the outermost first.
  private var open: [Group] = []
  private var disabled = 0
  /// The state of the outermost open group if it is that of an event, which may have ended while inner groups
  /// are open.
  private enum EventGroup { case none, open, overdue }
  private var ofEvent = EventGroup.none

  /// Creates an undo manager without operations, for any number of groups.
  public override init() { super.init() }

  /// A Boolean value that indicates whether an undo is in progress: operations registered meanwhile are for
  /// redo.
  open private(set) var isUndoing = false
  /// A Boolean value that indicates whether a redo is in progress: operations registered meanwhile are for
  /// undo.
  open private(set) var isRedoing = false
  /// A Boolean value that determines whether the changes of an event form a group of their own; otherwise a
  /// group has to be open for each.
  open var groupsByEvent = true
  /// The maximum number of groups; 0 for no limit. Excess groups are removed immediately, the oldest first.
  open var levelsOfUndo = 0 {
    didSet {
      guard levelsOfUndo > 0 else { return }
      let kept = (Array(undos.suffix(levelsOfUndo)), Array(redos.suffix(levelsOfUndo)))
      // Released operations may run code of the program's.
      _ = Swift.exchange(&undos, with: kept.0)
      _ = Swift.exchange(&redos, with: kept.1)
    }
  }
  /// The number of open groups, including that of the event; 0 for none.
  open var groupingLevel: Int { open.count }
  /// A Boolean value that indicates whether operations are registered: `false` while
  /// `disableUndoRegistration()` was called more often than its counterpart.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Disables registration, until as many calls of `enableUndoRegistration()`.
  open func disableUndoRegistration() { disabled += 1 }
  /// Reverts one call of `disableUndoRegistration()`; traps if there is none.
  open func enableUndoRegistration() {
    raiseUnless(disabled > 0, "UndoManager.enableUndoRegistration(): registration is not disabled")
    disabled -= 1
  }

  /// Opens a group, inside that of the event if there is one.
  open func beginUndoGrouping() {
    beginEventIfNeeded()
    beginGroup()
  }
  private func beginGroup() {
    if !open.isEmpty { post(.NSUndoManagerCheckpoint) }
    open.append(Group())
    post(.NSUndoManagerDidOpenUndoGroup)
  }
  /// Closes the innermost group: its changes are added to the enclosing group, or are undone as a whole. An
  /// empty group is discarded. Traps if none is open.
  open func endUndoGrouping() {
    raiseUnless(!open.isEmpty, "UndoManager.endUndoGrouping(): no group was begun")
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    let group = open.removeLast()
    guard !open.isEmpty else {
      ofEvent = .none
      return keep(group)
    }
    open[open.count - 1].changes += group.changes
    if !group.name.isEmpty { open[open.count - 1].name = group.name }
    if open.count == 1, ofEvent == .overdue { endUndoGrouping() }
  }

  // MARK: - Events

  /// The closures that end the groups of the last user event.
  private static var endings: [@MainActor () -> Void] = []

  /// Called when a touch or a key has been handled, which ends an event; other events end with the next
  /// frame.
  static func eventDidEnd() {
    for end in Swift.exchange(&endings, with: []) { end() }
  }

  private func beginEventIfNeeded() {
    guard groupsByEvent, open.isEmpty, !isUndoing, !isRedoing else { return }
    ofEvent = .open
    beginGroup()
    FrameSchedule.main.at(FrameClock.current.now) { Self.eventDidEnd() }
    Self.endings.append { [weak self] in self?.endEvent() }
  }

  /// Ends the group of the event, at the latest when the groups inside end.
  final func endEvent() {
    guard ofEvent != .none else { return }
    if open.count == 1 { endUndoGrouping() } else { ofEvent = .overdue }
  }

  /// Registers an operation that undoes a change. The target is not retained; an operation on a deallocated
  /// target is skipped.
  public final func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    raiseUnless(
      groupsByEvent || isUndoing || isRedoing || !open.isEmpty,
      "UndoManager.registerUndo(withTarget:handler:): no group is open")
    beginEventIfNeeded()
    if !isUndoing, !isRedoing { redos = [] }
    open[open.count - 1].changes.append(Change(target: target) { [weak target] in target.map(handler) })
  }

  /// Registers a call of a method by its name, with one argument.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    registerUndo(withTarget: target as AnyObject) {
      ActionDispatch.call(
        selector, of: $0, with: anObject,
        "UndoManager.registerUndo(withTarget:selector:object:) of an object without a table of its methods")
    }
  }

  private func keep(_ group: Group) {
    guard !group.changes.isEmpty else { return }
    if isUndoing { return redos.append(group) }
    undos.append(group)
    if levelsOfUndo > 0, undos.count > levelsOfUndo { undos.removeFirst(undos.count - levelsOfUndo) }
    post(.NSUndoManagerDidCloseUndoGroup)
  }
  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  /// A Boolean value that indicates whether an open group contains operations.
  final var hasOpenChanges: Bool { !isUndoing && open.contains { !$0.changes.isEmpty } }
  /// A Boolean value that indicates whether there is anything to undo, including in an open group.
  open var canUndo: Bool { hasOpenChanges || !undos.isEmpty }
  /// A Boolean value that indicates whether there is anything to redo; registering another operation clears
  /// that.
  open var canRedo: Bool { !redos.isEmpty }

  /// Undoes the last group, closing it if it is open.
  open func undo() {
    if open.count == 1, !isUndoing, !isRedoing { endUndoGrouping() }
    raiseUnless(open.isEmpty || isUndoing || isRedoing, "UndoManager.undo(): \(open.count) groups are open")
    undoNestedGroup()
  }
  /// Undoes the last closed group.
  open func undoNestedGroup() {
    endEvent()
    guard let group = undos.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    run(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }
  /// Redoes the group that was undone last.
  open func redo() {
    endEvent()
    guard let group = redos.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    run(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  private func run(_ group: Group) {
    beginGroup()
    for change in group.changes.reversed() where change.target != nil { change.run() }
    open[open.count - 1].name = group.name
    endUndoGrouping()
  }

  /// Removes all operations; open groups remain open, and empty.
  open func removeAllActions() {
    let groups = open
    open = groups.map { _ in Group() }
    _ = Swift.exchange(&undos, with: [])
    _ = Swift.exchange(&redos, with: [])
  }
  /// Removes the operations of one target, and the groups that are then empty.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func without(_ groups: [Group]) -> [Group] {
      groups.map { group in
        var group = group
        group.changes.removeAll { $0.target === target }
        return group
      }
    }
    (undos, redos, open) = (without(undos), without(redos), without(open))
    undos.removeAll(where: \.changes.isEmpty)
    redos.removeAll(where: \.changes.isEmpty)
  }

  /// Names the innermost open group, or the last closed one, for menus. The name is not translated.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if !undos.isEmpty {
      undos[undos.count - 1].name = actionName
    }
  }
  /// The name of the next undo; empty for none.
  open var undoActionName: String {
    hasOpenChanges ? open.last { !$0.name.isEmpty }?.name ?? "" : undos.last?.name ?? ""
  }
  /// The name of the next redo; empty for none.
  open var redoActionName: String { redos.last?.name ?? "" }
  /// "Undo" followed by the name, in English.
  open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
  /// "Redo" followed by the name, in English.
  open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }
}

extension Notification.Name {
  /// Posted when a nested group opens, or a group closes.
  public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
  /// Posted when a group has been opened, by an event or by code.
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification")
  /// Posted before a group is closed.
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification")
  /// Posted before an undo.
  public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
  /// Posted before a redo.
  public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
  /// Posted after an undo.
  public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
  /// Posted after a redo.
  public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
  /// Posted when the outermost group has been closed with operations that can be undone. Not posted for
  /// nested groups.
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
}
