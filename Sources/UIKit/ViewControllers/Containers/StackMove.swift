internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The transition of two views in a navigation controller: the upper one moves by the full width, the lower
/// one by a part of it.
@MainActor final class StackMove {
  private let from: UIView?
  private let to: UIView
  /// The tab bar, if it appears or disappears: it moves with the lower view, and the upper one covers it.
  private let tabs: UIView?
  private let upper: CGFloat
  private let isBack: Bool
  /// Completes the transition immediately.
  var finish: () -> Void = {}
  /// Reverts the transition.
  var cancel: () -> Void = {}
  /// Animates to the end or back to the start.
  var run: (_ completes: Bool) -> Void = { _ in }
  /// Called with the fraction, 0…1, to which the user has moved the views.
  var tell: (CGFloat) -> Void = { _ in }
  /// Releases the closures, which retain the controllers and the transition itself.
  func forget() { (finish, cancel, run, tell) = ({}, {}, { _ in }, { _ in }) }

  /// A Boolean value that indicates whether the user moves the views.
  private(set) var isHeld = false
  /// The completed fraction, 0…1.
  private var part: CGFloat = 0

  /// The fraction of the width by which the lower view moves; not measured.
  private static let lag: CGFloat = 0.3

  init(from: UIView?, to: UIView, tabs: UIView?, width: CGFloat, isBack: Bool, rightToLeft: Bool) {
    self.from = from
    self.to = to
    self.tabs = tabs
    self.isBack = isBack
    upper = rightToLeft ? -width : width
  }

  /// Places the views at the start: the new one beside the old one, or partly below it.
  func begin(_ container: UIView) {
    if let from, from.superview !== container { container.insertSubview(from, at: 0) }
    if let from, isBack {
      container.insertSubview(from, aboveSubview: to)
    } else if let from {
      container.insertSubview(to, aboveSubview: from)
    }
    if let tabs {
      tabs.isHidden = false
      tabs.frame = container.convert(tabs.frame, from: tabs.superview)
      if isBack {
        container.insertSubview(tabs, aboveSubview: to)
      } else {
        container.insertSubview(tabs, belowSubview: to)
      }
      if isBack { tabs.center.x -= upper * Self.lag }
    }
    to.center.x += isBack ? -upper * Self.lag : upper
  }

  /// Moves the two views, and the lower view's tab bar, by a fraction of the total distance.
  private func advance(by share: CGFloat) {
    to.center.x += share * (isBack ? upper * Self.lag : -upper)
    from?.center.x += share * (isBack ? upper : -upper * Self.lag)
    tabs?.center.x += share * (isBack ? upper : -upper) * Self.lag
  }

  /// Places the views at the end.
  func arrive() {
    advance(by: 1 - part)
    part = 1
  }

  /// Shows an interactive transition at a fraction, 0…1.
  func follow(_ part: CGFloat) {
    isHeld = true
    let part = min(max(part, 0), 1)
    advance(by: part - self.part)
    self.part = part
    tell(part)
  }

  /// Ends the interaction: the transition continues to the end or back.
  func letGo(completes: Bool) {
    isHeld = false
    run(completes)
  }

  /// Places the views at the start.
  func goBack() {
    advance(by: -part)
    part = 0
  }
}
