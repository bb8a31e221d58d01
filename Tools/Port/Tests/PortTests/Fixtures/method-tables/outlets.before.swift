import UIKit
class A: UIView {
  // @IBOutlet weak var old: UILabel! {
  @IBOutlet weak var plain: UILabel! // {
  @IBOutlet unowned(unsafe) var a: UIView!
  {
    didSet {}
  }
  @IBOutlet var b: UIButton? = nil { didSet {} }
  @IBOutlet // why
  weak var c: UIView! { didSet {} }
  @IBOutlet private weak var one: UILabel! {
    didSet { one.text = nil }
  }
  @objc
  // func tap() {}
  func other() {}
}
extension A {
  @IBOutlet private var d: UIView! { get { a } set {} }
}
class Closing: UIView {
  @IBOutlet var close: UIButton! { didSet {} }
  func f() { print(#selector(close(_:))) }
  @objc func close(_ sender: Any) {}
}
