public import Foundation

/// How a collection keeps its elements.
public struct NSPointerFunctions: Sendable {
  /// How elements are held, and when two of them are equal.
  public struct Options: OptionSet, Hashable, Sendable {
    /// Bits as in Foundation's headers.
    public let rawValue: UInt
    /// Options of the bits; those that have no name do nothing.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Elements are retained.
    public static let strongMemory = Options([])
    /// Elements are not retained, and are none any more when they are gone.
    public static let weakMemory = Options(rawValue: 5)
    /// Elements are compared by `isEqual(_:)`.
    public static let objectPersonality = Options([])
    /// Elements are equal where they are the same object.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Elements would be copied. Kept for the app: they are not.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// The reference of a table to an object.
struct TableReference {
  private var strong: AnyObject?
  private weak var weakly: AnyObject?

  /// `object` is one of a class, or is boxed.
  init(_ object: Any, isWeak: Bool) {
    if isWeak { weakly = object as AnyObject } else { strong = object as AnyObject }
  }
  var object: AnyObject? { strong ?? weakly }
}

/// Whether two elements of a table are the same to it.
func areSame(_ one: Any, _ other: Any, _ options: NSPointerFunctions.Options) -> Bool {
  if one as AnyObject === other as AnyObject { return true }
  guard !options.contains(.objectPointerPersonality), let one = one as? NSObject else { return false }
  return one.isEqual(other)
}

/// A set of objects that may hold them weakly: those that are gone are no elements. Looking one up costs as
/// much as there are elements.
open class NSHashTable<ObjectType>: NSObject {
  private let options: NSPointerFunctions.Options
  private var references: [TableReference] = []

  /// An empty table; the capacity is a hint that has no effect.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    super.init()
  }

  /// An empty table that holds its objects weakly and tells them apart by identity.
  open class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: [.weakMemory, .objectPointerPersonality])
  }

  /// The objects that are still there, in the order in which they were added.
  open var allObjects: [ObjectType] { references.compactMap { $0.object as? ObjectType } }
  /// The one that was added first; nil for an empty table.
  open var anyObject: ObjectType? { allObjects.first }
  /// How many objects are still there; that is counted anew each time.
  open var count: Int { allObjects.count }
  /// The objects that are still there, retained; those that cannot be hashed are left out.
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

  /// Whether an equal object is an element; false for nil.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
  /// The element that is equal to an object.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return allObjects.first { areSame($0, object, options) }
  }
  /// Adds an object that is no element yet.
  open func add(_ object: ObjectType?) {
    guard let object, member(object) == nil else { return }
    references.removeAll { $0.object == nil }
    references.append(TableReference(object, isWeak: options.contains(.weakMemory)))
  }
  /// Takes out an element that is equal to an object, along with those that are gone; nil takes out nothing.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    references.removeAll { $0.object.map { areSame($0, object, options) } ?? true }
  }
  /// Empties the table.
  open func removeAllObjects() { references = [] }
  /// Goes through the objects that are there now, which are retained meanwhile.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

/// A dictionary between objects that may hold keys and values weakly: a pair of which one is gone is no pair.
/// Looking one up costs as much as there are pairs.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private let keyOptions, valueOptions: NSPointerFunctions.Options
  private var pairs: [(key: TableReference, value: TableReference)] = []

  /// An empty table; the capacity is a hint that has no effect.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
    super.init()
  }

  /// An empty table that retains keys and values.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// An empty table that retains keys, which are compared by `isEqual(_:)`, and not values.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: weakly)
  }
  /// An empty table that retains values and not keys, which it tells apart by identity.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: weakly) }
  /// An empty table that retains neither, and tells keys apart by identity.
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

  /// How many pairs are still there; that is counted anew each time.
  open var count: Int { living.count }
  /// Nil for nil, and for a key without a pair.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return living.first { areSame($0.key, aKey, keyOptions) }?.value
  }
  /// Replaces what the key stood for; nil takes nothing out.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    removeObject(forKey: aKey)
    pairs.append(
      (
        TableReference(aKey, isWeak: keyOptions.contains(.weakMemory)),
        TableReference(anObject, isWeak: valueOptions.contains(.weakMemory))
      ))
  }
  /// Takes out a key's pair, and those of which a part is gone.
  open func removeObject(forKey aKey: KeyType?) {
    pairs.removeAll { pair in
      guard let key = pair.key.object, pair.value.object != nil else { return true }
      return aKey.map { areSame(key, $0, keyOptions) } ?? false
    }
  }
  /// Empties the table.
  open func removeAllObjects() { pairs = [] }
  /// Goes through the keys that are there now, which are retained meanwhile.
  open func keyEnumerator() -> NSEnumerator { NSArray(array: living.map(\.key)).objectEnumerator() }
  /// Goes through the values that are there now, which are retained meanwhile.
  open func objectEnumerator() -> NSEnumerator? { NSArray(array: living.map(\.value)).objectEnumerator() }
  /// The pairs that are there now, retained; those whose keys cannot be hashed are left out.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    Dictionary(living.compactMap { pair in (pair.key as? AnyHashable).map { ($0, pair.value) } }) { $1 }
  }
}
