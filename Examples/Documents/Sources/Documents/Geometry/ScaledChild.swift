import UIKit

/// A child as large as its parent that a transform shows at half its size.
func scaledChild() -> UIView {
  let page = Page("Scaled by its transform", sheet: CGSize(width: 180, height: 150))
  for scale in [1, 0.5] as [CGFloat] {
    let superview = page.addSheet("scale \(text(scale))")
    let parent = superview.addBox("", CGRect(x: 40, y: 25, width: 100, height: 100), .sky)
    let child = parent.addBox("Child", CGRect(x: 0, y: 0, width: 100, height: 100), .coral)
    child.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    child.center = CGPoint(x: 50, y: 50)
    child.transform = CGAffineTransform(scaleX: scale, y: scale)
    print(
      "scale \(text(scale)): bounds \(NSCoder.string(for: child.bounds))"
        + " center \(NSCoder.string(for: child.center))"
        + " appears as \(NSCoder.string(for: child.convert(child.bounds, to: parent)))"
        + (scale == 1 ? " frame \(NSCoder.string(for: child.frame))" : " (frame must not be used)"))
  }
  return page
}
