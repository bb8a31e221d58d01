import UIKit

/// `clipsToBounds` cuts off what subviews draw outside; their frames stay.
func clipsToBounds() -> UIView {
  let page = Page("clipsToBounds", sheet: CGSize(width: 240, height: 180))
  for clips in [false, true] {
    let superview = page.addSheet("clipsToBounds = \(clips)")
    let parent = superview.addBox("parent", CGRect(x: 40, y: 40, width: 120, height: 100), .sky)
    parent.layer.cornerRadius = 20
    parent.clipsToBounds = clips
    let child = parent.addBox("child", CGRect(x: 60, y: 50, width: 120, height: 80), .coral)
    print(
      "clipsToBounds \(parent.clipsToBounds), masksToBounds \(parent.layer.masksToBounds):"
        + " child's frame \(NSCoder.string(for: child.frame)),"
        + " seen of it \(NSCoder.string(for: seen(child)))")
  }
  return page
}

/// The part of a view that its superview shows, in the view's own points.
private func seen(_ view: UIView) -> CGRect {
  guard let superview = view.superview, superview.clipsToBounds else { return view.bounds }
  return view.convert(superview.bounds, from: superview).intersection(view.bounds)
}
