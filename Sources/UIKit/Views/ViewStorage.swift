internal import CoreGraphics
internal import Foundation

/// Yes-and-no properties of a view, in one word.
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
  /// Draws again when its size changes, whatever its content mode.
  static let redrawsOnResize = ViewSettings(rawValue: 512)
  /// Is the root view of a controller.
  static let hasController = ViewSettings(rawValue: 1024)

  /// `updateConstraints()` has to run before the next layout.
  static let needsUpdateConstraints = ViewSettings(rawValue: 2048)
  /// This view or one below needs `updateConstraints()`.
  static let subtreeNeedsUpdateConstraints = ViewSettings(rawValue: 4096)
  /// The safe area covers something of the subviews' superview.
  static let passesSafeArea = ViewSettings(rawValue: 8192)
  /// Safe area or margins depend on where the view lies in its superview.
  static let followsSuperview = ViewSettings(rawValue: 16384)
  /// Owns a guide that depends on the view's width in more than distances from edges.
  static let hasReadableGuide = ViewSettings(rawValue: 32768)
  /// Constraints hold, mention or place this view or one below.
  static let usesConstraints = ViewSettings(rawValue: 65536)
  /// Stays at the frame that its document stores, whatever constraints would say.
  static let keepsStoredFrame = ViewSettings(rawValue: 131072)
  /// Is the view of a window's root controller.
  static let fillsWindow = ViewSettings(rawValue: 262144)
  /// `updateProperties()` has to run before the next layout.
  static let needsUpdateProperties = ViewSettings(rawValue: 524288)
  /// Is a `SelfSizingCell`.
  static let sizesItself = ViewSettings(rawValue: 1_048_576)
  /// Its scroll view has given it a scale.
  static let isZoomed = ViewSettings(rawValue: 2_097_152)

  /// Its margins leave no more than the readable width.
  static let followsReadableWidth = ViewSettings(rawValue: 4_194_304)

  /// Is a scroll view, whose content stays within its bounds.
  static let scrolls = ViewSettings(rawValue: 8_388_608)

  /// Has asked for keys while no window showed it.
  static let becomesFirstResponderInWindow = ViewSettings(rawValue: 16_777_216)

  /// Is an element in its list, or the content view of a table's.
  static let isOfList = ViewSettings(rawValue: 33_554_432)

  /// Is a window, which costs nothing to see where views are added by the thousand.
  static let isWindow = ViewSettings(rawValue: 67_108_864)

  /// What has to hear of another frame.
  static let followingFrame: ViewSettings = [
    .redrawsOnResize, .hasController, .passesSafeArea, .followsSuperview, .hasReadableGuide, .usesConstraints,
    .followsReadableWidth, .scrolls,
  ]

  /// As UIKit makes a view.
  static let initial: ViewSettings = [
    .autoresizesSubviews, .translatesAutoresizingMask, .insetsMarginsFromSafeArea, .opaque, .clearsContext,
    .interactive, .needsUpdateConstraints, .needsUpdateProperties,
  ]
}

/// What few views have.
@MainActor final class ViewExtras {
  /// How many animations keep touches from the view.
  var touchHolds = 0
  var tag = 0
  var focus = FocusWishes()
  var tint: UIColor?
  var tintMode = UIView.TintAdjustmentMode.automatic
  /// Lies below a presentation that darkens it.
  var isBehindPresentation = false
  /// The traits that the view replaces for itself and all below; nil for none.
  var overrides: TraitValues?
  /// The traits that the view's controller replaces for itself and all below; nil for none.
  var controllerOverrides: TraitValues?
  /// The traits of both, of which the view's own are stronger; nil for none.
  var allOverrides: TraitValues? {
    guard let controllerOverrides else { return overrides }
    return overrides.map { controllerOverrides.merged(with: $0) } ?? controllerOverrides
  }
  /// The smallest and the largest size of text; nil where the user's holds.
  var textSizes: (least: UIContentSizeCategory?, largest: UIContentSizeCategory?)?
  lazy var traitWatchers = TraitWatchers()
  var semantics = UISemanticContentAttribute.unspecified
  var margins: OwnMargins?
  /// The margins that were last told of.
  var settledMargins: UIEdgeInsets?
  var safeArea: UIEdgeInsets?
  /// What of it the superview passes on.
  var inheritedSafeArea = UIEdgeInsets.zero
  /// What a container says the safe area is.
  var imposedSafeArea: UIEdgeInsets?
  var contentScale: CGFloat?
  /// The size that a bar gives the view, and the one that the app had given it; nil outside of bars.
  var barSize: BarViewSize?
  var huggingPriority: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var nib: NibIdentity?
  var guides: [UILayoutGuide] = []
  /// Nil until there was one.
  var gestures: [UIGestureRecognizer]?
  var motionEffects: [UIMotionEffect] = []
  /// What counts for `intrinsicContentSize` on Xcode's canvas.
  var placeholderSize: CGSize?
  /// Whether that is room for a content that is to come, which yields to contents that resist as much.
  var asksForRoom = false
  /// What the document says that a class asked for that is not linked into the process.
  var designedSize: CGSize?
  /// The size on Xcode's canvas of a view in a stack whose size across nothing says.
  var lengthOnCanvas: CGSize?
  weak var controller: UIViewController?
  var largeContent = LargeContent()
  var corners: UICornerConfiguration?
}

/// What a view says of itself for a viewer of large names.
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
