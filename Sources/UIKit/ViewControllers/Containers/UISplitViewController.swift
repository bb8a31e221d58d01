internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// A container view controller that shows two or three columns side by side on wide screens and as a single
/// stack on narrow ones.
///
/// With a style it has columns, each in a navigation controller, which is created if the controller has none.
/// Without a style (in older documents) it has a primary and a secondary controller as they are.
open class UISplitViewController: UIViewController {
  /// The style of a split view controller, which determines the number of columns.
  public enum Style: Int, Sendable {
    /// `unspecified` has a primary and a secondary controller as they are, like in older documents.
    case unspecified, doubleColumn, tripleColumn
  }

  /// A column of a split view controller; `compact` replaces all others while the interface is collapsed.
  public enum Column: Int, Sendable {
    /// `supplementary` lies between `primary` and `secondary`.
    case primary, supplementary, secondary, compact
  }

  /// The display mode: the visible columns, and whether they are beside the secondary one, over it, or
  /// displace it.
  public enum DisplayMode: Int, Sendable {
    /// Determined by size and style; the secondary column alone; or with one or two others beside or over it.
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    /// Two others displace the secondary column towards the far edge, which keeps the width that it has
    /// beside one column.
    case twoDisplaceSecondary

    /// `secondaryOnly`, by its name from before iOS 14.
    @available(*, deprecated, renamed: "secondaryOnly") public static var primaryHidden: DisplayMode {
      .secondaryOnly
    }
    /// `oneBesideSecondary`, by its name from before iOS 14.
    @available(*, deprecated, renamed: "oneBesideSecondary") public static var allVisible: DisplayMode {
      .oneBesideSecondary
    }
    /// `oneOverSecondary`, by its name from before iOS 14.
    @available(*, deprecated, renamed: "oneOverSecondary") public static var primaryOverlay: DisplayMode {
      .oneOverSecondary
    }
  }

  /// The behaviour of the columns relative to the secondary one.
  public enum SplitBehavior: Int, Sendable {
    /// Determined by the width; side by side; over the secondary column; or displacing it.
    case automatic, tile, overlay, displace
  }

