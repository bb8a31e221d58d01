internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// Remembers how to take changes back, and how to make them again.
///
/// Whoever changes something registers the opposite change. What is registered while changes are
/// taken back makes them again. Changes that belong together form a group; those of one event, such as a
/// touch or a turn of the run loop, form one around all others.
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
  /// Groups that are begun and not ended, the outermost first.
  private var open: [Group] = []
  private var disabled = 0
  /// Whether the outermost open group is that of an event, which may be over though groups inside are open.
  private enum EventGroup { case none, open, overdue }
  private var ofEvent = EventGroup.none

  /// A manager that remembers nothing yet and keeps any number of groups.
  public override init() { super.init() }

  /// Whether changes are taken back now: what is registered meanwhile makes them again.
  open private(set) var isUndoing = false
  /// Whether changes are made again now: what is registered meanwhile takes them back.
  open private(set) var isRedoing = false
  /// Whether the changes of an event are put in a group of their own; else one has to be open for each.
  open var groupsByEvent = true
  /// How many groups are kept; 0 for all. Those above it go at once, the oldest first.
  open var levelsOfUndo = 0 {
    didSet {
      guard levelsOfUndo > 0 else { return }
      let kept = (Array(undos.suffix(levelsOfUndo)), Array(redos.suffix(levelsOfUndo)))
      // What goes may run code of the program's as it is let go of.
      _ = Swift.exchange(&undos, with: kept.0)
      _ = Swift.exchange(&redos, with: kept.1)
    }
  }
  /// How many groups are open, that of the event among them; 0 for none.
  open var groupingLevel: Int { open.count }
  /// False while `disableUndoRegistration()` was called more often than its counterpart.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Has changes forgotten that are registered, until as many calls of `enableUndoRegistration()`.
  open func disableUndoRegistration() { disabled += 1 }
  /// Takes one call of `disableUndoRegistration()` back; traps where there is none.
  open func enableUndoRegistration() {
    raiseUnless(disabled > 0, "UndoManager.enableUndoRegistration(): registration is not disabled")
    disabled -= 1
  }

  /// Opens a group, inside that of the event where there is one.
  open func beginUndoGrouping() {
    beginEventIfNeeded()
    beginGroup()
  }
  private func beginGroup() {
    if !open.isEmpty { post(.NSUndoManagerCheckpoint) }
    open.append(Group())
    post(.NSUndoManagerDidOpenUndoGroup)
  }
  /// Closes the innermost group: its changes become those of the group around it, or one that is taken back
  /// as a whole. An empty one is not kept. Traps where none is open.
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

  /// What ends the groups of what the user did last.
  private static var endings: [@MainActor () -> Void] = []

  /// A touch or a key has been handled, and with it an event is over; all others are with the next frame.
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

  /// Ends the group of the event, with the groups inside at the latest.
  final func endEvent() {
    guard ofEvent != .none else { return }
    if open.count == 1 { endUndoGrouping() } else { ofEvent = .overdue }
  }

  /// Remembers a change that takes another back. The target is
  /// not retained; a change of one that is gone is left out.
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

  /// Remembers a call of a method by its name, with one argument.
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

  /// Whether something has been registered in a group that is open.
  final var hasOpenChanges: Bool { !isUndoing && open.contains { !$0.changes.isEmpty } }
  /// Whether there is anything to take back, in an open group, too.
  open var canUndo: Bool { hasOpenChanges || !undos.isEmpty }
  /// Whether there is anything to make again; registering another change empties that.
  open var canRedo: Bool { !redos.isEmpty }

  /// Takes the last group of changes back, which ends if it is open.
  open func undo() {
    if open.count == 1, !isUndoing, !isRedoing { endUndoGrouping() }
    raiseUnless(open.isEmpty || isUndoing || isRedoing, "UndoManager.undo(): \(open.count) groups are open")
    undoNestedGroup()
  }
  /// Takes the last group of changes back.
  open func undoNestedGroup() {
    endEvent()
    guard let group = undos.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    run(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }
  /// Makes again what was taken back last.
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

  /// Forgets everything; groups that are open stay so, empty.
  open func removeAllActions() {
    let groups = open
    open = groups.map { _ in Group() }
    _ = Swift.exchange(&undos, with: [])
    _ = Swift.exchange(&redos, with: [])
  }
  /// Forgets the changes of one target, and the groups that are empty then.
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

  /// Names the innermost open group, else the last closed one, for menus. It is not translated.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if !undos.isEmpty {
      undos[undos.count - 1].name = actionName
    }
  }
  /// The name of what would be taken back; empty for none.
  open var undoActionName: String {
    hasOpenChanges ? open.last { !$0.name.isEmpty }?.name ?? "" : undos.last?.name ?? ""
  }
  /// The name of what would be made again; empty for none.
  open var redoActionName: String { redos.last?.name ?? "" }
  /// "Undo" with the name behind it, in English.
  open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
  /// "Redo" with the name behind it, in English.
  open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }
}

extension Notification.Name {
  /// A group inside another opens, or a group closes.
  public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
  /// A group has been opened, by an event or by code.
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification")
  /// A group is about to be closed.
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification")
  /// Changes are about to be taken back.
  public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
  /// Changes are about to be made again.
  public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
  /// Changes have been taken back.
  public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
  /// Changes have been made again.
  public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
  /// The outermost group has been closed with changes in it that can be taken back. Not posted of groups
  /// inside.
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
}
