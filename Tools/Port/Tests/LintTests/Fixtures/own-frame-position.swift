import UIKit

class Dial: UIView {
  let knob = UIView()

  override func draw(_ rect: CGRect) {  // expect: note draw-stretched
    let middle = CGPoint(x: frame.midX, y: bounds.midY)  // expect: error own-frame-position
    UIBezierPath(arcCenter: middle, radius: 5, startAngle: 0, endAngle: 6, clockwise: true).fill()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    addSubview(knob)
    knob.center = CGPoint(x: frame.midX, y: 10)  // expect: error own-frame-position
    knob.center = CGPoint(x: bounds.midX, y: 10)
    knob.frame.origin.y = frame.maxY - 10  // expect: error own-frame-position
    knob.center.x = knob.frame.midX
  }

  func follow() {
    let origin = CGPoint(x: frame.maxX, y: 0)  // expect: warning own-frame-position
    knob.frame = CGRect(origin: origin, size: knob.bounds.size)
    let place = CGPoint(x: frame.maxX, y: 0)
    frame = CGRect(origin: place, size: bounds.size)
  }

  func slide() {
    frame.origin.x = frame.maxX
    let shadow = UIView()
    shadow.frame = CGRect(x: frame.minX, y: frame.maxY, width: 10, height: 10)
    superview?.addSubview(shadow)
    knob.frame = CGRect(x: 0, y: frame.midY, width: 10, height: 10)  // expect: warning own-frame-position
  }
}
