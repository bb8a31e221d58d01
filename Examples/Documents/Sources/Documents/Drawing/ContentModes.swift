import UIKit

/// The content modes of a view, and what stretches of an image.
func contentModes() -> UIView {
  let page = Page(
    "Content modes and stretching", sheet: CGSize(width: 104, height: 72), columns: 5, isRuled: false)
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 48), format: format).image { context in
    UIColor.sky.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 40, height: 48))
    UIColor.sun.setFill()
    context.cgContext.fillEllipse(in: CGRect(x: 4, y: 8, width: 32, height: 32))
    UIColor.coral.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
  }
  let modes: [(String, UIView.ContentMode)] = [
    ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit), ("scaleAspectFill", .scaleAspectFill),
    ("center", .center), ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right),
    ("topLeft", .topLeft),
    ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
  ]
  func show(_ caption: String, _ image: UIImage, _ mode: UIView.ContentMode) {
    let sheet = page.addSheet(caption)
    let view = UIImageView(frame: sheet.bounds.insetBy(dx: 8, dy: 8))
    view.backgroundColor = .rule
    view.contentMode = mode
    view.clipsToBounds = true
    view.image = image
    sheet.addSubview(view)
  }
  for (name, mode) in modes { show(name, image, mode) }
  let caps = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  show("caps of 10, tiled", image.resizableImage(withCapInsets: caps), .scaleToFill)
  show(
    "caps of 10, stretched", image.resizableImage(withCapInsets: caps, resizingMode: .stretch), .scaleToFill)
  show("tinted template", image.withRenderingMode(.alwaysTemplate), .scaleAspectFit)
  print("\(modes.count) modes of an image of \(NSCoder.string(for: image.size))")
  return page
}
