@_spi(SelectorTable) import UIKit; import UIKit
let text = "#selector(b(_:)) \(Selector("c")) #selector(d)"
class A: UIView { @MainActor func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? { switch selector.description { case "c": return { sender, event in self.c() }; case "move:": return { sender, event in self.move(sender as! Int) }; case "moveFrom:to:": return { sender, event in self.move(from: SelectorTables.argument(sender, 0) as Int, to: SelectorTables.argument(sender, 1) as Int) }; default: return nil } };
  func c() {}
  func move(_ a: Int) {}
  func move(from a: Int, to b: Int) {}
  func font(from a: AnyObject) {}
  func all() -> [Selector] {
    [
      Selector("endEditing:"), Selector("endEditing:"), Selector("move:"), Selector("moveFrom:to:"),
      Selector("font"), Selector("setFont:"),
      Selector("popViewControllerAnimated:"),
    ]
  }
  /* #selector(c) */
}
class Swapping { class Selector {}; let a = UIKit.Selector("c") }
extension A: SelectorTarget {}
