internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UIView {
  /// What a container or a screen says this view's safe area is, in its points, in place of what the
  /// superview passes on; nil goes back to that. A controller's `additionalSafeAreaInsets` are added.
  package func setSafeArea(_ insets: UIEdgeInsets?) {
    guard insets != extras?.imposedSafeArea else { return }
    needExtras().imposedSafeArea = insets
    settleSafeArea()
  }

  /// Brings the safe areas of this view and, where that matters to them, of those below up to date, and tells
  /// whose have changed, superviews first.
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

  /// The safe area as of the last change of anything that it depends on; zero for most views.
  final var safeAreaStorage: UIEdgeInsets { extras?.safeArea ?? .zero }

  /// Whether the view's transform does not scale or turn it: the insets of one that it does stay as they
  /// were. iOS follows translations, and since iOS 14 passes nothing on to views under other transforms
  /// (Apple's answer in developer forums thread 671541).
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

  /// What the superview's safe area covers of this view: on each edge what reaches into it, and no more than
  /// the superview's own (`facts/ios26/autolayout.json`, "safe_area_propagation").
  private var inheritedSafeArea: UIEdgeInsets {
    guard let superview, superview.settings.contains(.passesSafeArea) else { return .zero }
    let outer = superview.passedSafeArea
    let f = frame, b = superview.layer.bounds
    func part(_ inset: CGFloat, less distance: CGFloat) -> CGFloat { max(0, min(inset - distance, inset)) }
    return UIEdgeInsets(
      top: part(outer.top, less: f.minY - b.minY), left: part(outer.left, less: f.minX - b.minX),
      bottom: part(outer.bottom, less: b.maxY - f.maxY), right: part(outer.right, less: b.maxX - f.maxX))
  }

  /// What the view's subviews see of its safe area: of a window's what its class says, as tests of pictures
  /// have it say another device's. A scroll view keeps to itself what its content insets make up for.
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

  /// The view's frame or bounds are others, or its superview is.
  final func insetsMayFollow() {
    guard !settings.isDisjoint(with: [.followsSuperview, .passesSafeArea]) else { return }
    settleSafeArea()
    if settings.contains(.preservesSuperviewMargins) || ownerAsContent != nil { settleMargins() }
  }

  /// The bounds between what cuts into the screen's sides, as the housing of a phone's sensors does while the
  /// phone lies on its side; for leading being left.
  final var boundsClearOfSides: CGRect {
    let insets = safeAreaInsets.directional(rightToLeft: isRightToLeft), bounds = layer.bounds
    return CGRect(
      x: bounds.minX + insets.leading, y: bounds.minY,
      width: max(0, bounds.width - insets.leading - insets.trailing), height: bounds.height)
  }

  /// The view has another superview, or none.
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
