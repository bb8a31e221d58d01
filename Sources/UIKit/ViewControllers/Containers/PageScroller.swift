internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The scroll view of a page view controller. It is three pages large, with the current page in the middle
/// and the pages before and after beside it while they are needed.
///
/// If there is no such page, a negative inset removes its space. So code that reads the offset finds the
/// current page one page from the start, as on iOS, and may set a delegate of its own here.
final class PageScroller: UIScrollView {
  private unowned let pages: UIPageViewController
  private let isHorizontal: Bool
  /// The spacing between pages, in points.
  private let spacing: CGFloat
  private(set) var current: UIViewController?
  private var before: UIViewController?, after: UIViewController?
  /// The page that is scrolling into view.
  private var pending: UIViewController?
  /// The completion of a turn started in code.
  private var completion: ((Bool) -> Void)?
  /// A Boolean value that indicates whether the user turns the pages.
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
  }

  required init?(coder: NSCoder) { nil }

  /// The distance from one page to the next.
  private var stride: CGFloat { isHorizontal ? layer.bounds.width : layer.bounds.height }

  /// Returns the offset at which the page at a distance from the current one fills the view.
  private func place(of number: CGFloat) -> CGPoint {
    let way = stride * (1 + number)
    return isHorizontal ? CGPoint(x: way, y: 0) : CGPoint(x: 0, y: way)
  }

  /// The distance by which the pages are scrolled away from the current one, in points.
  private var way: CGFloat { (isHorizontal ? contentOffset.x : contentOffset.y) - stride }

  /// Fills an area with pages; the spacing between two pages lies outside of it.
  func fill(_ area: CGRect) {
    let new = isHorizontal ? area.insetBy(dx: -spacing / 2, dy: 0) : area.insetBy(dx: 0, dy: -spacing / 2)
    let follows = pages.dataSource != nil
    alwaysBounceHorizontal = isHorizontal && follows
    alwaysBounceVertical = !isHorizontal && follows
    guard frame != new else { return }
    frame = new
    contentSize = CGSize(
      width: new.width * (isHorizontal ? 3 : 1), height: new.height * (isHorizontal ? 1 : 3))
    setContentOffset(place(of: 0), animated: false)
    arrange()
  }

  /// Lays out the pages side by side, and enables scrolling to those that exist.
  private func arrange() {
    for (place, page) in [(-1, before), (0, current), (1, after)] {
      guard let page, page.parent === pages else { continue }
      let box = CGRect(origin: self.place(of: CGFloat(place)), size: layer.bounds.size)
      let holder = (page.view.superview as? PageHolder) ?? PageHolder(frame: box)
      holder.frame = isHorizontal ? box.insetBy(dx: spacing / 2, dy: 0) : box.insetBy(dx: 0, dy: spacing / 2)
      page.view.frame = CGRect(origin: .zero, size: holder.bounds.size)
      if page.view.superview !== holder { holder.addSubview(page.view) }
      if holder.superview !== self { addSubview(holder) }
    }
    let room = (before: before == nil ? -stride : 0, after: after == nil ? -stride : 0)
    contentInset =
      isHorizontal
      ? UIEdgeInsets(top: 0, left: room.before, bottom: 0, right: room.after)
      : UIEdgeInsets(top: room.before, left: 0, bottom: room.after, right: 0)
  }

  // MARK: - Turning pages

  /// Shows a page without animation.
  func show(_ page: UIViewController?) {
    settle(isOver: false)
    (current, before, after) = (page, nil, nil)
    setContentOffset(place(of: 0), animated: false)
    arrange()
  }

  /// Scrolls to a page that is already a child of the controller.
  func turn(to page: UIViewController, forward: Bool, completion: @escaping (Bool) -> Void) {
    settle(isOver: false)
    (before, after) = forward ? (nil, page) : (page, nil)
    isUsers = false
    self.completion = completion
    arrange()
    begin(page)
    setContentOffset(place(of: forward ? 1 : -1), animated: true)
  }

  private func begin(_ page: UIViewController) {
    pending = page
    guard pages.isShown else { return }
    page.startAppearing(true)
    current?.startDisappearing(true)
    page.settleAppearing(true)
  }

  /// Makes the visible page the current one after scrolling has ended.
  private func settle(isOver: Bool) {
    guard let pending else {
      (before, after) = (nil, nil)
      tidy()
      return arrange()
    }
    let isTurned = completion != nil || abs(way) > stride / 2
    let old = current
    self.pending = nil
    if isTurned {
      current = pending
      pages.turned(to: pending, forward: pending === after, byUser: isUsers)
      if pages.isShown {
        pending.finishAppearing(true)
        old?.finishDisappearing(true)
      }
    } else if pages.isShown {
      old?.startAppearing(true)
      old?.finishAppearing(true)
      pending.startDisappearing(true)
      pending.finishDisappearing(true)
    }
    let end = completion
    completion = nil
    (before, after) = (nil, nil)
    setContentOffset(place(of: 0), animated: false)
    arrange()
    tidy()
    if isUsers {
      pages.delegate?.pageViewController(
        pages, didFinishAnimating: isOver, previousViewControllers: [old].compactMap { $0 },
        transitionCompleted: isTurned)
    }
    end?(isOver)
  }

  /// Releases the pages that are not visible.
  private func tidy() {
    for page in pages.children where page !== current && page.viewIfLoaded?.superview?.superview === self {
      pages.release(page)
    }
  }

  // MARK: - Dragging

  override func dragBegins() {
    super.dragBegins()
    guard let current, let source = pages.dataSource, completion == nil, pending == nil else { return }
    isUsers = true
    before = before ?? source.pageViewController(pages, viewControllerBefore: current)
    after = after ?? source.pageViewController(pages, viewControllerAfter: current)
    for page in [before, after] { page.map(pages.take) }
    arrange()
  }

  override func didScroll() {
    super.didScroll()
    guard isUsers, completion == nil else { return }
    guard let next = way > 0 ? after : way < 0 ? before : nil, next !== pending else { return }
    if let pending, pages.isShown {
      pending.startDisappearing(true)
      pending.finishDisappearing(true)
      current?.startAppearing(true)
    }
    pages.delegate?.pageViewController(pages, willTransitionTo: [next])
    begin(next)
  }

  override func scrollingEnds() {
    super.scrollingEnds()
    settle(isOver: true)
  }
}

/// A container that positions a page, so that the page's own view has its origin at zero.
final class PageHolder: UIView {}
