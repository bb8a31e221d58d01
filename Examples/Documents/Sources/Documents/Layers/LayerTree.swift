import UIKit

/// Shows that a layer is seen inside a superlayer alone, and moves with it, and converts points and
/// rectangles from and to other layers of the tree.
func layerTree() -> UIView {
  let page = Page("Layers in layers", sheet: CGSize(width: 220, height: 180), columns: 3)
  let blue = CALayer()
  blue.bounds = CGRect(x: 0, y: 0, width: 120, height: 90)
  blue.backgroundColor = UIColor.sky.cgColor
  let yellow = CALayer()
  yellow.frame = CGRect(x: 20, y: 20, width: 50, height: 40)
  yellow.backgroundColor = UIColor.sun.cgColor
  for (caption, place, isInside) in [
    ("a layer alone", CGPoint(x: 80, y: 75), false), ("in its superlayer", CGPoint(x: 80, y: 75), true),
    ("the superlayer has moved", CGPoint(x: 140, y: 110), true),
  ] {
    let sheet = page.addSheet(caption)
    let outer = CALayer()
    outer.bounds = blue.bounds
    outer.backgroundColor = blue.backgroundColor
    outer.position = place
    sheet.layer.addSublayer(outer)
    let inner = CALayer()
    inner.frame = yellow.frame
    inner.backgroundColor = yellow.backgroundColor
    if isInside { outer.addSublayer(inner) }
    print(
      "\(caption): superlayer \(inner.superlayer == nil ? "nil" : "the blue one"), frame \(text(inner.frame))"
    )
    guard isInside else { continue }
    let root = sheet.layer
    print(
      "  (5, 5) of the yellow layer is \(text(inner.convert(CGPoint(x: 5, y: 5), to: root))) on the sheet")
    let touch = CGPoint(x: 60, y: 60)
    print("  \(text(touch)) of the sheet is \(text(inner.convert(touch, from: root))) in the yellow layer")
    print("  its bounds are \(text(inner.convert(inner.bounds, to: root))) on the sheet")
    let part = CGRect(x: 60, y: 60, width: 30, height: 20)
    print("  \(text(part)) of the sheet is \(text(inner.convert(part, from: root))) in the yellow layer")
    sheet.addPin(text(touch), at: touch, color: .coral)
  }
  return page
}
