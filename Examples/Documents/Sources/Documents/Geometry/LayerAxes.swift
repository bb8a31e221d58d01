import UIKit

/// Shows a layer's own axes: with the bounds' origin at (20, 30) its top left corner is that point, and (0,
/// 0) lies outside of it.
func layerAxes() -> UIView {
  let page = Page("A layer whose own axes begin elsewhere", sheet: CGSize(width: 260, height: 220))
  for origin in [CGPoint.zero, CGPoint(x: 20, y: 30)] {
    let superview = page.addSheet("bounds.origin = \(text(origin))")
    let view = Sheet(frame: CGRect(x: 80, y: 60, width: 140, height: 120), color: .coral)
    superview.addSubview(view)
    view.bounds.origin = origin
    let sublayer = CALayer()
    sublayer.frame = CGRect(x: 40, y: 50, width: 60, height: 40)
    sublayer.backgroundColor = UIColor.sun.cgColor
    view.layer.addSublayer(sublayer)

    let zero = view.layer.convert(CGPoint.zero, to: superview.layer)
    let corner = view.layer.convert(view.frame.origin, from: superview.layer)
    print("bounds \(text(view.layer.bounds)) frame \(text(view.layer.frame))")
    print("  the top left corner is \(text(corner)) in the layer's coordinates")
    print("  (0, 0) of the layer is \(text(zero)) in the superlayer")
    print("  the sublayer's frame \(text(sublayer.frame)) is drawn at ", terminator: "")
    print(text(view.layer.convert(sublayer.frame, to: superview.layer)))
    superview.addPin("(0, 0)", at: zero)
    if origin != .zero { superview.addPin(text(origin), at: view.frame.origin, color: .coral) }
  }
  return page
}
