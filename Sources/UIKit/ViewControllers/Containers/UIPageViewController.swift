internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// The data source of a page view controller, which provides the pages before and after each page.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before another, or `nil` at the start.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another, or `nil` at the end.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of dots of the page indicator.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the current dot of the page indicator.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns 0.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// The delegate of a page view controller.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called before the user turns to other pages.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Called after pages were turned.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// A container view controller that shows controllers as pages.
open class UIPageViewController: UIViewController {
  /// The style of the transition between pages.
  public enum TransitionStyle: Int, Sendable {
    /// Turning like the pages of a book, or scrolling.
    case pageCurl, scroll
  }

  /// The orientation in which pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// The next page lies to the right, or below.
    case horizontal, vertical
  }

  /// The location of a book's spine.
  public enum SpineLocation: Int, Sendable {
    /// `min` and `max` are left and right, or top and bottom; `mid` shows two pages. Scrolling pages have
    /// `none`.
    case none, min, mid, max
  }

  /// The direction in which pages are turned.
  public enum NavigationDirection: Int, Sendable {
    /// The direction to the page after the current one, or to the one before.
    case forward, reverse
  }

  /// The keys of the options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of the key.
    public let rawValue: String
    /// Creates a key from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key for the raw value of a ``SpineLocation``.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The key for the spacing between pages, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// The style of the transition between pages.
  public let transitionStyle: TransitionStyle
  /// The orientation in which pages follow each other.
  public let navigationOrientation: NavigationOrientation
  private var pages: [UIViewController] = []
  /// The scroll view of the pages; `nil` if they turn like the pages of a book.
  private var scroller: PageScroller?
  private var dots: UIPageControl?
  private var recognizers: [UIGestureRecognizer] = []
  private let spine: SpineLocation

  /// Creates a page view controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let place = options?[.spineLocation]
    spine =
      (place as? SpineLocation) ?? (place as? Int).flatMap { SpineLocation(rawValue: $0) }
      ?? (style == .pageCurl ? .min : .none)
    super.init(nibName: nil, bundle: nil)
    let spacing = options?[.interPageSpacing]
    if style == .scroll {
      scroller = PageScroller(
        of: self, spacing: (spacing as? CGFloat) ?? (spacing as? Int).map { CGFloat($0) } ?? 0)
    }
  }

  /// Creates a controller whose pages curl horizontally.
  public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a page view controller from data in an archive or a document of Interface Builder.
  public required init?(coder: NSCoder) {
    let nib = coder as? NibCoder
    transitionStyle = nib?.name("transitionStyle") == "scroll" ? .scroll : .pageCurl
    navigationOrientation = nib?.name("navigationOrientation") == "vertical" ? .vertical : .horizontal
    switch nib?.name("spineLocation") {
    case _ where transitionStyle == .scroll: spine = .none
    case "mid": spine = .mid
    case "max": spine = .max
    default: spine = .min
    }
    super.init(coder: coder)
    if transitionStyle == .scroll {
      scroller = PageScroller(of: self, spacing: CGFloat(nib?.number("pageSpacing") ?? 0))
    }
  }

  /// The data source, which is not retained. If `nil`, the user cannot turn pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The delegate, notified of pages that the user turns; not retained.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The location of the spine; `none` if pages scroll.
  open var spineLocation: SpineLocation { spine }
  /// A Boolean value that indicates whether pages have a back of their own, so that the user turns two at a
  /// time. Always `true` with the spine in the middle, where setting `false` traps.
  ///
  /// - Note: Otherwise the back is not visible while a page turns; a warning is logged once.
  open var isDoubleSided: Bool {
    get { spine == .mid || hasBacks }
    set {
      raiseUnless(
        newValue || spine != .mid, "UIPageViewController.isDoubleSided with the spine in the middle")
      hasBacks = newValue
      if newValue, spine != .mid { notYet("UIPageViewController.isDoubleSided") }
    }
  }
  private var hasBacks = false
  /// The recognisers that turn the pages of a book; empty if pages scroll.
  open var gestureRecognizers: [UIGestureRecognizer] { recognizers }
  /// The current pages: one, or two beside a spine.
  open var viewControllers: [UIViewController]? { pages }
  /// Sets the current pages: two with the spine in the middle, otherwise one, optionally followed by the back
  /// of the turned page. `completion` is called when the transition has ended.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let given = viewControllers ?? [], required = spine == .mid ? 2 : 1
    raiseUnless(
      given.count == required || given.count == 2 && isDoubleSided,
      """
      setViewControllers(_:direction:animated:completion:): The number of view controllers provided \
      (\(given.count)) doesn't match the number required (\(required)) for the requested transition
      """)
    let new = Array(given.prefix(required))
    defer { countPages() }
    guard animated, UIView.areAnimationsEnabled, isViewLoaded, view.window != nil, let next = new.first,
      next !== pages.first,
      !pages.isEmpty
    else {
      show(new)
      completion?(true)
      return
    }
    guard let scroller else { return turn(to: new, forward: direction == .forward, completion) }
    take(next)
    scroller.turn(to: next, forward: direction == .forward) { completion?($0) }
  }

  open override func loadView() {
    view = nib?.canvasView() ?? _UIPageViewControllerContentView(frame: UIScreen.main.bounds).flexible()
    // Clients look for the scroll view as soon as there is a view, to set its delegate.
    if scroller != nil || !pages.isEmpty { furnish() }
  }
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    var area = view.bounds
    if let dots {
      dots.frame = CGRect(x: 0, y: area.maxY - Self.dotsHeight, width: area.width, height: Self.dotsHeight)
      area.size.height -= Self.dotsHeight
    }
    if let scroller { return scroller.fill(area) }
    // Two pages lie on both sides of the spine.
    let isRow = navigationOrientation == .horizontal, share = 1 / CGFloat(max(1, pages.count))
    let size = CGSize(width: area.width * (isRow ? share : 1), height: area.height * (isRow ? 1 : share))
    for (index, page) in pages.enumerated() {
      let place = CGFloat(index)
      page.view.frame = CGRect(
        origin: isRow ? CGPoint(x: size.width * place, y: 0) : CGPoint(x: 0, y: size.height * place),
        size: size)
    }
  }

  override var placesChildren: Bool { true }

  /// The height of the page indicator below the pages, in points; not measured.
  private static let dotsHeight: CGFloat = 37

  /// Adds the container of the pages to the view.
  private func furnish() {
    if let scroller {
      if scroller.superview !== view { view.insertSubview(scroller, at: 0) }
      scroller.show(pages.first)
      scroller.fill(view.bounds)
    } else {
      for page in pages { view.addSubview(page.view) }
      makeRecognizers()
    }
    countPages()
    view.setNeedsLayout()
  }

  private func show(_ new: [UIViewController]) {
    let old = pages
    for page in old where !new.contains(where: { $0 === page }) { release(page) }
    for page in new { take(page) }
    pages = new
    if isViewLoaded, !new.isEmpty { furnish() }
    let gone = old.filter { !new.contains($0) }, come = new.filter { !old.contains($0) }
    for place in 0..<max(gone.count, come.count) {
      announceAppearance(
        of: come.indices.contains(place) ? come[place] : nil,
        replacing: gone.indices.contains(place) ? gone[place] : nil)
    }
  }

  // MARK: - Used by the scroll view

  /// Makes a page a child controller.
  final func take(_ page: UIViewController) {
    guard page.parent !== self else { return }
    addChild(page)
    page.didMove(toParent: self)
  }

  /// Removes a page that is no longer shown.
  final func release(_ page: UIViewController) {
    page.willMove(toParent: nil)
    (page.viewIfLoaded?.superview as? PageHolder)?.removeFromSuperview()
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }

  /// Updates the state after turning to another page.
  final func turned(to page: UIViewController, forward: Bool, byUser: Bool) {
    pages = [page]
    if byUser, let dots { dots.currentPage += forward ? 1 : -1 }
  }

  /// Shows a page indicator below horizontally scrolling pages, with the data source's number of pages.
  private func countPages() {
    guard let scroller, navigationOrientation == .horizontal, isViewLoaded, scroller.superview === view else {
      return
    }
    let count = dataSource?.presentationCount(for: self) ?? 0
    guard count > 0 else {
      dots?.removeFromSuperview()
      dots = nil
      return
    }
    let shown = dots ?? UIPageControl(frame: .zero)
    if dots == nil {
      dots = shown
      shown.isUserInteractionEnabled = false
      view.addSubview(shown)
      view.setNeedsLayout()
    }
    shown.numberOfPages = count
    shown.currentPage = dataSource?.presentationIndex(for: self) ?? 0
  }

  // MARK: - Page curl

  /// Turns to other pages around the spine, as a single stiff page.
  private func turn(to new: [UIViewController], forward: Bool, _ completion: ((Bool) -> Void)?) {
    let turn = CATransition()
    turn.type = forward ? .pageCurl : .pageUnCurl
    turn.subtype = navigationOrientation == .vertical ? .fromBottom : spine == .max ? .fromRight : .fromLeft
    turn.duration = Self.turnDuration
    turn.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    let end = AnimationsEnd()
    end.report = completion
    turn.blockEnd = end
    view.layer.add(turn, forKey: kCATransition)
    UIView.performWithoutAnimation {
      show(new)
      view.layoutIfNeeded()
    }
    end.leave()
  }

  /// The duration of turning a page, in seconds; not measured.
  private static let turnDuration = 0.6

  private func makeRecognizers() {
    guard recognizers.isEmpty else { return }
    let pan = UIPanGestureRecognizer()
    pan.onAction { [weak self] gesture in
      guard let self, gesture.state == .began, let pan = gesture as? UIPanGestureRecognizer else { return }
      let way = pan.translation(in: view), speed = pan.velocity(in: view)
      let step = navigationOrientation == .horizontal ? way.x + speed.x : way.y + speed.y
      if step != 0 { userTurns(forward: step < 0) }
    }
    let tap = UITapGestureRecognizer()
    tap.onAction { [weak self] gesture in
      guard let self, gesture.state == .ended else { return }
      let place = gesture.location(in: view), size = view.bounds.size
      let part =
        navigationOrientation == .horizontal ? place.x / max(size.width, 1) : place.y / max(size.height, 1)
      if part < Self.tapPart {
        userTurns(forward: false)
      } else if part > 1 - Self.tapPart {
        userTurns(forward: true)
      }
    }
    recognizers = [pan, tap]
    for one in recognizers { view.addGestureRecognizer(one) }
  }

  /// The fraction of the view at each side where a tap turns a page; not measured.
  private static let tapPart: CGFloat = 0.15

  private func userTurns(forward: Bool) {
    guard let next = sheet(forward: forward) else { return }
    let old = pages
    delegate?.pageViewController(self, willTransitionTo: next)
    turn(to: spine == .mid ? next : [next[0]], forward: forward) { [weak self] finished in
      guard let self else { return }
      delegate?.pageViewController(
        self, didFinishAnimating: finished, previousViewControllers: old, transitionCompleted: true)
    }
  }

  /// Returns the pages that appear when the user turns a page: both sides of a sheet if pages have two, in
  /// their order beside a spine, otherwise the next one; `nil` if one is missing.
  private func sheet(forward: Bool) -> [UIViewController]? {
    func neighbour(of page: UIViewController) -> UIViewController? {
      forward
        ? dataSource?.pageViewController(self, viewControllerAfter: page)
        : dataSource?.pageViewController(self, viewControllerBefore: page)
    }
    guard let edge = forward ? pages.last : pages.first, let near = neighbour(of: edge) else { return nil }
    guard isDoubleSided else { return [near] }
    guard let far = neighbour(of: near) else { return nil }
    return spine == .mid && forward ? [near, far] : [far, near]
  }
}
