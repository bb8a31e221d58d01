public import Foundation

/// What an observer is told.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before it.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Also at once, with the value as it is.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Also before the change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What happened to a value.
public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

/// Keys of what an observer is told.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A number: the raw value of an `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change, where the option `new` asked for it; of a list's change its new elements.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change, where the option `old` asked for it; of a list's change its old elements.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// An `IndexSet` of the elements of a list that changed; missing where the whole value did.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// True where the change is still to come; else missing.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change as a closure is told of it.
public struct NSKeyValueObservedChange<Value> {
  /// What happened to the value.
  public typealias Kind = NSKeyValueChange
  /// Always `setting` for closures, which hear of whole values.
  public let kind: Kind
  /// The value after the change, where it was asked for.
  public let newValue: Value?
  /// The value before the change, where it was asked for.
  public let oldValue: Value?
  /// Always nil for closures, which hear of whole values.
  public let indexes: IndexSet?
  /// Whether the change is still to come, of observers with the option `prior`.
  public let isPrior: Bool
}

/// An observation, which ends with this object.
public class NSKeyValueObservation: NSObject {
  private var end: (() -> Void)?

  init(end: @escaping () -> Void) {
    self.end = end
    super.init()
  }

  deinit { end?() }

  /// Ends the observation; nothing when called again.
  public func invalidate() {
    // What goes with the observation may end it, too.
    end.take()?()
  }
}

/// An object whose properties can be observed.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls a closure after each change of a property of layers, views or controllers, or of one whose setter
  /// tells of it, on the thread that changes it. The object is not retained. Constant time.
  ///
  /// A change is one to another value: setting the same again is none.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let object = self as AnyObject
    let observer = ValueObserver(
      of: object, options: options, read: { ($0 as? Self)?[keyPath: keyPath] },
      report: { object, change in
        guard let object = object as? Self else { return }
        changeHandler(
          object,
          NSKeyValueObservedChange(
            kind: .setting, newValue: change.new as? Value, oldValue: change.old as? Value, indexes: nil,
            isPrior: change.isPrior))
      })
    observer.path = keyPath
    observer.begin()
    return NSKeyValueObservation { [weak observer] in observer?.end() }
  }

  /// To be called before and after a property changes that is not UIKit's own.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueObservers.willChange(self as AnyObject) { $0.path == keyPath }
  }
  /// Observers of the property hear of it also where the value is the same as before.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueObservers.didChange(self as AnyObject, always: { $0.path == keyPath })
  }
}

// Foundation's `Operation` has its own, which come first.
extension NSObject {
  /// To be called before the property of a name changes that no setter here tells of: observers keep the
  /// value, and those with the option `prior` are told.
  @_disfavoredOverload public func willChangeValue(forKey key: String) {
    KeyValueObservers.willChange(self) { $0.name == key }
  }
  /// To be called after `willChangeValue(forKey:)` and the change: observers of the name are told, also where
  /// the value is the same as before.
  @_disfavoredOverload public func didChangeValue(forKey key: String) {
    KeyValueObservers.didChange(self, always: { $0.name == key })
  }
}
