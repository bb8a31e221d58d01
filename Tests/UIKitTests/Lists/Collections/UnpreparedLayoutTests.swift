import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests that layouts are asked about bounds only after they have been prepared: many store the results of
/// `prepare()` in variables that are empty before.
@MainActor struct UnpreparedLayoutTests {
  private final class Layout: UICollectionViewLayout {
    var width: CGFloat!
    var questions = 0
    override func prepare() {
      super.prepare()
      width = collectionView?.bounds.width
    }
    override var collectionViewContentSize: CGSize { CGSize(width: width ?? 0, height: 10) }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      questions += 1
      return newBounds.width != width
    }
  }

  @Test func layoutsAreNotAskedBeforeTheyArePrepared() {
    let layout = Layout(), source = CountedCells([0])
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.bounds = CGRect(x: 0, y: 0, width: 110, height: 100)
    #expect(layout.questions == 0)
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(layout.width == 110)
    view.frame.size.width = 120
    #expect(layout.questions == 1)
    view.layoutIfNeeded()
    #expect(layout.width == 120)
  }

  /// An app may prepare a layout itself, before the view lays anything out.
  @Test func layoutsAreAskedThatWerePreparedByTheApp() {
    let layout = Layout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    layout.prepare()
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(layout.questions == 1)
  }

  /// A layout with rows below each other, as many as there were in `prepare()`.
  private final class Rows: UICollectionViewLayout {
    var frames: [CGRect] = []
    override func prepare() {
      super.prepare()
      let count = collectionView?.numberOfItems(inSection: 0) ?? 0
      frames = (0..<count).map { CGRect(x: 0, y: CGFloat($0) * 50, width: 100, height: 50) }
    }
    override var collectionViewContentSize: CGSize {
      CGSize(width: 100, height: frames.last?.maxY ?? 0)
    }
  }

  /// Items are inserted before the first layout, or after a reload that has not been displayed.
  @Test(arguments: [true, false]) func codeAfterUpdatesReadsTheNewLayout(isFirst: Bool) {
    let layout = Rows(), source = CountedCells([1])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    window.addSubview(view)
    if !isFirst {
      view.layoutIfNeeded()
      view.reloadData()
    }
    var seen: [Int] = []
    view.performBatchUpdates {
      source.counts = [30]
      view.insertItems(at: (1..<30).map { IndexPath(item: $0, section: 0) })
    } completion: { _ in
      seen.append(layout.frames.count)
    }
    #expect(seen == [30])
    #expect(layout.frames.count == 30)
    #expect(view.contentSize.height == 1500)
    withExtendedLifetime(window) {}
  }

  /// A layout that obtains its items elsewhere, and never asks the view for their number.
  private final class Knowing: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 50) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      return [attributes]
    }
  }

  @Test(arguments: [true, false]) func cellsStayInUpdatesUnderLayoutsThatDoNotAskForNumbers(isShown: Bool) {
    let source = CountedCells([1])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: Knowing())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    if isShown { window.addSubview(view) }
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 1)
    view.performBatchUpdates({})
    view.layoutIfNeeded()
    #expect(source.asked == 1)
    withExtendedLifetime(window) {}
  }
}
