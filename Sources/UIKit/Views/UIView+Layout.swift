public import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UIView {
  /// "No intrinsic size along this axis."
  public static var noIntrinsicMetric: CGFloat { -1 }

  func layoutPass(of layer: CALayer) {
    guard layer === self.layer else { return }
    let controller = settings.contains(.hasController) ? extras?.controller : nil
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  /// How strongly a view resists growing beyond its intrinsic size.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    extras?.huggingPriority[axis] ?? .defaultLow
  }

  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    needExtras().huggingPriority[axis] = priority
    LayoutEvents.contentPrioritiesChanged(of: self)
  }

  /// How strongly a view resists shrinking below its intrinsic size.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    extras?.compressionResistance[axis] ?? .defaultHigh
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    needExtras().compressionResistance[axis] = priority
    LayoutEvents.contentPrioritiesChanged(of: self)
  }

  /// The view's own margins, at least as large as the superview's and the safe area where the view follows those.
  var effectiveLayoutMargins: UIEdgeInsets {
    var margins = extras?.margins ?? defaultMargins
    if insetsLayoutMarginsFromSafeArea {
      let safe = safeAreaInsets
      margins.top += safe.top
      margins.left += safe.left
      margins.bottom += safe.bottom
      margins.right += safe.right
    }
    if preservesSuperviewLayoutMargins, let superview {
      let outer = superview.layoutMargins
      let f = frame, b = superview.bounds
      margins.top = max(margins.top, outer.top - (f.minY - b.minY))
      margins.left = max(margins.left, outer.left - (f.minX - b.minX))
      margins.bottom = max(margins.bottom, outer.bottom - (b.maxY - f.maxY))
      margins.right = max(margins.right, outer.right - (b.maxX - f.maxX))
    }
    return margins
  }

  /// A controller's root view: 16 points to the sides up to a width of 393, 20 from 414 (`corpus/metrics.json`), none above and
  /// below; any other view 8 all round.
  private var defaultMargins: UIEdgeInsets {
    guard settings.contains(.hasController) else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    let side: CGFloat = bounds.width < 400 ? 16 : 20
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  func setLayoutMargins(_ margins: UIEdgeInsets) {
    needExtras().margins = margins
    layoutMarginsDidChange()
    setNeedsLayout()
  }

  var effectiveSafeArea: UIEdgeInsets {
    if let own = extras?.safeArea { return own }
    guard let superview else { return .zero }
    let outer = superview.safeAreaInsets
    guard outer != .zero else { return .zero }
    let f = frame, b = superview.bounds
    return UIEdgeInsets(
      top: max(0, outer.top - (f.minY - b.minY)), left: max(0, outer.left - (f.minX - b.minX)),
      bottom: max(0, outer.bottom - (b.maxY - f.maxY)), right: max(0, outer.right - (b.maxX - f.maxX)))
  }

  /// What the screen's own furniture covers of a root view, in its points.
  package func setSafeArea(_ insets: UIEdgeInsets?) {
    needExtras().safeArea = insets
    safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
