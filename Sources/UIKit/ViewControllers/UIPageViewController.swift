internal import CoreGraphics
public import Foundation

/// The pages before and after each page.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another; nil at the start.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another; nil at the end.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots the page indicator has.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which dot of the page indicator is lit.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// By default `0`.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// By default `0`.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Told of the pages that are turned.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called before pages are turned.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Called after pages were turned.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing by default.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing by default.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// Controllers as pages, one after the other.
open class UIPageViewController: UIViewController {
  /// How pages turn.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  /// Which way pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  /// Where the spine of a book lies.
  public enum SpineLocation: Int, Sendable {
    case none, min, mid, max
  }

  /// Which way pages are turned.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  /// Keys of the options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The value that stands for it.
    public let rawValue: String
    /// The one with a value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A number of `SpineLocation`.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between pages, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// How pages turn.
  public let transitionStyle: TransitionStyle
  /// Which way pages follow each other.
  public let navigationOrientation: NavigationOrientation
  private var pages: [UIViewController] = []

  /// A controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// One read from a document or an archive.
  public required init?(coder: NSCoder) {
    let nib = coder as? NibCoder
    transitionStyle = nib?.name("transitionStyle") == "scroll" ? .scroll : .pageCurl
    navigationOrientation = nib?.name("navigationOrientation") == "vertical" ? .vertical : .horizontal
    super.init(coder: coder)
  }

  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open var spineLocation: SpineLocation { .none }
  open var isDoubleSided = false
  /// The pages that are shown: one, or two beside a spine.
  open var viewControllers: [UIViewController]? { pages }
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    if animated, isViewLoaded { notYet("the animation of UIPageViewController") }
    show(viewControllers ?? [])
    completion?(true)
  }

  open override func loadView() {
    view = nib?.canvasView() ?? UIView(frame: UIScreen.main.bounds)
    for page in pages { view.addSubview(page.view) }
  }
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let size = view.bounds.size
    let width = size.width / CGFloat(max(1, pages.count))
    for (index, page) in pages.enumerated() {
      page.view.frame = CGRect(x: width * CGFloat(index), y: 0, width: width, height: size.height)
    }
  }

  override var placesChildren: Bool { true }

  private func show(_ new: [UIViewController]) {
    let old = pages
    for page in old where !new.contains(where: { $0 === page }) {
      page.willMove(toParent: nil)
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
    for page in new where page.parent !== self {
      addChild(page)
      page.didMove(toParent: self)
      if isViewLoaded { view.addSubview(page.view) }
    }
    pages = new
    viewIfLoaded?.setNeedsLayout()
    announceAppearance(of: new.first, replacing: old.first)
  }
}
