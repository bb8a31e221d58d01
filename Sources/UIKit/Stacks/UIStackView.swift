internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// A view that arranges views in a row or column.
///
/// The stack places its arranged views by constraints of its own, which it creates in `updateConstraints()`.
/// Intrinsic sizes and other constraints determine what these leave open, and the order of the views breaks
/// ties. A stack view read from a document with its stored frames keeps those until one of its settings is
/// changed.
open class UIStackView: UIView {
  /// The distributions of the views along the stack's axis.
  public enum Distribution: Int, Sendable {
    /// The fill distributions use the whole length: by the views' priorities, equally, or in proportion to
    /// their intrinsic sizes. The others keep the sizes, with equal gaps, or equal distances between centres.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignments of the views across the stack's axis.
  public enum Alignment: Int, Sendable {
    /// Baselines apply to rows only.
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// The alignment `leading`, for a row.
    public static var top: Alignment { .leading }
    /// The alignment `trailing`, for a row.
    public static var bottom: Alignment { .trailing }
  }

  /// A custom spacing that stands for `spacing`.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// A spacing that stands for the system's distance between siblings, 8 points.
  public class var spacingUseSystem: CGFloat { CGFloat(-Float.greatestFiniteMagnitude) }

  final var arranged: [UIView] = []
  final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// A Boolean value that indicates whether the frames are those of the document and are kept.
  final var keepsStoredFrames = false
  final var manner = StackManner()
  /// The constraints that place the arranged views.
  final var arranging: [NSLayoutConstraint] = []
  /// A Boolean value that indicates whether `arranging` is up to date.
  final var isArranged = true

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack view from a document or an archive.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    if let nib = coder as? NibCoder { decodeStack(from: nib) }
  }

  /// Creates a stack view, without a size, that arranges views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: - Arranged views

  /// The arranged views, in order; each is also a subview.
  open var arrangedSubviews: [UIView] { arranged }
  /// Appends a view, which becomes the frontmost subview if it is not a subview yet. A view that is arranged
  /// already moves to the end.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: arranged.count) }
  /// Removes a view from the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) { forget(view) }
  /// Inserts a view at an index among the arranged views, 0 up to their number.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrange(view, at: stackIndex) }
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    forget(subview)
  }

  // MARK: - Arrangement

  /// The axis of the arrangement. The default is `horizontal`, a row.
  open var axis: NSLayoutConstraint.Axis {
    get { manner.axis }
    set { change(\.axis, to: newValue) }
  }
  /// The distribution of the views along the axis. The default is `fill`.
  open var distribution: Distribution {
    get { manner.distribution }
    set { change(\.distribution, to: newValue) }
  }
  /// The alignment of the views across the axis. The default is `fill`.
  open var alignment: Alignment {
    get { manner.alignment }
    set { change(\.alignment, to: newValue) }
  }
  /// The distance between neighbours, in points; the minimum for the spacing distributions.
  /// `spacingUseSystem` is the system's distance, `spacingUseDefault` 0.
  open var spacing: CGFloat {
    get { manner.spacing }
    set { change(\.spacing, to: StackManner.spacing(newValue)) }
  }
  /// Sets the distance after a view; ignored for views that are not arranged. `spacingUseDefault` restores
  /// `spacing`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    space(by: spacing, after: arrangedSubview)
  }
  /// Returns the custom distance after a view, in points; `spacingUseDefault` if none is set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }
  /// A Boolean value that determines whether the spacing of a column is measured from the last baseline of a
  /// view to the first of the next.
  open var isBaselineRelativeArrangement: Bool {
    get { manner.isBaselineRelative }
    set { change(\.isBaselineRelative, to: newValue) }
  }
  /// A Boolean value that determines whether the views are arranged inside the stack's margins.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { manner.isMarginsRelative }
    set { change(\.isMarginsRelative, to: newValue) }
  }

  // MARK: - Layout

  open override func updateConstraints() {
    arrangeByConstraints()
    super.updateConstraints()
  }
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    marginsChanged()
  }
  open override class var requiresConstraintBasedLayout: Bool { true }
  /// Constraints to a stack's margins apply to its edges in stored frames.
  override class var standardMargins: UIEdgeInsets { .zero }
  open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }
  open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) }
  /// Returns the smallest size that contains every visible view.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }
}
