@_spi(SelectorTable) import UIKit; import UIKit
class Proxy: NSObject, UITableViewDelegate {
  let target = NSObject()
  func respondsInstead(to aSelector: Selector!) -> Bool {
    return self.respondsOfKit(to: aSelector) || target.responds(to: aSelector)  // line
  }
  func forwardingTargetInstead(for aSelector: Selector!) -> Any? { target }
}
final class Silent: Proxy {
  override func respondsInstead(to aSelector: Selector!) -> Bool { super.respondsInstead(to: aSelector) && false }
  func responds(to name: String) -> Bool { true }
}
class Defaults: UserDefaults {
  func valueInstead(forKey key: String) -> Any? { self.valueOfKit(forKey: key) }
}
class Record: NSObject {
  func value(forKey key: String) -> Any? { nil }
}
@_spi(SelectorTable) extension Proxy: ReplacedResponding {}
@_spi(SelectorTable) extension Proxy: ReplacedForwarding {}
@_spi(SelectorTable) extension Defaults: ReplacedValues {}
