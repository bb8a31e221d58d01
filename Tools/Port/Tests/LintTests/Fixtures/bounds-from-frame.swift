import UIKit

class Screen: UIViewController {
  let badge = UIView()

  func build() { badge.center = CGPoint(x: 40, y: 40) }

  func copy(_ content: UIView, _ other: UIView) {
    content.bounds = content.frame  // expect: warning bounds-from-frame
    badge.bounds = badge.frame  // expect: error bounds-from-frame
    content.bounds = other.frame  // expect: warning bounds-from-frame
    content.bounds.size = content.frame.size
    content.bounds = view.frame  // expect: note bounds-from-frame
  }
}
