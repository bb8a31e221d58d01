internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The view in which pages follow a finger: the shown page lies at its origin, the ones before and after it beside that, as long as they are
/// wanted.
final class PageScroller: UIScrollView, UIScrollViewDelegate {
  private unowned let pages: UIPageViewController
  private let isHorizontal: Bool
  /// The space between pages, in points.
  private let spacing: CGFloat
  private(set) var current: UIViewController?
  private var before: UIViewController?, after: UIViewController?
  /// The page that comes into sight.
  private var pending: UIViewController?
  /// What waits for a turn that code has asked for.
  private var completion: ((Bool) -> Void)?
  /// Whether a finger turns the pages.
  private var isUsers = false

  init(of pages: UIPageViewController, spacing: CGFloat) {
    self.pages = pages
    self.spacing = spacing
    isHorizontal = pages.navigationOrientation == .horizontal
    super.init(frame: .zero)
    isPagingEnabled = true
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  /// How far it is from a page to the next.
  private var stride: CGFloat { isHorizontal ? layer.bounds.width : layer.bounds.height }

  /// Fills an area with pages; the space between two lies outside of it.
  func fill(_ area: CGRect) {
    let new = isHorizontal ? area.insetBy(dx: -spacing / 2, dy: 0) : area.insetBy(dx: 0, dy: -spacing / 2)
    let follows = pages.dataSource != nil
    alwaysBounceHorizontal = isHorizontal && follows
    alwaysBounceVertical = !isHorizontal && follows
    guard frame != new else { return }
    frame = new
    contentSize = new.size
    arrange()
  }

  /// Puts the pages side by side, and lets the finger go where there are any.
  private func arrange() {
    for (place, page) in [(-1, before), (0, current), (1, after)] {
      guard let page, page.parent === pages else { continue }
      let shift = CGFloat(place) * stride
      let size = layer.bounds.size
      let box = CGRect(origin: CGPoint(x: isHorizontal ? shift : 0, y: isHorizontal ? 0 : shift), size: size)
      page.view.frame = isHorizontal ? box.insetBy(dx: spacing / 2, dy: 0) : box.insetBy(dx: 0, dy: spacing / 2)
      if page.view.superview !== self { addSubview(page.view) }
    }
    let room = (before: before == nil ? 0 : stride, after: after == nil ? 0 : stride)
    contentInset =
      isHorizontal
      ? UIEdgeInsets(top: 0, left: room.before, bottom: 0, right: room.after)
      : UIEdgeInsets(top: room.before, left: 0, bottom: room.after, right: 0)
  }

  // MARK: - Turning

  /// Shows a page at once.
  func show(_ page: UIViewController?) {
    settle(isOver: false)
    (current, before, after) = (page, nil, nil)
    setContentOffset(.zero, animated: false)
    arrange()
  }

  /// Moves on to a page, which its controller has taken in.
  func turn(to page: UIViewController, forward: Bool, completion: @escaping (Bool) -> Void) {
    settle(isOver: false)
    (before, after) = forward ? (nil, page) : (page, nil)
    isUsers = false
    self.completion = completion
    arrange()
    begin(page)
    let way = forward ? stride : -stride
    setContentOffset(isHorizontal ? CGPoint(x: way, y: 0) : CGPoint(x: 0, y: way), animated: true)
  }

  private func begin(_ page: UIViewController) {
    pending = page
    guard pages.isShown else { return }
    current?.startDisappearing(true)
    page.startAppearing(true)
    page.settleAppearing(true)
  }

  /// The pages stand still: the one that is seen is the shown one from now on.
  private func settle(isOver: Bool) {
    guard let pending else {
      (before, after) = (nil, nil)
      tidy()
      return arrange()
    }
    let place = isHorizontal ? contentOffset.x : contentOffset.y
    let isTurned = completion != nil || abs(place) > stride / 2
    let old = current
    self.pending = nil
    if isTurned {
      current = pending
      pages.turned(to: pending, forward: pending === after, byUser: isUsers)
      if pages.isShown {
        old?.finishDisappearing(true)
        pending.finishAppearing(true)
      }
    } else if pages.isShown {
      pending.startDisappearing(true)
      pending.finishDisappearing(true)
      old?.startAppearing(true)
      old?.finishAppearing(true)
    }
    let end = completion
    completion = nil
    (before, after) = (nil, nil)
    setContentOffset(.zero, animated: false)
    arrange()
    tidy()
    if isUsers {
      pages.delegate?.pageViewController(
        pages, didFinishAnimating: isOver, previousViewControllers: [old].compactMap { $0 }, transitionCompleted: isTurned)
    }
    end?(isOver)
  }

  /// Lets go of the pages that are not seen.
  private func tidy() {
    for page in pages.children where page !== current && page.viewIfLoaded?.superview === self { pages.release(page) }
  }

  // MARK: - Under a finger

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    guard let current, let source = pages.dataSource, completion == nil, pending == nil else { return }
    isUsers = true
    before = before ?? source.pageViewController(pages, viewControllerBefore: current)
    after = after ?? source.pageViewController(pages, viewControllerAfter: current)
    for page in [before, after] { page.map(pages.take) }
    arrange()
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard isUsers, completion == nil else { return }
    let place = isHorizontal ? contentOffset.x : contentOffset.y
    guard let next = place > 0 ? after : place < 0 ? before : nil, next !== pending else { return }
    if let pending, pages.isShown {
      pending.startDisappearing(true)
      pending.finishDisappearing(true)
      current?.startAppearing(true)
    }
    pages.delegate?.pageViewController(pages, willTransitionTo: [next])
    begin(next)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle(isOver: true) }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { if !isTracking { settle(isOver: true) } }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle(isOver: true) }
}
