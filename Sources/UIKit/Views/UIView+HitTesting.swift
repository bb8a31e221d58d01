internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UIView {
  /// Hit-tests by UIKit's rules: a view that is hidden, transparent (alpha below 0.01) or disabled, animated
  /// without `allowUserInteraction`, single-sided and seen from behind, or missed by the point receives no
  /// touches, nor do its subviews. Subviews are asked from front to back in array order, regardless of their
  /// z-positions.
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

  /// A Boolean value that indicates whether an animation blocks touches. Not inlined, to save stack space, of
  /// which deep trees need much.
  @inline(never) private final var isHeld: Bool {
    extras?.touchHolds ?? 0 > 0 || UIViewPropertyAnimator.silences(ownLayer)
  }

  /// A Boolean value that indicates whether the view's class overrides none of the three methods that
  /// determine hit-testing.
  @usableFromInline package var isHitByBounds: Bool { !Self.hitMethods.areOverridden(in: self) }

  private static let hitMethods = ClassMethods(
    of: UIView.self,
    overriddenIn: [
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
