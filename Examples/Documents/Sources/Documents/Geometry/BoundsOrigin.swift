import UIKit

/// Moving the origin of a view's bounds moves what is inside, and changes no frame.
func boundsOrigin() -> UIView {
  let page = Page("bounds.origin moves the subviews", sheet: CGSize(width: 320, height: 320))
  for origin in [CGPoint.zero, CGPoint(x: -20, y: -20)] {
    let superview = page.addSheet("view1.bounds.origin = (\(Int(origin.x)), \(Int(origin.y)))")
    let view1 = Sheet(frame: CGRect(x: 100, y: 100, width: 200, height: 200), color: .coral)
    superview.addSubview(view1)
    let view2 = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view2.backgroundColor = .sun
    view1.addSubview(view2)

    view1.bounds = CGRect(origin: origin, size: CGSize(width: 200, height: 200))
    tell("view1", view1)
    tell("view2", view2)
    print("view2 in the superview: \(NSCoder.string(for: view2.convert(view2.bounds, to: superview)))")

    view2.addCaption("view2 frame", at: CGPoint(x: 10, y: 40))
    view2.addCaption("(0, 0, 100, 100)", at: CGPoint(x: 10, y: 56), size: 10)
    superview.addTag("view1 frame (100, 100, 200, 200)", at: CGPoint(x: 106, y: 279))
  }
  return page
}

private func tell(_ name: String, _ view: UIView) {
  print(
    "\(name) frame:\(NSCoder.string(for: view.frame)) \(name) bounds:\(NSCoder.string(for: view.bounds))")
}
