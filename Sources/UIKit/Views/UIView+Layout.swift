public import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UIView {
  /// A value that stands for no intrinsic size along an axis; -1.
  public static var noIntrinsicMetric: CGFloat { -1 }
  /// A size without an intrinsic length along either axis.
  static var noIntrinsicSize: CGSize { CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric) }

  /// A target of `systemLayoutSizeFitting(_:)` for the smallest possible size.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// A target of `systemLayoutSizeFitting(_:)` for the largest possible size.
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
  package final var isLayoutActive: Bool { ownLayer.marks.contains(.layoutIsActive) }

  /// Calls pending `updateProperties()` of the controller and the view.
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

  /// Invalidates the layout of the superview and the intrinsic size after the content may have changed its
  /// size.
  final func contentSizeMayHaveChanged() {
    if let superview {
      if !superview.isLayoutActive { superview.setNeedsLayout() }
      superview.contentSizeChanged(of: self)
    }
    LayoutEvents.intrinsicSizeChanged(of: self)
  }

  /// Returns the frame for an alignment rectangle.
  final func frameAround(_ alignmentRect: CGRect) -> CGRect {
    let i = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -i.top, left: -i.left, bottom: -i.bottom, right: -i.right))
  }

  /// The intrinsic size used in layout: on Xcode's canvas the placeholder, if the user set one, or the size
  /// that a class which is not linked requested.
  package final var contentSizeForLayout: CGSize {
    extras?.placeholderSize ?? designedContentSize ?? intrinsicContentSize
  }

  /// Returns the content hugging priority. A document stores deviations from 250, regardless of the class;
  /// views created in code have their classes' priorities, as read on iOS 9
  /// (stackoverflow.com/questions/36924093, "Programmatic Default Priority Values").
  final func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    if let own = extras?.huggingPriority[axis] { return own }
    return type(of: self).hugs(axis) && nibIdentity == nil ? .defaultHigh : .defaultLow
  }

  final func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    needExtras().huggingPriority[axis] = priority
    LayoutEvents.contentPrioritiesChanged(of: self)
  }

  /// Returns the compression resistance priority.
  final func resistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    extras?.compressionResistance[axis] ?? .defaultHigh
  }

  final func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    needExtras().compressionResistance[axis] = priority
    LayoutEvents.contentPrioritiesChanged(of: self)
  }
}
