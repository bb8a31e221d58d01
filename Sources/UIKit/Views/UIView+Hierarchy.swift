internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UIView {
  /// Where a subview goes among its new siblings.
  enum Place {
    case end
    /// Counts subviews only, not the free layers between them.
    case index(Int)
    case above(UIView), below(UIView)
  }

  /// Puts `view` into this view, out of wherever it was, and tells everybody in UIKit's order: superview to
  /// be, window to be, the move, window, superview, and the new superview last.
  func place(_ view: UIView, at place: Place) {
    precondition(view !== self, "Can't add self as subview")
    let oldTraits = view.layer.isRoot ? nil : view.superview?.traitSource, newTraits = traitSource
    let newWindow = newTraits == nil ? nil : window
    let previous = oldTraits === newTraits ? nil : view.effectiveTraits
    let changesWindow = (oldTraits == nil ? nil : view.window) !== newWindow
    view.willMove(toSuperview: self)
    if changesWindow { view.announceWindow(newWindow) }
    if !view.layer.isRoot, let old = view.superview, old !== self {
      old.willRemoveSubview(view)
      view.cutConstraintsToOutside()
      LayoutEvents.willLeaveSuperview(view)
    }
    let isNew = view.layer.isRoot || view.superview !== self
    insertLayer(of: view, at: place)
    if isNew {
      LayoutEvents.joinedSuperview(view)
      if !settings.contains(.subtreeNeedsUpdateConstraints) { view.passOnNeedsUpdateConstraints() }
      view.insetsAfterMove(into: self)
    }
    if changesWindow { view.arriveInWindow() }
    if let previous {
      view.traitsMayHaveChanged()
      view.tellTraits(previous)
    }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  private func insertLayer(of view: UIView, at place: Place) {
    switch place {
    case .end: layer.addSublayer(view.layer)
    case .above(let sibling): layer.insertSublayer(view.layer, above: sibling.layer)
    case .below(let sibling): layer.insertSublayer(view.layer, below: sibling.layer)
    case .index(let index):
      let others = subviews.filter { $0 !== view }
      if index >= 0, index < others.count {
        layer.insertSublayer(view.layer, below: others[index].layer)
      } else {
        layer.addSublayer(view.layer)
      }
    }
  }

  func leaveSuperview() {
    guard let old = superview else {
      layer.removeFromSuperlayer()
      return
    }
    let oldWindow = window
    FirstResponder.left(self)
    willMove(toSuperview: nil)
    if oldWindow != nil { announceWindow(nil) }
    old.willRemoveSubview(self)
    cutConstraintsToOutside()
    LayoutEvents.willLeaveSuperview(self)
    layer.removeFromSuperlayer()
    insetsAfterMove(into: nil)
    if oldWindow != nil { arriveInWindow() }
    didMoveToSuperview()
  }

  /// Superviews are told before their subviews.
  private func announceWindow(_ new: UIWindow?) { forEachBelow { $0.willMove(toWindow: new) } }

  /// Subviews are told before their superviews.
  private func arriveInWindow() {
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
  }

  /// Runs `body` on this view and on those below it, superviews first, without recursion: a tree may be deep.
  func forEachBelow(_ body: (UIView) -> Void) {
    var waiting = [self]
    while let view = waiting.popLast() {
      body(view)
      waiting += view.subviews.reversed()
    }
  }

  func exchange(_ first: Int, _ second: Int) {
    let views = subviews
    precondition(
      views.indices.contains(first) && views.indices.contains(second),
      "exchangeSubview(at:withSubviewAt:): index beyond \(views.count) subviews")
    guard first != second, let a = layer.children.firstIndex(where: { $0 === views[first].layer }),
      let b = layer.children.firstIndex(where: { $0 === views[second].layer })
    else { return }
    layer.exchangeSublayers(at: a, and: b)
  }

  func bringToFront(_ view: UIView) {
    guard view.superview === self, layer.children.last !== view.layer else { return }
    layer.addSublayer(view.layer)
  }

  func sendToBack(_ view: UIView) {
    guard view.superview === self, layer.children.first !== view.layer else { return }
    layer.insertSublayer(view.layer, at: 0)
  }

  func isInside(_ view: UIView) -> Bool { layer.isInside(view.layer) }

  /// Depth first, this view included.
  func firstView(withTag tag: Int) -> UIView? {
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.tag == tag { return view }
      waiting += view.subviews.reversed()
    }
    return nil
  }

  var nearestWindow: UIWindow? {
    layer.screenRoot.flatMap(UIView.owner).map { unsafeDowncast($0, to: UIWindow.self) }
  }

  /// The nearest view, this one included, that is a window or has
  /// traits of its own; views with the same have the same traits.
  var traitSource: UIView? { layer.nearestSource.flatMap(UIView.owner) }
}
