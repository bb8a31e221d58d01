internal import Foundation

/// A property of a class derived from `Root` that can be read and set by name. As in key-value coding,
/// numbers are objects and constants are the strings or numbers that they represent.
struct NamedProperty<Root: AnyObject>: Sendable {
  /// A function that returns the value, which may be nil, or nil if the object is of another class.
  let read: @Sendable (Root) -> Any??
  /// A function that sets the value. It returns `false` if the object has no such settable property or the
  /// value has the wrong type.
  let write: @Sendable (Root, Any?) -> Bool

  private init<Owner: AnyObject, Value>(
    _ path: any ReferenceWritableKeyPath<Owner, Value> & Sendable,
    _ told: @escaping @Sendable (Value) -> Any?, _ taken: @escaping @Sendable (Any?) -> Value?
  ) {
    read = { ($0 as? Owner).map { told($0[keyPath: path]) } }
    write = { object, value in
      guard let owner = object as? Owner, let new = taken(value) else { return false }
      owner[keyPath: path] = new
      return true
    }
  }

  static func number<Owner: AnyObject, Value: BinaryFloatingPoint & Sendable>(
    _ path: any ReferenceWritableKeyPath<Owner, Value> & Sendable
  ) -> Self {
    Self(path, { NSNumber(value: Double($0)) }, { ($0 as? NSNumber).map { Value($0.doubleValue) } })
  }
  static func count<Owner: AnyObject>(
    _ path: any ReferenceWritableKeyPath<Owner, Int> & Sendable
  ) -> Self { Self(path, { NSNumber(value: $0) }, { ($0 as? NSNumber)?.intValue }) }
  static func flag<Owner: AnyObject>(
    _ path: any ReferenceWritableKeyPath<Owner, Bool> & Sendable
  ) -> Self { Self(path, { NSNumber(value: $0) }, { ($0 as? NSNumber)?.boolValue }) }
  static func parts<Owner: AnyObject, Value: OptionSet & Sendable>(
    _ path: any ReferenceWritableKeyPath<Owner, Value> & Sendable
  ) -> Self where Value.RawValue: FixedWidthInteger & Sendable {
    Self(path, { NSNumber(value: UInt64($0.rawValue)) }) { value in
      let number = value as? NSNumber
      return number.map { Value(rawValue: .init(truncatingIfNeeded: $0.uint64Value)) } ?? value as? Value
    }
  }
  static func constant<Owner: AnyObject, Value: RawRepresentable<String> & Sendable>(
    _ path: any ReferenceWritableKeyPath<Owner, Value> & Sendable
  ) -> Self {
    Self(path, { NSString(string: $0.rawValue) }) { value in
      (value as? String).flatMap { Value(rawValue: $0) } ?? value as? Value
    }
  }
  /// Creates a property whose value is a constant or nil.
  static func choice<Owner: AnyObject, Value: RawRepresentable<String> & Sendable>(
    _ path: any ReferenceWritableKeyPath<Owner, Value?> & Sendable
  ) -> Self {
    Self(path, { $0.map { NSString(string: $0.rawValue) } }) { value in
      guard let value else { return .some(nil) }
      return (value as? String).map { Value(rawValue: $0) } ?? (value as? Value).map { .some($0) }
    }
  }
  /// Creates a property whose value is a point, a size, a rectangle or a transform, possibly in an `NSValue`.
  static func plain<Owner: AnyObject, Value: Sendable>(
    _ path: any ReferenceWritableKeyPath<Owner, Value> & Sendable
  ) -> Self { Self(path, { $0 }, { $0 as? Value }) }
  static func object<Owner: AnyObject, Value>(
    _ path: any ReferenceWritableKeyPath<Owner, Value?> & Sendable
  ) -> Self { Self(path, { $0 }, { value in value.map { $0 as? Value } ?? .some(nil) }) }
  static func anything<Owner: AnyObject>(
    _ path: any ReferenceWritableKeyPath<Owner, Any?> & Sendable
  ) -> Self { Self(path, { $0 }, { .some($0) }) }

  /// Returns the value of an object's property from a table by name, with one entry per class that has a
  /// property of that name. Returns nil if the object's class has none.
  static func read(_ key: String, of object: Root, in table: [String: [NamedProperty]]) -> Any?? {
    for property in table[key] ?? [] {
      if let read = property.read(object) { return read }
    }
    return nil
  }

  /// Sets an object's property from such a table. Returns `false` if its class has none of that name and
  /// type.
  static func write(
    _ value: Any?, _ key: String, of object: Root, in table: [String: [NamedProperty]]
  ) -> Bool {
    table[key]?.contains { $0.write(object, value) } ?? false
  }
}
