import UIKit
open class Base: UIView {
  let text = "extension Base { override func draw() {} }"
}  // line
public extension Base {
  @objc func shown() {}
  // what a comment says stays
  override func layoutSubviews() {
    super.layoutSubviews()
    _ = #selector(shown)
  }
}
class Below: Base {
  override func shown() { super.shown() }  // line
}
extension Below {
  override var intrinsicContentSize: CGSize { .zero }
  func plain() {}  // line
}
