import UIKit

/// Scrolling by hand: for 3 seconds the origin of a view's bounds moves from 0 to 1000, and no frame changes.
final class AnimatedBounds: UIViewController {
  private let view1 = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 100))
  private let view2 = rows(CGRect(x: 20, y: 0, width: 100, height: 1000))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view1.backgroundColor = .coral
    view1.clipsToBounds = true
    view.addSubview(view1)
    view1.addSubview(view2)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tell("before")
    UIView.animate(
      withDuration: 3, animations: { self.view1.bounds = CGRect(x: 0, y: 1000, width: 200, height: 100) },
      completion: { [unowned self] finished in tell("after, finished: \(finished)") })
  }

  /// Prints where the views are, and what is seen of the first.
  func tell(_ moment: String) {
    let shown = view1.layer.presentation()?.bounds ?? view1.bounds
    print(
      "\(moment): view1 frame \(NSCoder.string(for: view1.frame)) bounds \(NSCoder.string(for: view1.bounds))"
        + " shown bounds \(text(shown)) view2 frame \(NSCoder.string(for: view2.frame))")
  }
}
