import UIKit

/// Stretches the middle of a button's background, and not its ends: `contentStretch` counts for the content
/// modes that scale, and for no other.
func contentStretch() -> UIView {
  let page = Page("contentStretch", sheet: CGSize(width: 200, height: 70), columns: 3, isRuled: false)
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  let size = CGSize(width: 60, height: 40)
  let background = UIGraphicsImageRenderer(size: size, format: format).image { _ in
    UIColor.sky.setFill()
    UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 20).fill()
    UIColor.sun.setFill()
    UIRectFill(CGRect(x: 29, y: 0, width: 2, height: 40))
  }
  let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
  let middle = CGRect(x: 0.45, y: 0, width: 0.1, height: 1)
  let modes: [(String, UIView.ContentMode)] = [
    ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit), ("center", .center),
  ]
  for stretch in [whole, middle] {
    for (name, mode) in modes {
      let sheet = page.addSheet("\(name), \(stretch == whole ? "all of it" : "its middle")")
      let view = UIView(frame: CGRect(x: 15, y: 15, width: 170, height: 40))
      view.layer.contents = background.cgImage
      view.contentMode = mode
      view.contentStretch = stretch
      sheet.addSubview(view)
      print(
        "\(name): contentStretch \(text(view.contentStretch))"
          + " is contentsCenter \(text(view.layer.contentsCenter))"
      )
    }
  }
  return page
}
