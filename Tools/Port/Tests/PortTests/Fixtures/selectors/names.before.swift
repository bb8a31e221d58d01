import UIKit
let text = "#selector(b(_:)) \(#selector(A.c)) #selector(d)"
class A: UIView {
  @objc func c() {}
  func move(_ a: Int) {}
  func move(from a: Int, to b: Int) {}
  func font(from a: AnyObject) {}
  func all() -> [Selector] {
    [
      #selector(endEditing), #selector(UIView.endEditing(_:)), #selector(move(_:)), #selector(move(from:to:)),
      #selector(getter: UILabel.font), #selector(setter: UILabel.font),
      #selector(UINavigationController.popViewController(animated:)),
    ]
  }
  /* #selector(c) */
}
class Swapping { class Selector {}; let a = #selector(A.c) }
