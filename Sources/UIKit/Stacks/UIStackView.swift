internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// A row or column of views.
///
/// The stack places its arranged views by constraints of its own, which it makes in
/// `updateConstraints()`; what they leave open, intrinsic sizes and other constraints
/// decide, and the order of the views between equals. A stack view read from a
/// document with its stored frames keeps those until something about it is changed.
open class UIStackView: UIView {
  /// How the views share the stack's length.
  public enum Distribution: Int, Sendable {
    /// All that fill give the views the whole length: by their priorities, alike, or in proportion to their
    /// intrinsic sizes. The others leave sizes as they are: with equal gaps, or equal distances between
    /// centres.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How the views lie across the stack.
  public enum Alignment: Int, Sendable {
    /// Baselines count in rows alone.
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// `leading`, of a row.
    public static var top: Alignment { .leading }
    /// `trailing`, of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// Stands for `spacing` as a custom spacing.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// Stands for the system's distance between siblings, 8 points.
  public class var spacingUseSystem: CGFloat { CGFloat(-Float.greatestFiniteMagnitude) }

  final var arranged: [UIView] = []
  final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The frames are those of the document and stay.
  final var keepsStoredFrames = false
  final var manner = StackManner()
  /// The constraints that place the arranged views.
  final var arranging: [NSLayoutConstraint] = []
  /// Whether `arranging` is up to date.
  final var isArranged = true

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// One read from a document or an archive.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    if let nib = coder as? NibCoder { decodeStack(from: nib) }
  }

  /// A stack of views, to be given a size.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: - Arranged views

  /// The views in the order of the row or column; each is also a subview.
  open var arrangedSubviews: [UIView] { arranged }
  /// At the end; makes it a subview in front where it is none yet. One that is arranged already moves to
  /// the end.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: arranged.count) }
  /// Takes the view out of the row; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) { forget(view) }
  /// `stackIndex` counts arranged views, up to their number.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrange(view, at: stackIndex) }
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    forget(subview)
  }

  // MARK: - Manner

  /// `horizontal`, a row, unless set.
  open var axis: NSLayoutConstraint.Axis {
    get { manner.axis }
    set { change(\.axis, to: newValue) }
  }
  /// `fill` unless set.
  open var distribution: Distribution {
    get { manner.distribution }
    set { change(\.distribution, to: newValue) }
  }
  /// `fill` unless set.
  open var alignment: Alignment {
    get { manner.alignment }
    set { change(\.alignment, to: newValue) }
  }
  /// The distance between neighbours, in points; a least one where the distribution is about spacing.
  /// `spacingUseSystem` is the system's distance, `spacingUseDefault` 0.
  open var spacing: CGFloat {
    get { manner.spacing }
    set { change(\.spacing, to: StackManner.spacing(newValue)) }
  }
  /// Says nothing of views that are not arranged. `spacingUseDefault` goes back to `spacing`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    space(by: spacing, after: arrangedSubview)
  }
  /// In points; `spacingUseDefault` where none is set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }
  /// Whether the spacing of a column is measured from the last baseline of a view to the first of the next.
  open var isBaselineRelativeArrangement: Bool {
    get { manner.isBaselineRelative }
    set { change(\.isBaselineRelative, to: newValue) }
  }
  /// Whether the views keep to the stack's margins.
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
  /// Constraints on a stack's margins hold for its edges in stored frames.
  override class var standardMargins: UIEdgeInsets { .zero }
  open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }
  open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) }
  /// The smallest size that holds every shown view.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }
}
