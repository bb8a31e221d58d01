import UIKit

class Screen: UIViewController {
  func place(_ button: UIView, _ other: UIView) {
    _ = button.convert(button.frame, to: nil)  // expect: warning conversion-mismatch
    _ = button.convert(button.bounds, to: nil)
    _ = other.convert(button.frame, from: button)  // expect: warning conversion-mismatch
    _ = other.convert(button.frame, from: button.superview)
    _ = other.convert(button.bounds, from: button.superview)  // expect: warning conversion-mismatch
    _ = button.superview?.convert(button.frame, to: other)
    _ = button.convert(button.center, to: other)  // expect: warning conversion-mismatch
    _ = view.convert(view.frame, to: nil)  // expect: note conversion-mismatch
    _ = view.convert(button.frame, to: nil)
  }
}

extension UIView {
  var inWindow: CGRect { convert(frame, to: nil) }  // expect: warning conversion-mismatch
  var inWindowToo: CGRect { convert(bounds, to: nil) }
}

class Card: UIView {
  let button = UIButton()
  let filling = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    filling.frame = bounds
  }

  func place() {
    _ = button.convert(button.frame, to: nil)  // expect: error conversion-mismatch
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    _ = box.convert(box.frame, to: self)
    addSubview(box)
  }
}
