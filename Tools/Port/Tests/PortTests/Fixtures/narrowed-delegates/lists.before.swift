import UIKit
protocol RowsDelegate: AnyObject { func tableView(_ rows: Rows) }
class List: UITableView {
  override var delegate: UITableViewDelegate? {
    get { super.delegate }
    set {}
  }
}
class Rows {
  weak var delegate: RowsDelegate?
  let table = UITableView()
  func show() {
    delegate?.tableView(self)  // line
    table.delegate?.tableView?(table, didSelectRowAt: path)
    table.delegate?.scrollViewDidScroll(table)
  }
}
