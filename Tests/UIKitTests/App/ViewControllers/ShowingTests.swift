import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Tests of the controller that shows another: the nearest container that overrides the method, by Apple's
/// reference of `show(_:sender:)`, `showDetailViewController(_:sender:)` and
/// `targetViewController(forAction:sender:)`.
@MainActor struct ShowingTests {
  private final class Stage: UIViewController {
    var shown: [UIViewController] = [], details: [UIViewController] = [], refuses = false
    override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) { details.append(vc) }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      !refuses && super.canPerformAction(action, withSender: sender)
    }
  }
  private final class Wrapping: UIViewController {
    override func show(_ vc: UIViewController, sender: Any?) {
      super.show(UINavigationController(rootViewController: vc), sender: sender)
    }
  }

  private func put(_ child: UIViewController, into parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test func aContainerOfTheAppsShows() {
    let stage = Stage(), middle = UIViewController(), child = UIViewController(), new = UIViewController()
    put(middle, into: stage)
    put(child, into: middle)
    child.show(new, sender: nil)
    child.showDetailViewController(new, sender: nil)
    #expect(stage.shown == [new])
    #expect(stage.details == [new])
    let show = Selector("showViewController:sender:"), detail = Selector("showDetailViewController:sender:")
    #expect(child.targetViewController(forAction: show, sender: nil) === stage)
    #expect(stage.targetViewController(forAction: detail, sender: nil) === stage)
    stage.refuses = true
    #expect(child.targetViewController(forAction: show, sender: nil) == nil)
    let alone = UIViewController()
    #expect(alone.targetViewController(forAction: show, sender: nil) == nil)
    let navigation = UINavigationController(rootViewController: alone)
    #expect(alone.targetViewController(forAction: show, sender: nil) === navigation)
    #expect(alone.targetViewController(forAction: detail, sender: nil) == nil)
  }

  @Test func anOverrideGoesOnToTheNextContainer() throws {
    let navigation = Stage(), wrapping = Wrapping(), child = UIViewController(), new = UIViewController()
    put(wrapping, into: navigation)
    put(child, into: wrapping)
    child.show(new, sender: nil)
    let shown = try #require(navigation.shown.first as? UINavigationController)
    #expect(navigation.shown.count == 1)
    #expect(shown.topViewController === new)
  }

  @Test func withoutAContainerAControllerIsPresented() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), root = UIViewController()
    let stage = Stage(), child = UIViewController(), new = UIViewController()
    stage.refuses = true
    window.rootViewController = root
    window.isHidden = false
    put(stage, into: root)
    put(child, into: stage)
    UIView.performWithoutAnimation { child.show(new, sender: nil) }
    #expect(new.presentingViewController != nil)
    #expect(stage.shown.isEmpty)
    withExtendedLifetime(window) {}
  }

  @Test func actionsWithoutATargetShow() {
    let stage = Stage(), child = UIViewController(), new = UIViewController()
    put(child, into: stage)
    let application = UIApplication.shared
    #expect(
      application.sendAction(
        Selector("showDetailViewController:sender:"), to: child, from: new, for: nil))
    #expect(stage.details == [new])
  }
}
