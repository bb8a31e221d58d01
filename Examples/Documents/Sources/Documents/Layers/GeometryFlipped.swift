import UIKit

/// `isGeometryFlipped` lays a layer's sublayers out from the bottom, and theirs, unless they flip back.
func geometryFlipped() -> UIView {
  let page = Page("isGeometryFlipped", sheet: CGSize(width: 220, height: 240), columns: 3)
  let cases = [
    ("not flipped", false, false), ("outer layer flipped: from the bottom", true, false),
    ("both flipped: upright again inside", true, true),
  ]
  for (what, outer, inner) in cases {
    let sheet = page.addSheet(what)
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
      print(
        "  \(name) frame \(NSCoder.string(for: layer.frame)) drawn at \(NSCoder.string(for: drawn))",
        terminator: "")
      print(layer.contentsAreFlipped() ? ", its contents upside down" : "")
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
