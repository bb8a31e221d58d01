import UIKit

/// Layers turned in space: `frame` comes from the affine part of a transform alone, with or without
/// perspective, so that it is not the box around what is seen.
func frameInSpace() -> UIView {
  let page = Page("A frame knows no depth", sheet: CGSize(width: 220, height: 180), columns: 3)
  var perspective = CATransform3DIdentity
  perspective.m34 = -1 / 200
  let cases: [(String, CATransform3D)] = [
    ("upright", CATransform3DIdentity),
    ("turned by 50° about y", CATransform3DMakeRotation(50 * .pi / 180, 0, 1, 0)),
    ("and seen from 200 points", CATransform3DRotate(perspective, 50 * .pi / 180, 0, 1, 0)),
  ]
  for (name, transform) in cases {
    let superview = page.addSheet(name)
    let view = Sheet(frame: CGRect(x: 50, y: 40, width: 120, height: 100), color: .sky)
    superview.addSubview(view)
    view.layer.transform = transform
    let bounds = view.bounds
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ].map { view.layer.convert($0, to: superview.layer) }
    print("\(name): frame \(text(view.frame))")
    print("  corners \(corners.map { text($0) }.joined(separator: " "))")
    superview.addOutline(view.frame)
    for corner in corners { superview.addPin("", at: corner, color: .coral) }
    superview.addTag("frame", at: CGPoint(x: view.frame.minX, y: view.frame.minY - 20))
  }
  return page
}
