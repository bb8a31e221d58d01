import UIKit

/// Bounds larger than the frame push the frame out on all sides, about the center.
func largerBounds() -> UIView {
  let page = Page("Bounds larger than the frame", sheet: CGSize(width: 320, height: 280), columns: 1)
  let superview = page.addSheet("the center stays at (160, 140)")
  let old = CGRect(x: 100, y: 100, width: 120, height: 80)
  let view = UIView(frame: old)
  view.backgroundColor = .sky
  superview.addSubview(view)
  print("frame before: \(NSCoder.string(for: view.frame))")

  let bounds = CGRect(x: 0, y: 0, width: 200, height: 140)
  view.bounds = bounds
  print("bounds: \(NSCoder.string(for: view.bounds))")
  print("frame after: \(NSCoder.string(for: view.frame)) center \(NSCoder.string(for: view.center))")
  print("size = bounds.size = \(NSCoder.string(for: bounds.size))")
  let x = old.minX - (bounds.width - old.width) / 2
  let y = old.minY - (bounds.height - old.height) / 2
  print("x = 100 - (200 - 120) / 2 = \(text(x))")
  print("y = 100 - (140 - 80) / 2 = \(text(y))")
  print("the formulas give the frame: \(view.frame == CGRect(x: x, y: y, width: 200, height: 140))")

  view.addCaption("after: (60, 70, 200, 140)", at: CGPoint(x: 8, y: 6), color: .white)
  superview.addOutline(old, color: .white)
  superview.addCaption("before:", at: CGPoint(x: 106, y: 104), color: .white)
  superview.addCaption("(100, 100, 120, 80)", at: CGPoint(x: 106, y: 118), color: .white)
  superview.addPin("center", at: view.center)
  return page
}
