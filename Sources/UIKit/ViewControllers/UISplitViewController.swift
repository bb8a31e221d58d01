internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// Told of the columns of a split view controller.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  /// Whether the delegate has put the secondary controller into the primary one itself.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Called before the columns are shown another way.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// The column that stays where there is room for one.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
  /// No by default.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Does nothing by default.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// By default `proposedTopColumn`.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
}

/// Two or three controllers side by side on wide screens, the first of them alone on narrow ones.
open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  /// One of the columns.
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
  }

  /// Which columns are seen, and how.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    case twoDisplaceSecondary
  }

  /// How columns share the room.
  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    case leading, trailing
  }

  /// Lets the controller choose a length.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// How many columns there are.
  public let style: Style
  private var list: [UIViewController] = []
  private var columns: [Column: UIViewController] = [:]
  private let divider = UIView(frame: .zero)

  /// A controller without columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// One read from a document or an archive.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The primary controller, then the others.
  open var viewControllers: [UIViewController] {
    get { list }
    set { replace(with: newValue) }
  }
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
    replace(with: [.primary, .supplementary, .secondary].compactMap { columns[$0] })
  }
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  open func show(_ column: Column) {}
  open func hide(_ column: Column) {}
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    replace(with: Array(list.prefix(max(1, list.count - 1))) + [vc])
  }
  open var isCollapsed: Bool { (viewIfLoaded?.bounds.width ?? 0) < 600 }
  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : .oneBesideSecondary }
  open var preferredDisplayMode = DisplayMode.automatic
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var primaryEdge = PrimaryEdge.leading
  open var presentsWithGesture = true
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var primaryColumnWidth: CGFloat { columnWidth }

  open override func loadView() {
    view = nib?.canvasView() ?? UIView(frame: UIScreen.main.bounds)
    divider.backgroundColor = .separator
    for controller in list { view.addSubview(controller.view) }
  }
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeViews()
  }

  // MARK: - Work

  private func replace(with new: [UIViewController]) {
    for old in list where !new.contains(where: { $0 === old }) {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
      if isViewLoaded { view.addSubview(controller.view) }
    }
    list = new
    viewIfLoaded?.setNeedsLayout()
  }

  private var columnWidth: CGFloat {
    let width = viewIfLoaded?.bounds.width ?? 0
    if preferredPrimaryColumnWidth > 0 { return min(preferredPrimaryColumnWidth, width) }
    let fraction = preferredPrimaryColumnWidthFraction
    let wanted = fraction > 0 ? width * fraction : 320
    let least = minimumPrimaryColumnWidth > 0 ? minimumPrimaryColumnWidth : 0
    let most = maximumPrimaryColumnWidth > 0 ? maximumPrimaryColumnWidth : max(least, 320)
    return min(max(wanted, least), most, width)
  }

  private func placeViews() {
    guard let first = list.first else { return }
    let area = CGRect(origin: .zero, size: view.bounds.size)
    guard !isCollapsed, list.count > 1 else {
      for controller in list { controller.view.isHidden = controller !== first }
      first.view.frame = area
      first.view.setSafeArea(view.safeAreaInsets)
      return
    }
    let line = 1 / max(view.traitCollection.displayScale, 1)
    var x: CGFloat = 0
    for controller in list.dropLast() {
      controller.view.isHidden = false
      controller.view.frame = CGRect(x: x, y: 0, width: columnWidth, height: area.height)
      controller.view.setSafeArea(view.safeAreaInsets)
      x += columnWidth + line
    }
    guard let last = list.last else { return }
    last.view.isHidden = false
    last.view.frame = CGRect(x: x, y: 0, width: max(0, area.width - x), height: area.height)
    last.view.setSafeArea(view.safeAreaInsets)
    if divider.superview !== view { view.addSubview(divider) }
    divider.frame = CGRect(x: x - line, y: 0, width: line, height: area.height)
  }
}
