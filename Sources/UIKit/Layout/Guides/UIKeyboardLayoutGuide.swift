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
  /// Those that were set for the edge; empty where none were.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edge == edge && $0.isNear }?.constraints ?? []
  }
  /// Those that were set for being away from the edge; empty where none were.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edge == edge && !$0.isNear }?.constraints ?? []
  }
  /// Forgets and deactivates every tracked constraint.
  open func removeAllTrackedConstraints() {
    for entry in tracked { NSLayoutConstraint.deactivate(entry.constraints) }
    tracked = []
  }

  /// A docked keyboard's guide is near the bottom and its sides, and away from the top.
  private func track(_ constraints: [NSLayoutConstraint], _ edge: NSDirectionalRectEdge, isNear: Bool) {
    tracked.removeAll { $0.edge == edge && $0.isNear == isNear }
    tracked.append((constraints, edge, isNear))
    for constraint in constraints { constraint.isActive = edge.contains(.top) != isNear }
  }
}

/// The space that the input views of the first responder take of
/// the owning view: while there are none, the lower safe area.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide goes along with a keyboard that floats.
  /// Kept for the app: input views lie at the lower edge.
  open var followsUndockedKeyboard = false
  /// Whether the guide ends at the safe area while there is no keyboard; else at the view's edge.
  open var usesBottomSafeArea = true {
    didSet { if let owner, oldValue != usesBottomSafeArea { LayoutEvents.insetsChanged(of: owner) } }
  }
  /// How far above the keyboard a finger begins to pull it down, in points, where a scroll view in the owning
  /// view dismisses it interactively. Below 0 it is 0.
  open var keyboardDismissPadding: CGFloat = 0
}
