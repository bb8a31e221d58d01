import UIKit

/// The bounds' origins of a view's ancestors add up: the innermost of three views is drawn 200 points higher.
func accumulatingBounds() -> UIView {
  let page = Page("Origins of bounds add up", sheet: CGSize(width: 240, height: 360))
  for origin in [CGPoint.zero, CGPoint(x: 0, y: 100)] {
    let superview = page.addSheet("bounds.origin of view1 and view2: (0, \(Int(origin.y)))")
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    let view1 = superview.addBox("", square.offsetBy(dx: 40, dy: 240), .sky)
    let view2 = view1.addBox("", square, .leaf)
    let view3 = view2.addBox("", square, .coral)
    view1.bounds.origin = origin
    view2.bounds.origin = origin

    print("bounds.origin of view1 and view2: \(NSCoder.string(for: origin))")
    for (name, view) in [("view1", view1), ("view2", view2), ("view3", view3)] {
      let drawn = view.convert(view.bounds, to: superview)
      print("\(name) frame \(NSCoder.string(for: view.frame)) drawn at y = \(text(drawn.minY))")
      guard origin != .zero || view == view3 else { continue }
      superview.addCaption(name, at: CGPoint(x: drawn.minX + 6, y: drawn.minY + 4), color: .white)
      superview.addCaption("y = \(text(drawn.minY))", at: CGPoint(x: 148, y: drawn.minY - 4))
    }
  }
  return page
}
