@_spi(SelectorTable) import UIKit; import UIKit
protocol Drawing {}
extension String { func draw(in a: Int) {} }
extension Drawing { func draw(in a: Int) {} }
struct Own {}
extension Own { func draw(in a: Int) {} }
extension UILabel { @MainActor fileprivate func selectorTable5(_ selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? { switch selector.description { case "a": return { sender, event in self.a() }; default: return nil } };
  func a() {}
  func f() { print(Selector("a")) }
}
extension UIView { func b() {} }
class Plain: UITableViewController {}
struct Outer {
  class Source: UITableViewController {
    override func tableView(_ t: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt p: IndexPath) {}
  }
}
@section(".init_array") @used private let registerSelectorTables: @convention(c) () -> Void = {
  MainActor.assumeIsolated {
    SelectorTables.add { target, selector in (target as? UILabel)?.selectorTable5(selector) }
    SelectorTables.add(deleting: ["Outer.Source"] as [String])
  }
}
