import UIKit

class Card: UIView {
  let badge = UIView()
  var other = UIView()

  func shade() {
    layer.shadowPath = UIBezierPath(rect: frame).cgPath  // expect: error path-from-frame
    layer.shadowPath = UIBezierPath(rect: bounds).cgPath
    badge.center = CGPoint(x: 30, y: 30)
    other.layer.shadowPath = UIBezierPath(ovalIn: other.frame).cgPath  // expect: warning path-from-frame
    badge.layer.shadowPath = UIBezierPath(ovalIn: badge.frame).cgPath  // expect: error path-from-frame
  }

  override func draw(_ rect: CGRect) {  // expect: note draw-stretched
    UIBezierPath(rect: frame).fill()  // expect: error path-from-frame
    UIBezierPath(rect: badge.frame).fill()
    UIBezierPath(rect: bounds).fill()
  }

  func cut() {
    let mask = CAShapeLayer()
    mask.path = CGPath(ellipseIn: frame, transform: nil)  // expect: warning path-from-frame
    layer.mask = mask
  }
}

func use() {
  _ = Card(frame: CGRect(x: 20, y: 80, width: 100, height: 40))
}
