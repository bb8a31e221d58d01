import UIKit

/// Gradient layers of the three types, and gradients that a context draws.
func gradients() -> UIView {
  let page = Page("Gradients", sheet: CGSize(width: 132, height: 96), columns: 4, isRuled: false)
  func layer(_ caption: String, _ change: (CAGradientLayer) -> Void) {
    let sheet = page.addSheet(caption)
    let layer = CAGradientLayer()
    layer.frame = sheet.bounds.insetBy(dx: 8, dy: 8)
    layer.colors = [UIColor.coral.cgColor, UIColor.sun.cgColor, UIColor.sky.cgColor]
    change(layer)
    sheet.layer.addSublayer(layer)
    print("\(caption): \(layer.type.rawValue) from \(text(layer.startPoint)) to \(text(layer.endPoint))")
  }
  layer("from top to bottom") { _ in }
  layer("locations 0, 0.2, 1") {
    ($0.startPoint, $0.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    $0.locations = [0, 0.2, 1]
  }
  layer("radial") {
    $0.type = .radial
    ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
  }
  layer("conic") {
    $0.type = .conic
    ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0))
    $0.colors = [
      UIColor.coral.cgColor, UIColor.sun.cgColor, UIColor.leaf.cgColor, UIColor.sky.cgColor,
      UIColor.coral.cgColor,
    ]
  }
  layer("rounded, under a mask") {
    let mask = CAGradientLayer()
    mask.frame = $0.bounds
    mask.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
    $0.mask = mask
  }
  let ramp = CGGradient(
    colorsSpace: CGColorSpaceCreateDeviceRGB(),
    colors: [UIColor.leaf.cgColor, UIColor.sun.cgColor] as CFArray, locations: [0, 1])!
  let sheet = page.addSheet("in a path")
  sheet.addSubview(
    Canvas(sheet.bounds) { context in
      context.addEllipse(in: sheet.bounds.insetBy(dx: 12, dy: 12))
      context.clip()
      context.drawLinearGradient(ramp, start: CGPoint(x: 30, y: 0), end: CGPoint(x: 90, y: 96), options: [])
    })
  let other = page.addSheet("between two circles")
  other.addSubview(
    Canvas(other.bounds) { context in
      context.drawRadialGradient(
        ramp, startCenter: CGPoint(x: 40, y: 40), startRadius: 6, endCenter: CGPoint(x: 74, y: 52),
        endRadius: 36, options: [])
    })
  return page
}
