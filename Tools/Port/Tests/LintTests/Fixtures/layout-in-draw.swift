import UIKit

class Card: UIView {
  let label = UILabel()
  var border: CALayer?

  override func draw(_ rect: CGRect) {
    let new = CAShapeLayer()
    layer.addSublayer(new)  // expect: error layout-in-draw
    if border == nil {
      let layer = CALayer()
      self.layer.addSublayer(layer)  // expect: warning layout-in-draw
      border = layer
    }
    addSubview(label)  // expect: warning layout-in-draw
    label.frame.origin = .zero  // expect: warning layout-in-draw
    setNeedsLayout()  // expect: warning layout-in-draw
  }

  func build() { addSubview(label) }
}

class Model {
  func draw(_ rect: CGRect) { layer.addSublayer(CALayer()) }
}
