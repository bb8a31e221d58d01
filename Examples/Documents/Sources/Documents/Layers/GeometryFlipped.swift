import UIKit

/// `isGeometryFlipped` lays a layer's sublayers out from the bottom, and theirs, unless they flip back.
func geometryFlipped() -> UIView {
  let page = Page("isGeometryFlipped", sheet: CGSize(width: 220, height: 240), columns: 3)
  for (outer, inner) in [(false, false), (true, false), (true, true)] {
    let sheet = page.addSheet(
      outer ? inner ? "both flipped: upright again inside" : "outer layer flipped: from the bottom" : "not flipped")
    let outerLayer = layer(CGRect(x: 10, y: 20, width: 200, height: 200), .sky)
    let innerLayer = layer(CGRect(x: 20, y: 20, width: 140, height: 120), .sun)
    let leaf = layer(CGRect(x: 10, y: 30, width: 50, height: 30), .coral)
    outerLayer.isGeometryFlipped = outer
    innerLayer.isGeometryFlipped = inner
    sheet.layer.addSublayer(outerLayer)
    outerLayer.addSublayer(innerLayer)
    innerLayer.addSublayer(leaf)

    print("outer flipped: \(outer), inner flipped: \(inner)")
    for (name, layer) in [("inner", innerLayer), ("leaf", leaf)] {
      let drawn = layer.convert(layer.bounds, to: sheet.layer)
      print("  \(name) frame \(NSCoder.string(for: layer.frame)) drawn at \(NSCoder.string(for: drawn))")
      sheet.addCaption(name, at: CGPoint(x: drawn.minX + 5, y: drawn.minY + 4), color: .white)
    }
  }
  return page
}

private func layer(_ frame: CGRect, _ color: UIColor) -> CALayer {
  let layer = CALayer()
  layer.frame = frame
  layer.backgroundColor = color.cgColor
  return layer
}
