@_spi(SelectorTable) import UIKit; import UIKit
protocol State {}
class Holder<Kind: State, View: UIView> {
  init(_ view: View) {}
}
extension Holder {
  convenience init(frame: CGRect) { self.init(View.created(frame: frame)) }
}
extension Holder where View: UIStackView {
  convenience init(arrangedSubviews views: [UIView]) { self.init(View.created(arrangedSubviews: views)) }
}
