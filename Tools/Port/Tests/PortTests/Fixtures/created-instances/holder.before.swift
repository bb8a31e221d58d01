import UIKit
protocol State {}
class Holder<Kind: State, View: UIView> {
  init(_ view: View) {}
}
extension Holder {
  convenience init(frame: CGRect) { self.init(View(frame: frame)) }
}
extension Holder where View: UIStackView {
  convenience init(arrangedSubviews views: [UIView]) { self.init(View(arrangedSubviews: views)) }
}
