public import Foundation

// Models, and what they say of entities.

public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000

  /// The type that a document of Xcode names.
  init(named name: String) {
    self =
      [
        "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
        "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType,
        "Double": .doubleAttributeType, "Float": .floatAttributeType, "String": .stringAttributeType,
        "Boolean": .booleanAttributeType, "Date": .dateAttributeType, "Binary": .binaryDataAttributeType,
        "UUID": .UUIDAttributeType, "URI": .URIAttributeType, "Transformable": .transformableAttributeType,
      ][name] ?? .undefinedAttributeType
  }
}

public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

open class NSPropertyDescription: NSObject {
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  open var userInfo: [AnyHashable: Any]?
  open internal(set) unowned(unsafe) var entity: NSEntityDescription!
}

open class NSAttributeDescription: NSPropertyDescription {
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var defaultValue: Any?
  open var attributeValueClassName: String?
  open var valueTransformerName: String?
  open var allowsExternalBinaryDataStorage = false
}

open class NSRelationshipDescription: NSPropertyDescription {
  open weak var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  open var maxCount = 0
  open var minCount = 0
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var isOrdered = false
  open var isToMany: Bool { maxCount != 1 }
}

open class NSEntityDescription: NSObject {
  open var name: String?
  open var managedObjectClassName: String! = "NSManagedObject"
  open var isAbstract = false
  open var properties: [NSPropertyDescription] = [] {
    didSet { properties.forEach { $0.entity = self } }
  }
  open var subentities: [NSEntityDescription] = [] {
    didSet { subentities.forEach { $0.superentity = self } }
  }
  open var uniquenessConstraints: [[Any]] = []
  open var userInfo: [AnyHashable: Any]?
  open internal(set) weak var superentity: NSEntityDescription?
  open internal(set) unowned(unsafe) var managedObjectModel: NSManagedObjectModel!

  open var propertiesByName: [String: NSPropertyDescription] {
    var found = superentity?.propertiesByName ?? [:]
    for property in properties { found[property.name] = property }
    return found
  }
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || superentity?.isKindOf(entity: entity) ?? false
  }

  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { context.model?.entitiesByName[entityName] }

  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      fatalError("entity \(entityName) is not in the model of the context")
    }
    return entity.objectClass.init(entity: entity, insertInto: context)
  }

  /// The class of the entity's objects, which a model of Xcode names without its module.
  var objectClass: NSManagedObject.Type {
    let whole: String = managedObjectClassName
    let name = whole.split(separator: ".").last.map(String.init) ?? ""
    let program = ProcessInfo.processInfo.processName.map { $0.isLetter || $0.isNumber ? $0 : "_" }
    for full in [whole, "\(String(program)).\(name)"] where full.contains(".") {
      if let found = NSClassFromString(full) as? NSManagedObject.Type { return found }
    }
    return NSManagedObject.self
  }
}

open class NSManagedObjectModel: NSObject {
  open var entities: [NSEntityDescription] = [] {
    didSet { entities.forEach { $0.managedObjectModel = self } }
  }
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }
  open var versionIdentifiers: Set<AnyHashable> = []
  open var configurations: [String] { [] }

  public override init() {
    super.init()
    Self.known.append(Known(model: self))
  }

  /// Reads a model of Xcode, which an app's bundle has as `NAME.momd`.
  public convenience init?(contentsOf url: URL) {
    self.init()
    guard let text = ModelDocument.text(at: url) else { return nil }
    entities = ModelDocument(text).entities()
  }

  /// Returns all models of the bundles as one.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let merged = NSManagedObjectModel()
    for bundle in bundles ?? [.main] {
      for kind in ["momd", "mom", "xcdatamodeld"] {
        for url in bundle.urls(forResourcesWithExtension: kind, subdirectory: nil) ?? [] {
          guard let path = (url as URL).path as String? else { continue }
          let found = NSManagedObjectModel(contentsOf: URL(fileURLWithPath: path))
          merged.entities += found?.entities ?? []
        }
      }
    }
    return merged
  }

  private struct Known { weak var model: NSManagedObjectModel? }
  private nonisolated(unsafe) static var known: [Known] = []

  /// Returns the entity of a class, of the model that was read last.
  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let name = String(describing: type)
    return known.reversed().lazy.compactMap(\.model?.entities).joined().first {
      $0.managedObjectClassName.split(separator: ".").last.map(String.init) == name || $0.name == name
    }
  }
}
