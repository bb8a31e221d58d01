import UIKit

class Screen: UIViewController {
  func place(_ button: UIView, _ other: UIView) {
    _ = button.convert(button.frame, to: nil)  // expect: error conversion-mismatch
    _ = button.convert(button.bounds, to: nil)
    _ = other.convert(button.frame, from: button)  // expect: error conversion-mismatch
    _ = other.convert(button.frame, from: button.superview)
    _ = other.convert(button.bounds, from: button.superview)  // expect: error conversion-mismatch
    _ = button.superview?.convert(button.frame, to: other)
    _ = button.convert(button.center, to: other)  // expect: error conversion-mismatch
    _ = view.convert(view.frame, to: nil)  // expect: note conversion-mismatch
    _ = view.convert(button.frame, to: nil)
  }
}

extension UIView {
  var inWindow: CGRect { convert(frame, to: nil) }  // expect: error conversion-mismatch
  var inWindowToo: CGRect { convert(bounds, to: nil) }
}
