import UIKit

class Card: UIView {
  let box = UIView()
  let label = UILabel()

  func build() {
    addSubview(box)
    box.addSubview(label)
  }

  func place(_ touch: UITouch) -> CGFloat {
    let sum = label.frame.minX + box.frame.minX  // expect: warning adding-origins
    let x = touch.location(in: box).x + box.frame.origin.x  // expect: warning adding-origins
    let moved = touch.location(in: box).x + box.frame.minX - touch.previousLocation(in: box).x
    let right = touch.location(in: self).x
    return sum + x + right + moved + label.frame.minX
  }
}
