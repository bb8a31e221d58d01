import UIKit
extension UIView {
  @objc func apply(_ theme: String, to views: [UIView] = []) -> Int {
    return 1  // line
  }
  @objc class var style: Int { 1 }
}
class Card: UIView {
  override func apply(_ theme: String, to views: [UIView]) -> Int { super.apply(theme, to: views) }
  override class var style: Int { super.style }
}
class Small: Card {
  override func apply(_ theme: String, to views: [UIView]) -> Int { super.apply(theme, to: views) }
}
extension UIButton {
  open override func layoutSubviews() {}
}
extension NSLayoutConstraint {
  open override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
}
private extension UIControl {
  func hidden() {}
}
