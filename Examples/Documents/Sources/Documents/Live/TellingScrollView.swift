import UIKit

/// A scroll view that prints what moves and what stays while fingers scroll it.
final class TellingScrollView: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView(frame: CGRect(x: 96, y: 150, width: 200, height: 400))
  private let imageView = UIImageView(image: column(CGSize(width: 50, height: 1000)))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    imageView.frame = CGRect(x: 100, y: 0, width: 50, height: 1000)
    scrollView.backgroundColor = .sky
    scrollView.contentSize = CGSize(width: 150, height: 1000)
    scrollView.addSubview(imageView)
    scrollView.delegate = self
    view.addSubview(scrollView)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView.isDragging { tell() }
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { print("begins dragging") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    print("ends dragging, decelerates: \(decelerate)")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    print("comes to rest")
    tell()
  }

  private func tell() {
    print(
      "contentOffset \(text(scrollView.contentOffset)) bounds \(text(scrollView.bounds))"
        + " frame \(text(scrollView.frame)) image view frame \(text(imageView.frame))"
        + " bounds \(text(imageView.bounds))")
  }

  /// A picture of coloured squares, 100 points apart.
  private static func column(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      for (index, y) in stride(from: CGFloat(0), to: size.height, by: 100).enumerated() {
        (index % 2 == 0 ? UIColor.leaf : .sun).setFill()
        context.fill(CGRect(x: 0, y: y, width: size.width, height: 99))
      }
    }
  }
}
