import CoreData
import Foundation
import Testing
import UIKit

final class Item: NSManagedObject {}
final class List: NSManagedObject {}

@MainActor @Suite struct CoreDataTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("coredata-\(UUID())")
  private let model: NSManagedObjectModel

  init() throws {
    let version = folder.appendingPathComponent("Lists.momd/Lists.xcdatamodel")
    try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
    try """
    <model>
      <entity name="Item" representedClassName="Item">
        <attribute name="count" optional="YES" attributeType="Integer 32" defaultValueString="1"/>
        <attribute name="title" attributeType="String"/>
        <relationship name="list" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="List"
          inverseName="items" inverseEntity="List"/>
      </entity>
      <entity name="List" representedClassName="List">
        <attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="items" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Item"
          inverseName="list" inverseEntity="Item"/>
        <uniquenessConstraints><uniquenessConstraint><constraint value="name"/></uniquenessConstraint>
        </uniquenessConstraints>
      </entity>
    </model>
    """.write(to: version.appendingPathComponent("contents"), atomically: true, encoding: .utf8)
    model = try #require(NSManagedObjectModel(contentsOf: folder.appendingPathComponent("Lists.momd")))
  }

  private func container() -> NSPersistentContainer {
    let made = NSPersistentContainer(name: "Lists", managedObjectModel: model)
    let store = NSPersistentStoreDescription(url: folder.appendingPathComponent("Lists.sqlite"))
    made.persistentStoreDescriptions = [store]
    made.loadPersistentStores { _, error in #expect(error == nil) }
    return made
  }
  private func object(_ entity: String, _ values: [String: Any], in context: NSManagedObjectContext)
    -> NSManagedObject
  {
    let made = NSManagedObject(entity: model.entitiesByName[entity]!, insertInto: context)
    made.setValuesForKeys(values)
    return made
  }
  private func titles(_ context: NSManagedObjectContext, _ predicate: NSPredicate? = nil) throws -> [String] {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Item")
    request.predicate = predicate
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    return try context.fetch(request).compactMap { $0.value(forKey: "title") as? String }
  }

  @Test func savedObjectsAreThereForTheNextProgram() throws {
    let context = container().viewContext
    let list = object("List", ["name": "Shop"], in: context)
    for title in ["b", "a"] { _ = object("Item", ["title": title, "list": list], in: context) }
    try context.save()
    let next = container().viewContext
    #expect(try titles(next) == ["a", "b"])
    #expect(try titles(next, NSPredicate(format: "list.name == %@ AND count == 1", "Shop")) == ["a", "b"])
    #expect(try titles(next, NSPredicate(format: "title > %@", "a")) == ["b"])
  }

  @Test func bothEndsOfARelationshipChangeTogether() {
    let context = container().viewContext
    let list = object("List", [:], in: context), item = object("Item", ["title": "a"], in: context)
    list.mutableSetValue(forKey: "items").add(item)
    #expect(item.value(forKey: "list") as? NSManagedObject === list)
    item.setValue(nil, forKey: "list")
    #expect((list.value(forKey: "items") as? NSSet)?.count == 0)
  }

  @Test func aListTakesItsItemsAlong() throws {
    let context = container().viewContext, list = object("List", [:], in: context)
    _ = object("Item", ["title": "a", "list": list], in: context)
    try context.save()
    context.delete(list)
    try context.save()
    #expect(try titles(context) == [])
  }

  @Test func aRequiredValueIsAskedFor() {
    let context = container().viewContext
    _ = object("Item", [:], in: context)
    #expect {
      try context.save()
    } throws: {
      ($0 as NSError).code == NSValidationMissingMandatoryPropertyError
    }
    context.rollback()
    #expect(!context.hasChanges)
  }

  @Test func aUniqueValueFollowsThePolicy() throws {
    let context = container().viewContext
    _ = object("List", ["name": "Shop"], in: context)
    try context.save()
    let new = object("List", ["name": "Shop"], in: context)
    #expect(throws: (any Error).self) { try context.save() }
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try context.save()
    let found = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "List"))
    #expect(found == [new])
  }

  private final class Watcher: NSObject, NSFetchedResultsControllerDelegate {
    var log: [String] = []
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      log.append(
        "\(type) \(indexPath.map { "\($0.item)" } ?? "-") \(newIndexPath.map { "\($0.item)" } ?? "-")")
    }
  }

  @Test func aControllerNotifiesOfEachChange() throws {
    let context = container().viewContext
    let request = NSFetchRequest<NSManagedObject>(entityName: "Item")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    let watcher = Watcher()
    controller.delegate = watcher
    try controller.performFetch()
    _ = object("Item", ["title": "a"], in: context)
    let second = object("Item", ["title": "b"], in: context)
    try context.save()
    second.setValue("0", forKey: "title")
    try context.save()
    context.delete(second)
    try context.save()
    #expect(watcher.log == ["insert - 0", "insert - 1", "move 1 0", "delete 0 -"])
    #expect(controller.fetchedObjects?.count == 1)
  }
}
