import UIKit
protocol Drawing {}
extension String { func draw(in a: Int) {} }
extension Drawing { func draw(in a: Int) {} }
struct Own {}
extension Own { func draw(in a: Int) {} }
extension UILabel {
  @objc func a() {}
  func f() { print(#selector(a)) }
}
extension UIView { func b() {} }
class Plain: UITableViewController {}
struct Outer {
  class Source: UITableViewController {
    override func tableView(_ t: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt p: IndexPath) {}
  }
}
