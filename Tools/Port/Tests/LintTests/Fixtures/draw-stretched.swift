import UIKit

class Oval: UIView {
  override func draw(_ rect: CGRect) {  // expect: note draw-stretched
    UIBezierPath(ovalIn: bounds).fill()
  }
}

class Redrawn: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  override func draw(_ rect: CGRect) { UIBezierPath(ovalIn: rect).fill() }
}

class Derived: Redrawn {
  override func draw(_ rect: CGRect) { UIBezierPath(ovalIn: rect).fill() }
}

class Invalidated: UIView {
  override func draw(_ rect: CGRect) { UIBezierPath(ovalIn: bounds).fill() }

  override func layoutSubviews() {
    super.layoutSubviews()
    setNeedsDisplay()
  }
}

class Arranged: UIView {
  let shape = CAShapeLayer()

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    shape.path = UIBezierPath(ovalIn: bounds).cgPath
  }
}

class Fixed: UIView {
  override func draw(_ rect: CGRect) { UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).fill() }
}

class Badge: UILabel {
  override func draw(_ rect: CGRect) {
    UIBezierPath(ovalIn: bounds).fill()
    super.draw(rect)
  }
}
