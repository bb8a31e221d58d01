import UIKit

final class List: UIViewController {
  let style: UITableViewStyle = .grouped
  let states: [UIControlState: UIColor] = [UIControlState.normal: .red]
  let insets = UIEdgeInsetsMake(1, 2, 3, 4), none = UIEdgeInsets.zero
  let size = UIViewNoIntrinsicMetric
  var inner: CGRect { UIEdgeInsetsInsetRect(view.bounds, insets) }
  var data: Data? { UIImageJPEGRepresentation(image!, 0.5) ?? UIImagePNGRepresentation(image!) }
  override var childViewControllerForStatusBarStyle: UIViewController? { childViewControllers.first }

  override func viewDidLoad() {
    addChildViewController(other)
    other.didMove(toParentViewController: self)
    other.removeFromParentViewController()
    view.bringSubview(toFront: button)
    layer.setNeedsDisplayIn(layer.bounds)
    scroll.scrollMode = kCAScrollBoth
    NotificationCenter.default.addObserver(forName: .UIKeyboardWillShow, object: nil, queue: nil) { _ in }
    NotificationCenter.default.post(name: NSNotification.Name.UIApplicationDidBecomeActive, object: nil)
    RunLoop.main.add(timer, forMode: .commonModes)
    let wait = UIActivityIndicatorView(activityIndicatorStyle: .gray)
    print(text.characters.count, NSUnderlineStyle.styleSingle, kCAMediaTimingFunctionLinear, wait) // line
    if UIInterfaceOrientationIsPortrait(orientation) || UIAccessibilityIsVoiceOverRunning() {}
    let string = "UITableViewStyle, addChildViewController" // UITableViewStyle
  }
  override func willMove(toParentViewController parent: UIViewController?) {}
}
