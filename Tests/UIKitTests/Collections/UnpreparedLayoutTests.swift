import Foundation
import Testing

@testable import UIKit

/// Layouts are asked about bounds once they have been prepared: many keep what `prepare()` makes in variables
/// that are empty before.
@MainActor @Suite struct UnpreparedLayoutTests {
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

  /// An app may prepare one by itself, before the view lays anything out.
  @Test func layoutsAreAskedThatWerePreparedByTheApp() {
    let layout = Layout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    layout.prepare()
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(layout.questions == 1)
  }
}
