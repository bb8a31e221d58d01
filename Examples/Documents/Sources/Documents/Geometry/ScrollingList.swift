import UIKit

/// A list that scrolls because `bounds.origin.y` grows, by hand and in a scroll view.
func scrollingList() -> UIView {
  let page = Page("Scrolling is bounds.origin.y", sheet: CGSize(width: 220, height: 130), columns: 3)
  for y in stride(from: CGFloat(0), through: 1000, by: 250) {
    let superview = page.addSheet("view1.bounds.origin.y = \(text(y))")
    superview.bounds.origin = CGPoint(x: 90, y: 185)
    let view1 = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 100))
    view1.backgroundColor = .coral
    view1.clipsToBounds = true
    superview.addSubview(view1)
    let view2 = rows(CGRect(x: 20, y: 0, width: 100, height: 1000))
    view1.addSubview(view2)
    view1.bounds = CGRect(x: 0, y: y, width: 200, height: 100)
    let drawn = view2.convert(view2.bounds, to: superview)
    print(
      "view1 frame \(NSCoder.string(for: view1.frame)) bounds \(NSCoder.string(for: view1.bounds))"
        + " view2 frame \(NSCoder.string(for: view2.frame)) drawn from y = \(text(drawn.minY))")
  }

  let superview = page.addSheet("a scroll view's contentOffset.y = 375")
  superview.bounds.origin = CGPoint(x: -10, y: -15)
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  scrollView.backgroundColor = .sky
  scrollView.addSubview(rows(CGRect(x: 100, y: 0, width: 50, height: 1000)))
  scrollView.contentSize = CGSize(width: 150, height: 1000)
  let reporter = Reporter()
  scrollView.delegate = reporter
  superview.addSubview(scrollView)
  for y in [0.5, 125, 375] { scrollView.contentOffset = CGPoint(x: 0, y: y) }
  return page
}

/// Prints what moves and what stays while a scroll view scrolls.
private final class Reporter: NSObject, UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    print(
      "contentOffset \(NSCoder.string(for: scrollView.contentOffset))"
        + " bounds \(NSCoder.string(for: scrollView.bounds)) frame \(NSCoder.string(for: scrollView.frame))"
        + " child's frame \(NSCoder.string(for: scrollView.subviews[0].frame))")
  }
}

/// A tall view of numbered rows, 100 points each.
func rows(_ frame: CGRect) -> UIView {
  let view = UIView(frame: frame)
  for row in 0..<Int(frame.height / 100) {
    let rect = CGRect(x: 0, y: CGFloat(row) * 100, width: frame.width, height: 99)
    view.addBox("\(row * 100)", rect, row % 2 == 0 ? .leaf : .sun)
  }
  return view
}
