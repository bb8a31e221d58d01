internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UIView {
  /// The position of a subview among its new siblings.
  enum Place {
    case end
    /// Counts subviews only, not layers without a view between them.
    case index(Int)
    case above(UIView), below(UIView)
  }

  /// Adds `view` to this view, removing it from its previous superview, and notifies in UIKit's order: new
  /// superview, new window, the move, window, superview, and the new superview last.
  func place(_ view: UIView, at place: Place) {
    raiseUnless(view !== self, "Can't add self as subview")
    let oldTraits = view.ownLayer.isRoot ? nil : view.superview?.traitSource, newTraits = traitSource
    let newWindow = newTraits == nil ? nil : window
    // Trees without a window are alike, unless one of them keeps traits of its previous place.
    let alike = newTraits != nil || (view.traitsAround == nil && traitsAround == nil)
    let previous = oldTraits === newTraits && alike ? nil : view.effectiveTraits
    let oldTint = UIView.hasTints && view.extras?.tint == nil ? view.effectiveTintColor : nil
    let changesWindow = (oldTraits == nil ? nil : view.window) !== newWindow
    view.willMove(toSuperview: self)
    if changesWindow { view.announceWindow(newWindow) }
    if !view.ownLayer.isRoot, let old = view.superview, old !== self {
      old.willRemoveSubview(view)
      view.cutConstraintsToOutside()
      LayoutEvents.willLeaveSuperview(view)
    }
    let isNew = view.ownLayer.isRoot || view.superview !== self
    insertLayer(of: view, at: place)
    if isNew {
      LayoutEvents.joinedSuperview(view)
      if !settings.contains(.subtreeNeedsUpdateConstraints) { view.passOnNeedsUpdateConstraints() }
      view.insetsAfterMove(into: self)
    }
    let waiting = changesWindow ? view.arriveInWindow() : []
    if let previous {
      view.traitsMayHaveChanged()
      view.tellTraits(previous)
    }
    if let oldTint, oldTint != view.effectiveTintColor { view.tintMayHaveChanged() }
    view.didMoveToSuperview()
    didAddSubview(view)
    waiting.forEach(FirstResponder.arrived)
  }

  private func insertLayer(of view: UIView, at place: Place) {
    switch place {
    case .end: ownLayer.addSublayer(view.ownLayer)
    case .above(let sibling): ownLayer.insertSublayer(view.ownLayer, above: sibling.ownLayer)
    case .below(let sibling): ownLayer.insertSublayer(view.ownLayer, below: sibling.ownLayer)
    case .index(let index):
      let others = subviews.filter { $0 !== view }
      if index >= 0, index < others.count {
        ownLayer.insertSublayer(view.ownLayer, below: others[index].ownLayer)
      } else {
        ownLayer.addSublayer(view.ownLayer)
      }
    }
  }

  /// The view that owns the superlayer.
  @inline(__always) final var viewAbove: UIView? {
    // Without a closure, which would first have to check whether it runs on the main actor.
    guard let above = ownLayer.superview else { return nil }
    return unsafeDowncast(above, to: UIView.self)
  }

  func leaveSuperview() {
    guard let old = superview else {
      ownLayer.removeFromSuperlayer()
      return
    }
    let oldWindow = window
    FirstResponder.left(self)
    willMove(toSuperview: nil)
    if oldWindow != nil { announceWindow(nil) }
    old.willRemoveSubview(self)
    cutConstraintsToOutside()
    LayoutEvents.willLeaveSuperview(self)
    ownLayer.removeFromSuperlayer()
    settings.remove(.isOfList)
    insetsAfterMove(into: nil)
    if oldWindow != nil { arriveInWindow() }
    didMoveToSuperview()
  }

  /// Notifies superviews before their subviews.
  private func announceWindow(_ new: UIWindow?) { forEachBelow { $0.willMove(toWindow: new) } }

  /// Notifies subviews before their superviews. Returns the views that wait for a window to become first
  /// responder.
  @discardableResult private func arriveInWindow() -> [UIView] {
    var told: [UIView] = []
    var waiting = [self]
    while let view = waiting.popLast() {
      told.append(view)
      waiting += view.subviews
    }
    let isInWindow = AppearanceProxies.exist && window != nil
    for view in told.reversed() {
      if isInWindow { AppearanceProxies.apply(to: view) }
      view.didMoveToWindow()
    }
    for view in told where view.settings.contains(.hasController) {
      if view.window != nil { view.controllerArrives() } else { view.controllerLeaves() }
    }
    return told.filter { $0.settings.contains(.becomesFirstResponderInWindow) }
  }

  /// Calls `body` for this view and those below it, superviews first, without recursion: a tree may be deep.
  func forEachBelow(_ body: (UIView) -> Void) {
    var waiting = [self]
    while let view = waiting.popLast() {
      body(view)
      waiting += view.subviews.reversed()
    }
  }

  func exchange(_ first: Int, _ second: Int) {
    let views = subviews
    raiseUnless(
      views.indices.contains(first) && views.indices.contains(second),
      "exchangeSubview(at:withSubviewAt:): index beyond \(views.count) subviews")
    guard first != second, let a = ownLayer.children.firstIndex(where: { $0 === views[first].ownLayer }),
      let b = ownLayer.children.firstIndex(where: { $0 === views[second].ownLayer })
    else { return }
    ownLayer.exchangeSublayers(at: a, and: b)
  }

  func bringToFront(_ view: UIView) {
    guard view.superview === self, ownLayer.children.last !== view.ownLayer else { return }
    ownLayer.addSublayer(view.ownLayer)
  }

  func sendToBack(_ view: UIView) {
    guard view.superview === self, ownLayer.children.first !== view.ownLayer else { return }
    ownLayer.insertSublayer(view.ownLayer, at: 0)
  }

  func isInside(_ view: UIView) -> Bool { ownLayer.isInside(view.ownLayer) }

  /// Returns the first view with a tag in depth-first order, including this view.
  func firstView(withTag tag: Int) -> UIView? {
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.tag == tag { return view }
      waiting += view.subviews.reversed()
    }
    return nil
  }

  var nearestWindow: UIWindow? {
    guard let top = ownLayer.screenRoot.flatMap(UIView.owner) else { return nil }
    return unsafeDowncast(top, to: UIWindow.self)
  }

  /// The nearest view, including this one, that is a window or overrides traits; views with the same source
  /// have the same traits.
  var traitSource: UIView? { ownLayer.nearestSource.flatMap(UIView.owner) }
}
