import UIKit

/// A child that lies partly outside its superview is drawn there, and never touched there.
func touchOutside() -> UIView {
  let page = Page("Drawn outside, touched inside", sheet: CGSize(width: 320, height: 220), columns: 1)
  let view = page.addSheet("green: the child gets the touch, red: it does not")
  let parent = view.addBox("parent", CGRect(x: 40, y: 50, width: 140, height: 120), .sky)
  let child = parent.addBox("child", CGRect(x: 70, y: 40, width: 160, height: 50), .sun)

  let names = [view: "the background", parent: "parent", child: "child"]
  for touch in [CGPoint(x: 150, y: 110), CGPoint(x: 210, y: 110), CGPoint(x: 60, y: 150)] {
    let inChild = child.point(inside: child.convert(touch, from: view), with: nil)
    let touched = view.hitTest(touch, with: nil)
    print(
      "\(NSCoder.string(for: touch)): inside the child's bounds \(inChild),"
        + " delivered to \(touched.flatMap { names[$0] } ?? "nothing")")
  }
  view.addPin("child", at: CGPoint(x: 150, y: 110), color: .leaf)
  view.addPin("not the child", at: CGPoint(x: 210, y: 110), color: .coral)
  view.addPin("parent", at: CGPoint(x: 60, y: 150), color: .ink)
  return page
}
