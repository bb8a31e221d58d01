internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// Two or three controllers side by side on wide screens, and one above the other in a stack on narrow ones.
///
/// One made with a style has columns: each is in a navigation controller, which is made for a controller that
/// has none. One without (read from older documents) has a primary and a secondary controller as they are.
open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// `unspecified` has a primary and a secondary controller as they are, such as those of older documents.
    case unspecified, doubleColumn, tripleColumn
  }

  /// One of the columns; `compact` is shown in place of all others where there is room for one.
  public enum Column: Int, Sendable {
    /// `supplementary` stands between `primary` and `secondary`.
    case primary, supplementary, secondary, compact
  }

  /// Which columns are seen, and how: beside the secondary one, over it, or pushing it away.
  public enum DisplayMode: Int, Sendable {
    /// By the shape and style, the secondary column alone, or with one or two others beside it or over it.
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    /// With two others; the secondary column is pushed towards the far edge, and keeps the width that it has
    /// beside one.
    case twoDisplaceSecondary

    /// `secondaryOnly`, by its name before iOS 14.
    @available(*, deprecated, renamed: "secondaryOnly") public static var primaryHidden: DisplayMode {
      .secondaryOnly
    }
    /// `oneBesideSecondary`, by its name before iOS 14.
    @available(*, deprecated, renamed: "oneBesideSecondary") public static var allVisible: DisplayMode {
      .oneBesideSecondary
    }
    /// `oneOverSecondary`, by its name before iOS 14.
    @available(*, deprecated, renamed: "oneOverSecondary") public static var primaryOverlay: DisplayMode {
      .oneOverSecondary
    }
  }

  /// How columns share the room.
  public enum SplitBehavior: Int, Sendable {
    /// By the width, beside each other, over the secondary column, or pushing it aside.
    case automatic, tile, overlay, displace
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    /// Left or right; exchanged where the interface runs from right to left.
    case leading, trailing
  }

  /// The ground of the primary column.
  public enum BackgroundStyle: Int, Sendable {
    /// As the app has it, or that of a Mac's sidebar; they look the same here.
    case none, sidebar
  }

  /// Whether bars show the button that shows and hides columns.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// `automatic` shows it, too.
    case automatic, never, always
  }

  /// Lets the controller choose a length.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// How many columns there are.
  public let style: Style
  /// What the user put into the columns.
  final var columns: [Column: UIViewController] = [:]
  /// What is shown of them: the same, or navigation controllers around them.
  final var containers: [Column: UIViewController] = [:]
  /// Whether there is room for one column only; nil before the first layout.
  final var collapsed: Bool?
  /// The columns that are seen; `automatic` until the first layout with room for several.
  final var mode = DisplayMode.automatic
  /// How the columns shared the room when they were last placed.
  final var usedBehavior = SplitBehavior.automatic
  final lazy var stage = SplitStage(self)

  /// A controller without columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller without columns, for two controllers as they are.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// One read from a document or an archive.
  public required init?(coder: NSCoder) {
    style = (coder as? NibCoder).map(Self.style(in:)) ?? .unspecified
    super.init(coder: coder)
    if let nib = coder as? NibCoder { decodeSplit(from: nib) }
  }

  /// Asked and told of columns; not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: - Columns

  /// The controllers that are shown, the primary one first; once it is known that there is room for one, that
  /// alone.
  open var viewControllers: [UIViewController] {
    get { collapsed == true ? [stage.collapsedRoot].compactMap { $0 } : containersInOrder }
    set { replaceColumns(with: newValue) }
  }
  /// A controller that is none gets a navigation controller around it; nil empties the column.
  open func setViewController(_ vc: UIViewController?, for column: Column) { put(vc, into: column) }
  /// What was put into a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// Brings a column onto the screen.
  open func show(_ column: Column) { bring(column) }
  /// Takes a column off the screen, where there is room for several.
  open func hide(_ column: Column) { take(column) }
  /// Whether a column is on the screen.
  open func isShowing(_ column: Column) -> Bool { containers[column]?.viewIfLoaded?.window != nil }
  open override func show(_ vc: UIViewController, sender: Any?) { showPrimary(vc, sender) }
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender) }

  // MARK: - Modes

  /// Whether there is room for one column only.
  open var isCollapsed: Bool { collapsed ?? isNarrow }
  /// The columns that are seen.
  open var displayMode: DisplayMode {
    isCollapsed ? .secondaryOnly : mode == .automatic ? stage.standardMode : mode
  }
  /// Taken where there is room for several columns; `automatic` is by the width.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      if preferredDisplayMode != oldValue, collapsed == false {
        setMode(stage.standardMode, animated: isShown)
      }
    }
  }
  /// How columns are to share the room; `automatic` is by the width. Where there is room for several, another
  /// one shows at once, animated in a window.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet {
      if preferredSplitBehavior != oldValue, collapsed == false {
        setMode(stage.standardMode, animated: isShown)
      }
    }
  }
  /// How columns share the room now.
  open var splitBehavior: SplitBehavior { stage.behavior }
  /// `leading` unless set.
  open var primaryEdge = PrimaryEdge.leading {
    didSet {
      stage.updateGesture()
      viewIfLoaded?.setNeedsLayout()
    }
  }
  /// Whether a swipe from the side shows the columns that are hidden, and a swipe back hides them.
  open var presentsWithGesture = true { didSet { stage.updateGesture() } }
  /// Kept for the app: sidebars have a background of their own on Macs alone.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// A button that shows and hides columns. Bars of columns show it by themselves.
  open var displayModeButtonItem: UIBarButtonItem { stage.button }
  /// Whether bars of columns show `displayModeButtonItem`; `automatic` unless set.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether a second button shows the secondary column alone.
  open var showsSecondaryOnlyButton = false { didSet { viewIfLoaded?.setNeedsLayout() } }

  // MARK: - Widths, in points

  /// A part of the whole width, 0…1; counts where the width below is not set. All are `automaticDimension`
  /// at first: two fifths of the whole, 320 at most.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { widthsDidChange() }
  }
  /// In points; before the fraction.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { widthsDidChange() }
  }
  /// In points; automatic is none.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { widthsDidChange() }
  }
  /// In points; automatic is 320, or the whole width where a width is preferred.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { widthsDidChange() }
  }
  /// The width that it has, or would have, in points.
  open var primaryColumnWidth: CGFloat { stage.width(of: .primary) }
  /// The same for the supplementary column.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { widthsDidChange() }
  }
  /// In points; automatic is by the fraction.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { widthsDidChange() }
  }
  /// In points; automatic is none.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { widthsDidChange() }
  }
  /// In points; automatic is as that of the primary column.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { widthsDidChange() }
  }
  /// The width that it has, or would have, in points.
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
  /// Documents name styles by what they allow.
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
