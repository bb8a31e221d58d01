import UIKit
class Proxy: NSObject {
  weak var scroll: UIScrollViewDelegate?
  var closure: ((Int) -> Void)?
  func location(_ text: UITextInput, _ position: UITextPosition) {
    guard let next = text.position?(from: position, offset: 1) else { return }
    closure?(1)
    scroll?.scrollViewDidScroll?(UIScrollView())
    // scroll?.scrollViewDidScroll?(UIScrollView())
    print("scroll?.scrollViewDidScroll?(a)", next)
  }
}
