internal import CoreGraphics
internal import Foundation

extension UIViewController {
  /// Handles a two-finger scrub: pops the top of a navigation stack, or dismisses a presentation that the
  /// user may end.
  final func leaveByEscape() -> Bool {
    let stack =
      self as? UINavigationController
      ?? navigationController.flatMap { $0.topViewController === self ? $0 : nil }
    if let navigation = stack, navigation.viewControllers.count > 1,
      navigation.topViewController?.navigationItem.hidesBackButton == false
    {
      navigation.popViewController(animated: true)
      return true
    }
    guard let presentation = presentingViewController?.presentation else { return false }
    let presented = presentation.presentedViewController
    guard !presented.isModalInPresentation, !presented.isBeingDismissed else { return false }
    presentation.endByUser()
    return true
  }
}

extension UIScrollView {
  /// Scrolls by a page in the direction of navigation. Returns `false` at the end.
  final func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let insets = adjustedContentInset, page = bounds.size
    let low = CGPoint(x: -insets.left, y: -insets.top)
    let high = CGPoint(
      x: max(low.x, contentSize.width + insets.right - page.width),
      y: max(low.y, contentSize.height + insets.bottom - page.height))
    let room = CGSize(
      width: page.width - insets.left - insets.right, height: page.height - insets.top - insets.bottom)
    var to = contentOffset
    let isUpright = high.y > low.y
    switch direction {
    case .down: to.y += room.height
    case .up: to.y -= room.height
    case .left: to.x += room.width
    case .right: to.x -= room.width
    case .next: if isUpright { to.y += room.height } else { to.x += isRightToLeft ? -room.width : room.width }
    case .previous:
      if isUpright { to.y -= room.height } else { to.x += isRightToLeft ? room.width : -room.width }
    }
    to = CGPoint(x: min(max(to.x, low.x), high.x), y: min(max(to.y, low.y), high.y))
    guard to != contentOffset else { return false }
    setContentOffset(to, animated: true)
    let teller = delegate as? any UIScrollViewAccessibilityDelegate
    let status: Any? =
      teller?.accessibilityAttributedScrollStatus(for: self) ?? teller?.accessibilityScrollStatus(for: self)
    UIAccessibility.post(notification: .pageScrolled, argument: status)
    return true
  }
}
