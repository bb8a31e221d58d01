import UIKit

/// Draws 20 points for screens of one, two and three pixels per point.
func pointsAndPixels() -> UIView {
  let page = Page("Points and pixels", sheet: CGSize(width: 180, height: 180), columns: 3, isRuled: false)
  for scale in [1, 2, 3] as [CGFloat] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image {
      context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      UIColor.sky.setFill()
      UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 16, height: 16)).fill()
      UIColor.coral.setFill()
      context.fill(CGRect(x: 0, y: 10, width: 20, height: 1 / scale))
    }
    let pixels = image.cgImage!
    print(
      "scale \(text(scale)): \(text(image.size.width)) x \(text(image.size.height)) points are"
        + " \(pixels.width) x \(pixels.height) pixels; a pixel is \(text(1 / scale)) points")
    let sheet = page.addSheet("\(pixels.width) x \(pixels.height) pixels, enlarged")
    let view = UIView(frame: sheet.bounds)
    view.layer.contents = pixels
    view.layer.magnificationFilter = .nearest
    sheet.addSubview(view)
  }
  return page
}
