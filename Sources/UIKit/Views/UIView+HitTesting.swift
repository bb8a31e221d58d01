internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UIView {
  /// UIKit's rules: a hidden, faded (alpha below 0.01) or switched-off view, one that
  /// is being animated without `allowUserInteraction`, a single-sided one seen from
  /// behind and one that the point misses take nothing, nor does anything inside them;
  /// subviews are asked from front to back in array order, whatever their z positions.
  func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, ownLayer.isTouchable, !isHeld,
      self.point(inside: point, with: event)
    else {
      return nil
    }
    var index = ownLayer.sublayerCount
    if index >= CALayer.leastIndexedCount, let boxes = ownLayer.indexOfViews() {
      for _ in 0..<CALayer.indexPatience where ownLayer.stillHas(boxes) {
        guard let next = boxes.frontmost(at: point, behind: index) else { return self }
        index = next
        guard let (owner, local) = ownLayer.owner(ofSublayerAt: index, at: point) else { continue }
        if let hit = unsafeDowncast(owner, to: UIView.self).hitTest(local, with: event) { return hit }
      }
    }
    while let (owner, local) = ownLayer.ownerToAsk(before: &index, at: point) {
      if let hit = unsafeDowncast(owner, to: UIView.self).hitTest(local, with: event) { return hit }
    }
    return self
  }

  /// Whether an animation keeps touches away. By itself, for
  /// the sake of the stack, of which deep trees need much.
  @inline(never) private final var isHeld: Bool {
    extras?.touchHolds ?? 0 > 0 || UIViewPropertyAnimator.silences(ownLayer)
  }

  /// Whether the view's class leaves the three methods alone that decide what it is hit by.
  @usableFromInline package var isHitByBounds: Bool { !Self.hitMethods.areOverridden(in: self) }

  private static let hitMethods = ClassMethods(of: UIView.self, overriddenIn: [
    HitTestOverride.self, PointInsideOverride.self, InteractionOverride.self,
  ])
}

private final class HitTestOverride: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

private final class PointInsideOverride: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}

private final class InteractionOverride: UIView {
  override var isUserInteractionEnabled: Bool {
    get { false }
    set {}
  }
}
