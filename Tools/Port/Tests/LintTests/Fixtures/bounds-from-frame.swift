import UIKit

class Screen: UIViewController {
  func copy(_ content: UIView, _ other: UIView) {
    content.bounds = content.frame  // expect: error bounds-from-frame
    content.bounds = other.frame  // expect: warning bounds-from-frame
    content.bounds.size = content.frame.size
    content.bounds = view.frame  // expect: note bounds-from-frame
  }
}
