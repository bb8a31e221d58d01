import UIKit

/// The axes that drawing begins with, UIKit's from the top left and Core Graphics' from the bottom left, and
/// shapes that the context's transform places.
func contextTransform() -> UIView {
  let page = Page("The axes of a drawing", sheet: CGSize(width: 180, height: 150), columns: 3)
  let size = CGSize(width: 180, height: 150)
  func show(_ caption: String, _ image: CGImage?) {
    guard let image else { return }
    page.addSheet(caption).addSubview(UIImageView(image: UIImage(cgImage: image)))
  }
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  let ofUIKit = UIGraphicsImageRenderer(size: size, format: format).image { context in
    print("UIKit's drawing begins with the transform \(numbers(context.cgContext.ctm))")
    mark(context.cgContext)
  }
  show("UIKit: (20, 20) from the top left", ofUIKit.cgImage)

  let bitmap = CGContext(
    data: nil, width: 180, height: 150, bitsPerComponent: 8, bytesPerRow: 0,
    space: CGColorSpaceCreateDeviceRGB(),
    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
  print("Core Graphics' begins with \(numbers(bitmap.ctm))")
  mark(bitmap)
  show("Core Graphics: bottom left", bitmap.makeImage())

  let turned = UIGraphicsImageRenderer(size: size, format: format).image { context in
    let cgContext = context.cgContext
    for step in 0..<6 {
      cgContext.saveGState()
      cgContext.translateBy(x: 90, y: 75)
      cgContext.rotate(by: CGFloat(step) / 6 * 2 * .pi)
      UIColor.sky.withAlphaComponent(0.4 + CGFloat(step) / 10).setFill()
      cgContext.fill(CGRect(x: 20, y: -8, width: 40, height: 16))
      if step == 1 { print("before the second of six bars: \(numbers(cgContext.ctm))") }
      cgContext.restoreGState()
    }
  }
  show("one bar, six transforms", turned.cgImage)
  return page
}

/// Fills the axes and a square whose origin is (20, 20).
private func mark(_ context: CGContext) {
  context.setFillColor(UIColor.coral.cgColor)
  context.fill(CGRect(x: 0, y: 0, width: 120, height: 3))
  context.fill(CGRect(x: 0, y: 0, width: 3, height: 100))
  context.setFillColor(UIColor.sky.cgColor)
  context.fill(CGRect(x: 20, y: 20, width: 60, height: 30))
}

private func numbers(_ m: CGAffineTransform) -> String {
  "[" + [m.a, m.b, m.c, m.d, m.tx, m.ty].map { text($0) }.joined(separator: ", ") + "]"
}
