internal import CoreGraphics
public import Foundation
internal import QuartzCore

extension NSObject {
  /// Returns a mutable array that represents the stored `NSMutableArray` of that name: changes apply to the
  /// stored array, and observers of the property by its name are notified of each insertion, removal and
  /// replacement with its indexes.
  ///
  /// The object must have such a property. An array that replaces the property's value is followed.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray { ObservedArray(of: self, key: key) }
}

/// An array that notifies observers. Its methods notify once per call if Foundation's own do: for many
/// objects at indexes once, for a range one by one.
private final class ObservedArray: NSMutableArray {
  private let owner: NSObject
  private let key: String

  init(of owner: NSObject, key: String) {
    self.owner = owner
    self.key = key
    super.init()
  }
  required init?(coder: NSCoder) { nil }
  required init(objects: UnsafePointer<AnyObject>?, count: Int) {
    raiseException("made by mutableArrayValue(forKey:)")
  }
  required convenience init(arrayLiteral elements: Any...) {
    raiseException("made by mutableArrayValue(forKey:)")
  }

  private var stored: NSMutableArray {
    guard let found = StoredProperties.value(key, of: owner) as? NSMutableArray else {
      raiseException(
        "mutableArrayValue(forKey:): \(type(of: owner)) has no stored NSMutableArray named \(key)")
    }
    return found
  }

  private func tell(_ kind: NSKeyValueChange, at indexes: IndexSet, old: [Any]? = nil, new: [Any]? = nil) {
    KeyValueObservers.didChange(owner, key, kind: kind, indexes: indexes, old: old, new: new)
  }

  override var count: Int { stored.count }
  override func object(at index: Int) -> Any { stored.object(at: index) }

  override func insert(_ object: Any, at index: Int) {
    stored.insert(object, at: index)
    tell(.insertion, at: [index], new: [object])
  }
  override func insert(_ objects: [Any], at indexes: IndexSet) {
    for (object, index) in zip(objects, indexes) { stored.insert(object, at: index) }
    tell(.insertion, at: indexes, new: objects)
  }
  override func add(_ object: Any) { insert(object, at: count) }
  override func addObjects(from objects: [Any]) { objects.forEach(add) }

  override func removeObject(at index: Int) {
    let old = stored.object(at: index)
    stored.removeObject(at: index)
    tell(.removal, at: [index], old: [old])
  }
  override func removeObjects(at indexes: IndexSet) {
    let old = indexes.map { stored.object(at: $0) }
    for index in indexes.reversed() { stored.removeObject(at: index) }
    tell(.removal, at: indexes, old: old)
  }
  override func removeLastObject() { if count > 0 { removeObject(at: count - 1) } }
  override func removeObjects(in range: NSRange) {
    for index in (range.location..<range.location + range.length).reversed() { removeObject(at: index) }
  }
  override func removeAllObjects() { removeObjects(in: NSRange(location: 0, length: count)) }
  override func remove(_ object: Any) {
    for index in (0..<count).reversed() where ObservedArray.areEqual(stored.object(at: index), object) {
      removeObject(at: index)
    }
  }
  // Foundation's implementations on Linux require Objective-C objects.
  override func removeObjects(in others: [Any]) { others.forEach(remove) }
  override func index(of object: Any) -> Int {
    (0..<count).first { ObservedArray.areEqual(stored.object(at: $0), object) } ?? NSNotFound
  }
  override func contains(_ object: Any) -> Bool { index(of: object) != NSNotFound }

  /// Replaces an object; at the index after the last it appends, as `list[list.count] = object` does on
  /// Apple's systems.
  override func replaceObject(at index: Int, with object: Any) {
    guard index < count else { return insert(object, at: index) }
    let old = stored.object(at: index)
    stored.replaceObject(at: index, with: object)
    tell(.replacement, at: [index], old: [old], new: [object])
  }
  override func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
    let old = indexes.map { stored.object(at: $0) }
    for (object, index) in zip(objects, indexes) { stored.replaceObject(at: index, with: object) }
    tell(.replacement, at: indexes, old: old, new: objects)
  }
  override func replaceObjects(in range: NSRange, withObjectsFrom objects: [Any]) {
    let shared = Swift.min(range.length, objects.count)
    for place in 0..<shared { replaceObject(at: range.location + place, with: objects[place]) }
    for index in (range.location + shared..<range.location + range.length).reversed() {
      removeObject(at: index)
    }
    for (place, object) in objects.enumerated().dropFirst(shared) {
      insert(object, at: range.location + place)
    }
  }
  override func exchangeObject(at first: Int, withObjectAt second: Int) {
    let (one, other) = (stored.object(at: first), stored.object(at: second))
    replaceObject(at: first, with: other)
    replaceObject(at: second, with: one)
  }
  override func setArray(_ objects: [Any]) {
    replaceObjects(in: NSRange(location: 0, length: count), withObjectsFrom: objects)
  }

  private static func areEqual(_ one: Any, _ other: Any) -> Bool {
    (one as? NSObject)?.isEqual(other) ?? ((one as AnyObject) === (other as AnyObject))
  }
}
