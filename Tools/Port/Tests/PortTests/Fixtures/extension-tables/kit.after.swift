@_spi(SelectorTable) import UIKit; import UIKit
protocol Tappable { func tapped() }
extension UILabel: Tappable { @MainActor fileprivate func selectorTable1(_ selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? { switch selector.description { case "tapped": return { sender, event in self.tapped() }; default: return nil } }; func tapped() {} }
extension UIView { @MainActor fileprivate func selectorTable2(_ selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? { switch selector.description { case "hidden": return { sender, event in self.hidden() }; case "shown:": return { sender, event in self.shown(sender) }; default: return nil } };
  private func hidden() {}
  func shown(_ sender: Any?) {}
}
extension UIView { @MainActor fileprivate func selectorTable3(_ selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? { switch selector.description { case "setRadius:": return { sender, event in SelectorTables.set(sender) { self.radius = $0 } }; default: return nil } };
  @IBInspectable var radius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
  func plain() {}
}
class Source: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}
}
@section(".init_array") @used private let registerSelectorTables: @convention(c) () -> Void = {
  MainActor.assumeIsolated {
    SelectorTables.add { target, selector in (target as? UILabel)?.selectorTable1(selector) }
    SelectorTables.add { target, selector in (target as? UIView)?.selectorTable2(selector) }
    SelectorTables.add { target, selector in (target as? UIView)?.selectorTable3(selector) }
    SelectorTables.add(deleting: ["Source"] as [String])
  }
}
