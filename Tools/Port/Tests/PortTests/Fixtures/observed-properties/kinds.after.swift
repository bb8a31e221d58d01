@_spi(SelectorTable) import UIKit; final class Model: NSObject { @MainActor func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? { switch selector.description { case "setCount:": return { sender, event in SelectorTables.set(sender) { self.count = $0 } }; case "setName:": return { sender, event in SelectorTables.set(sender) { self.name = $0 } }; case "setA:": return { sender, event in SelectorTables.set(sender) { self.a = $0 } }; case "setB:": return { sender, event in SelectorTables.set(sender) { self.b = $0 } }; case "setList:": return { sender, event in SelectorTables.set(sender) { self.list = $0 } }; case "setBoth:": return { sender, event in SelectorTables.set(sender) { self.both = $0 } }; case "setComputed:": return { sender, event in SelectorTables.set(sender) { self.computed = $0 } }; default: return nil } };
  
  var count = 0 { willSet { willChangeValue(for: \.count); willChangeValue(forKey: "count") } didSet { didChangeValue(for: \.count); didChangeValue(forKey: "count") } }   // a comment behind it
  var name = [
    "a",
  ].joined() { willSet { willChangeValue(for: \.name); willChangeValue(forKey: "name") } didSet { didChangeValue(for: \.name); didChangeValue(forKey: "name") } }
  var a = 1 { willSet { willChangeValue(for: \.a); willChangeValue(forKey: "a") } didSet { didChangeValue(for: \.a); didChangeValue(forKey: "a") } }; var b: Int = 2 { willSet { willChangeValue(for: \.b); willChangeValue(forKey: "b") } didSet { didChangeValue(for: \.b); didChangeValue(forKey: "b") } }
  public private(set) var list: [Int] = [] { willSet { willChangeValue(for: \.list); willChangeValue(forKey: "list") }
    didSet { defer { didChangeValue(for: \.list); didChangeValue(forKey: "list") }; print(list) }
  }
  var both: Int = 0 { willSet { willChangeValue(for: \.both); willChangeValue(forKey: "both"); } didSet(old) { defer { didChangeValue(for: \.both); didChangeValue(forKey: "both") }; } }
  var computed: Int {
    get { count }
    set { willChangeValue(for: \.computed); willChangeValue(forKey: "computed"); defer { didChangeValue(for: \.computed); didChangeValue(forKey: "computed") }; count = newValue }
  }
  var read: Int { count }
  var plain = 1
  let text = "@objc dynamic var count = 0"
}
class Plain { var count = 0 }
class Below: UIView { @MainActor func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? { switch selector.description { case "setOwner:": return { sender, event in SelectorTables.set(sender) { self.owner = $0 } }; default: return nil } }; weak var owner: AnyObject? { willSet { willChangeValue(for: \.owner); willChangeValue(forKey: "owner") } didSet { didChangeValue(for: \.owner); didChangeValue(forKey: "owner") } } }
extension Model: SelectorTarget {}
extension Below: SelectorTarget {}