  /// The edge of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    /// The left or right edge; swapped in right-to-left interfaces.
    case leading, trailing
  }

  /// The background style of the primary column.
  public enum BackgroundStyle: Int, Sendable {
    /// The client's own background, or that of a sidebar on the Mac.
    ///
    /// - Note: Both look the same.
    case none, sidebar
  }

  /// The visibility of the button that shows and hides columns.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// `automatic` shows it too.
    case automatic, never, always
  }

  /// The value for a length that the controller chooses.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// The style, which determines the number of columns.
  public let style: Style
  /// The controllers that the client has set for the columns.
  final var columns: [Column: UIViewController] = [:]
  /// The controllers shown: the client's, or navigation controllers around them.
  final var containers: [Column: UIViewController] = [:]
  /// A Boolean value that indicates whether the interface is collapsed; `nil` before the first layout.
  final var collapsed: Bool?
  /// The display mode; `automatic` until the first expanded layout.
  final var mode = DisplayMode.automatic
  /// The split behaviour when the columns were last laid out.
  final var usedBehavior = SplitBehavior.automatic
  final lazy var stage = SplitStage(self)

  /// Creates a split view controller without columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a split view controller without columns, for two controllers as they are.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a split view controller from data in an archive or a document of Interface Builder.
  public required init?(coder: NSCoder) {
    style = (coder as? NibCoder).map(Self.style(in:)) ?? .unspecified
    super.init(coder: coder)
    if let nib = coder as? NibCoder { decodeSplit(from: nib) }
  }

  /// The delegate, which is not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: - Columns

  /// The controllers, primary first; once collapsed, only the one that is shown.
  open var viewControllers: [UIViewController] {
    get { collapsed == true ? [stage.collapsedRoot].compactMap { $0 } : containersInOrder }
    set { replaceColumns(with: newValue) }
  }
  /// Sets the controller of a column, wrapped in a navigation controller if it is none; `nil` empties the
  /// column.
  open func setViewController(_ vc: UIViewController?, for column: Column) { put(vc, into: column) }
  /// Returns the controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// Shows a column.
  open func show(_ column: Column) { bring(column) }
  /// Hides a column, unless the interface is collapsed.
  open func hide(_ column: Column) { take(column) }
  /// Returns a Boolean value that indicates whether a column is visible.
  open func isShowing(_ column: Column) -> Bool { containers[column]?.viewIfLoaded?.window != nil }
  open override func show(_ vc: UIViewController, sender: Any?) { showPrimary(vc, sender) }
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender) }

  // MARK: - Modes

  /// A Boolean value that indicates whether there is only space for one column.
  open var isCollapsed: Bool { collapsed ?? isNarrow }
  /// The current display mode.
  open var displayMode: DisplayMode {
    isCollapsed ? .secondaryOnly : mode == .automatic ? stage.standardMode : mode
  }
  /// The preferred display mode, used while expanded; `automatic` depends on the width.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      if preferredDisplayMode != oldValue, collapsed == false {
        setMode(stage.standardMode, animated: isShown)
      }
    }
  }
  /// The preferred split behaviour; `automatic` depends on the width. While expanded, a change applies
  /// immediately, animated if in a window.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet {
      if preferredSplitBehavior != oldValue, collapsed == false {
        setMode(stage.standardMode, animated: isShown)
      }
    }
  }
  /// The current split behaviour.
  open var splitBehavior: SplitBehavior { stage.behavior }
  /// The edge of the primary column. The default is `leading`.
  open var primaryEdge = PrimaryEdge.leading {
    didSet {
      stage.updateGesture()
      viewIfLoaded?.setNeedsLayout()
    }
  }
  /// A Boolean value that determines whether a swipe from the edge shows hidden columns and a swipe back
  /// hides them. The default is `true`.
  open var presentsWithGesture = true { didSet { stage.updateGesture() } }
  /// Stored only. The background style of the primary column. As on iOS, it affects only sidebars on a Mac.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// The button that shows and hides columns. The bars of columns show it automatically.
  open var displayModeButtonItem: UIBarButtonItem { stage.button }
  /// The visibility of ``displayModeButtonItem`` in the bars of columns. The default is `automatic`.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// A Boolean value that determines whether a second button shows the secondary column only.
  open var showsSecondaryOnlyButton = false { didSet { viewIfLoaded?.setNeedsLayout() } }

  // MARK: - Column widths

  /// The preferred width as a fraction of the total width, 0…1, unless the width below is set. The default of
  /// all widths is ``automaticDimension``: two fifths of the total width, at most 320 points.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { widthsDidChange() }
  }
  /// The preferred width in points, which takes precedence over the fraction.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { widthsDidChange() }
  }
  /// The minimum width in points; automatic means none.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { widthsDidChange() }
  }
  /// The maximum width in points; automatic means 320, or the total width if a width is preferred.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { widthsDidChange() }
  }
  /// The current width of the primary column, shown or not, in points.
  open var primaryColumnWidth: CGFloat { stage.width(of: .primary) }
  /// The preferred width of the supplementary column as a fraction of the total width, 0…1.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { widthsDidChange() }
  }
  /// The preferred width in points; automatic uses the fraction.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { widthsDidChange() }
  }
  /// The minimum width in points; automatic means none.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { widthsDidChange() }
  }
  /// The maximum width in points; automatic is the same as for the primary column.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { widthsDidChange() }
  }
  /// The current width of the supplementary column, shown or not, in points.
  open var supplementaryColumnWidth: CGFloat { stage.width(of: .supplementary) }

  private func widthsDidChange() { viewIfLoaded?.setNeedsLayout() }

  // MARK: - View

  open override func loadView() {
    view = nib?.canvasView() ?? UILayoutContainerView(frame: UIScreen.main.bounds).flexible()
    view.clipsToBounds = true
    stage.updateGesture()
  }
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    adapt()
    stage.place()
  }
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  override var placesChildren: Bool { true }

  final var isNarrow: Bool {
    guard let view = viewIfLoaded, view.window != nil else { return (viewIfLoaded?.bounds.width ?? 0) < 600 }
    return view.traitCollection.horizontalSizeClass != .regular
  }
}

extension UISplitViewController {
  /// Returns the style that a document describes by what it allows.
  private static func style(in nib: NibCoder) -> Style {
    guard nib.bool("allowDoubleColumnStyle") == true else { return .unspecified }
    return nib.related("supplementaryViewController").isEmpty ? .doubleColumn : .tripleColumn
  }

  private func decodeSplit(from nib: NibCoder) {
    let modes: [String: DisplayMode] = [
      "secondaryOnly": .secondaryOnly, "beside": .oneBesideSecondary, "over": .oneOverSecondary,
      "twoBeside": .twoBesideSecondary,
      "twoOver": .twoOverSecondary, "twoDisplace": .twoDisplaceSecondary,
    ]
    if let mode = nib.string("preferredDisplayMode").flatMap({ modes[$0] }) { preferredDisplayMode = mode }
    let behaviors: [String: SplitBehavior] = ["tile": .tile, "overlay": .overlay, "displace": .displace]
    if let behavior = nib.string("behavior").flatMap({ behaviors[$0] }) { preferredSplitBehavior = behavior }
    if nib.string("primaryBackgroundStyle") == "sidebar" { primaryBackgroundStyle = .sidebar }
    if let value = nib.bool("presentsWithGesture") { presentsWithGesture = value }
    if let value = nib.number("preferredPrimaryColumnWidthFraction") {
      preferredPrimaryColumnWidthFraction = value
    }
    if let value = nib.number("preferredPrimaryColumnWidth") { preferredPrimaryColumnWidth = value }
    if let value = nib.number("minimumPrimaryColumnWidth") { minimumPrimaryColumnWidth = value }
    if let value = nib.number("maximumPrimaryColumnWidth") { maximumPrimaryColumnWidth = value }
  }
}
