import UIKit

let screenWidth = UIScreen.main.bounds.width  // expect: warning screen-bounds

class Transition: NSObject {
  func distance() -> CGFloat { UIScreen.main.bounds.height }

  func move(_ view: UIView) {
    view.frame = UIScreen.main.bounds  // expect: warning screen-bounds
  }
}

class Screen: UIViewController {
  let banner = UIView()

  func layOut() {
    banner.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 50)  // expect: warning screen-bounds
    banner.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 50)
    let box = UIView(frame: UIScreen.main.bounds)  // expect: warning screen-bounds
    banner.addSubview(box)
    if UIScreen.main.bounds.height > 800 { banner.isHidden = true }  // expect: note screen-bounds
    let turned = UIWindow(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size))
    turned.isHidden = banner.convert(banner.bounds, to: nil).intersects(UIScreen.main.bounds)
    let width = view.window?.bounds.width ?? UIScreen.main.bounds.width
    let keyboardTop = UIScreen.main.bounds.height - width
    banner.frame.origin.y = keyboardTop
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = UIScreen.main.scale == 2
  }
}
