public import Foundation
public import UIKit

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// The objects that a program works with, which `save()` writes into the store. The parent of a context sees
/// them then, and the store has them at once.
open class NSManagedObjectContext: NSObject {
  public enum ScheduledTaskType: Sendable { case immediate, enqueued }

  public let concurrencyType: NSManagedObjectContextConcurrencyType
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { parent?.persistentStoreCoordinator ?? ownCoordinator }
    set {
      ownCoordinator = newValue
      newValue?.register(self)
    }
  }
  open var parent: NSManagedObjectContext? {
    didSet { parent?.persistentStoreCoordinator?.register(self) }
  }
  open var name: String?
  open var mergePolicy: Any = NSErrorMergePolicy
  open var undoManager: UndoManager?
  open var automaticallyMergesChangesFromParent = false
  open var shouldDeleteInaccessibleFaults = true
  open var retainsRegisteredObjects = false
  open var stalenessInterval: TimeInterval = -1
  open var transactionAuthor: String?
  open var userInfo = NSMutableDictionary()

  private var ownCoordinator: NSPersistentStoreCoordinator?
  private(set) var objects: [String: NSManagedObject] = [:]
  private var deleted: [String: NSManagedObject] = [:]
  /// The objects whose changes observers are not notified of yet.
  private var pending = Pending()
  private var isScheduled = false
  /// A Boolean value that indicates whether objects are being made of what the store has.
  private(set) var isMaterializing = false
  private let queue: DispatchQueue
  private static let key = DispatchSpecificKey<ObjectIdentifier>()

  struct Pending {
    var inserted: [NSManagedObject] = [], updated: [NSManagedObject] = [], deleted: [NSManagedObject] = []
    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
  }

  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    queue = ct == .mainQueueConcurrencyType ? .main : DispatchQueue(label: "NSManagedObjectContext")
    super.init()
    if queue !== DispatchQueue.main { queue.setSpecific(key: Self.key, value: ObjectIdentifier(self)) }
  }
  public convenience init(_ type: NSManagedObjectContextConcurrencyType) { self.init(concurrencyType: type) }
  public convenience override init() { self.init(concurrencyType: .mainQueueConcurrencyType) }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  // MARK: Queues

  open func perform(_ block: @escaping () -> Void) {
    queue.async {
      block()
      self.processPendingChanges()
    }
  }
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
    let isHere =
      queue === DispatchQueue.main
      ? Thread.isMainThread : DispatchQueue.getSpecific(key: Self.key) == ObjectIdentifier(self)
    defer { if isHere { processPendingChanges() } }
    return isHere ? try block() : try queue.sync(execute: block)
  }
  open func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
  ) async rethrows -> T {
    nonisolated(unsafe) let work = block
    nonisolated(unsafe) var result: Result<T, any Error>!
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      perform {
        result = Result { try work() }
        continuation.resume()
      }
    }
    func get(_ body: () throws -> T) rethrows -> T { try body() }
    switch result! {
    case .success(let value): return value
    case .failure(let error): return try get { if true { throw error } else { return try block() } }
    }
  }

  // MARK: Objects

  open var insertedObjects: Set<NSManagedObject> { Set(objects.values.filter(\.isInserted)) }
  open var updatedObjects: Set<NSManagedObject> { Set(objects.values.filter(\.isUpdated)) }
  open var deletedObjects: Set<NSManagedObject> { Set(deleted.values) }
  open var registeredObjects: Set<NSManagedObject> { Set(objects.values) }
  open var hasChanges: Bool { !deleted.isEmpty || objects.values.contains(where: \.hasChanges) }

  open func insert(_ object: NSManagedObject) {
    object.managedObjectContext = self
    object.isInserted = true
    objects[object.objectID.key] = object
    pending.inserted.append(object)
    schedule()
  }

  open func delete(_ object: NSManagedObject) {
    guard objects[object.objectID.key] != nil, !object.isDeleted else { return }
    object.prepareForDeletion()
    let ends = object.entity.relationshipsByName.values
    let cascading = ends.filter { $0.deleteRule == .cascadeDeleteRule }.flatMap { object.related($0.name) }
    object.isDeleted = true
    for end in ends where end.inverseRelationship != nil && !object.related(end.name).isEmpty {
      object.setValue(nil, forKey: end.name)
    }
    objects[object.objectID.key] = nil
    if object.isInserted {
      pending.inserted.removeAll { $0 === object }
    } else {
      deleted[object.objectID.key] = object
    }
    pending.updated.removeAll { $0 === object }
    pending.deleted.append(object)
    cascading.forEach(delete)
    schedule()
  }

  func didChange(_ object: NSManagedObject) {
    guard !object.isDeleted, !isMaterializing else { return }
    if !pending.inserted.contains(where: { $0 === object }),
      !pending.updated.contains(where: { $0 === object })
    {
      pending.updated.append(object)
    }
    schedule()
  }

  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    (try? existingObject(with: objectID))
      ?? objectID.entity.objectClass.init(entity: objectID.entity, insertInto: nil)
  }
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { objects[objectID.key] }
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let found = objects[objectID.key] { return found }
    guard deleted[objectID.key] == nil, let store = persistentStoreCoordinator?.store,
      let found = store.read({ materialize(objectID.key, of: $0) })
    else {
      throw NSError(domain: NSCocoaErrorDomain, code: NSManagedObjectReferentialIntegrityError)
    }
    return found
  }
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    objects.forEach { $0.objectID.isTemporaryID = false }
  }
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard let store = persistentStoreCoordinator?.store, !object.isInserted else { return }
    store.read { rows in
      guard let row = rows[object.objectID.key] else { return }
      let kept = flag ? object.committed.keys.map { ($0, object.values[$0]) } : []
      fill(object, with: row, of: rows)
      if flag { for (key, value) in kept { object.values[key] = value } } else { object.committed = [:] }
    }
  }
  open func refreshAllObjects() { objects.values.forEach { refresh($0, mergeChanges: true) } }
  open func detectConflicts(for object: NSManagedObject) {}
  open func assign(_ object: Any, to store: NSPersistentStore) {}

  open func reset() {
    objects.values.forEach { $0.managedObjectContext = nil }
    (objects, deleted, pending) = ([:], [:], Pending())
  }

  open func rollback() {
    for object in objects.values where object.isInserted {
      objects[object.objectID.key] = nil
      object.managedObjectContext = nil
      pending.deleted.append(object)
    }
    for (key, object) in deleted {
      object.isDeleted = false
      objects[key] = object
      pending.inserted.append(object)
    }
    deleted = [:]
    for object in objects.values where !object.committed.isEmpty {
      for (key, value) in object.committed { object.values[key] = value }
      object.committed = [:]
      pending.updated.append(object)
    }
    processPendingChanges()
  }
  open func undo() { undoManager?.undo() }
  open func redo() { undoManager?.redo() }

  // MARK: Objects of the store

  /// Returns the object of a row, which is made at the first time.
  func materialize(_ key: String, of rows: [String: Row]) -> NSManagedObject? {
    if let found = objects[key] { return found }
    guard deleted[key] == nil, let row = rows[key], let entity = model?.entitiesByName[row.entity] else {
      return nil
    }
    let wasMaterializing = isMaterializing
    isMaterializing = true
    let object = entity.objectClass.init(entity: entity, insertInto: self)
    object.managedObjectContext = self
    object.objectID = NSManagedObjectID(entity, key: key)
    object.objectID.isTemporaryID = false
    object.objectID.persistentStore = persistentStoreCoordinator?.persistentStores.first
    objects[key] = object
    fill(object, with: row, of: rows)
    object.awakeFromFetch()
    isMaterializing = wasMaterializing
    return object
  }

  private func fill(_ object: NSManagedObject, with row: Row, of rows: [String: Row]) {
    object.values = row.values
    for (name, keys) in row.related {
      guard let end = object.entity.relationshipsByName[name] else { continue }
      let others = keys.compactMap { materialize($0, of: rows) }
      object.values[name] =
        !end.isToMany
        ? others.first
        : end.isOrdered ? NSMutableOrderedSet(array: others) : NSMutableSet(array: others)
    }
  }

  // MARK: Changes

  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    queue.async { [weak self] in self?.processPendingChanges() }
  }

  /// Tells observers what has changed since the last time.
  open func processPendingChanges() {
    isScheduled = false
    guard !pending.isEmpty else { return }
    let now = pending
    pending = Pending()
    let note = Notification(
      name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: Self.userInfo(now))
    NotificationCenter.default.post(note)
  }

  private static func userInfo(_ changes: Pending) -> [AnyHashable: Any] {
    var found: [AnyHashable: Any] = [:]
    if !changes.inserted.isEmpty { found[NSInsertedObjectsKey] = Set(changes.inserted) }
    if !changes.updated.isEmpty { found[NSUpdatedObjectsKey] = Set(changes.updated) }
    if !changes.deleted.isEmpty { found[NSDeletedObjectsKey] = Set(changes.deleted) }
    return found
  }

  open func save() throws {
    processPendingChanges()
    guard hasChanges else { return }
    guard let coordinator = persistentStoreCoordinator, let store = coordinator.store else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSPersistentStoreSaveError,
        userInfo: [NSLocalizedDescriptionKey: "The context has no persistent store."])
    }
    let center = NotificationCenter.default
    center.post(name: .NSManagedObjectContextWillSave, object: self)
    let changed = objects.values.filter(\.hasChanges)
    (changed + deleted.values).forEach { $0.willSave() }
    processPendingChanges()
    for object in changed {
      try object.isInserted ? object.validateForInsert() : object.validateForUpdate()
    }
    for object in deleted.values { try object.validateForDelete() }
    let saved = Pending(
      inserted: changed.filter(\.isInserted), updated: changed.filter { !$0.isInserted },
      deleted: Array(deleted.values))
    let replaced = try store.write(saved, policy: mergePolicy as? NSMergePolicy ?? NSMergePolicy.error)
    for object in changed {
      object.isInserted = false
      object.committed = [:]
      object.objectID.isTemporaryID = false
      object.objectID.persistentStore = coordinator.persistentStores.first
    }
    for key in replaced { objects[key] = nil }
    deleted = [:]
    (changed + saved.deleted).forEach { $0.didSave() }
    let note = Notification(
      name: .NSManagedObjectContextDidSave, object: self, userInfo: Self.userInfo(saved))
    coordinator.contexts.filter { $0 !== self && ($0.automaticallyMergesChangesFromParent || $0 === parent) }
      .forEach { context in context.perform { context.mergeChanges(fromContextDidSave: note) } }
    center.post(note)
  }

  /// Takes over what another context has saved.
  open func mergeChanges(fromContextDidSave notification: Notification) {
    func keys(_ name: String) -> [String] {
      (notification.userInfo?[name] as? Set<NSManagedObject>)?.map(\.objectID.key) ?? []
    }
    guard let store = persistentStoreCoordinator?.store else { return }
    store.read { rows in
      for key in keys(NSInsertedObjectsKey) where objects[key] == nil {
        if let object = materialize(key, of: rows) { pending.inserted.append(object) }
      }
      for key in keys(NSUpdatedObjectsKey) {
        guard let object = objects[key], let row = rows[key] else { continue }
        let own = object.committed.keys.map { ($0, object.values[$0]) }
        isMaterializing = true
        fill(object, with: row, of: rows)
        isMaterializing = false
        for (name, value) in own { object.values[name] = value }
        pending.updated.append(object)
      }
    }
    for key in keys(NSDeletedObjectsKey) {
      guard let object = objects.removeValue(forKey: key) else { continue }
      object.isDeleted = true
      pending.deleted.append(object)
    }
    processPendingChanges()
  }
  open class func mergeChanges(
    fromRemoteContextSave changes: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    let keys = (changes[NSDeletedObjectsKey] as? [NSManagedObjectID])?.map(\.key) ?? []
    for context in contexts {
      for key in keys {
        guard let object = context.objects.removeValue(forKey: key) else { continue }
        object.isDeleted = true
        context.pending.deleted.append(object)
      }
      context.processPendingChanges()
    }
  }
}
