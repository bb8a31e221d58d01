import CoreGraphics
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of the resting place of collection views after a drag, by Apple's reference of
/// `targetContentOffset(forProposedContentOffset:withScrollingVelocity:)`.
@Suite(.serialized) @MainActor struct SnappingLayoutTests: HandClocked {
  let clock = FrameClock.manual(at: firstFrame)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  /// A layout that rests on multiples of 120 points.
  private final class Carousel: UICollectionViewFlowLayout {
    var velocities: [CGPoint] = []
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      velocities.append(velocity)
      return CGPoint(x: (proposedContentOffset.x / 120).rounded() * 120, y: proposedContentOffset.y)
    }
  }

  private final class Delegate: NSObject, UICollectionViewDelegate {
    var proposed = CGPoint.zero
    var wanted: CGFloat?
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      proposed = targetContentOffset.pointee
      if let wanted { targetContentOffset.pointee.x = wanted }
    }
  }

  private func rest(wanted: CGFloat? = nil, pages: Bool = false) -> (CGFloat, Delegate, Carousel) {
    let layout = Carousel(), delegate = Delegate(), source = CountedCells([40])
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 110, height: 100)
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate, view.isPagingEnabled) = (source, delegate, pages)
    delegate.wanted = wanted
    window.addSubview(view)
    window.isHidden = false
    underClock {
      view.driver.beginDragging()
      view.driver.drag(by: CGPoint(x: -50, y: 0))
      view.driver.endDragging(velocity: CGPoint(x: 700, y: 0))
      for step in 1...240 { frame(at: Double(step) / 60) }
    }
    window.isHidden = true
    return (view.contentOffset.x, delegate, layout)
  }

  @Test func layoutsSayWhereContentComesToRest() {
    let (offset, delegate, layout) = rest()
    #expect(layout.velocities == [CGPoint(x: 0.7, y: 0)])
    #expect(offset > 50)
    #expect(offset.truncatingRemainder(dividingBy: 120) == 0)
    #expect(delegate.proposed.x == offset)
  }

  @Test func delegatesHaveTheLastWord() { #expect(rest(wanted: 77).0 == 77) }

  @Test func pagesAreTurnedWithoutTheLayout() {
    let (offset, _, layout) = rest(pages: true)
    #expect(offset == 300)
    #expect(layout.velocities.isEmpty)
  }
}
