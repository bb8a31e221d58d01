public import Foundation

/// An object as the store has it: values by name, and the keys of the objects that it belongs to.
struct Row {
  var entity: String
  var number: Int
  var values: [String: Any]
  var related: [String: [String]]
}

/// The rows of a store. A store of a file is a property list, whatever the kind of the store.
///
/// It is not checked that it can be sent: a lock guards its rows.
final class Store: @unchecked Sendable {
  private let file: URL?
  private var rows: [String: Row] = [:]
  private var last = 0
  private let lock = NSRecursiveLock()

  init(_ file: URL?) throws {
    self.file = file
    guard let file, let data = FileManager.default.contents(atPath: file.path), !data.isEmpty else { return }
    guard let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
      let found = list as? [String: [String: Any]]
    else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSPersistentStoreIncompatibleVersionHashError,
        userInfo: [
          NSLocalizedDescriptionKey: "\(file.path): accepted: a store that this Core Data has written"
        ])
    }
    rows = found.mapValues { Row(stored: $0) }
    last = rows.values.map(\.number).max() ?? 0
  }

  func read<Result>(_ body: ([String: Row]) -> Result) -> Result { lock.withLock { body(rows) } }

  /// Writes objects.
  ///
  /// - Returns: The keys of the objects that others took the place of, since no two may have their values.
  func write(_ changes: NSManagedObjectContext.Pending, policy: NSMergePolicy) throws -> [String] {
    try lock.withLock {
      var new = rows, replaced: [String] = []
      for object in changes.inserted + changes.updated {
        let key = object.objectID.key
        for other in new.filter({ $0.key != key && isSame($0.value, as: object) }).keys {
          switch policy.mergeType {
          case .errorMergePolicyType:
            throw NSError(
              domain: NSCocoaErrorDomain, code: NSManagedObjectConstraintMergeError,
              userInfo: [NSValidationObjectErrorKey: object])
          case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: replaced.append(key)
          default:
            new[other] = nil
            replaced.append(other)
          }
        }
        guard !replaced.contains(key) else { continue }
        let number = new[key]?.number ?? last + 1
        last = max(last, number)
        new[key] = Row(of: object, number: number)
      }
      for object in changes.deleted { new[object.objectID.key] = nil }
      rows = new
      try writeFile()
      return replaced
    }
  }

  func remove(_ keys: [String]) throws {
    try lock.withLock {
      keys.forEach { rows[$0] = nil }
      try writeFile()
    }
  }

  private func isSame(_ row: Row, as object: NSManagedObject) -> Bool {
    guard row.entity == object.entity.name else { return false }
    return object.entity.uniquenessConstraints.contains { names in
      names.compactMap { $0 as? String }.allSatisfy { name in
        guard let left = row.values[name], let right = object.values[name] else { return false }
        return ([left] as NSArray).isEqual(to: [right])
      }
    }
  }

  private func writeFile() throws {
    guard let file else { return }
    let list = rows.mapValues(\.stored)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0).write(to: file)
  }
}

extension Row {
  init(of object: NSManagedObject, number: Int) {
    self.init(entity: object.entity.name ?? "", number: number, values: [:], related: [:])
    for property in object.entity.propertiesByName.values where !property.isTransient {
      if property is NSRelationshipDescription {
        related[property.name] = object.related(property.name).map(\.objectID.key)
      } else {
        values[property.name] = object.values[property.name]
      }
    }
  }

  init(stored: [String: Any]) {
    self.init(
      entity: stored["entity"] as? String ?? "", number: stored["number"] as? Int ?? 0, values: [:],
      related: stored["related"] as? [String: [String]] ?? [:])
    values = (stored["values"] as? [String: Any] ?? [:]).compactMapValues { value in
      guard let boxed = value as? [String: Any] else { return value }
      if let text = boxed["UUID"] as? String { return UUID(uuidString: text) }
      if let text = boxed["URL"] as? String { return URL(string: text) }
      if let text = boxed["Decimal"] as? String { return NSDecimalNumber(string: text) }
      guard let data = boxed["Archive"] as? Data else { return nil }
      return try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
    }
  }

  var stored: [String: Any] {
    let values = self.values.compactMapValues { value -> Any? in
      switch value {
      case let number as NSDecimalNumber: return ["Decimal": number.stringValue]
      case is NSNumber, is String, is Date, is Data: return value
      case let id as UUID: return ["UUID": id.uuidString]
      case let url as URL: return ["URL": url.absoluteString]
      default:
        if let data = try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false) {
          return ["Archive": data]
        }
        let message = "Core Data cannot archive a \(type(of: value)) here; it is not in the file\n"
        FileHandle.standardError.write(Data(message.utf8))
        return nil
      }
    }
    return ["entity": entity, "number": number, "values": values, "related": related]
  }
}

