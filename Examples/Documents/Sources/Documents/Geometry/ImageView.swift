import UIKit

/// An image view at (40, 40), 240 x 380, and how `frame`, `bounds` and `center` follow each other.
func imageView() -> UIView {
  let page = Page("An image view at (40, 40)", sheet: CGSize(width: 320, height: 460), columns: 1)
  let superview = page.addSheet("frame (40, 40, 240, 380)   bounds (0, 0, 240, 380)")
  let view = UIImageView(image: landscape(CGSize(width: 240, height: 380)))
  func tell(_ what: String) {
    print(
      "\(what): frame \(NSCoder.string(for: view.frame)) bounds \(NSCoder.string(for: view.bounds))"
        + " center \(NSCoder.string(for: view.center))")
  }
  view.frame = CGRect(x: 40, y: 40, width: 240, height: 380)
  superview.addSubview(view)
  tell("frame set")
  view.center = CGPoint(x: 170, y: 240)
  tell("center moved by (10, 10)")
  view.bounds.size = CGSize(width: 200, height: 340)
  tell("bounds.size made smaller")
  view.frame = CGRect(x: 40, y: 40, width: 240, height: 380)
  tell("frame set again")

  superview.addOutline(view.frame)
  superview.addPin("frame.origin (40, 40)", at: view.frame.origin)
  superview.addPin("center (160, 230)", at: view.center)
  return page
}

/// Hills in front of an evening sky.
private func landscape(_ size: CGSize) -> UIImage {
  UIGraphicsImageRenderer(size: size).image { context in
    let sky = CGGradient(
      colorsSpace: nil, colors: [UIColor.sky.cgColor, UIColor.sun.cgColor] as CFArray, locations: [0, 1])!
    context.cgContext.drawLinearGradient(
      sky, start: .zero, end: CGPoint(x: 0, y: size.height * 0.7), options: .drawsAfterEndLocation)
    UIColor.white.withAlphaComponent(0.9).setFill()
    UIBezierPath(ovalIn: CGRect(x: 160, y: 60, width: 44, height: 44)).fill()
    for (height, color) in [(0.55, UIColor.leaf.withAlphaComponent(0.55)), (0.7, .leaf), (0.85, .ink)] {
      let hill = UIBezierPath()
      let top = size.height * CGFloat(height)
      hill.move(to: CGPoint(x: 0, y: size.height))
      hill.addLine(to: CGPoint(x: 0, y: top + 20))
      hill.addCurve(
        to: CGPoint(x: size.width, y: top), controlPoint1: CGPoint(x: size.width * 0.35, y: top - 70),
        controlPoint2: CGPoint(x: size.width * 0.6, y: top + 60))
      hill.addLine(to: CGPoint(x: size.width, y: size.height))
      color.setFill()
      hill.fill()
    }
  }
}
