import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of layouts that a gesture exchanges, as Apple documents
/// `startInteractiveTransition(to:completion:)`.
@Suite(.serialized) @MainActor struct LayoutTransitionTests {
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var made: UICollectionViewTransitionLayout?
    var offset: CGPoint?
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
      newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
      let layout = UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
      made = layout
      return layout
    }
    func collectionView(
      _ collectionView: UICollectionView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { offset ?? proposedContentOffset }
  }

  private func grid(_ side: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    (layout.itemSize, layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (
      CGSize(width: side, height: side), 0, 0
    )
    return layout
  }

  private func run(_ body: (FingerWorld, UICollectionView, Source) -> Void) {
    FingerWorld().run { world in
      let view = UICollectionView(frame: world.window.bounds, collectionViewLayout: grid(100)),
        source = Source()
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
      (view.dataSource, view.delegate) = (source, source)
      world.window.addSubview(view)
      world.window.layoutIfNeeded()
      body(world, view, source)
    }
  }

  private func pass(_ seconds: Double, in world: FingerWorld) {
    for _ in 0..<2 {
      _ = FrameLoop(root: world.window).commit()
      world.wait(seconds)
    }
    _ = FrameLoop(root: world.window).commit()
  }

  @Test func itemsLieBetweenTheirPlaces() {
    run { world, view, source in
      source.offset = CGPoint(x: 0, y: 80)
      let big = grid(150), path = IndexPath(item: 3, section: 0)
      var said: [Bool] = []
      let between = view.startInteractiveTransition(to: big) { said += [$0, $1] }
      #expect(between === source.made)
      #expect(view.collectionViewLayout === between)
      between.transitionProgress = 0.5
      view.layoutIfNeeded()
      // From 0, 100 to 150, 150.
      #expect(view.cellForItem(at: path)?.frame == CGRect(x: 75, y: 125, width: 125, height: 125))
      #expect(view.contentOffset.y == 40)
      view.finishInteractiveTransition()
      pass(1, in: world)
      #expect(view.collectionViewLayout === big)
      #expect(view.contentOffset.y == 80)
      #expect(view.cellForItem(at: path)?.frame == CGRect(x: 150, y: 150, width: 150, height: 150))
      #expect(said == [true, true])
      #expect(between.collectionView == nil)
    }
  }

  @Test func aTransitionThatIsCancelledGoesBack() {
    run { world, view, source in
      let old = view.collectionViewLayout, path = IndexPath(item: 3, section: 0)
      var completed: Bool?
      let between = view.startInteractiveTransition(to: grid(150)) { done, _ in completed = done }
      between.transitionProgress = 0.3
      view.cancelInteractiveTransition()
      pass(1, in: world)
      #expect(completed == false)
      #expect(view.collectionViewLayout === old)
      #expect(view.cellForItem(at: path)?.frame.origin == CGPoint(x: 0, y: 100))
    }
  }
}
