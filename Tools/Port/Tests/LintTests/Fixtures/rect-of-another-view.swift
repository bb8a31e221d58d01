import UIKit

class Screen: UIViewController {
  let menu = UIButton()

  func build() { menu.topAnchor.constraint(equalTo: view.topAnchor, constant: 8).isActive = true }

  func open(_ popover: UIPopoverPresentationController) {
    popover.sourceView = menu
    popover.sourceRect = menu.frame  // expect: error rect-of-another-view
  }

  func present(_ popover: UIPopoverPresentationController, from button: UIButton, _ box: UIView) {
    popover.sourceView = button
    popover.sourceRect = button.frame  // expect: warning rect-of-another-view
    popover.sourceRect = button.bounds
    UIMenuController.shared.setTargetRect(box.frame, in: box)  // expect: warning rect-of-another-view
    UIMenuController.shared.setTargetRect(box.frame, in: box.superview!)
    UIMenuController.shared.showMenu(from: box, rect: box.frame)  // expect: warning rect-of-another-view
    box.drawHierarchy(in: box.frame, afterScreenUpdates: false)  // expect: warning rect-of-another-view
    box.drawHierarchy(in: box.bounds, afterScreenUpdates: false)
  }

  func show(_ popover: UIPopoverPresentationController, from button: UIButton) {
    popover.sourceView = button.superview
    popover.sourceRect = button.frame
  }
}
