package import Foundation
internal import Synchronization

/// The observers of objects' properties, without an Objective-C runtime to intercept setters.
///
/// Setters call `didChange` whatever their property: each observer reads its value again and reports if it
/// differs from the previous one. So a property needs no name, and a computed one is observed like any other.
package enum KeyValueObservers {
  /// A Boolean value that indicates whether anything is observed. Read at each change.
  package static var exist: Bool { existence.load(ordering: .relaxed) }
  private static let existence = Atomic(false)

  /// The observers of each object, in the order in which they were added.
  private static let table = Mutex<[ObjectIdentifier: [ValueObserver]]>([:])

  static func add(_ observer: ValueObserver, of object: AnyObject) {
    let id = ObjectIdentifier(object)
    let held = table.withLock { table in
      let (living, held) = living(table[id])
      table[id] = living + [observer]
      existence.store(true, ordering: .relaxed)
      return held
    }
    withExtendedLifetime(held) {}
  }

  /// Returns the observers whose objects still exist, and what must not be released under the lock, since
  /// releasing it may run code: the other observers, and the objects, which other threads may release.
  private static func living(_ observers: [ValueObserver]?) -> (observers: [ValueObserver], held: [AnyObject])
  {
    let all = observers ?? [], objects = all.map(\.object)
    return (zip(all, objects).filter { $0.1 != nil }.map(\.0), all + objects.compactMap(\.self))
  }

  static func remove(_ observer: ValueObserver) {
    let held = table.withLock { table in
      let (living, held) = living(table[observer.id]), left = living.filter { $0 !== observer }
      table[observer.id] = left.isEmpty ? nil : left
      existence.store(!table.isEmpty, ordering: .relaxed)
      return held
    }
    withExtendedLifetime(held) {}
  }

  /// Returns the observers of an object, in the order in which they were added.
  private static func observers(of object: AnyObject) -> [ValueObserver] {
    guard exist else { return [] }
    let id = ObjectIdentifier(object)
    return table.withLock { $0[id] ?? [] }.filter { $0.object === object }
  }

  /// Ends the latest matching observation of a name.
  package static func end(
    of object: AnyObject, name: String, for receiver: AnyObject, context: UnsafeMutableRawPointer?,
    anyContext: Bool
  ) {
    let found = observers(of: object).last {
      $0.name == name && $0.receiver === receiver && (anyContext || $0.context == context)
    }
    found?.end()
  }

  /// Notifies observers before a change of a property that does not report changes itself.
  static func willChange(_ object: AnyObject, _ concerns: (ValueObserver) -> Bool) {
    for observer in observers(of: object) where concerns(observer) { observer.willChange() }
  }

  /// Notifies the observers of an object after a change. `always` selects those that are notified even if the
  /// value is the same.
  package static func didChange(_ object: AnyObject, always: (ValueObserver) -> Bool = { _ in false }) {
    for observer in observers(of: object) { observer.compare(tellsAnyway: always(observer)) }
  }

  /// Notifies the observers of a list property after a change of some of its elements.
  package static func didChange(
    _ object: AnyObject, _ name: String, kind: NSKeyValueChange, indexes: IndexSet, old: [Any]?, new: [Any]?
  ) {
    for observer in observers(of: object) where observer.name == name {
      observer.tell(kind, at: indexes, old: old, new: new)
    }
  }
}

/// An observation of a property.
package final class ValueObserver: @unchecked Sendable {
  // Used by the thread that changes the object, as on Apple's systems: one at a time, the main one for views.
  // The list of all observers, which threads share, has a lock of its own.

  /// A change as it is reported.
  package struct Change {
    package let old: Any?
    package let new: Any?
    package let isPrior: Bool
    package var kind = NSKeyValueChange.setting
    /// The indexes of the changed elements of a list, or nil if the whole value changed.
    package var indexes: IndexSet?
  }

  package private(set) weak var object: AnyObject?
  let id: ObjectIdentifier
  /// The property, if its key path is known.
  var path: AnyKeyPath?
  package var name: String?
  package weak var receiver: AnyObject?
  package var context: UnsafeMutableRawPointer?
  private let options: NSKeyValueObservingOptions
  private let read: (AnyObject) -> Any?
  private let report: (AnyObject, Change) -> Void
  private var known: Any?

  package init(
    of object: AnyObject, options: NSKeyValueObservingOptions, read: @escaping (AnyObject) -> Any?,
    report: @escaping (AnyObject, Change) -> Void
  ) {
    self.object = object
    id = ObjectIdentifier(object)
    self.options = options
    self.read = read
    self.report = report
  }

  package func begin() {
    guard let object else { return }
    known = read(object)
    KeyValueObservers.add(self, of: object)
    (object as? any ObservableHolder)?.markObserved()
    if options.contains(.initial) {
      report(object, Change(old: nil, new: options.contains(.new) ? known : nil, isPrior: false))
    }
  }

  package func end() { KeyValueObservers.remove(self) }

  func willChange() {
    guard let object else { return }
    known = read(object)
    if options.contains(.prior) {
      report(object, Change(old: options.contains(.old) ? known : nil, new: nil, isPrior: true))
    }
  }

  /// Reports a change of some elements of a list.
  func tell(_ kind: NSKeyValueChange, at indexes: IndexSet, old: [Any]?, new: [Any]?) {
    guard let object else { return }
    report(
      object,
      Change(
        old: options.contains(.old) ? old : nil, new: options.contains(.new) ? new : nil, isPrior: false,
        kind: kind, indexes: indexes))
  }

  /// Reports a change if the value differs from the previous one.
  func compare(tellsAnyway: Bool) {
    guard let object else { return }
    let old = known, new = read(object)
    guard tellsAnyway || !Self.areEqual(old, new) else { return }
    known = new
    if options.contains(.prior), !tellsAnyway {
      report(object, Change(old: options.contains(.old) ? old : nil, new: nil, isPrior: true))
    }
    report(
      object,
      Change(old: options.contains(.old) ? old : nil, new: options.contains(.new) ? new : nil, isPrior: false)
    )
  }

  /// Returns a Boolean value that indicates whether two values are equal. Values that cannot be compared are
  /// equal only if they are the same object.
  private static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
    switch (a, b) {
    case (nil, nil): return true
    case (let a?, let b?):
      func isEqual<Value: Equatable>(_ value: Value) -> Bool { (b as? Value) == value }
      if let a = a as? any Equatable { return isEqual(a) }
      return (a as AnyObject) === (b as AnyObject)
    default: return false
    }
  }
}

/// An object whose layer has to know that it is observed.
package protocol ObservableHolder: AnyObject {
  func markObserved()
}
