import UIKit

/// The content of a scroll view that zooms: its transform scales, its bounds stay, and only conversions tell
/// where its points are.
func zoomedContent() -> UIView {
  let page = Page("What a scroll view zooms", sheet: CGSize(width: 240, height: 200), columns: 3)
  let zoomer = Zoomer()
  for scale in [1, 1.5, 2] as [CGFloat] {
    let superview = page.addSheet("zoomScale = \(text(scale))")
    let scrollView = UIScrollView(frame: CGRect(x: 30, y: 30, width: 180, height: 140))
    let content = Sheet(frame: CGRect(x: 0, y: 0, width: 180, height: 140), color: .sky)
    scrollView.addSubview(content)
    scrollView.contentSize = content.bounds.size
    (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (1, 2)
    scrollView.delegate = zoomer
    superview.addSubview(scrollView)
    scrollView.setZoomScale(scale, animated: false)
    scrollView.contentOffset = CGPoint(x: 20 * (scale - 1), y: 10 * (scale - 1))

    let point = CGPoint(x: 60, y: 40)
    let seen = content.convert(point, to: superview)
    print(
      "zoomScale \(text(scale)): content's bounds \(text(content.bounds)) frame \(text(content.frame))"
        + " transform a \(text(content.transform.a)) contentSize \(text(scrollView.contentSize.width)) x "
        + text(scrollView.contentSize.height))
    print("  \(text(point)) of the content is \(text(seen)) in the superview of the scroll view")
    superview.addPin("(60, 40)", at: seen, color: .coral)
  }
  return page
}

/// A delegate that has the first subview zoomed.
private final class Zoomer: NSObject, UIScrollViewDelegate {
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
}
