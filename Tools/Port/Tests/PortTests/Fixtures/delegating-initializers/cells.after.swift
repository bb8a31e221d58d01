import UIKit

final class Cell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }
  required convenience init?(coder: NSCoder) {
    self.init() // line
  }
}
class Panel: UIView {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  required convenience init(title: String) { self.init(frame: .zero) }
}
struct Value {
  init(_ text: String) { self.init() }
}
