import UIKit

class Screen: UIViewController {
  func turn(_ badge: UIView, _ angle: CGFloat) {
    badge.transform = CGAffineTransform(rotationAngle: .pi / 4)
    badge.frame = CGRect(x: 0, y: 0, width: 100, height: 100)  // expect: error frame-beside-transform
    badge.transform = .identity
    badge.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    badge.transform = CGAffineTransform(rotationAngle: angle)
    badge.frame.origin.x = 10  // expect: warning frame-beside-transform
    badge.center = .zero
    badge.transform = CGAffineTransform(rotationAngle: -CGFloat.pi / 2)
    badge.frame.origin.x = 10  // expect: note frame-beside-transform
    badge.transform = CGAffineTransform(translationX: 3, y: 0)
    badge.frame.origin.x = 10
    badge.transform = CGAffineTransform(scaleX: 2, y: 2)
    badge.frame.origin.x = 10  // expect: note frame-beside-transform
  }

  func restore(_ badge: UIView, _ angle: CGFloat) {
    badge.transform = badge.transform.rotated(by: -angle)
    badge.frame.origin.x = 10  // expect: note frame-beside-transform
  }

  func animate(_ badge: UIView) {
    UIView.animate(withDuration: 1) { badge.transform = CGAffineTransform(rotationAngle: .pi / 4) }
    badge.frame.origin.x = 10
  }
}
