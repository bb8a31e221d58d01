public import CoreGraphics
internal import Foundation

/// A layout guide that activates constraints while it is near the edges of its owning view.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  private var tracked: [(constraints: [NSLayoutConstraint], edge: NSDirectionalRectEdge, isNear: Bool)] = []

  /// Keeps the constraints active while the guide is near `edge`, and inactive otherwise.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    track(trackedConstraints, edge, isNear: true)
  }
  /// Keeps the constraints active while the guide is away from `edge`, and inactive otherwise.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    track(trackedConstraints, edge, isNear: false)
  }
  /// Returns the constraints that were set for being near the edge; empty if there are none.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edge == edge && $0.isNear }?.constraints ?? []
  }
  /// Returns the constraints that were set for being away from the edge; empty if there are none.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edge == edge && !$0.isNear }?.constraints ?? []
  }
  /// Removes and deactivates every tracked constraint.
  open func removeAllTrackedConstraints() {
    for entry in tracked { NSLayoutConstraint.deactivate(entry.constraints) }
    tracked = []
  }

  /// Adds tracked constraints. A docked keyboard's guide is near the bottom and its sides, and away from the
  /// top.
  private func track(_ constraints: [NSLayoutConstraint], _ edge: NSDirectionalRectEdge, isNear: Bool) {
    tracked.removeAll { $0.edge == edge && $0.isNear == isNear }
    tracked.append((constraints, edge, isNear))
    for constraint in constraints { constraint.isActive = edge.contains(.top) != isNear }
  }
}

/// The guide of the space that the input views of the first responder cover in the owning view; without input
/// views, the lower safe area.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Stored only. A Boolean value that determines whether the guide follows a floating keyboard. Input views
  /// are at the lower edge.
  open var followsUndockedKeyboard = false
  /// A Boolean value that determines whether the guide ends at the safe area while there is no keyboard;
  /// otherwise, at the view's edge.
  open var usesBottomSafeArea = true {
    didSet { if let owner, oldValue != usesBottomSafeArea { LayoutEvents.insetsChanged(of: owner) } }
  }
  /// The distance above the keyboard, in points, at which a finger begins to pull it down, if a scroll view
  /// in the owning view dismisses it interactively. Negative values count as 0.
  open var keyboardDismissPadding: CGFloat = 0
}
