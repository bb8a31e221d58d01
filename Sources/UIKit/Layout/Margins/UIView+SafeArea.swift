internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UIView {
  /// Sets the safe area insets that a container or a screen imposes on this view, in its coordinate space,
  /// instead of those of the superview; nil restores the latter. A controller's `additionalSafeAreaInsets`
  /// are added.
  package func setSafeArea(_ insets: UIEdgeInsets?) {
    guard insets != extras?.imposedSafeArea else { return }
    needExtras().imposedSafeArea = insets
    settleSafeArea()
  }

  /// Updates the safe areas of this view and, if they are affected, of those below, and notifies the changed
  /// views, superviews first.
  final func settleSafeArea() {
    var waiting = [self]
    while let view = waiting.popLast() {
      let old = view.safeAreaStorage
      let passedOn = view.settings.contains(.passesSafeArea)
      let new = view.currentSafeArea()
      if new != old {
        view.needExtras().safeArea = new
        view.safeAreaDidChange()
      }
      let passesOn = view.passedSafeArea != .zero
      view.set(.passesSafeArea, passesOn)
      let follows = view.superview?.settings.contains(.passesSafeArea) ?? false
      view.set(
        .followsSuperview, follows || view.preservesSuperviewLayoutMargins || view.ownerAsContent != nil)
      if passesOn || passedOn { waiting += view.subviews.reversed() }
    }
  }

  /// The safe area as last computed; zero for most views.
  final var safeAreaStorage: UIEdgeInsets { extras?.safeArea ?? .zero }

  /// A Boolean value that indicates whether the view's transform neither scales nor rotates: under other
  /// transforms, the insets stay as they were. iOS follows translations, and since iOS 14 passes nothing on
  /// to views under other transforms (Apple's answer in developer forums thread 671541).
  final var isMovedAlone: Bool {
    var transform = layer.transform
    (transform.m41, transform.m42, transform.m43) = (0, 0, 0)
    return CATransform3DIsIdentity(transform)
  }

  private func currentSafeArea() -> UIEdgeInsets {
    if extras?.imposedSafeArea == nil, isMovedAlone || superview == nil {
      let inherited = inheritedSafeArea
      if inherited != (extras?.inheritedSafeArea ?? .zero) { needExtras().inheritedSafeArea = inherited }
    }
    var area = extras?.imposedSafeArea ?? extras?.inheritedSafeArea ?? .zero
    if settings.contains(.hasController), let more = extras?.controller?.additionalSafeAreaInsets {
      area = area + more
    }
    return area
  }

  /// The part of this view that the superview's safe area covers: on each edge the part that reaches into it,
  /// at most the superview's own inset (`facts/ios26/autolayout.json`, "safe_area_propagation").
  private var inheritedSafeArea: UIEdgeInsets {
    guard let superview, superview.settings.contains(.passesSafeArea) else { return .zero }
    let outer = superview.passedSafeArea
    let f = frame, b = superview.layer.bounds
    func part(_ inset: CGFloat, less distance: CGFloat) -> CGFloat { max(0, min(inset - distance, inset)) }
    return UIEdgeInsets(
      top: part(outer.top, less: f.minY - b.minY), left: part(outer.left, less: f.minX - b.minX),
      bottom: part(outer.bottom, less: b.maxY - f.maxY), right: part(outer.right, less: b.maxX - f.maxX))
  }

  /// The safe area that subviews inherit: for a window that of its class, which snapshot tests override to
  /// represent another device. A scroll view does not pass on what its content insets compensate for.
  private var passedSafeArea: UIEdgeInsets {
    let area = settings.contains(.isWindow) ? safeAreaInsets : safeAreaStorage
    guard area != .zero, let scroll = self as? UIScrollView else { return area }
    let own = scroll.contentInset, adjusted = scroll.adjustedContentInset
    return UIEdgeInsets(
      top: max(0, area.top - (adjusted.top - own.top)), left: max(0, area.left - (adjusted.left - own.left)),
      bottom: max(0, area.bottom - (adjusted.bottom - own.bottom)),
      right: max(0, area.right - (adjusted.right - own.right)))
  }

  private func safeAreaDidChange() {
    settleMargins()
    LayoutEvents.insetsChanged(of: self)
    safeAreaInsetsDidChange()
    if settings.contains(.hasController) { extras?.controller?.viewSafeAreaInsetsDidChange() }
    setNeedsLayout()
  }

  /// Called when the view's frame, bounds or superview has changed.
  final func insetsMayFollow() {
    guard !settings.isDisjoint(with: [.followsSuperview, .passesSafeArea]) else { return }
    settleSafeArea()
    if settings.contains(.preservesSuperviewMargins) || ownerAsContent != nil { settleMargins() }
  }

  /// The bounds without the insets at the screen's sides, such as for the sensor housing of a phone in
  /// landscape; for a left-to-right layout.
  final var boundsClearOfSides: CGRect {
    let insets = safeAreaInsets.directional(rightToLeft: isRightToLeft), bounds = layer.bounds
    return CGRect(
      x: bounds.minX + insets.leading, y: bounds.minY,
      width: max(0, bounds.width - insets.leading - insets.trailing), height: bounds.height)
  }

  /// Called when the view's superview has changed.
  final func insetsAfterMove(into outer: UIView?) {
    if let outer, outer.settings.contains(.isWindow), outer.superview == nil { outer.settleSafeArea() }
    guard
      outer?.settings.contains(.passesSafeArea) == true || preservesSuperviewLayoutMargins
        || settings.contains(.followsSuperview)
    else { return }
    settleSafeArea()
    settleMargins()
  }
}
