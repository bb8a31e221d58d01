import UIKit
protocol RowsDelegate: AnyObject { func tableView(_ rows: Rows) }
class List: UITableView {
  override var delegate: (any UIScrollViewDelegate)? {
    get { super.delegate }
    set {}
  }
}
class Rows {
  weak var delegate: RowsDelegate?
  let table = UITableView()
  func show() {
    delegate?.tableView(self)  // line
    (table.delegate as? any UITableViewDelegate)?.tableView(table, didSelectRowAt: path)
    table.delegate?.scrollViewDidScroll(table)
  }
}
