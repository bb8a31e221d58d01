import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@_spi(SelectorTable) @testable import UIKit

/// Tests of UIKit's own methods, called by their names. Source: Apple's reference of `sendAction` and of each
/// method.
@Suite(.serialized) @MainActor struct NamedMethodTests {
  private func field(_ body: (FingerWorld, UITextField) -> Void) {
    FingerWorld().run { world in
      let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
      world.window.addSubview(field)
      world.window.makeKeyAndVisible()
      field.becomeFirstResponder()
      body(world, field)
      field.resignFirstResponder()
    }
  }

  @Test func recognisersEndEditing() {
    field { world, field in
      world.window.addGestureRecognizer(
        UITapGestureRecognizer(target: world.window, action: Selector("endEditing:")))
      world.tap(150, 250)
      #expect(!field.isFirstResponder)
    }
  }

  @Test func buttonsAndItemsHaveTheFieldResign() {
    field { world, field in
      let button = UIButton(frame: CGRect(x: 10, y: 100, width: 100, height: 40))
      world.window.addSubview(button)
      for target in [field, nil] {
        field.becomeFirstResponder()
        button.removeTarget(nil, action: nil, for: .allEvents)
        button.addTarget(target, action: Selector("resignFirstResponder"), for: .touchUpInside)
        world.tap(50, 120)
        #expect(!field.isFirstResponder)
      }
      field.becomeFirstResponder()
      UIBarButtonItem(barButtonSystemItem: .done, target: field, action: Selector("resignFirstResponder"))
        .perform()
      #expect(!field.isFirstResponder)
    }
  }

  @Test func theFirstResponderUpTheChainIsMeant() {
    field { _, field in
      let resign = Selector("resignFirstResponder")
      #expect(UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil))
      #expect(!field.isFirstResponder)
      #expect(field.responds(to: resign))
      let reload = Selector("reloadData")
      #expect(!field.responds(to: reload))
      #expect(UITableView().responds(to: reload))
    }
  }

  @Test func controllersPopAndAreDismissed() {
    field { world, _ in
      let first = UIViewController(), second = UIViewController(), sheet = UIViewController()
      let pages = UINavigationController(rootViewController: first)
      world.window.rootViewController = pages
      pages.pushViewController(second, animated: false)
      let item = UIBarButtonItem(
        title: "Back", style: .plain, target: pages, action: Selector("popViewControllerAnimated:"))
      item.perform()
      #expect(pages.viewControllers == [first])
      world.settle()
      var ended = false
      let end: () -> Void = { ended = true }
      pages.present(sheet, animated: false)
      pages.perform(Selector("dismissViewControllerAnimated:completion:"), with: false, with: end)
      #expect(pages.presentedViewController == nil)
      #expect(ended)
    }
  }

  @Test func viewsGoLater() {
    field { world, field in
      field.perform(Selector("removeFromSuperview"), with: nil, afterDelay: 0.5)
      world.wait(0.4)
      #expect(field.superview != nil)
      world.wait(0.2)
      #expect(field.superview == nil)
    }
  }

  @Test func anOverrideIsCalled() {
    final class Rows: UITableView {
      var reloads = 0
      override func reloadData() { reloads += 1 }
    }
    let rows = Rows(), before = rows.reloads
    rows.perform(Selector("reloadData"))
    #expect(rows.reloads == before + 1)
  }

  // MARK: - Methods that classes replace

  private class Proxy: NSObject, ReplacedResponding, ReplacedForwarding {
    let other = UILabel()
    func respondsInstead(to selector: Selector!) -> Bool {
      respondsOfKit(to: selector) || other.responds(to: selector)
    }
    func forwardingTargetInstead(for selector: Selector!) -> Any? { other }
  }

  @Test func proxiesAnswerForAnother() {
    let proxy = Proxy()
    #expect(proxy.responds(to: Selector("setNeedsLayout")))
    #expect(!proxy.responds(to: Selector("fly")))
    #expect(!proxy.respondsOfKit(to: Selector("setNeedsLayout")))
    #expect(proxy.forwardingTarget(for: Selector("setHidden:")) as? UILabel === proxy.other)
    #expect(NSObject().forwardingTarget(for: Selector("setHidden:")) == nil)
    proxy.perform(Selector("setHidden:"), with: true)
    #expect(proxy.other.isHidden)
  }

  private final class MockDefaults: UserDefaults, ReplacedValues {
    func valueInstead(forKey key: String) -> Any? { valueOfKit(forKey: key) ?? "no \(key)" }
  }

  @Test func defaultsMayAnswerThemselves() {
    let defaults: UserDefaults? = MockDefaults(suiteName: "mica-mock")
    #expect(defaults?.value(forKey: "a") as? String == "no a")
    #expect(UserDefaults.standard.value(forKey: "mica-mock") == nil)
  }

  @Test func methodsAreCalledOnAThread() {
    let label = UILabel()
    label.perform(Selector("setText:"), on: .main, with: "text", waitUntilDone: true)
    #expect(label.text == "text")
  }
}
