import UIKit

func copied(_ table: NSHashTable<UIView>) -> NSHashTable<AnyObject> {
  print((table.copy() as! NSHashTable<AnyObject>).count)
  return table.copy() as! NSHashTable<AnyObject>
}
func other(_ table: Any) -> NSHashTable<AnyObject>? { table as? NSHashTable<AnyObject> }
