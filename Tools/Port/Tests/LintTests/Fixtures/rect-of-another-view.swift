import UIKit

class Screen: UIViewController {
  func present(_ popover: UIPopoverPresentationController, from button: UIButton, _ box: UIView) {
    popover.sourceView = button
    popover.sourceRect = button.frame  // expect: error rect-of-another-view
    popover.sourceRect = button.bounds
    UIMenuController.shared.setTargetRect(box.frame, in: box)  // expect: error rect-of-another-view
    UIMenuController.shared.setTargetRect(box.frame, in: box.superview!)
    UIMenuController.shared.showMenu(from: box, rect: box.frame)  // expect: error rect-of-another-view
    box.drawHierarchy(in: box.frame, afterScreenUpdates: false)  // expect: warning rect-of-another-view
    box.drawHierarchy(in: box.bounds, afterScreenUpdates: false)
  }

  func show(_ popover: UIPopoverPresentationController, from button: UIButton) {
    popover.sourceView = button.superview
    popover.sourceRect = button.frame
  }
}
