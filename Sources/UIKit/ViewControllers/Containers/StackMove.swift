internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// How two views of a navigation controller pass each other: the upper one by the whole width, the lower one
/// by a part of it.
@MainActor final class StackMove {
  private let from: UIView?
  private let to: UIView
  /// The tab bar, where it comes or goes: it moves with the lower view, and the upper one covers it.
  private let tabs: UIView?
  private let upper: CGFloat
  private let isBack: Bool
  /// Brings the move to its end at once.
  var finish: () -> Void = {}
  /// Puts everything back as it was before.
  var cancel: () -> Void = {}
  /// Moves on to the end, or back to the start, by itself.
  var run: (_ completes: Bool) -> Void = { _ in }
  /// Hears of the part of the way, 0…1, that a finger has moved the views.
  var tell: (CGFloat) -> Void = { _ in }
  /// Lets go of what is to be done, which holds the controllers and the move itself.
  func forget() { (finish, cancel, run, tell) = ({}, {}, { _ in }, { _ in }) }

  /// Whether a finger moves the views.
  private(set) var isHeld = false
  /// The part of the way that is behind, 0…1.
  private var part: CGFloat = 0

  /// The part of the width that the lower view moves; not measured.
  private static let lag: CGFloat = 0.3

  init(from: UIView?, to: UIView, tabs: UIView?, width: CGFloat, isBack: Bool, rightToLeft: Bool) {
    self.from = from
    self.to = to
    self.tabs = tabs
    self.isBack = isBack
    upper = rightToLeft ? -width : width
  }

  /// Puts the views where the move starts: the new one beside, or half below, the old one.
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

  /// Moves the two views, and the bar of the lower one, on by a part of the way.
  private func advance(by share: CGFloat) {
    to.center.x += share * (isBack ? upper * Self.lag : -upper)
    from?.center.x += share * (isBack ? upper : -upper * Self.lag)
    tabs?.center.x += share * (isBack ? upper : -upper) * Self.lag
  }

  /// Puts the views where the move ends.
  func arrive() {
    advance(by: 1 - part)
    part = 1
  }

  /// Shows a move that is held at a part of its way, 0…1.
  func follow(_ part: CGFloat) {
    isHeld = true
    let part = min(max(part, 0), 1)
    advance(by: part - self.part)
    self.part = part
    tell(part)
  }

  /// The finger leaves: the move goes on or back by itself.
  func letGo(completes: Bool) {
    isHeld = false
    run(completes)
  }

  /// Puts the views where the move started.
  func goBack() {
    advance(by: -part)
    part = 0
  }
}
