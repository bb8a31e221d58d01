import UIKit
class A: UIView {
  class Cell: UIView {
    @IBOutlet var t: UIView! { didSet {} }
    func k() { print(#selector(k)) }
  }
}
extension UIControl {
  class Cell: UIView { func k() {} }
  private class B: NSObject { @objc func tap() {} }
  func f() { print(#selector(B.tap)) }
}
extension UIStepper {
  private class B<T: UIView>: NSObject { @objc func tap(on a: UIView) {} }
  func g() { print(#selector(B<UIView>.tap)) }
}
public extension UISwitch { class Public { @objc func c() {} } }
class Cell: UIView { @objc func f() {} }
extension UIControl.Cell { @objc func g() {} }
class C: Cell { @objc func h() {} }
