public import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UIView {
  /// "No intrinsic size along this axis."
  public static var noIntrinsicMetric: CGFloat { -1 }
  /// No intrinsic size along either axis.
  static var noIntrinsicSize: CGSize { CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric) }

  /// As small as constraints allow, as a target of `systemLayoutSizeFitting(_:)`.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// As large as constraints allow.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  func layoutPass(of layer: CALayer) {
    guard layer === ownLayer else { return }
    let controller = settings.contains(.hasController) ? extras?.controller : nil
    updateOldProperties()
    controller?.settleUnavailableContent()
    controller?.viewWillLayoutSubviews()
    let engine = settings.contains(.usesConstraints) ? solveBeforeLayout() : nil
    if extras?.corners != nil { resolveCorners() }
    layoutSubviews()
    controller?.placeUnavailableContent()
    controller?.viewDidLayoutSubviews()
    if settings.contains(.usesConstraints) { solveAfterLayout(engine) }
  }

  /// A Boolean value that indicates whether the view is laying out its subviews.
  final var isLayoutActive: Bool { ownLayer.marks.contains(.layoutIsActive) }

  /// Calls `updateProperties()` of the controller and the view where that is due.
  func updateOldProperties() {
    guard settings.contains(.needsUpdateProperties) else { return }
    settings.remove(.needsUpdateProperties)
    if settings.contains(.hasController) { extras?.controller?.updateProperties() }
    updateProperties()
  }

  final func markNeedsUpdateProperties() {
    settings.insert(.needsUpdateProperties)
    setNeedsLayout()
  }

  final func setTranslatesMask(_ translates: Bool) {
    guard translates != translatesAutoresizingMaskIntoConstraints else { return }
    set(.translatesAutoresizingMask, translates)
    LayoutEvents.translatesMaskChanged(of: self)
  }

  /// The content may have another size: the superview is laid out anew, and constraints ask for it again.
  final func contentSizeMayHaveChanged() {
    if let superview {
      if !superview.isLayoutActive { superview.setNeedsLayout() }
      superview.contentSizeChanged(of: self)
    }
    LayoutEvents.intrinsicSizeChanged(of: self)
  }

  /// The frame whose aligned rectangle is that one.
  final func frameAround(_ alignmentRect: CGRect) -> CGRect {
    let i = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -i.top, left: -i.left, bottom: -i.bottom, right: -i.right))
  }

  /// The intrinsic size that layout counts with: on Xcode's canvas the placeholder, where the user gave one,
  /// or what a class that is not here asked for.
  final var contentSizeForLayout: CGSize {
    extras?.placeholderSize ?? designedContentSize ?? intrinsicContentSize
  }

  /// How strongly a view resists growing beyond its intrinsic size. A document says what differs from 250,
  /// whatever the class; views that code has made have their classes' priorities, as read on iOS 9
  /// (stackoverflow.com/questions/36924093, "Programmatic Default Priority Values").
  final func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    if let own = extras?.huggingPriority[axis] { return own }
    return type(of: self).hugs(axis) && nibIdentity == nil ? .defaultHigh : .defaultLow
  }

  final func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    needExtras().huggingPriority[axis] = priority
    LayoutEvents.contentPrioritiesChanged(of: self)
  }

  /// How strongly a view resists shrinking below its intrinsic size.
  final func resistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    extras?.compressionResistance[axis] ?? .defaultHigh
  }

  final func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    needExtras().compressionResistance[axis] = priority
    LayoutEvents.contentPrioritiesChanged(of: self)
  }
}
