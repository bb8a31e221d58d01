import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of the popovers of programs from before iOS 9.
@Suite(.serialized) @MainActor struct PopoverControllerTests {
  private final class Delegate: NSObject, UIPopoverControllerDelegate {
    var mayGo = true
    var gone = 0
    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool { mayGo }
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) { gone += 1 }
  }

  private func run(_ body: (FingerWorld, UIPopoverController, Delegate) -> Void) {
    FingerWorld().run { world in
      let root = UIViewController(), content = UIViewController(), delegate = Delegate()
      world.window.rootViewController = root
      world.window.makeKeyAndVisible()
      world.settle()
      let popover = UIPopoverController(contentViewController: content)
      popover.delegate = delegate
      popover.contentSize = CGSize(width: 100, height: 80)
      popover.present(
        from: CGRect(x: 140, y: 20, width: 20, height: 20), in: root.view, permittedArrowDirections: .up,
        animated: false)
      world.settle()
      body(world, popover, delegate)
      world.window.rootViewController = nil
    }
  }

  @Test func aPopoverIsOneInASmallWindowToo() {
    run { _, popover, _ in
      #expect(popover.isPopoverVisible)
      #expect(popover.popoverArrowDirection == .up)
      #expect(popover.contentViewController.view.bounds.size == CGSize(width: 100, height: 80))
    }
  }

  @Test func aTouchOutsideDismissesItAndTheDelegateIsNotified() {
    run { world, popover, delegate in
      world.down(10, 290)
      world.up()
      world.settle()
      #expect(!popover.isPopoverVisible)
      #expect(delegate.gone == 1)
    }
  }

  @Test func delegateCanPreventDismissal() {
    run { world, popover, delegate in
      delegate.mayGo = false
      world.down(10, 290)
      world.up()
      world.settle()
      #expect(popover.isPopoverVisible)
      #expect(delegate.gone == 0)
    }
  }

  @Test func theProgramDismissesItInSilence() {
    run { world, popover, delegate in
      popover.dismiss(animated: false)
      world.settle()
      #expect(!popover.isPopoverVisible)
      #expect(delegate.gone == 0)
    }
  }
}
