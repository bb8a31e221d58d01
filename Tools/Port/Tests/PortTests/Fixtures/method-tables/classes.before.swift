import UIKit
/* note */ public class Shown: UIView {  // line
  let pattern = /"[^"]*\{/
  /* { nested /* { */ */
  @objc func five(_ a: Int /* one, two */) {}
  @IBAction private func tap(_ sender: UIButton, with event: UIEvent) {}
  @objc static func shared() {}
  @objc func several(_ a: Int, _ b: @escaping () -> Void, c: String!) -> Int { 1 }
  @objc func fails() throws -> Int { 1 }
  @objc func later() async {}
  @IBSegueAction func make(_ coder: NSCoder) -> UIViewController? { nil }
  @IBOutlet var label: UILabel! { didSet { hidden() } }
  @IBOutlet var plain: UILabel!
  @IBInspectable var radius: CGFloat = 0
  @objc func notified(_ note: NSNotification) {}
  @nonobjc func hidden() {}
  private final class Inner: NSObject {
    @objc func inner() {}
  }
}
class Below: Shown {
  @objc func own() {}
  override func five(_ a: Int) {}
  func named() {}
}
extension Below {
  @objc func added() {}
  var selector: Selector { #selector(named) }
}
@objcMembers class All: NSObject {
  func one() {}
  private func two() {}
  @nonobjc func three() {}
}
struct Outer {
  class Nested<Element>: NSObject where Element: Equatable {
    @objc func four() {}
  }
  func f() {
    class Local {
      @objc func six() {}
    }
  }
}
@objc protocol Answering { func answer(_ a: Int) }
class Answer: NSObject, Answering { func answer(_ a: Int) {} }
