public import Foundation
internal import CoreGraphics

/// The pages before and after each page.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Told of the pages that are turned.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// Controllers as pages, one after the other.
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  public enum SpineLocation: Int, Sendable {
    case none, min, mid, max
  }

  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  private var pages: [UIViewController] = []

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

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
