import UIKit

final class List: UIViewController {
  let style: UITableView.Style = .grouped
  let states: [UIControl.State: UIColor] = [UIControl.State.normal: .red]
  let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), none = UIEdgeInsets.zero
  let size = UIView.noIntrinsicMetric
  var inner: CGRect { (view.bounds).inset(by: insets) }
  var data: Data? { (image!).jpegData(compressionQuality: 0.5) ?? (image!).pngData() }
  override var childForStatusBarStyle: UIViewController? { children.first }

  override func viewDidLoad() {
    addChild(other)
    other.didMove(toParent: self)
    other.removeFromParent()
    view.bringSubviewToFront(button)
    layer.setNeedsDisplay(layer.bounds)
    scroll.scrollMode = CAScrollLayerScrollMode.both
    NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) { _ in }
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    RunLoop.main.add(timer, forMode: .common)
    let wait = UIActivityIndicatorView(style: .gray)
    print(text.count, NSUnderlineStyle.single, CAMediaTimingFunctionName.linear, wait) // line
    if (orientation).isPortrait || UIAccessibility.isVoiceOverRunning {}
    let string = "UITableViewStyle, addChildViewController" // UITableViewStyle
  }
  override func willMove(toParent parent: UIViewController?) {}
}
