public import Foundation

/// An object that a fetch may find.
public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSNumber: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}

open class NSManagedObjectID: NSObject {
  open internal(set) var isTemporaryID = true
  open internal(set) unowned(unsafe) var entity: NSEntityDescription
  open internal(set) weak var persistentStore: NSPersistentStore?
  let key: String

  init(_ entity: NSEntityDescription, key: String = UUID().uuidString) {
    (self.entity, self.key) = (entity, key)
  }
  open func uriRepresentation() -> URL { URL(string: "x-coredata:///\(entity.name ?? "")/\(key)")! }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSManagedObjectID)?.key == key }
  open override var hash: Int { key.hashValue }
  open override var description: String { uriRepresentation().absoluteString }
}

/// An object of a context. Values are read by the names of the entity's properties.
open class NSManagedObject: NSObject, CustomReflectable {
  public let entity: NSEntityDescription
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?
  open internal(set) var objectID: NSManagedObjectID
  /// Numbers are NSNumber, relationships to many NSMutableSet or NSMutableOrderedSet.
  var values: [String: Any] = [:]
  /// The values that the store has of those that have changed.
  var committed: [String: Any?] = [:]
  open internal(set) var isInserted = false
  open internal(set) var isDeleted = false
  open var isUpdated: Bool { !isInserted && !isDeleted && !committed.isEmpty }
  open var hasChanges: Bool { isInserted || isDeleted || !committed.isEmpty }
  open var hasPersistentChangedValues: Bool { hasChanges }
  open var isFault: Bool { false }
  open var faultingState: Int { 0 }

  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    (self.entity, objectID) = (entity, NSManagedObjectID(entity))
    super.init()
    for attribute in entity.attributesByName.values {
      if let value = attribute.defaultValue { values[attribute.name] = value }
    }
    guard let context, !context.isMaterializing else { return }
    context.insert(self)
    awakeFromInsert()
  }
  public convenience init(context moc: NSManagedObjectContext) {
    let name = String(describing: Self.self)
    guard
      let entity = moc.model?.entities.first(where: { $0.objectClass == Self.self })
        ?? NSManagedObjectModel.entity(of: Self.self)
    else { fatalError("no entity of the model has the class \(name)") }
    self.init(entity: entity, insertInto: moc)
  }

  open class func entity() -> NSEntityDescription {
    NSManagedObjectModel.entity(of: self) ?? NSEntityDescription()
  }
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? String(describing: self))
  }

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func prepareForDeletion() {}
  open func willSave() {}
  open func didSave() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func validateForInsert() throws { try validate() }
  open func validateForUpdate() throws { try validate() }
  open func validateForDelete() throws {}

  open func value(forKey key: String) -> Any? {
    if let relationship = entity.relationshipsByName[key], relationship.isToMany {
      return relationship.isOrdered ? orderedSet(key).copy() : set(key).copy()
    }
    return values[key]
  }
  open func value(forKeyPath keyPath: String) -> Any? {
    let names = keyPath.split(separator: ".").map(String.init)
    var value: Any? = self
    for name in names {
      value = (value as? NSManagedObject)?.value(forKey: name) ?? (value as? NSDictionary)?[name]
    }
    return value
  }
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = plain(value, key) }

  open func setValue(_ value: Any?, forKey key: String) {
    guard let property = entity.propertiesByName[key] else {
      fatalError("\(entity.name ?? "an entity") has no property \(key)")
    }
    if let relationship = property as? NSRelationshipDescription {
      let old = related(key)
      note(key)
      values[key] = plain(value, key)
      joinInverses(of: relationship, before: old)
    } else {
      note(key)
      values[key] = plain(value, key)
    }
    managedObjectContext?.didChange(self)
  }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let owner = self.value(forKeyPath: String(keyPath[..<dot])) as? NSManagedObject
    owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
  }
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
  }
  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(uniqueKeysWithValues: keys.map { ($0, value(forKey: $0) ?? NSNull()) })
  }
  open func changedValues() -> [String: Any] {
    Dictionary(uniqueKeysWithValues: committed.keys.map { ($0, value(forKey: $0) ?? NSNull()) })
  }
  open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let keys = keys ?? Array(entity.propertiesByName.keys)
    return Dictionary(
      uniqueKeysWithValues: keys.map { ($0, (committed[$0] ?? values[$0]) as Any? ?? NSNull()) })
  }
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    related(key).map(\.objectID)
  }

  /// Returns the objects of a relationship, whose changes are those of this object.
  open func mutableSetValue(forKey key: String) -> NSMutableSet { ManagedSet(self, key) }
  open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    ManagedOrderedSet(self, key)
  }

  /// The values by name, which predicates and orders read.
  open var customMirror: Mirror {
    Mirror(self, children: entity.propertiesByName.keys.sorted().map { ($0, value(forKey: $0) as Any) })
  }
  open override var description: String {
    "<\(type(of: self)): \(objectID)> (entity: \(entity.name ?? ""); data: \(values))"
  }
}

