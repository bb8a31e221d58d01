import CoreGraphics
import Testing
import UIKit

/// Tests of root views that a controller replaces while it is shown.
@MainActor struct ReplacedViewTests {
  private final class Page: UIViewController {
    let label = UILabel()
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      view = label
    }
  }

  @Test(arguments: [true, false]) func aViewSetAsTheControllerAppearsIsShown(isInStack: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), page = Page()
    window.rootViewController = isInStack ? UINavigationController(rootViewController: page) : page
    window.isHidden = false
    defer { window.isHidden = true }
    window.layoutIfNeeded()
    #expect(page.label.window === window)
    #expect(page.label.frame.size == window.bounds.size)
  }

  @Test func aViewThatHoldsTheLastOneIsLeftWhereItIs() {
    let controller = UIViewController(), wrapper = UIView(), inner = controller.view!
    wrapper.addSubview(inner)
    controller.view = wrapper
    #expect(inner.superview === wrapper)
    #expect(wrapper.superview == nil)
  }
}
