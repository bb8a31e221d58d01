internal import CoreGraphics
internal import Foundation

/// The Boolean properties of a view, in one word.
struct ViewSettings: OptionSet {
  let rawValue: UInt32
  init(rawValue: UInt32) { self.rawValue = rawValue }

  static let autoresizesSubviews = ViewSettings(rawValue: 1)
  static let translatesAutoresizingMask = ViewSettings(rawValue: 2)
  static let preservesSuperviewMargins = ViewSettings(rawValue: 4)
  static let insetsMarginsFromSafeArea = ViewSettings(rawValue: 8)
  static let opaque = ViewSettings(rawValue: 16)
  static let clearsContext = ViewSettings(rawValue: 32)
  static let interactive = ViewSettings(rawValue: 64)
  static let multipleTouch = ViewSettings(rawValue: 128)
  static let exclusiveTouch = ViewSettings(rawValue: 256)
  /// Redraws when its size changes, regardless of its content mode.
  static let redrawsOnResize = ViewSettings(rawValue: 512)
  /// The view is the root view of a controller.
  static let hasController = ViewSettings(rawValue: 1024)

  /// Needs `updateConstraints()` before the next layout.
  static let needsUpdateConstraints = ViewSettings(rawValue: 2048)
  /// This view or one below needs `updateConstraints()`.
  static let subtreeNeedsUpdateConstraints = ViewSettings(rawValue: 4096)
  /// Passes a safe area on to its subviews.
  static let passesSafeArea = ViewSettings(rawValue: 8192)
  /// The view has a safe area or margins that depend on its position in the superview.
  static let followsSuperview = ViewSettings(rawValue: 16384)
  /// Owns a guide that depends on the view's width in more than distances from edges.
  static let hasReadableGuide = ViewSettings(rawValue: 32768)
  /// Constraints hold, mention or place this view or one below.
  static let usesConstraints = ViewSettings(rawValue: 65536)
  /// Keeps the frame that its document stores, regardless of constraints.
  static let keepsStoredFrame = ViewSettings(rawValue: 131072)
  /// The view is that of a window's root controller.
  static let fillsWindow = ViewSettings(rawValue: 262144)
  /// Needs `updateProperties()` before the next layout.
  static let needsUpdateProperties = ViewSettings(rawValue: 524288)
  /// The view is a `SelfSizingCell`.
  static let sizesItself = ViewSettings(rawValue: 1_048_576)
  /// The view has been scaled by its scroll view.
  static let isZoomed = ViewSettings(rawValue: 2_097_152)

  /// Limits its content to the readable width by its margins.
  static let followsReadableWidth = ViewSettings(rawValue: 4_194_304)

  /// The view is a scroll view, whose content stays within its bounds.
  static let scrolls = ViewSettings(rawValue: 8_388_608)

  /// Requested to become first responder while it was in no window.
  static let becomesFirstResponderInWindow = ViewSettings(rawValue: 16_777_216)

  /// The view is an element in its list, or the content view of a table cell.
  static let isOfList = ViewSettings(rawValue: 33_554_432)

  /// The view is a window; a flag that is cheap to test when thousands of views are added.
  static let isWindow = ViewSettings(rawValue: 67_108_864)

  /// The settings of views that have to be notified of a new frame.
  static let followingFrame: ViewSettings = [
    .redrawsOnResize, .hasController, .passesSafeArea, .followsSuperview, .hasReadableGuide, .usesConstraints,
    .followsReadableWidth, .scrolls,
  ]

  /// The defaults of UIKit.
  static let initial: ViewSettings = [
    .autoresizesSubviews, .translatesAutoresizingMask, .insetsMarginsFromSafeArea, .opaque, .clearsContext,
    .interactive, .needsUpdateConstraints, .needsUpdateProperties,
  ]
}

/// The rarely used properties of a view.
@MainActor final class ViewExtras {
  /// The number of animations that block touches to the view.
  var touchHolds = 0
  var tag = 0
  var focus = FocusWishes()
  var tint: UIColor?
  var tintMode = UIView.TintAdjustmentMode.automatic
  /// A Boolean value that indicates whether the view is below a presentation that dims it.
  var isBehindPresentation = false
  /// The traits that the view overrides for itself and those below; nil for none.
  var overrides: TraitValues?
  /// The traits that the view's controller overrides for itself and those below; nil for none.
  var controllerOverrides: TraitValues?
  /// The combined overrides, of which the view's own take precedence; nil for none.
  var allOverrides: TraitValues? {
    guard let controllerOverrides else { return overrides }
    return overrides.map { controllerOverrides.merged(with: $0) } ?? controllerOverrides
  }
  /// The minimum and the maximum text size; nil for the user's.
  var textSizes: (least: UIContentSizeCategory?, largest: UIContentSizeCategory?)?
  lazy var traitWatchers = TraitWatchers()
  var semantics = UISemanticContentAttribute.unspecified
  var margins: OwnMargins?
  /// The margins of the last notification.
  var settledMargins: UIEdgeInsets?
  var safeArea: UIEdgeInsets?
  /// The part of the safe area that the superview passes on.
  var inheritedSafeArea = UIEdgeInsets.zero
  /// The safe area imposed by a container.
  var imposedSafeArea: UIEdgeInsets?
  var contentScale: CGFloat?
  /// The size that a bar gives the view, and the one that the client had given it; nil outside of bars.
  var barSize: BarViewSize?
  var huggingPriority: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var nib: NibIdentity?
  var guides: [UILayoutGuide] = []
  /// The gesture recognisers; nil until one was added.
  var gestures: [UIGestureRecognizer]?
  var motionEffects: [UIMotionEffect] = []
  /// The size that replaces `intrinsicContentSize` on Xcode's canvas.
  var placeholderSize: CGSize?
  /// The priority of that size if it is the one that the document stores for a view without content.
  var drawnSizePriority: UILayoutPriority?
  /// The size that the document stores for a class that is not linked into the process.
  var designedSize: CGSize?
  /// The size on Xcode's canvas of a view in a stack whose size across the axis nothing determines.
  var lengthOnCanvas: CGSize?
  weak var controller: UIViewController?
  var largeContent = LargeContent()
  var corners: UICornerConfiguration?
}

/// The settings of a view for the large content viewer.
struct LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var insets = UIEdgeInsets.zero
}

extension UIView {
  final func has(_ setting: ViewSettings) -> Bool { settings.contains(setting) }

  final func set(_ setting: ViewSettings, _ on: Bool) {
    if on { settings.insert(setting) } else { settings.remove(setting) }
  }

  final func setInteractive(_ isInteractive: Bool) {
    set(.interactive, isInteractive)
    tellObservers()
  }

  final func needExtras() -> ViewExtras {
    if let extras { return extras }
    let new = ViewExtras()
    extras = new
    return new
  }

  final var autoresizing: AutoresizingMask {
    get { AutoresizingMask(rawValue: UInt(autoresizingBits)) }
    set { autoresizingBits = UInt8(truncatingIfNeeded: newValue.rawValue) }
  }

  final var focus: FocusWishes {
    get { extras?.focus ?? FocusWishes() }
    set { needExtras().focus = newValue }
  }

  final var large: LargeContent {
    get { extras?.largeContent ?? LargeContent() }
    set { needExtras().largeContent = newValue }
  }
}
