import UIKit
class Proxy: NSObject, UITableViewDelegate {
  let target = NSObject()
  override func responds(to aSelector: Selector!) -> Bool {
    return super.responds(to: aSelector) || target.responds(to: aSelector)  // line
  }
  override func forwardingTarget(for aSelector: Selector!) -> Any? { target }
}
final class Silent: Proxy {
  override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) && false }
  func responds(to name: String) -> Bool { true }
}
class Defaults: UserDefaults {
  override func value(forKey key: String) -> Any? { super.value(forKey: key) }
}
class Record: NSObject {
  func value(forKey key: String) -> Any? { nil }
}
