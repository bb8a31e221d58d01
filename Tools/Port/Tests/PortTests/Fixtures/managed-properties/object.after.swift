@_spi(SelectorTable) import UIKit; import CoreData

class List: NSManagedObject { @MainActor func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? { switch selector.description { case "addItemsObject:": return { sender, event in self.addToItems(sender as! Item) }; case "removeItemsObject:": return { sender, event in self.removeFromItems(sender as! Item) }; case "addToItems:": return { sender, event in self.addToItems(sender as! NSSet) }; default: return nil } };
  var name: String { get { (value(forKey: "name") as? String) ?? "" } set { setValue(newValue, forKey: "name") } }
  var number: Int32 { get { (value(forKey: "number") as? Int32) ?? 0 } set { setValue(newValue, forKey: "number") } }
  var items: NSSet? { get { value(forKey: "items") as? NSSet } set { setValue(newValue, forKey: "items") } }
}
extension List {
  public func addToItems(_ value: Item) { add(value, toMany: "items") }
  
  public func removeFromItems(_ value: Item) { remove(value, toMany: "items") } // line
  public func addToItems(_ values: NSSet) { values.forEach { add($0, toMany: "items") } }
}
extension List: SelectorTarget {}
