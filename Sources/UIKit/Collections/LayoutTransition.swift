internal import CoreGraphics
internal import Foundation

/// An interactive transition between two layouts.
@MainActor final class LayoutTransition {
  let old: UICollectionViewLayout, new: UICollectionViewLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  /// The content offset at the beginning, and at the end.
  let start: CGPoint, end: CGPoint

  init(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout, start: CGPoint, end: CGPoint,
    _ completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  ) { (self.old, self.new, self.start, self.end, self.completion) = (old, new, start, end, completion) }
}

extension UICollectionView {
  /// The duration of the rest of a transition after its gesture has ended, in seconds; not measured.
  private static let transitionDuration = 0.3

  func beginTransition(
    to new: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    raiseUnless(transition == nil, "startInteractiveTransition(to:completion:): a transition is under way")
    let old = collectionViewLayout
    let between =
      collectionDelegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: new)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    prepareLayout()
    for layout in [new, between] { layout.attach(to: self) }
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    new.prepareIfNeeded()
    // The offset that the new layout proposes is limited by the size of its content.
    let size = scrolling.contentSize
    scrolling.contentSize = new.collectionViewContentSize
    let end = nearestOffset(to: proposedOffset(in: new))
    scrolling.contentSize = size
    transition = LayoutTransition(from: old, to: new, start: contentOffset, end: end, completion)
    take(between)
    return between
  }

  /// Moves the content offset according to the progress of the transition.
  func followTransition(_ progress: CGFloat) {
    guard let transition else { return }
    let (start, end) = (transition.start, transition.end)
    layoutIfNeeded()
    contentOffset = CGPoint(
      x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress)
  }

  func endTransition(isFinished: Bool) {
    guard let transition else { return }
    self.transition = nil
    let kept = isFinished ? transition.new : transition.old, between = collectionViewLayout
    UIView.animate(withDuration: Self.transitionDuration, delay: 0, options: .allowUserInteraction) {
      [self] in
      take(kept)
      prepareLayout()
      contentSize = kept.collectionViewContentSize
      contentOffset = isFinished ? transition.end : transition.start
      layoutItems()
    } completion: { finished in
      transition.old.finalizeLayoutTransition()
      transition.new.finalizeLayoutTransition()
      transition.completion?(isFinished, finished)
    }
    for layout in [between, isFinished ? transition.old : transition.new] { layout.attach(to: nil) }
  }
}
