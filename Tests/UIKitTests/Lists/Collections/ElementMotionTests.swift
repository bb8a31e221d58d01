import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of the requests to layouts while elements move. By the header of Apple's class, a layout is asked
/// for every element on the screen before a batch of updates or an animated change of the bounds, and for
/// every element that is there afterwards.
@Suite(.serialized) @MainActor struct ElementMotionTests: HandClocked {
  let clock = FrameClock.manual(at: firstFrame)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  /// A layout that records the requests that it receives, and may change its answers.
  private final class Line: UICollectionViewFlowLayout {
    var heard: [String] = []
    var first: ((UICollectionViewLayoutAttributes) -> Void)?
    var last: ((UICollectionViewLayoutAttributes) -> Void)?
    var saysNothing = false
    init(height: CGFloat = 40) {
      super.init()
      itemSize = CGSize(width: 300, height: height)
      minimumLineSpacing = 0
    }
    required init?(coder: NSCoder) { nil }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      heard.append("begin")
    }
    override func finalizeCollectionViewUpdates() { heard.append("end") }
    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) { heard.append("begin") }
    override func finalizeAnimatedBoundsChange() { heard.append("end") }
    override func finalizeLayoutTransition() { heard.append("end") }
    override func initialLayoutAttributesForAppearingItem(at path: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      heard.append("+\(path.item)")
      let attributes = super.initialLayoutAttributesForAppearingItem(at: path)
      if saysNothing { return nil }
      attributes.map { first?($0) }
      return attributes
    }
    override func finalLayoutAttributesForDisappearingItem(at path: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      heard.append("-\(path.item)")
      let attributes = super.finalLayoutAttributesForDisappearingItem(at: path)
      if saysNothing { return nil }
      attributes.map { last?($0) }
      return attributes
    }
    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind elementKind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      heard.append("+header \(path.section)")
      return super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: elementKind, at: path)
    }
    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind elementKind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      heard.append("-header \(path.section)")
      return super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: elementKind, at: path)
    }
  }

  private func underClock(
    _ layout: UICollectionViewLayout, _ source: TextCells, _ body: @MainActor (UICollectionView) -> Void
  ) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "view")
    view.dataSource = source
    window.addSubview(view)
    window.isHidden = false
    underClock { body(view) }
    window.isHidden = true
  }

  private func cell(_ text: String, _ view: UICollectionView) -> TextCell? {
    view.subviews.compactMap { $0 as? TextCell }.first { $0.text == text }
  }
  private func shown(_ text: String, _ view: UICollectionView) -> CGRect? {
    cell(text, view).flatMap { $0.layer.presentation()?.frame }
  }
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
  private func letters(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }

  @Test func itemsThatStayAreAskedForAsWell() {
    let source = TextCells([["a", "b", "c", "d", "e"]]), layout = Line()
    underClock(layout, source) { view in
      #expect(layout.heard.isEmpty)
      view.performBatchUpdates {
        source.sections = [["a", "x", "b", "c", "e"]]
        view.insertItems(at: [path(1)])
        view.deleteItems(at: [path(3)])
      }
      let heard = layout.heard
      #expect(heard.first == "begin")
      #expect(heard.last == "end")
      #expect(Set(heard[1..<6]) == ["-0", "-1", "-2", "-3", "-4"])
      #expect(Set(heard[6..<11]) == ["+0", "+1", "+2", "+3", "+4"])
      #expect(heard.count == 12)
      frame(at: 0.15)
      #expect(abs((shown("c", view)?.minY ?? 0) - 100) < 0.5)
      #expect(shown("a", view)?.minY == 0)
    }
  }

  @Test func itemsThatMoveAndAreReloadedAreAskedForOnce() {
    let source = TextCells([["a", "b", "c", "d"]]), layout = Line()
    underClock(layout, source) { view in
      let b = cell("b", view), d = cell("d", view)
      view.performBatchUpdates {
        source.sections = [["d", "a", "b", "c"]]
        view.moveItem(at: path(3), to: path(0))
        view.reloadItems(at: [path(1)])
      }
      #expect(layout.heard.sorted() == ["+0", "+1", "+2", "+3", "-0", "-1", "-2", "-3", "begin", "end"])
      #expect(view.cellForItem(at: path(0)) === d)
      #expect(view.cellForItem(at: path(2)) !== b)
      frame(at: 0.15)
      #expect(abs((d?.layer.presentation()?.frame.minY ?? 0) - 60) < 0.5)
      frame(at: 1)
      #expect(view.visibleCells.compactMap { ($0 as? TextCell)?.text } == ["d", "a", "b", "c"])
    }
  }

  /// Mark Pospesel found this with the sample CircleLayout: a layout that does not distinguish new items from
  /// the others makes all of them appear from their initial places.
  @Test func remainingItemsStartFromTheLayoutsInitialAttributes() {
    let source = TextCells([["a", "b", "c"]]), layout = Line()
    layout.first = { $0.center.x += 300 }
    underClock(layout, source) { view in
      source.sections = [["a", "b"]]
      view.deleteItems(at: [path(2)])
      #expect(cell("a", view)?.frame.minX == 0)
      frame(at: 0.15)
      #expect(abs((shown("a", view)?.minX ?? 0) - 150) < 1)
      frame(at: 1)
      #expect(shown("a", view)?.minX == 0)
    }
  }

  @Test func itemsWithoutInitialAttributesStartInPlace() {
    let source = TextCells([["a", "b", "c"]]), layout = Line()
    layout.saysNothing = true
    underClock(layout, source) { view in
      cell("b", view)?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      source.sections = [["b", "c"]]
      view.deleteItems(at: [path(0)])
      frame(at: 0.15)
      #expect(abs((shown("c", view)?.minY ?? 0) - 60) < 0.5)
      frame(at: 1)
      #expect(shown("c", view)?.minY == 40)
    }
  }

  /// Changes that a layout makes to the attributes that it receives do not affect the places where items end.
  @Test func answersAreCopies() {
    let source = TextCells([["a", "b", "c"]]), layout = Line()
    (layout.first, layout.last) = ({ $0.alpha = 0 }, { $0.alpha = 0 })
    underClock(layout, source) { view in
      source.sections = [["x", "a", "b", "c"]]
      view.insertItems(at: [path(0)])
      frame(at: 1)
      #expect(view.visibleCells.map(\.alpha) == [1, 1, 1, 1])
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(view.visibleCells.map(\.alpha) == [1, 1, 1, 1])
    }
  }

  @Test func deletedItemsMoveToTheLayoutsFinalAttributes() {
    let source = TextCells([letters(20)]), layout = Line()
    layout.last = { $0.alpha = 0 }
    underClock(layout, source) { view in
      let last = cell("9", view)
      source.sections[0].insert("x", at: 0)
      view.insertItems(at: [path(0)])
      frame(at: 0.15)
      #expect(abs((last?.layer.presentation()?.opacity ?? 0) - 0.5) < 0.02)
      #expect(abs((last?.layer.presentation()?.frame.minY ?? 0) - 380) < 0.5)
      #expect(cell("8", view)?.layer.presentation()?.opacity == 1)
      frame(at: 1)
      #expect(last?.superview == nil)
      #expect(last?.alpha == 1)
    }
  }

  @Test func headersAreAskedForAndLeaveTheWindow() {
    let source = TextCells([["a"], ["b"]]), layout = Line(), kind = UICollectionView.elementKindSectionHeader
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    underClock(layout, source) { view in
      let header = view.supplementaryView(forElementKind: kind, at: path(0, 1))
      view.performBatchUpdates {
        source.sections[0] = letters(21)
        view.insertItems(at: (1...20).map { path($0) })
      }
      #expect(layout.heard.filter { $0.contains("header") } == ["-header 0", "-header 1", "+header 0"])
      #expect(view.supplementaryView(forElementKind: kind, at: path(0, 1)) == nil)
      frame(at: 0.15)
      // From 80 to 880.
      #expect(abs((header?.layer.presentation()?.frame.minY ?? 0) - 480) < 1)
      frame(at: 1)
      #expect(header?.superview == nil)
      view.performBatchUpdates {
        source.sections[0] = ["a"]
        view.deleteItems(at: (1...20).map { path($0) })
      }
      #expect(view.supplementaryView(forElementKind: kind, at: path(0, 1))?.frame.minY == 80)
    }
  }

  @Test func sizesThatChangeAnimatedAskForAllElements() {
    let source = TextCells([letters(20)]), layout = Line()
    underClock(layout, source) { view in
      let gone = cell("7", view)
      UIView.animate(withDuration: 0.3) { view.frame.size.height = 200 }
      let ends = (0..<10).map { "-\($0)" }, starts = (0..<5).map { "+\($0)" }
      #expect(layout.heard == ["begin"] + ends + starts + ["end"])
      #expect(gone?.superview === view)
      #expect(view.cellForItem(at: path(7)) == nil)
      frame(at: 1)
      #expect(gone?.superview == nil)
    }
  }

  @Test func layoutsThatAreExchangedAreAskedForAllElements() {
    let source = TextCells([letters(8)]), old = Line(height: 40), new = Line(height: 100)
    underClock(old, source) { view in
      let leaving = cell("7", view), staying = cell("3", view)
      old.last = { $0.alpha = 0.5 }
      var done = false
      view.setCollectionViewLayout(new, animated: true) { done = $0 }
      #expect(old.heard == (0..<8).map { "-\($0)" } + ["end"])
      #expect(new.heard == (0..<4).map { "+\($0)" } + ["end"])
      #expect(old.collectionView == nil)
      #expect(new.collectionView === view)
      frame(at: 0.15)
      // From 120 to 300, and from 280 to 700.
      #expect(abs((staying?.layer.presentation()?.frame.minY ?? 0) - 210) < 1)
      #expect(abs((leaving?.layer.presentation()?.frame.minY ?? 0) - 490) < 1)
      #expect(abs((leaving?.layer.presentation()?.opacity ?? 0) - 0.75) < 0.02)
      frame(at: 1)
      #expect(done)
      #expect(leaving?.superview == nil)
      #expect(staying?.frame.minY == 300)
    }
  }
}
