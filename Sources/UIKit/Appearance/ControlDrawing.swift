internal import CoreGraphics
internal import Foundation

extension CGContext {
  /// Fills a rectangle with rounded corners; a radius beyond half a side counts as that half.
  func fillRounded(_ rect: CGRect, radius: CGFloat, with color: UIColor) {
    guard rect.width > 0, rect.height > 0 else { return }
    addRounded(rect, radius: radius)
    setFillColor(color.cgColor)
    fillPath()
  }

  /// Strokes the inside of a rectangle's edge.
  func strokeRounded(_ rect: CGRect, radius: CGFloat, width: CGFloat, with color: UIColor) {
    guard rect.width > width, rect.height > width else { return }
    addRounded(rect.insetBy(dx: width / 2, dy: width / 2), radius: max(0, radius - width / 2))
    setStrokeColor(color.cgColor)
    setLineWidth(width)
    strokePath()
  }

  func addRounded(_ rect: CGRect, radius: CGFloat) {
    let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    addPath(CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
  }

  /// Strokes open lines with round caps; each array of points is one line.
  func strokeLines(_ lines: [[CGPoint]], width: CGFloat, with color: UIColor) {
    saveGState()
    setStrokeColor(color.cgColor)
    setLineWidth(width)
    setLineCap(.round)
    setLineJoin(.round)
    for line in lines {
      addLines(between: line)
      strokePath()
    }
    restoreGState()
  }

  /// Fills the thumb of a switch or a slider, with a shadow that ends within `room` points below it.
  func fillThumb(_ rect: CGRect, with color: UIColor = .white, room: CGFloat) {
    saveGState()
    if room > 6 {
      setShadow(offset: CGSize(width: 0, height: 3), blur: 8, color: UIColor(white: 0, alpha: 0.15).cgColor)
      fillRounded(rect, radius: rect.height / 2, with: color)
    }
    setShadow(offset: CGSize(width: 0, height: 1), blur: 1, color: UIColor(white: 0, alpha: 0.16).cgColor)
    fillRounded(rect, radius: rect.height / 2, with: color)
    restoreGState()
    let edge = rect.insetBy(dx: -0.25, dy: -0.25)
    strokeRounded(edge, radius: edge.height / 2, width: 0.5, with: UIColor(white: 0, alpha: 0.06))
  }

  /// Strokes a magnifying glass in a square, like that of iOS's search fields.
  func strokeMagnifier(in rect: CGRect, with color: UIColor) {
    let unit = rect.width / 14
    let ring = CGRect(x: rect.minX + unit, y: rect.minY + unit, width: 9 * unit, height: 9 * unit)
    saveGState()
    setStrokeColor(color.cgColor)
    setLineWidth(1.5 * unit)
    strokeEllipse(in: ring)
    restoreGState()
    strokeLines(
      [
        [
          CGPoint(x: rect.minX + 8.9 * unit, y: rect.minY + 8.9 * unit),
          CGPoint(x: rect.minX + 13 * unit, y: rect.minY + 13 * unit),
        ]
      ], width: 1.6 * unit, with: color)
  }

  /// Fills a disc with a cross cut out, in a square.
  func fillClearGlyph(in rect: CGRect, disc: UIColor, cross: UIColor) {
    fillRounded(rect, radius: rect.width / 2, with: disc)
    let arm = rect.width * 0.17
    let (x, y) = (rect.midX, rect.midY)
    strokeLines(
      [
        [CGPoint(x: x - arm, y: y - arm), CGPoint(x: x + arm, y: y + arm)],
        [CGPoint(x: x - arm, y: y + arm), CGPoint(x: x + arm, y: y - arm)],
      ], width: rect.width * 0.085, with: cross)
  }
}

extension UIColor {
  /// Creates a dynamic colour for light and dark appearance.
  convenience init(light: UIColor, dark: UIColor) {
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }
}

extension UIColor {
  /// Returns the colour with its opacity multiplied; it remains dynamic.
  final func withMultipliedAlpha(_ factor: CGFloat) -> UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * factor)
    }
  }
}