extension NSManagedObject {
  func set(_ key: String) -> NSMutableSet { values[key] as? NSMutableSet ?? NSMutableSet() }
  func orderedSet(_ key: String) -> NSMutableOrderedSet {
    values[key] as? NSMutableOrderedSet ?? NSMutableOrderedSet()
  }

  /// Returns the objects of a relationship, to one or to many.
  func related(_ key: String) -> [NSManagedObject] {
    switch values[key] {
    case let one as NSManagedObject: [one]
    case let many as NSSet: many.compactMap { $0 as? NSManagedObject }
    case let many as NSOrderedSet: many.compactMap { $0 as? NSManagedObject }
    default: []
    }
  }

  /// Keeps what the store has of a property that is about to change.
  func note(_ key: String) {
    guard committed[key] == nil else { return }
    let value = values[key]
    committed[key] = .some(
      (value as? NSMutableSet)?.mutableCopy() ?? (value as? NSMutableOrderedSet)?.mutableCopy() ?? value)
  }

  /// Returns a value as it is kept.
  func plain(_ value: Any?, _ key: String) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    if case Optional<Any>.none = value as Any? { return nil }
    if let relationship = entity.relationshipsByName[key], relationship.isToMany {
      let objects =
        (value as? NSSet)?.allObjects ?? (value as? NSOrderedSet)?.array ?? (value as? [Any]) ?? []
      let members = objects.compactMap { $0 as? NSManagedObject }
      return relationship.isOrdered ? NSMutableOrderedSet(array: members) : NSMutableSet(array: members)
    }
    switch value {
    case let number as NSNumber: return number
    case let flag as Bool: return NSNumber(value: flag)
    case let number as any BinaryInteger: return NSNumber(value: Int64(number))
    case let number as Double: return NSNumber(value: number)
    case let number as Float: return NSNumber(value: number)
    case let number as Decimal: return NSDecimalNumber(decimal: number)
    case let text as NSString: return text as String
    default: return value
    }
  }

  /// Changes the other ends of a relationship.
  func joinInverses(of relationship: NSRelationshipDescription, before old: [NSManagedObject]) {
    guard let inverse = relationship.inverseRelationship else { return }
    let new = related(relationship.name)
    for object in old where !new.contains(where: { $0 === object }) {
      object.change(inverse, by: self, isAdded: false)
    }
    for object in new where !old.contains(where: { $0 === object }) {
      object.change(inverse, by: self, isAdded: true)
    }
  }

  /// Adds an object to one end of a relationship, or removes it, without a change of the other end.
  fileprivate func change(_ end: NSRelationshipDescription, by other: NSManagedObject, isAdded: Bool) {
    note(end.name)
    if end.isToMany {
      if end.isOrdered {
        let members = orderedSet(end.name)
        if isAdded { members.add(other) } else { members.remove(other) }
        values[end.name] = members
      } else {
        let members = set(end.name)
        if isAdded { members.add(other) } else { members.remove(other) }
        values[end.name] = members
      }
    } else {
      // An object of a relationship to one leaves the one that it belonged to.
      if isAdded, let last = values[end.name] as? NSManagedObject, last !== other,
        let back = end.inverseRelationship
      {
        last.change(back, by: self, isAdded: false)
      }
      values[end.name] = isAdded ? other : nil
    }
    managedObjectContext?.didChange(self)
  }

  fileprivate func validate() throws {
    for property in entity.propertiesByName.values where !property.isOptional && !property.isTransient {
      let isEmpty =
        (property as? NSRelationshipDescription)?.isToMany == true
        ? related(property.name).isEmpty : values[property.name] == nil
      guard isEmpty else { continue }
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSValidationMissingMandatoryPropertyError,
        userInfo: [
          NSValidationKeyErrorKey: property.name, NSValidationObjectErrorKey: self,
          NSLocalizedDescriptionKey: "\(property.name) is a required value.",
        ])
    }
  }
}

extension NSManagedObject {
  /// Adds an object to a relationship, as the functions do that Xcode writes for it.
  public func add(_ value: Any, toMany key: String) {
    change(key) {
      $0.add(value)
    } ordered: {
      $0.add(value)
    }
  }
  /// Removes an object from a relationship, as the functions do that Xcode writes for it.
  public func remove(_ value: Any, toMany key: String) {
    change(key) {
      $0.remove(value)
    } ordered: {
      $0.remove(value)
    }
  }
  private func change(
    _ key: String, _ body: (NSMutableSet) -> Void, ordered: (NSMutableOrderedSet) -> Void
  ) {
    if entity.relationshipsByName[key]?.isOrdered == true {
      ordered(mutableOrderedSetValue(forKey: key))
    } else {
      body(mutableSetValue(forKey: key))
    }
  }
}
