import UIKit

class Card: UIView {
  let spinner = UIActivityIndicatorView()

  override func layoutSubviews() {
    super.layoutSubviews()
    addSubview(spinner)
    spinner.center = center  // expect: error superview-center
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    center = superview!.center  // expect: warning superview-center, warning own-frame-in-layout
  }

  func start(at center: CGPoint) {
    spinner.center = center
    spinner.center.x = self.center.x  // expect: warning superview-center
  }
}

class Screen: UIViewController {
  let spinner = UIActivityIndicatorView()

  func start() {
    spinner.center = view.center  // expect: note superview-center
  }

  func placeBeside(_ other: UIView) {
    let box = UIView()
    box.center = other.center
    other.superview?.addSubview(box)
  }
}
