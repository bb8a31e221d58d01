import UIKit

func copied(_ table: NSHashTable<UIView>) -> NSHashTable<AnyObject> {
  print((unsafeBitCast(table.copy() as AnyObject, to: NSHashTable<AnyObject>.self)).count)
  return unsafeBitCast(table.copy() as AnyObject, to: NSHashTable<AnyObject>.self)
}
func other(_ table: Any) -> NSHashTable<AnyObject>? { table as? NSHashTable<AnyObject> }
