@_spi(SelectorTable) import UIKit; import UIKit
class A: UIView { @MainActor func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? { switch selector.description { case "setA:": return { sender, event in SelectorTables.set(sender) { self.a = $0 } }; case "setB:": return { sender, event in SelectorTables.set(sender) { self.b = $0 } }; case "setC:": return { sender, event in SelectorTables.set(sender) { self.c = $0 } }; case "setOne:": return { sender, event in SelectorTables.set(sender) { self.one = $0 } }; case "other": return { sender, event in self.other() }; case "setD:": return { sender, event in SelectorTables.set(sender) { self.d = $0 } }; default: return nil } };
  // @IBOutlet weak var old: UILabel! {
  weak var plain: UILabel! // {
  unowned(unsafe) var a: UIView!
  {
    didSet {}
  }
  var b: UIButton? = nil { didSet {} }
  // why
  weak var c: UIView! { didSet {} }
  private weak var one: UILabel! {
    didSet { one.text = nil }
  }
  
  // func tap() {}
  func other() {}
}
extension A {
  private var d: UIView! { get { a } set {} }
}
class Closing: UIView { @MainActor func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? { switch selector.description { case "setClose:": return { sender, event in SelectorTables.set(sender) { self.close = $0 } }; case "close:": return { sender, event in self.close(sender as Any) }; default: return nil } };
  var close: UIButton! { didSet {} }
  func f() { print(Selector("close:")) }
  func close(_ sender: Any) {}
}
extension A: SelectorTarget {}
extension Closing: SelectorTarget {}
