import UIKit

/// A `zPosition` of 1 brings the green view before the red one; touches still follow the order of subviews.
func zPosition() -> UIView {
  let page = Page("zPosition and drawing order", sheet: CGSize(width: 220, height: 200))
  for z in [0, 1] as [CGFloat] {
    let superview = page.addSheet("green.layer.zPosition = \(text(z))")
    let green = superview.addBox("green", CGRect(x: 40, y: 40, width: 100, height: 80), .leaf)
    let red = superview.addBox("red", CGRect(x: 80, y: 80, width: 100, height: 80), .coral)
    green.layer.zPosition = z

    let both = CGPoint(x: 110, y: 100)
    let names = [green: "green", red: "red"]
    print("zPosition of green: \(text(green.layer.zPosition))")
    print("  subviews from the back: \(superview.subviews.compactMap { names[$0] })")
    let seen = superview.layer.hitTest(superview.convert(both, to: superview.superview))
    print("  in front at \(NSCoder.string(for: both)): \(seen === green.layer ? "green" : "red")")
    print("  touched there: \(superview.hitTest(both, with: nil).flatMap { names[$0] } ?? "neither")")
  }
  return page
}
