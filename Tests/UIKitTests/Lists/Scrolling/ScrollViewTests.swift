import Foundation
import Testing
import UIKitTestSupport
import UIKitTesting

@testable import UIKit

@MainActor struct ScrollViewTests {
  private func scrollView(content: CGSize = CGSize(width: 100, height: 600)) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 200))
    view.contentSize = content
    return view
  }

  @Test func offsetIsTheOriginOfTheBounds() {
    let view = scrollView()
    view.contentOffset = CGPoint(x: 0, y: 50)
    #expect(view.bounds == CGRect(x: 0, y: 50, width: 100, height: 200))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
    view.bounds.origin.y = 70
    #expect(view.contentOffset.y == 70)
  }

  @Test func delegateIsNotifiedOfEachScroll() {
    final class Counter: UIScrollViewDelegate {
      var count = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
    }
    let view = scrollView()
    let counter = Counter()
    view.delegate = counter
    view.contentOffset = CGPoint(x: 0, y: 50)
    view.contentOffset = CGPoint(x: 0, y: 50)
    view.bounds.origin.y = 60
    #expect(counter.count == 2)
  }

  /// facts/apple/scroll.json, "scroll.rectToVisible".
  @Test(arguments: [(230.0 as CGFloat, 31.0 as CGFloat), (240, 41), (250, 51)])
  func rectsAreRevealedByTheLeastMove(y: CGFloat, offset: CGFloat) {
    let view = scrollView()
    view.scrollRectToVisible(CGRect(x: 0, y: y, width: 1, height: 1), animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: offset))
    view.scrollRectToVisible(CGRect(x: 0, y: offset + 1, width: 1, height: 1), animated: false)
    #expect(view.contentOffset.y == offset)
  }

  /// "scrollRectToVisible(_:animated:)": the smallest movement, also to an area that is longer than the
  /// visible one.
  @Test(arguments: [(100.0, 150.0), (350, 350), (300, 300)])
  func longAreasAreShownByTheLeastMove(y: Double, offset: Double) {
    let view = scrollView(content: CGSize(width: 100, height: 1000))
    view.contentOffset.y = y == 100 ? 400 : 100
    view.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: 250), animated: false)
    #expect(Double(view.contentOffset.y) == offset)
  }

  /// The visible area excludes the insets.
  @Test func areasGoToThePlaceThatIsAskedFor() {
    let view = scrollView(content: CGSize(width: 300, height: 1000))
    view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 60, right: 0)
    let area = CGRect(x: 100, y: 500, width: 20, height: 40)
    for (position, offset) in [
      (.top, CGPoint(x: 0, y: 500 - 20)), (.centeredVertically, CGPoint(x: 0, y: 520 - (20 + 60))),
      (.bottom, CGPoint(x: 0, y: 540 - 140)), (.left, CGPoint(x: 100, y: 0)),
      (.centeredHorizontally, CGPoint(x: 110 - 50, y: 0)), (.right, CGPoint(x: 120 - 100, y: 0)),
    ] as [(UICollectionView.ScrollPosition, CGPoint)] {
      view.contentOffset = .zero
      view.scroll(to: area, at: position, animated: false)
      #expect(view.contentOffset == offset, "\(position)")
    }
  }

  /// Apple's reference of `contentInset`: space that is added around the content, here at its right edge and
  /// below.
  @Test func contentEndsBeforeItsRightAndBottomInsets() {
    let view = scrollView(content: CGSize(width: 300, height: 600))
    view.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 40)
    view.scrollRectToVisible(CGRect(x: 290, y: 590, width: 10, height: 10), animated: false)
    #expect(view.contentOffset == CGPoint(x: 300 + 40 - 100, y: 600 + 30 - 200))
    view.contentSize = CGSize(width: 250, height: 500)
    #expect(view.contentOffset == CGPoint(x: 250 + 40 - 100, y: 500 + 30 - 200))
  }

  @Test func shrinkingContentTakesTheOffsetAlong() {
    let view = scrollView()
    view.contentOffset = CGPoint(x: 0, y: 400)
    view.contentSize.height = 300
    #expect(view.contentOffset.y == 100)
  }

  @Test func safeAreaMovesContentThatIsAtItsTop() {
    let view = scrollView()
    view.setSafeArea(UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    view.layoutIfNeeded()
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(view.contentOffset.y == -44)
    view.contentInsetAdjustmentBehavior = .never
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 0)
  }

  /// The offset of the scrolled content of a navigation controller whose bar is shown and hidden again.
  @Test func contentMovesAlongWithABar() {
    let screen = HeadlessScreen(), controller = UIViewController()
    let scroll = UIScrollView(frame: screen.window.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: scroll.bounds.width, height: 5_000)
    controller.view.addSubview(scroll)
    let stack = UINavigationController(rootViewController: controller)
    stack.isNavigationBarHidden = true
    screen.show(stack)
    screen.window.layoutIfNeeded()
    let before = scroll.adjustedContentInset.top
    scroll.contentOffset.y = 2_000
    stack.isNavigationBarHidden = false
    screen.window.layoutIfNeeded()
    let bar = scroll.adjustedContentInset.top - before
    #expect(bar == 44)
    #expect(scroll.contentOffset.y == 2_000 - bar)
    stack.isNavigationBarHidden = true
    screen.window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 2_000)
    // At its end, content has no room to move.
    scroll.contentOffset.y = 5_000 - scroll.bounds.height + scroll.adjustedContentInset.bottom
    stack.isNavigationBarHidden = false
    screen.window.layoutIfNeeded()
    let end = scroll.contentOffset.y
    stack.isNavigationBarHidden = true
    screen.window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == end + bar)
  }

  /// SwifterSwift's and BrickKit's tests, which pass on iOS.
  @Test func insetsMoveContentThatWouldLieBeyondItsEnds() {
    let full = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    full.contentSize = CGSize(width: 500, height: 500)
    full.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(full.contentOffset == .zero)
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentInset = UIEdgeInsets(top: 20, left: 8, bottom: 30, right: 0)
    #expect(view.contentOffset == CGPoint(x: -8, y: -20))
    view.contentSize = CGSize(width: 100, height: 500)
    view.contentOffset = CGPoint(x: 0, y: 50)
    view.contentInset.top = 60
    view.contentInset.left = 0
    #expect(view.contentOffset == CGPoint(x: 0, y: 50))
    view.contentOffset.y = -60
    view.contentInset.top = 0
    #expect(view.contentOffset.y == 0)
    // When space below the end is removed, such as a keyboard's, the content moves with it; when space is
    // added, it does not.
    view.contentOffset.y = 430
    view.contentInset.bottom = 0
    #expect(view.contentOffset.y == 400)
    view.contentInset.bottom = 30
    #expect(view.contentOffset.y == 400)
  }

  /// Content that is wider than the view rests at its left inset.
  @Test func contentStaysAtItsLeftInset() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 500, height: 500)
    view.contentInset.left = 20
    view.contentOffset.x = -20
    view.contentInset.bottom = 30
    #expect(view.contentOffset == CGPoint(x: -20, y: 0))
    view.contentInset.left = 5
    #expect(view.contentOffset == CGPoint(x: -5, y: 0))
  }

  /// A list created without a size begins below its inset, once it has a size.
  @Test func anotherSizeTakesContentAlong() {
    let view = UIScrollView()
    view.contentInset = UIEdgeInsets(top: 16, left: 0, bottom: 16, right: 0)
    view.frame.size = CGSize(width: 100, height: 200)
    #expect(view.contentOffset.y == -16)
    view.contentSize = CGSize(width: 100, height: 500)
    view.contentOffset.y = 316
    view.frame.size.height = 400
    #expect(view.contentOffset.y == 116)
    view.frame.size.height = 300
    #expect(view.contentOffset.y == 116)
  }

  @Test func zoomStaysWithinItsScales() {
    final class Zoomer: UIScrollViewDelegate {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    }
    let view = scrollView()
    let zoomer = Zoomer()
    view.addSubview(zoomer.view)
    view.delegate = zoomer
    view.maximumZoomScale = 2
    view.zoomScale = 5
    #expect(view.zoomScale == 2)
    #expect(view.contentSize == CGSize(width: 200, height: 400))
    #expect(zoomer.view.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
  }

  @Test func documentsSetTheManner() throws {
    let view: UIScrollView? = try NibDocuments.view(
      """
      <scrollView clipsSubviews="YES" pagingEnabled="YES" showsVerticalScrollIndicator="NO" \
      keyboardDismissMode="onDrag" indicatorStyle="white" id="s">\(NibDocuments.rect(0, 0, 375, 667))
        <subviews><view id="v">\(NibDocuments.rect(0, 10, 300, 900))</view></subviews>
      </scrollView>
      """)
    let scrollView = try #require(view)
    #expect(scrollView.isPagingEnabled)
    #expect(!scrollView.showsVerticalScrollIndicator)
    #expect(scrollView.keyboardDismissMode == .onDrag)
    #expect(scrollView.indicatorStyle == .white)
    #expect(scrollView.contentSize == CGSize(width: 300, height: 910))
  }
}
