import Foundation
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of properties read from views that are in no window and have not been laid out, as tests of packages
/// read them on iPhones.
@MainActor struct UnseenViewTests {
  private let words = String(repeating: "dolor sit amet ", count: 12)

  /// SwifterSwift: the frames of a button's parts follow its insets as soon as code reads the parts.
  @Test func partsOfButtonsLieWhereTheInsetsLeaveThem() throws {
    let button = Asking(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    button.setTitle("Title", for: .normal)
    button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }, for: .normal)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -10, bottom: 0, right: 10)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
    let image = try #require(button.imageView?.frame), title = try #require(button.titleLabel?.frame)
    #expect(abs(title.minX - image.maxX - 20) < 1e-6)
    #expect(abs(title.midY - image.midY) <= 1)
    button.imageEdgeInsets = .zero
    button.titleEdgeInsets = .zero
    #expect(try abs(#require(button.titleLabel?.frame.minX) - #require(button.imageView?.frame.maxX)) < 1e-6)
    #expect(button.layouts == 0)
    button.layoutIfNeeded()
    #expect(button.layouts == 1)
  }

  /// A view that counts its layouts and reads the label while it computes the label's place.
  private final class Asking: UIButton {
    var layouts = 0
    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      titleLabel?.text == nil ? .zero : super.titleRect(forContentRect: contentRect)
    }
  }

  /// SwifterSwift: a text view scrolls to its end and back to the first line, below the inset above it.
  @Test func textViewsScrollToTextNotYetLaidOut() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.text = words
    view.scrollRangeToVisible(NSRange(location: words.utf16.count - 1, length: 1))
    #expect(view.contentOffset.y > 0)
    #expect(view.contentOffset.y <= view.contentSize.height - 100)
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    #expect(view.contentOffset.y == 8)
  }

  @Test func contentOfTextViewsThatDoNotScrollFillsThem() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    view.text = words
    #expect(view.contentSize.height > 100)
    #expect(view.contentSize.width == 100)
    view.isScrollEnabled = false
    view.bounds.size.height = view.contentSize.height + 0.7
    #expect(view.contentSize == view.bounds.size)
  }

  /// SwifterSwift: a controller that hides the tab bar below it.
  @Test func barsAreHiddenBelowPushedControllers() {
    let stack = UINavigationController(rootViewController: UIViewController()), pushed = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    pushed.hidesBottomBarWhenPushed = true
    stack.pushViewController(pushed, animated: false)
    #expect(tabs.tabBar.isHidden)
    stack.popViewController(animated: false)
    #expect(!tabs.tabBar.isHidden)
  }

  /// LayoutKit: items that are inserted in a collection view are there at once.
  @Test func itemsThatComeAreThereAtOnce() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
    let source = CountedCells([1])
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.reloadData()
    source.counts = [3]
    view.insertItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)])
    #expect(view.visibleCells.count == 3)
  }

  @Test func decorationsComeFromNibs() throws {
    final class Layout: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let own = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: "ground", with: IndexPath(item: 0, section: 0))
        own.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        return [own]
      }
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <collectionReusableView tag="5" id="k">\(NibDocuments.rect(0, 0, 300, 40))</collectionReusableView>
      </objects></document>
      """
    let layout = Layout()
    layout.register(UINib(data: Data(text.utf8), bundle: nil), forDecorationViewOfKind: "ground")
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    let cells = CountedCells([0])
    view.dataSource = cells
    view.layoutIfNeeded()
    #expect(view.viewWithTag(5)?.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    layout.register(nil as UINib?, forDecorationViewOfKind: "ground")
    #expect(layout.decorations.isEmpty)
  }
}
