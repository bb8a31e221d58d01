@_spi(SelectorTable) import UIKit; import UIKit
/* note */ public class Shown: UIView { @MainActor public func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? { switch selector.description { case "five:": return { sender, event in self.five(sender as! Int) }; case "tap:with:": return { sender, event in self.tap(sender as! UIButton, with: event!) }; case "several::c:": return { sender, event in _ = self.several(SelectorTables.argument(sender, 0) as Int, SelectorTables.argument(sender, 1) as () -> Void, c: SelectorTables.argument(sender, 2) as String?) }; case "failsAndReturnError:": return { sender, event in _ = try? self.fails() }; case "make:": return { sender, event in SelectorTables.answer(self.make(sender as! NSCoder)) }; case "setLabel:": return { sender, event in SelectorTables.set(sender) { self.label = $0 } }; case "setRadius:": return { sender, event in SelectorTables.set(sender) { self.radius = $0 } }; case "notified:": return { sender, event in self.notified((sender as? NSNotification) ?? (sender as! Notification)._bridgeToObjectiveC()) }; default: return nil } }; @MainActor public class func classMethod(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? { switch selector.description { case "shared": return { sender, event in self.shared() }; default: return nil } };  // line
  let pattern = /"[^"]*\{/
  /* { nested /* { */ */
  func five(_ a: Int /* one, two */) {}
  private func tap(_ sender: UIButton, with event: UIEvent) {}
  static func shared() {}
  func several(_ a: Int, _ b: @escaping () -> Void, c: String!) -> Int { 1 }
  func fails() throws -> Int { 1 }
  func later() async {}
  func make(_ coder: NSCoder) -> UIViewController? { nil }
  var label: UILabel! { didSet { hidden() } }
  var plain: UILabel!
  @IBInspectable var radius: CGFloat = 0
  func notified(_ note: NSNotification) {}
  func hidden() {}
  private final class Inner: NSObject, SelectorTarget { @MainActor func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? { switch selector.description { case "inner": return { sender, event in self.inner() }; default: return nil } };
    func inner() {}
  }
}
class Below: Shown { @MainActor override func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? { switch selector.description { case "own": return { sender, event in self.own() }; case "named": return { sender, event in self.named() }; case "added": return { sender, event in self.added() }; default: return super.method(named: selector) } };
  func own() {}
  override func five(_ a: Int) {}
  func named() {}
}
extension Below {
  func added() {}
  var selector: Selector { Selector("named") }
}
class All: NSObject { @MainActor func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? { switch selector.description { case "one": return { sender, event in self.one() }; default: return nil } };
  func one() {}
  private func two() {}
  func three() {}
}
struct Outer {
  class Nested<Element>: NSObject where Element: Equatable { @MainActor func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? { switch selector.description { case "four": return { sender, event in self.four() }; default: return nil } };
    func four() {}
  }
  func f() {
    class Local: SelectorTarget { @MainActor func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? { switch selector.description { case "six": return { sender, event in self.six() }; default: return nil } };
      func six() {}
    }
  }
}
protocol Answering: AnyObject { func answer(_ a: Int) }
class Answer: NSObject, Answering { func answer(_ a: Int) {} }
@_spi(SelectorTable) extension Shown: SelectorTarget {}
@_spi(SelectorTable) extension Shown: ClassSelectorTarget {}
extension All: SelectorTarget {}
extension Outer.Nested: SelectorTarget {}
