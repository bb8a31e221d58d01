import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of flow layouts with the frames of `facts/ios26/collections_tables.json`, "flow_cases", at a scale
/// of two.
struct FlowLayoutTests {
  /// Layouts that configure themselves in `prepare()`, as carousels do, cause no endless loop.
  @Test @MainActor func aSettingThatIsAsItWasAsksForNoLayout() {
    final class Carousel: UICollectionViewFlowLayout {
      var prepared = 0
      override func prepare() {
        super.prepare()
        prepared += 1
        scrollDirection = .horizontal
        itemSize = CGSize(width: 100, height: 120)
        sectionInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50)
      }
    }
    let layout = Carousel()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    let source = CountedCells([5])
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(layout.prepared <= 3)
    #expect(view.visibleCells.count == 2)
    #expect(view.visibleCells.map(\.frame.minX).min() == 50)
  }

  /// When asked for the header of a section, the layout returns its visible place, in attributes of the
  /// layout's class.
  @Test @MainActor func pinnedHeadersAreWhereTheyAreSeen() throws {
    final class Marked: UICollectionViewLayoutAttributes {}
    final class Layout: UICollectionViewFlowLayout {
      override class var layoutAttributesClass: AnyClass { Marked.self }
    }
    let layout = Layout(), header = UICollectionView.elementKindSectionHeader,
      footer = UICollectionView.elementKindSectionFooter
    layout.itemSize = CGSize(width: 300, height: 100)
    layout.headerReferenceSize = CGSize(width: 300, height: 40)
    layout.footerReferenceSize = CGSize(width: 300, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    let source = CountedCells([10, 10])
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [header, footer] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = source
    view.contentOffset.y = 250
    view.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    let top = try #require(layout.layoutAttributesForSupplementaryView(ofKind: header, at: path))
    let bottom = try #require(layout.layoutAttributesForSupplementaryView(ofKind: footer, at: path))
    #expect(top.frame.minY == CGFloat(250))
    #expect(bottom.frame.maxY == CGFloat(650))
    #expect(top is Marked)
    #expect(top.representedElementKind == header)
    #expect(top.indexPath == path)
    #expect(top.representedElementCategory == .supplementaryView)
    let all = try #require(layout.layoutAttributesForElements(in: view.bounds))
    #expect(all.allSatisfy { $0 is Marked })
    #expect(view.supplementaryView(forElementKind: header, at: path)?.frame == top.frame)
    layout.sectionHeadersPinToVisibleBounds = false
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: header, at: path)?.frame.minY == CGFloat(0))
    withExtendedLifetime(source) {}
  }

  /// A layout that does not depend on the height keeps the cells' preferred sizes when the height changes.
  @Test(arguments: [true, false]) @MainActor func sizesOutliveAnotherHeight(isByFrame: Bool) throws {
    final class Tall: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        let wanted = UICollectionViewLayoutAttributes(forCellWith: layoutAttributes.indexPath)
        wanted.frame = layoutAttributes.frame
        wanted.size.height = 80
        return wanted
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 300, height: 40)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let source = CountedCells([40])
    view.register(Tall.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    if isByFrame { view.frame.size.height = 300 } else { view.bounds.size.height = 300 }
    for y in stride(from: 0, through: 1000, by: 100) {
      view.contentOffset.y = CGFloat(y)
      view.layoutIfNeeded()
      for path in view.indexPathsForVisibleItems {
        let cell = try #require(view.cellForItem(at: path))
        #expect(cell.frame.minY == CGFloat(path.item) * 90)
      }
    }
  }

  struct Case: Sendable {
    var bounds = CGSize(width: 375, height: 400)
    var isHorizontal = false
    var sections: [[CGSize]]
    var line: CGFloat = 10
    var inter: CGFloat = 10
    var inset = UIEdgeInsets.zero
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var origins: [[Int]: CGPoint] = [:]
    var headers: [Int: CGRect] = [:]
    var footers: [Int: CGRect] = [:]
    /// The content's length in the direction of scrolling, or `nil` if the fact has none.
    var length: CGFloat?

    init(_ sections: [[CGSize]]) { self.sections = sections }

    func with(_ change: (inout Case) -> Void) -> Case {
      var copy = self
      change(&copy)
      return copy
    }
  }

  private static func same(_ width: CGFloat, _ height: CGFloat, _ count: Int) -> [CGSize] {
    Array(repeating: CGSize(width: width, height: height), count: count)
  }

  private static func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  private static func sizes(_ list: [(CGFloat, CGFloat)]) -> [CGSize] {
    list.map { CGSize(width: $0.0, height: $0.1) }
  }

  static let cases: [Case] = [
    Case([same(100, 60, 7)]).with {
      $0.origins = [
        [0, 0]: point(0, 0), [0, 1]: point(137.5, 0), [0, 2]: point(275, 0), [0, 3]: point(0, 70),
        [0, 5]: point(275, 70), [0, 6]: point(0, 140),
      ]
      $0.length = 200
    },
    Case([same(100, 60, 7)]).with {
      $0.inset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
      $0.origins = [
        [0, 0]: point(16, 8), [0, 1]: point(137.5, 8), [0, 2]: point(259, 8), [0, 6]: point(16, 148),
      ]
      $0.length = 216
    },
    Case([same(115, 50, 5)]).with {
      ($0.line, $0.inter) = (12, 15)
      $0.origins = [
        [0, 0]: point(0, 0), [0, 1]: point(130, 0), [0, 2]: point(260, 0), [0, 3]: point(0, 62),
        [0, 4]: point(130, 62),
      ]
      $0.length = 112
    },
    Case([same(80, 40, 3), same(80, 40, 2)]).with {
      $0.inset = UIEdgeInsets(top: 4, left: 12, bottom: 6, right: 12)
      ($0.header, $0.footer) = (30, 20)
      $0.headers = [
        0: CGRect(x: 0, y: 0, width: 375, height: 30), 1: CGRect(x: 0, y: 100, width: 375, height: 30),
      ]
      $0.footers = [
        0: CGRect(x: 0, y: 80, width: 375, height: 20), 1: CGRect(x: 0, y: 180, width: 375, height: 20),
      ]
      $0.origins = [
        [0, 0]: point(12, 34), [0, 1]: point(102.5, 34), [0, 2]: point(192.5, 34), [1, 0]: point(12, 134),
        [1, 1]: point(102.5, 134),
      ]
      $0.length = 200
    },
    Case([same(90, 70, 7)]).with {
      $0.isHorizontal = true
      $0.bounds = CGSize(width: 375, height: 220)
      $0.inset = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
      $0.origins = [
        [0, 0]: point(12, 8), [0, 1]: point(12, 142), [0, 2]: point(112, 8), [0, 5]: point(212, 142),
        [0, 6]: point(312, 8),
      ]
      $0.length = 414
    },
    Case([same(90, 70, 3), same(90, 70, 2)]).with {
      $0.isHorizontal = true
      $0.bounds = CGSize(width: 375, height: 200)
      $0.inset = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
      ($0.header, $0.footer) = (40, 20)
      $0.headers = [
        0: CGRect(x: 0, y: 0, width: 40, height: 200), 1: CGRect(x: 274, y: 0, width: 40, height: 200),
      ]
      $0.footers = [
        0: CGRect(x: 254, y: 0, width: 20, height: 200), 1: CGRect(x: 428, y: 0, width: 20, height: 200),
      ]
      $0.origins = [
        [0, 0]: point(52, 8), [0, 1]: point(52, 122), [0, 2]: point(152, 8), [1, 0]: point(326, 8),
        [1, 1]: point(326, 122),
      ]
      $0.length = 448
    },
    Case([same(250, 40, 3)]).with {
      $0.bounds = CGSize(width: 200, height: 300)
      ($0.line, $0.inter) = (6, 6)
      $0.origins = [[0, 0]: point(-25, 0), [0, 1]: point(-25, 46), [0, 2]: point(-25, 92)]
      $0.length = 132
    },
    Case([same(150, 40, 2)]).with {
      $0.bounds = CGSize(width: 200, height: 300)
      ($0.line, $0.inter) = (6, 10)
      $0.origins = [[0, 0]: point(25, 0), [0, 1]: point(25, 46)]
    },
    Case([same(50, 50, 4)]).with {
      $0.origins = [
        [0, 0]: point(0, 0), [0, 1]: point(65, 0), [0, 2]: point(130, 0), [0, 3]: point(195, 0),
      ]
    },
    Case([same(90, 40, 1)]).with {
      $0.bounds = CGSize(width: 200, height: 300)
      ($0.line, $0.inter) = (6, 10)
      $0.origins = [[0, 0]: point(0, 0)]
    },
    Case([same(80, 40, 2)]).with {
      $0.footer = 12
      $0.origins = [[0, 0]: point(0, 0), [0, 1]: point(98.5, 0)]
      $0.footers = [0: CGRect(x: 0, y: 40, width: 375, height: 12)]
      $0.length = 52
    },
    Case([same(111.5, 44.25, 6)]).with {
      ($0.line, $0.inter) = (8, 7)
      $0.inset = UIEdgeInsets(top: 5, left: 9, bottom: 5, right: 9)
      $0.origins = [
        [0, 0]: point(9, 5), [0, 1]: point(132, 5), [0, 2]: point(254.5, 5), [0, 3]: point(9, 57.5),
        [0, 5]: point(254.5, 57.5),
      ]
      $0.length = 106.5
    },
    Case([same(80, 40, 1), [], same(80, 40, 1)]).with {
      $0.inset = UIEdgeInsets(top: 4, left: 12, bottom: 6, right: 12)
      ($0.header, $0.footer) = (30, 20)
      $0.headers = [
        1: CGRect(x: 0, y: 100, width: 375, height: 30), 2: CGRect(x: 0, y: 160, width: 375, height: 30),
      ]
      $0.footers = [1: CGRect(x: 0, y: 140, width: 375, height: 20)]
      $0.origins = [[2, 0]: point(12, 194)]
      $0.length = 260
    },
    Case([sizes([(120, 40), (100, 55), (90, 40), (200, 30), (60, 40), (150, 40)])]).with {
      $0.inter = 8
      $0.inset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
      $0.origins = [
        [0, 0]: point(10, 12.5), [0, 1]: point(152.5, 5), [0, 2]: point(275, 12.5), [0, 3]: point(10, 75),
        [0, 4]: point(305, 70), [0, 5]: point(10, 120),
      ]
      $0.length = 165
    },
    Case([sizes([(80, 40), (80, 90), (80, 40), (80, 40)])]).with {
      $0.origins = [
        [0, 0]: point(0, 25), [0, 1]: point(90, 0), [0, 2]: point(180, 25), [0, 3]: point(270, 25),
      ]
      $0.length = 90
    },
    Case([sizes([(80, 40), (100, 40), (60, 40)])]).with {
      $0.origins = [[0, 0]: point(0, 0), [0, 1]: point(90, 0), [0, 2]: point(200, 0)]
    },
    Case([same(80, 40, 4)]).with {
      $0.origins = [
        [0, 0]: point(0, 0), [0, 1]: point(98.5, 0), [0, 2]: point(196.5, 0), [0, 3]: point(295, 0),
      ]
    },
    Case([sizes([(80, 40), (80, 90), (80, 40), (80, 40), (80, 40)])]).with {
      $0.origins = [
        [0, 0]: point(0, 25), [0, 1]: point(98.5, 0), [0, 3]: point(295, 25), [0, 4]: point(0, 100),
      ]
      $0.length = 140
    },
  ]

  private func lay(_ fact: Case) -> FlowGeometry {
    FlowGeometry(
      sections: fact.sections.map {
        FlowGeometry.SectionInput(
          items: $0, inset: fact.inset, lineSpacing: fact.line, interitemSpacing: fact.inter,
          header: CGSize(width: fact.header, height: fact.header),
          footer: CGSize(width: fact.footer, height: fact.footer))
      }, bounds: fact.bounds, isHorizontal: fact.isHorizontal, scale: 2)
  }

  @Test(arguments: cases.indices) func frames(_ index: Int) {
    let fact = Self.cases[index]
    let flow = lay(fact)
    for (path, origin) in fact.origins {
      let frame = flow.sections[path[0]].frames[path[1]]
      #expect(frame.origin == origin, "item \(path)")
      #expect(frame.size == fact.sections[path[0]][path[1]])
    }
    for (section, rect) in fact.headers { #expect(flow.sections[section].header == rect) }
    for (section, rect) in fact.footers { #expect(flow.sections[section].footer == rect) }
    if let length = fact.length {
      #expect((fact.isHorizontal ? flow.contentSize.width : flow.contentSize.height) == length)
    }
  }

  @Test func itemsAreFoundByRectangle() {
    let flow = lay(Self.cases[3])
    var found: [[Int]] = []
    flow.forEachItem(in: CGRect(x: 0, y: 60, width: 100, height: 80)) { found.append([$0, $1]) }
    #expect(found == [[0, 0], [1, 0]])
  }
}
