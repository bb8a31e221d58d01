public import Foundation

/// The ways in which a collection stores its elements.
public struct NSPointerFunctions: Sendable {
  /// The options for references to and equality of elements.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The raw value, with bits as in Foundation's headers.
    public let rawValue: UInt
    /// Creates options from a raw value; unknown bits have no effect.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Elements are retained.
    public static let strongMemory = Options([])
    /// Elements are weak references, and are removed when they are deallocated.
    public static let weakMemory = Options(rawValue: 5)
    /// Elements are compared with `isEqual(_:)`.
    public static let objectPersonality = Options([])
    /// Elements are equal if they are identical.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Elements are copied. No effect: they are not copied in Mica.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// A table's reference to an object.
struct TableReference {
  private var strong: AnyObject?
  private weak var weakly: AnyObject?

  /// Creates a reference; `object` is an instance of a class, or is boxed.
  init(_ object: Any, isWeak: Bool) {
    if isWeak { weakly = object as AnyObject } else { strong = object as AnyObject }
  }
  var object: AnyObject? { strong ?? weakly }
}

/// Returns whether two elements of a table are equal according to its options.
func areSame(_ one: Any, _ other: Any, _ options: NSPointerFunctions.Options) -> Bool {
  if one as AnyObject === other as AnyObject { return true }
  guard !options.contains(.objectPointerPersonality), let one = one as? NSObject else { return false }
  return one.isEqual(other)
}

/// A set of objects that may hold weak references: deallocated objects are not elements. Lookup is linear in
/// the number of elements.
open class NSHashTable<ObjectType>: NSObject {
  private let options: NSPointerFunctions.Options
  private var references: [TableReference] = []

  /// Creates an empty table; the capacity is a hint without effect.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    super.init()
  }

  /// Creates an empty table of weak references to objects that are compared by identity.
  open class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: [.weakMemory, .objectPointerPersonality])
  }

  /// The live objects, in the order of addition.
  open var allObjects: [ObjectType] { references.compactMap { $0.object as? ObjectType } }
  /// The first object; nil for an empty table.
  open var anyObject: ObjectType? { allObjects.first }
  /// The number of live objects, counted on each access.
  open var count: Int { allObjects.count }
  /// The live objects, retained; those that are not hashable are omitted.
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

  /// Returns whether the table contains an equal object; `false` for nil.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
  /// Returns the element that equals an object.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return allObjects.first { areSame($0, object, options) }
  }
  /// Adds an object unless the table contains it.
  open func add(_ object: ObjectType?) {
    guard let object, member(object) == nil else { return }
    references.removeAll { $0.object == nil }
    references.append(TableReference(object, isWeak: options.contains(.weakMemory)))
  }
  /// Removes the element that equals an object, and those that were deallocated; does nothing for nil.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    references.removeAll { $0.object.map { areSame($0, object, options) } ?? true }
  }
  /// Removes all objects.
  open func removeAllObjects() { references = [] }
  /// Returns an enumerator of the live objects, which it retains.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

/// A dictionary between objects that may hold weak references to keys and values: a pair with a deallocated
/// part does not count. Lookup is linear in the number of pairs.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private let keyOptions, valueOptions: NSPointerFunctions.Options
  private var pairs: [(key: TableReference, value: TableReference)] = []

  /// Creates an empty table; the capacity is a hint without effect.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
    super.init()
  }

  /// Creates an empty table that retains keys and values.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Creates an empty table that retains keys, which are compared with `isEqual(_:)`, but not values.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: weakly)
  }
  /// Creates an empty table that retains values but not keys, which are compared by identity.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: weakly) }
  /// Creates an empty table that retains neither, and compares keys by identity.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: weakly, valueOptions: weakly)
  }
  private static var weakly: NSPointerFunctions.Options { [.weakMemory, .objectPointerPersonality] }

  private var living: [(key: KeyType, value: ObjectType)] {
    pairs.compactMap { pair in
      guard let key = pair.key.object as? KeyType, let value = pair.value.object as? ObjectType else {
        return nil
      }
      return (key, value)
    }
  }

  /// The number of live pairs, counted on each access.
  open var count: Int { living.count }
  /// Returns the value for a key; nil for nil, and for a key without a value.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return living.first { areSame($0.key, aKey, keyOptions) }?.value
  }
  /// Sets the value for a key; does nothing for nil.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    removeObject(forKey: aKey)
    pairs.append(
      (
        TableReference(aKey, isWeak: keyOptions.contains(.weakMemory)),
        TableReference(anObject, isWeak: valueOptions.contains(.weakMemory))
      ))
  }
  /// Removes the pair of a key, and those with a deallocated part.
  open func removeObject(forKey aKey: KeyType?) {
    pairs.removeAll { pair in
      guard let key = pair.key.object, pair.value.object != nil else { return true }
      return aKey.map { areSame(key, $0, keyOptions) } ?? false
    }
  }
  /// Removes all pairs.
  open func removeAllObjects() { pairs = [] }
  /// Returns an enumerator of the live keys, which it retains.
  open func keyEnumerator() -> NSEnumerator { NSArray(array: living.map(\.key)).objectEnumerator() }
  /// Returns an enumerator of the live values, which it retains.
  open func objectEnumerator() -> NSEnumerator? { NSArray(array: living.map(\.value)).objectEnumerator() }
  /// Returns the live pairs, retained; those whose keys are not hashable are omitted.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    Dictionary(living.compactMap { pair in (pair.key as? AnyHashable).map { ($0, pair.value) } }) { $1 }
  }
}