open class NSPersistentStore: NSObject {
  open internal(set) var url: URL?
  open internal(set) var type = NSSQLiteStoreType
  open internal(set) var identifier: String! = UUID().uuidString
  open internal(set) var options: [AnyHashable: Any]?
  open weak internal(set) var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var metadata: [String: Any]! = [:]
  open var isReadOnly = false
  open var configurationName: String { "PF_DEFAULT_CONFIGURATION_NAME" }
}

open class NSPersistentStoreCoordinator: NSObject {
  public let managedObjectModel: NSManagedObjectModel
  open private(set) var persistentStores: [NSPersistentStore] = []
  open var name: String?
  private(set) var store: Store?
  private struct Known { weak var context: NSManagedObjectContext? }
  private var known: [Known] = []
  private let lock = NSLock()
  private nonisolated(unsafe) static weak var newest: NSPersistentStoreCoordinator?

  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    Self.newest = self
  }

  var contexts: [NSManagedObjectContext] { lock.withLock { known.compactMap(\.context) } }
  func register(_ context: NSManagedObjectContext) {
    lock.withLock {
      known.removeAll { $0.context == nil }
      if !known.contains(where: { $0.context === context }) { known.append(Known(context: context)) }
    }
  }
  static var mainContext: NSManagedObjectContext? {
    newest?.contexts.first { $0.concurrencyType == .mainQueueConcurrencyType }
  }

  /// Adds a store. All objects are in the one that was added first.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let added = NSPersistentStore()
    (added.url, added.type, added.options) = (storeURL, storeType, options)
    added.persistentStoreCoordinator = self
    if store == nil { store = try Store(storeType == NSInMemoryStoreType ? nil : storeURL) }
    persistentStores.append(added)
    return added
  }
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      try addPersistentStore(
        ofType: storeDescription.type, configurationName: nil, at: storeDescription.url,
        options: storeDescription.options)
      block(storeDescription, nil)
    } catch { block(storeDescription, error) }
  }
  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
    if persistentStores.isEmpty { self.store = nil }
  }
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws { try? FileManager.default.removeItem(at: url) }
  open func persistentStore(for URL: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == URL }
  }
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    guard let entity = managedObjectModel.entitiesByName[url.pathComponents.dropFirst().first ?? ""],
      store?.read({ $0[url.lastPathComponent] }) != nil
    else { return nil }
    let found = NSManagedObjectID(entity, key: url.lastPathComponent)
    found.isTemporaryID = false
    return found
  }
  open func performAndWait(_ block: () -> Void) { block() }
}

open class NSPersistentStoreDescription: NSObject {
  open var url: URL?
  open var type = NSSQLiteStoreType
  open var configuration: String?
  open var isReadOnly = false
  open var timeout: TimeInterval = 240
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open private(set) var options: [String: NSObject] = [:]
  public override init() { super.init() }
  public init(url: URL) { self.url = url }
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// The model, the store and the main context of a program.
open class NSPersistentContainer: NSObject {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public let viewContext: NSManagedObjectContext
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  open class func defaultDirectoryURL() -> URL {
    let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
    return folder.appendingPathComponent(Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)
  }

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    (self.name, managedObjectModel) = (name, model)
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let folder = Self.defaultDirectoryURL()
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: folder.appendingPathComponent("\(name).sqlite"))
    ]
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }
  /// Creates a container with the model of that name in the main bundle, or all models there.
  public convenience init(name: String) {
    let found = ["momd", "mom", "xcdatamodeld"].lazy.compactMap {
      Bundle.main.url(forResource: name, withExtension: $0)
    }.first.flatMap { NSManagedObjectModel(contentsOf: $0) }
    self.init(
      name: name,
      managedObjectModel: found ?? NSManagedObjectModel.mergedModel(from: nil) ?? NSManagedObjectModel())
  }
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }
  open func newBackgroundContext() -> NSManagedObjectContext {
    let new = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    new.persistentStoreCoordinator = persistentStoreCoordinator
    return new
  }
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }
}

/// A container whose objects stay on this machine, since there is no account of iCloud.
open class NSPersistentCloudKitContainer: NSPersistentContainer {}
