internal import Foundation

/// A property of a class below `Root` that code reads and sets by its name. As for key-value coding, numbers
/// are objects there and constants the texts or the numbers that they stand for.
struct NamedProperty<Root: AnyObject>: Sendable {
  /// The value, which may be nil; nil of an object of another class.
  let read: @Sendable (Root) -> Any??
  /// Whether the object has such a property that can be set, and the value is one for it.
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
  /// A constant, or nil.
  static func choice<Owner: AnyObject, Value: RawRepresentable<String> & Sendable>(
    _ path: any ReferenceWritableKeyPath<Owner, Value?> & Sendable
  ) -> Self {
    Self(path, { $0.map { NSString(string: $0.rawValue) } }) { value in
      guard let value else { return .some(nil) }
      return (value as? String).map { Value(rawValue: $0) } ?? (value as? Value).map { .some($0) }
    }
  }
  /// A point, a size, a rectangle or a transform, as itself or in an `NSValue`.
  static func plain<Owner: AnyObject, Value: Sendable>(
    _ path: any ReferenceWritableKeyPath<Owner, Value> & Sendable
  ) -> Self { Self(path, { $0 }, { $0 as? Value }) }
  static func object<Owner: AnyObject, Value>(
    _ path: any ReferenceWritableKeyPath<Owner, Value?> & Sendable
  ) -> Self { Self(path, { $0 }, { value in value.map { $0 as? Value } ?? .some(nil) }) }
  static func anything<Owner: AnyObject>(
    _ path: any ReferenceWritableKeyPath<Owner, Any?> & Sendable
  ) -> Self { Self(path, { $0 }, { .some($0) }) }

  /// The value of an object's property in a table by names, which holds under each those of all classes that
  /// have one; nil where the object's class has none.
  static func read(_ key: String, of object: Root, in table: [String: [NamedProperty]]) -> Any?? {
    for property in table[key] ?? [] {
      if let read = property.read(object) { return read }
    }
    return nil
  }

  /// Sets an object's property in such a table; false where its class has none of that name for such a value.
  static func write(
    _ value: Any?, _ key: String, of object: Root, in table: [String: [NamedProperty]]
  ) -> Bool {
    table[key]?.contains { $0.write(object, value) } ?? false
  }
}
