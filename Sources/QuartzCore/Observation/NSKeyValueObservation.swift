public import Foundation

/// Options for what an observer receives.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The corresponding raw value.
  public let rawValue: UInt
  /// Creates a value with the given raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Includes the value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// Includes the value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Notifies immediately with the current value, in addition.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Notifies before each change, in addition.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kinds of changes of a value.
public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

/// The keys of the dictionary that describes a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The corresponding raw value.
  public let rawValue: String
  /// Creates a value with the given raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The kind of the change: a number with the raw value of an `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change, if requested with the option `new`; for a list, its new elements.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change, if requested with the option `old`; for a list, its old elements.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The indexes of the changed elements of a list, an `IndexSet`. Missing if the whole value changed.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// `true` in a notification before the change, otherwise missing.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change as it is passed to a closure.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of a change.
  public typealias Kind = NSKeyValueChange
  /// The kind of the change. Always `setting`, since closures observe whole values.
  public let kind: Kind
  /// The value after the change, if requested.
  public let newValue: Value?
  /// The value before the change, if requested.
  public let oldValue: Value?
  /// The indexes of changed elements. Always nil, since closures observe whole values.
  public let indexes: IndexSet?
  /// A Boolean value that indicates whether the change has not happened yet, for the option `prior`.
  public let isPrior: Bool
}

/// A token of an observation, which ends when the token is deallocated.
public class NSKeyValueObservation: NSObject {
  private var end: (() -> Void)?

  init(end: @escaping () -> Void) {
    self.end = end
    super.init()
  }

  deinit { end?() }

  /// Ends the observation. Does nothing if called again.
  public func invalidate() {
    // Releasing the closure may end the observation too.
    end.take()?()
  }
}

/// An object whose properties can be observed.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Observes a property of a layer, view or controller, or one whose setter reports changes. The closure is
  /// called on the thread that makes the change. The object is not retained. Complexity: O(1).
  ///
  /// Setting a property to an equal value is not a change.
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

  /// Reports that a property other than UIKit's own is about to change. Must be followed by
  /// `didChangeValue(for:)`.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueObservers.willChange(self as AnyObject) { $0.path == keyPath }
  }
  /// Reports that a property has changed. Its observers are notified even if the value is the same as before.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueObservers.didChange(self as AnyObject, always: { $0.path == keyPath })
  }
}

// Foundation's `Operation` has its own methods, which take precedence.
extension NSObject {
  /// Reports that the property with a name is about to change, for a property that does not report changes
  /// itself. Observers with the option `prior` are notified.
  @_disfavoredOverload public func willChangeValue(forKey key: String) {
    KeyValueObservers.willChange(self) { $0.name == key }
  }
  /// Reports that the property with a name has changed, after `willChangeValue(forKey:)`. Its observers are
  /// notified even if the value is the same as before.
  @_disfavoredOverload public func didChangeValue(forKey key: String) {
    KeyValueObservers.didChange(self, always: { $0.name == key })
  }
}
