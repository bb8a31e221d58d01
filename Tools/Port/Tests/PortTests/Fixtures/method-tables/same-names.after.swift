@_spi(SelectorTable) import UIKit; import UIKit
class A: UIView {
  class Cell: UIView { @MainActor func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? { switch selector.description { case "setT:": return { sender, event in SelectorTables.set(sender) { self.t = $0 } }; case "k": return { sender, event in self.k() }; default: return nil } };
    var t: UIView! { didSet {} }
    func k() { print(Selector("k")) }
  }
}
extension UIControl {
  class Cell: UIView { @MainActor func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? { switch selector.description { case "k": return { sender, event in self.k() }; case "g": return { sender, event in self.g() }; default: return nil } }; func k() {} }
  private class B: NSObject, SelectorTarget { @MainActor func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? { switch selector.description { case "tap": return { sender, event in self.tap() }; default: return nil } }; func tap() {} }
  func f() { print(Selector("tap")) }
}
extension UIStepper {
  private class B<T: UIView>: NSObject, SelectorTarget { @MainActor func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? { switch selector.description { case "tapOn:": return { sender, event in self.tap(on: sender as! UIView) }; default: return nil } }; func tap(on a: UIView) {} }
  func g() { print(Selector("tapOn:")) }
}
public extension UISwitch { class Public { @MainActor public func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? { switch selector.description { case "c": return { sender, event in self.c() }; default: return nil } }; func c() {} } }
class Cell: UIView { @MainActor func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? { switch selector.description { case "f": return { sender, event in self.f() }; default: return nil } }; func f() {} }
extension UIControl.Cell { func g() {} }
class C: Cell { @MainActor override func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? { switch selector.description { case "h": return { sender, event in self.h() }; default: return super.method(named: selector) } }; func h() {} }
extension A.Cell: SelectorTarget {}
extension UIControl.Cell: SelectorTarget {}
@_spi(SelectorTable) extension UISwitch.Public: SelectorTarget {}
extension Cell: SelectorTarget {}
