internal import Foundation

extension UIView {
  func markNeedsUpdateConstraints() {
    settings.insert(.needsUpdateConstraints)
    passOnNeedsUpdateConstraints()
    markUsesConstraints()
    layer.setNeedsLayoutUnlessActive()
  }

  /// Marks the views above: one below them needs `updateConstraints()`.
  func passOnNeedsUpdateConstraints() {
    guard !settings.isDisjoint(with: [.needsUpdateConstraints, .subtreeNeedsUpdateConstraints]) else {
      return
    }
    var view = superview
    while let current = view, !current.settings.contains(.subtreeNeedsUpdateConstraints) {
      current.settings.insert(.subtreeNeedsUpdateConstraints)
      view = current.superview
    }
  }

  /// Calls `updateConstraints()` of the marked views in this tree, subviews before their superviews, and of
  /// views that are marked meanwhile, such as those just added, in at most 10 rounds.
  func updateConstraintsBelow() {
    for _ in 0..<10
    where !settings.isDisjoint(with: [.needsUpdateConstraints, .subtreeNeedsUpdateConstraints]) {
      updateConstraintsOnce()
    }
  }

  private func updateConstraintsOnce() {
    var waiting = [self]
    var found: [UIView] = []
    while let view = waiting.popLast() {
      if view.settings.contains(.needsUpdateConstraints) { found.append(view) }
      guard view.settings.contains(.subtreeNeedsUpdateConstraints) else { continue }
      view.settings.remove(.subtreeNeedsUpdateConstraints)
      waiting += view.subviews
    }
    for view in found.reversed() where view.settings.contains(.needsUpdateConstraints) {
      let controller = view.settings.contains(.hasController) ? view.extras?.controller : nil
      if let controller { controller.updateViewConstraints() } else { view.updateConstraints() }
      view.settings.remove(.needsUpdateConstraints)
    }
  }
}
