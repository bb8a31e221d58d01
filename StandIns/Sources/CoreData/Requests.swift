public import Foundation

public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType = NSFetchRequestResultType([])
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

open class NSPersistentStoreRequest: NSObject {
  open var affectedStores: [NSPersistentStore]?
}
open class NSPersistentStoreResult: NSObject {}

/// A request for the objects of an entity for which a predicate holds, in an order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  open var entityName: String?
  open var entity: NSEntityDescription?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var includesSubentities = true
  open var includesPropertyValues = true
  open var includesPendingChanges = true
  open var returnsObjectsAsFaults = true
  open var returnsDistinctResults = false
  open var shouldRefreshRefetchedObjects = false
  open var relationshipKeyPathsForPrefetching: [String]?
  open var propertiesToFetch: [Any]?
  open var propertiesToGroupBy: [Any]?
  open var resultType = NSFetchRequestResultType.managedObjectResultType

  public override init() { super.init() }
  public init(entityName: String) {
    self.entityName = entityName
    super.init()
  }
  public init(entity: NSEntityDescription) {
    (self.entity, entityName) = (entity, entity.name)
    super.init()
  }
  /// Finds the objects in the context whose queue this runs on, the main one.
  open func execute() throws -> [ResultType] {
    guard let context = NSPersistentStoreCoordinator.mainContext else {
      throw NSError(domain: NSCocoaErrorDomain, code: NSCoreDataError)
    }
    return try context.fetch(self)
  }
}

public struct NSBatchDeleteRequestResultType {
  public static let resultTypeStatusOnly = NSBatchDeleteRequestResultType(kind: 0)
  public static let resultTypeObjectIDs = NSBatchDeleteRequestResultType(kind: 1)
  public static let resultTypeCount = NSBatchDeleteRequestResultType(kind: 2)
  let kind: Int
}

/// The removal of all objects that a request finds, from the store.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  let ids: [NSManagedObjectID]?

  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    (fetchRequest, ids) = (fetch, nil)
  }
  public init(objectIDs objects: [NSManagedObjectID]) {
    (fetchRequest, ids) = (NSFetchRequest(entityName: objects.first?.entity.name ?? ""), objects)
  }
}
open class NSBatchDeleteResult: NSPersistentStoreResult {
  open internal(set) var result: Any?
  open internal(set) var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
}

extension NSManagedObjectContext {
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let found = try objects(of: request)
    switch request.resultType {
    case .managedObjectIDResultType: return found.compactMap { $0.objectID as? T }
    case .countResultType: return [NSNumber(value: found.count)].compactMap { $0 as? T }
    case .dictionaryResultType:
      let names = (request.propertiesToFetch ?? []).compactMap {
        $0 as? String ?? ($0 as? NSPropertyDescription)?.name
      }
      var rows = found.map { object in
        let names = names.isEmpty ? Array(object.entity.attributesByName.keys) : names
        return names.reduce(into: [String: Any]()) { $0[$1] = object.value(forKey: $1) } as NSDictionary
      }
      if request.returnsDistinctResults {
        var seen: Set<NSDictionary> = []
        rows = rows.filter { seen.insert($0).inserted }
      }
      return rows.compactMap { $0 as? T }
    default: return found.compactMap { $0 as? T }
    }
  }

  public func count<T>(for request: NSFetchRequest<T>) throws -> Int { try objects(of: request).count }

  /// Removes objects from the store. Other requests are unsupported.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let removal = request as? NSBatchDeleteRequest else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSCoreDataError,
        userInfo: [NSLocalizedDescriptionKey: "\(type(of: request)) is unsupported here."])
    }
    let ids = try removal.ids ?? objects(of: removal.fetchRequest).map(\.objectID)
    try persistentStoreCoordinator?.store?.remove(ids.map(\.key))
    let result = NSBatchDeleteResult()
    result.resultType = removal.resultType
    switch removal.resultType.kind {
    case 1: result.result = ids
    case 2: result.result = ids.count
    default: result.result = true
    }
    return result
  }

  /// Returns the objects that a request finds.
  func objects<T>(of request: NSFetchRequest<T>) throws -> [NSManagedObject] {
    let name = request.entityName ?? request.entity?.name ?? ""
    guard let store = persistentStoreCoordinator?.store else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSCoreDataError,
        userInfo: [NSLocalizedDescriptionKey: "The context has no persistent store."])
    }
    guard let entity = model?.entitiesByName[name] else {
      fatalError("NSFetchRequest could not locate an NSEntityDescription for entity name '\(name)'")
    }
    func belongs(_ other: NSEntityDescription) -> Bool {
      request.includesSubentities ? other.isKindOf(entity: entity) : other === entity
    }
    var found = store.read { rows in
      rows.sorted { $0.value.number < $1.value.number }.compactMap { key, row -> NSManagedObject? in
        guard let kind = model?.entitiesByName[row.entity], belongs(kind) else { return nil }
        return materialize(key, of: rows)
      }
    }
    if request.includesPendingChanges {
      let new = objects.values.filter { $0.isInserted && belongs($0.entity) }
      found += new.sorted { $0.objectID.key < $1.objectID.key }
    }
    if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    if let orders = request.sortDescriptors, !orders.isEmpty {
      found = found.enumerated().sorted { left, right in
        for order in orders {
          let result = order.compare(left.element, to: right.element)
          if result != .orderedSame { return result == .orderedAscending }
        }
        return left.offset < right.offset
      }.map(\.element)
    }
    found = Array(found.dropFirst(max(0, request.fetchOffset)))
    return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
  }
}
