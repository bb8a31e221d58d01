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

  /// Puts `view` into this view, out of wherever it was, and tells everybody in UIKit's order: window to be, superview
  /// to be, the move, window, superview, and the new superview last.
  func place(_ view: UIView, at place: Place) {
    precondition(!isInside(view), "Can't add \(view) to itself or to a view inside it")
    let oldWindow = view.window, newWindow = window
    if oldWindow != nil || newWindow != nil, oldWindow !== newWindow { view.announceWindow(newWindow) }
    view.willMove(toSuperview: self)
    if let old = view.superview, old !== self { old.willRemoveSubview(view) }
    insertLayer(of: view, at: place)
    if oldWindow !== newWindow { view.arrive(in: newWindow) }
    view.traitsMayHaveChanged()
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
    if oldWindow != nil { announceWindow(nil) }
    willMove(toSuperview: nil)
    old.willRemoveSubview(self)
    layer.removeFromSuperlayer()
    if oldWindow != nil { arrive(in: nil) }
    didMoveToSuperview()
  }

  private func announceWindow(_ new: UIWindow?) {
    willMove(toWindow: new)
    for view in subviews { view.announceWindow(new) }
  }

  private func arrive(in new: UIWindow?) {
    didMoveToWindow()
    for view in subviews { view.arrive(in: new) }
  }

  func exchange(_ first: Int, _ second: Int) {
    let views = subviews
    precondition(
      views.indices.contains(first) && views.indices.contains(second),
      "exchangeSubview(at:withSubviewAt:): index beyond \(views.count) subviews")
    guard first != second else { return }
    var layers = layer.children
    guard let a = layers.firstIndex(where: { $0 === views[first].layer }),
      let b = layers.firstIndex(where: { $0 === views[second].layer })
    else { return }
    layers.swapAt(a, b)
    layer.sublayers = layers
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
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.firstView(withTag: tag) { return found }
    }
    return nil
  }

  var nearestWindow: UIWindow? {
    layer.screenRoot?.owner.map { unsafeDowncast($0, to: UIWindow.self) }
  }
}
