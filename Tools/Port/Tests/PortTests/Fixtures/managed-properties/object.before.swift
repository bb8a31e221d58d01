import CoreData

class List: NSManagedObject {
  @NSManaged var name: String
  @NSManaged var number: Int32
  @NSManaged var items: NSSet?
}
extension List {
  @objc(addItemsObject:) @NSManaged public func addToItems(_ value: Item)
  @objc(removeItemsObject:)
  @NSManaged public func removeFromItems(_ value: Item) // line
  @NSManaged public func addToItems(_ values: NSSet)
}
