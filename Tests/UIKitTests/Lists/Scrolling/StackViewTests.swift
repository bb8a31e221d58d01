import Foundation
import InterfaceBuilder
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of the results in facts/apple/stackview.json, by the id of the case.
@MainActor struct StackViewTests {
  private func stack(
    _ axis: NSLayoutConstraint.Axis, _ sizes: [(Double, Double)], in size: CGSize? = nil
  ) -> UIStackView {
    let views = sizes.map { SizedView($0.0, $0.1) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    let fitting = stack.sizeThatFits(.zero)
    stack.frame.size = size ?? fitting
    return stack
  }

  @Test func fittingSizes() {
    let column = stack(.vertical, [(100, 20), (100, 40)])
    #expect(column.sizeThatFits(.zero) == CGSize(width: 100, height: 60))  // sv.v.size
    column.spacing = 50
    #expect(column.sizeThatFits(.zero) == CGSize(width: 100, height: 110))  // sv.v.spacing
    let row = stack(.horizontal, [(100, 40), (100, 40)])
    row.spacing = 20
    #expect(row.sizeThatFits(.zero) == CGSize(width: 220, height: 40))  // sv.h.size
  }

  @Test func arrangedViewsThatAreArrangedAgainMove() {
    let row = stack(.horizontal, [(10, 10), (10, 10), (10, 10)])
    let views = row.arrangedSubviews
    row.addArrangedSubview(views[0])
    #expect(row.arrangedSubviews == [views[1], views[2], views[0]])
    row.insertArrangedSubview(views[0], at: 1)
    #expect(row.arrangedSubviews == [views[1], views[0], views[2]])
    #expect(row.subviews == views)  // Which are drawn in the order of before.
  }

  /// A stored cell: a hidden view between others, with 7 points below its label, is 7 high, not 23, and ends
  /// at the constrained beginning of another view.
  @Test func hiddenViewsAreAsLowAsTheirContentsCanBe() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    let hidden = UIView(), label = UILabel()
    let views = [UIView(), hidden, UIView()]
    stack.axis = .vertical
    stack.distribution = .equalSpacing
    label.text = "Label"
    label.translatesAutoresizingMaskIntoConstraints = false
    hidden.addSubview(label)
    hidden.isHidden = true
    for view in views { stack.addArrangedSubview(view) }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: hidden.topAnchor),
      label.leadingAnchor.constraint(equalTo: hidden.leadingAnchor),
      hidden.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 7),
      views[0].heightAnchor.constraint(equalToConstant: 60),
      views[2].heightAnchor.constraint(equalToConstant: 100),
      views[2].topAnchor.constraint(equalTo: hidden.bottomAnchor),
    ])
    stack.layoutIfNeeded()
    #expect(hidden.frame == CGRect(x: 0, y: 193, width: 100, height: 7))
    #expect(label.frame.height == 0)
    #expect(views[2].frame == CGRect(x: 0, y: 200, width: 100, height: 100))
  }

  @Test func hiddenViewsTakeNoSpace() {  // sv.v.hide
    let column = stack(.vertical, [(100, 20), (100, 30), (100, 40)])
    let views = column.arrangedSubviews
    views[0].isHidden = true
    #expect(column.sizeThatFits(.zero).height == 70)
    views[1].isHidden = true
    column.setNeedsLayout()
    #expect(frames(column)[2].minY == 0)
    views[2].isHidden = true
    #expect(column.sizeThatFits(.zero).height == 0)
  }

  /// `facts/ios26/autolayout.json`, "nstack_view": a hidden view lies in the middle of the gap between its
  /// neighbors. After the last visible view there is no gap: it lies at that view's end, as hidden views in
  /// documents do.
  @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
  func aHiddenViewBehindTheOthersLiesAtTheirEnd(axis: NSLayoutConstraint.Axis) {
    let stack = stack(axis, [(20, 20), (30, 30), (40, 40)])
    stack.spacing = 10
    stack.arrangedSubviews[2].isHidden = true
    stack.frame.size = stack.sizeThatFits(.zero)
    let hidden = frames(stack)[2]
    #expect((axis == .horizontal ? hidden.minX : hidden.minY) == 60)
    #expect((axis == .horizontal ? hidden.width : hidden.height) == 0)
  }

  /// "UISV-spanning-fit", which UIKit logs with priority 51: across its axis a stack is no larger than its
  /// views, unless a constraint of higher priority requires it.
  @Test(arguments: [UIStackView.Alignment.leading, .center, .trailing], [(50 as Float, 40.0), (52, 100)])
  func aStackIsAsLargeAsItsViewsAcross(alignment: UIStackView.Alignment, wish: (Float, Double)) {
    let row = stack(.horizontal, [(20, 20), (20, 40)])
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    row.alignment = alignment
    row.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(row)
    let height = row.heightAnchor.constraint(equalToConstant: 100)
    height.priority = UILayoutPriority(wish.0)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: host.topAnchor),
      row.leadingAnchor.constraint(equalTo: host.leadingAnchor), height,
    ])
    host.layoutIfNeeded()
    #expect(Double(row.frame.height) == wish.1)
  }

  /// Apple's reference of `equalCentering`: "If the arranged views do not fit within the stack view, it
  /// shrinks the spacing until it reaches the minimum spacing", before views are compressed.
  @Test func centresGiveWayBeforeContents() {
    let row = stack(.horizontal, [(100, 20), (20, 20), (20, 20)], in: CGSize(width: 160, height: 20))
    row.distribution = .equalCentering
    #expect(frames(row).map(\.minX) == [0, 100, 140])
    #expect(frames(row).map(\.width) == [100, 20, 20])
  }

  // corpus2/files, 0580de14 and 8ce25a4f: stacks in scroll views are stored with their least spacing.
  @Test(arguments: [UIStackView.Distribution.equalSpacing, .equalCentering])
  func aStackWithoutALengthIsAsShortAsItsSpacingAllows(distribution: UIStackView.Distribution) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let column = UIStackView(arrangedSubviews: [SizedView(20, 20), SizedView(20, 40), SizedView(20, 20)])
    column.axis = .vertical
    column.spacing = 8
    column.distribution = distribution
    root.addPinned(column, bottom: nil, trailing: nil)
    root.layoutIfNeeded()
    #expect(column.frame == CGRect(x: 0, y: 0, width: 20, height: 96))
    #expect(!column.hasAmbiguousLayout)
  }

  /// Apple's reference of `forFirstBaselineLayout`: the tallest view of a row, the view at that end of a
  /// column.
  @Test func theTallestViewStandsForTheBaselineOfARow() {
    let row = stack(.horizontal, [(20, 20), (20, 40), (20, 30)])
    #expect(row.forFirstBaselineLayout === row.arrangedSubviews[1])
    #expect(row.forLastBaselineLayout === row.arrangedSubviews[1])
    row.axis = .vertical
    #expect(row.forFirstBaselineLayout === row.arrangedSubviews[0])
    #expect(row.forLastBaselineLayout === row.arrangedSubviews[2])
  }

  // corpus/files, 84e8878b and ea976018: the first views have their shares, those before a fixed last one the
  // remainder.
  @Test func laterViewsGoWithoutTheirParts() {
    let column = stack(
      .vertical, [(100, 20), (100, 20), (100, 20), (100, 40)], in: CGSize(width: 100, height: 200))
    column.distribution = .fillProportionally
    column.arrangedSubviews[3].heightAnchor.constraint(equalToConstant: 20).isActive = true
    #expect(frames(column).map(\.height) == [40, 40, 100, 20])
  }

  @Test func firstViewTakesTheSlack() {  // sv.fill.slack
    let column = stack(.vertical, [(100, 50), (100, 60), (100, 100)], in: CGSize(width: 100, height: 400))
    #expect(frames(column).map(\.minY) == [0, 240, 300])
  }

  @Test func fillEqually() {  // sv.fillEqually.spacing50
    let column = stack(.vertical, [(1, 1), (1, 1), (1, 1)], in: CGSize(width: 100, height: 400))
    column.distribution = .fillEqually
    column.spacing = 50
    #expect(frames(column).map(\.minY) == [0, 150, 300])
  }

  // A document's two plain views, 379.67 and 379.33 of 759 points high.
  @Test func viewsWithoutALengthShareEvenly() {
    let column = UIStackView(arrangedSubviews: [UIView(), UIView()])
    column.axis = .vertical
    column.distribution = .fillProportionally
    column.frame = CGRect(x: 0, y: 0, width: 393, height: 760)
    column.layoutIfNeeded()
    #expect(column.arrangedSubviews.map(\.frame.height) == [380, 380])
  }

  // A document's progress view of 287 points between two buttons of 50 and 45, in 382.
  @Test func besideAViewWithoutALengthTheOthersKeepTheirs() {
    let row = stack(.horizontal, [(50, 31), (UIView.noIntrinsicMetric, 2.5), (45, 31)])
    row.distribution = .fillProportionally
    row.frame.size = CGSize(width: 382, height: 31)
    #expect(frames(row).map(\.width) == [50, 287, 45])
  }

  @Test func fillProportionallyGivesTheLastViewTheRest() {
    // corpus/metrics.json, "stackView.fillProportionally": 140, 112.5, 64.5 in 333 points.
    let row = stack(.horizontal, [(70, 20), (56.25, 20), (24.25, 20)], in: CGSize(width: 333, height: 20))
    row.distribution = .fillProportionally
    row.spacing = 8
    let widths = frames(row).map(\.width)
    #expect(abs(widths[0] - 140) <= 0.5)
    #expect(abs(widths[1] - 112.5) <= 0.5)
    #expect(abs(widths[2] - 64.5) <= 0.5)
  }

  // As Xcode stores two columns of labels, of which one is to be 0.967442 times as high: the other keeps its
  // height.
  @Test func proportionsWeighMoreThanContents() {
    let columns = (0..<2).map { _ in stack(.vertical, Array(repeating: (10, 20.5), count: 6)) }
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    for column in columns {
      column.distribution = .fillProportionally
      column.spacing = 16
      column.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(column)
      column.topAnchor.constraint(equalTo: host.topAnchor).isActive = true
      column.leadingAnchor.constraint(equalTo: host.leadingAnchor).isActive = true
    }
    columns[1].heightAnchor.constraint(equalTo: columns[0].heightAnchor, multiplier: 0.967442).isActive = true
    host.layoutIfNeeded()
    #expect(abs(columns[0].frame.height - 203) <= 0.5)
    #expect(abs(columns[1].frame.height - 196.5) <= 0.5)
    let heights = columns[1].arrangedSubviews.map(\.frame.height)
    #expect(heights.dropLast().allSatisfy { abs($0 - 19.84) <= 0.5 })
    #expect(abs((heights.last ?? 0) - 17) <= 0.5)
  }

  @Test(arguments: [
    (UIStackView.Alignment.fill, [0.0, 0], [600.0, 600]), (.leading, [0, 0], [200, 500]),
    (.trailing, [400, 100], [200, 500]), (.center, [200, 50], [200, 500]),
  ])
  func alignments(_ alignment: UIStackView.Alignment, x: [Double], widths: [Double]) {  // sv.align.v
    let column = stack(.vertical, [(200, 10), (500, 10), (600, 10)])
    column.alignment = alignment
    #expect(frames(column).prefix(2).map(\.minX) == x.map { CGFloat($0) })
    #expect(frames(column).prefix(2).map(\.width) == widths.map { CGFloat($0) })
  }

  @Test func margins() {  // sv.margins
    let column = stack(.vertical, [(100, 100), (100, 100), (100, 100)])
    column.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    column.isLayoutMarginsRelativeArrangement = true
    column.frame.size = column.sizeThatFits(.zero)
    #expect(column.frame.size == CGSize(width: 160, height: 340))
    #expect(frames(column).map(\.minY) == [10, 110, 210])
    #expect(frames(column).map(\.minX) == [20, 20, 20])
  }

  @Test func customSpacing() {
    let row = stack(.horizontal, [(10, 10), (10, 10), (10, 10)])
    row.setCustomSpacing(30, after: row.arrangedSubviews[0])
    row.frame.size = row.sizeThatFits(.zero)
    #expect(frames(row).map(\.minX) == [0, 40, 50])
    #expect(row.customSpacing(after: row.arrangedSubviews[1]) == UIStackView.spacingUseDefault)
  }

  /// UIStackView.h: by default the stack's spacing is not a custom spacing, and custom spacings of other
  /// views are ignored.
  @Test func spacingsThatAreNamedAndOfViewsThatAreNotArranged() {
    let row = stack(.horizontal, [(10, 10), (10, 10)]), stranger = UIView()
    row.spacing = UIStackView.spacingUseDefault
    #expect(row.spacing == 0)
    #expect(frames(row).map(\.minX) == [0, 10])
    row.setCustomSpacing(20, after: stranger)
    row.addArrangedSubview(stranger)
    #expect(row.customSpacing(after: stranger) == UIStackView.spacingUseDefault)
    row.setCustomSpacing(20, after: stranger)
    #expect(row.customSpacing(after: stranger) == 20)
    row.setCustomSpacing(UIStackView.spacingUseDefault, after: stranger)
    #expect(row.customSpacing(after: stranger) == UIStackView.spacingUseDefault)
    row.setCustomSpacing(UIStackView.spacingUseSystem, after: row.arrangedSubviews[0])
    #expect(row.sizeThatFits(.zero).width == 28)
  }

  @Test func proportionalViewsShareTheSpaceInsideMargins() {
    let row = stack(.horizontal, [(10, 10), (20, 10)])
    row.distribution = .fillProportionally
    row.isLayoutMarginsRelativeArrangement = true
    row.frame.size = CGSize(width: 300, height: 10)
    #expect(frames(row).map(\.width) == [100, 200])
    row.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
    #expect(frames(row).map(\.width) == [80, 160])
  }

  @Test func storedFramesStayUntilTheStackIsChanged() throws {
    let stack: UIStackView? = try NibDocuments.view(
      """
      <stackView axis="vertical" spacing="8" distribution="fillEqually" id="s">\(NibDocuments.rect(0, 0, 100, 100))
        <subviews>
          <view id="a">\(NibDocuments.rect(0, 0, 100, 33))</view>
          <view id="b">\(NibDocuments.rect(0, 44, 100, 56))</view>
        </subviews>
      </stackView>
      """)
    let column = try #require(stack)
    #expect(column.distribution == .fillEqually)
    #expect(frames(column).map(\.minY) == [0, 44])
    column.spacing = 0
    #expect(frames(column).map(\.minY) == [0, 50])
  }

  // As Xcode stores views in stacks that are aligned, in sixteen documents.
  @Test func theCanvasKeepsTheSizeOfViewsWithoutOne() throws {
    func frame(
      _ axis: String, _ view: String, _ size: (Double, Double), _ length: String,
      stored: (Double, Double) = (240, 128), canvas: Bool = true
    ) throws -> CGRect {
      let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701"
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <objects><stackView id="stack" axis="\(axis)" alignment="center">\(NibDocuments.rect(0, 0, size.0, size.1))
          <subviews><\(view) id="v" translatesAutoresizingMaskIntoConstraints="NO">
            \(NibDocuments.rect(0, 0, stored.0, stored.1))
            <constraints><constraint firstAttribute="\(length)" constant="6" id="c"/></constraints></\(view)></subviews>
        </stackView></objects></document>
        """
      let loader = NibLoader(
        document: try IBDocument(data: Data(text.utf8), name: "t.xib"), keepsStoredFrames: false,
        purpose: canvas ? .canvas : .app)
      let stack = try #require(loader.scenes().first?.root as? UIStackView)
      stack.layoutIfNeeded()
      return try #require(stack.arrangedSubviews.first).frame
    }
    #expect(try frame("vertical", "view", (354, 6), "height") == CGRect(x: 57, y: 0, width: 240, height: 6))
    #expect(try frame("vertical", "view", (22, 6), "height") == CGRect(x: 0, y: 0, width: 22, height: 6))
    #expect(try frame("horizontal", "view", (6, 60), "width") == CGRect(x: 0, y: 0, width: 6, height: 60))
    let picture = try frame("horizontal", "imageView", (6, 70), "width", stored: (240, 50))
    #expect(picture == CGRect(x: 0, y: 10, width: 6, height: 50))
    let wide = try frame("vertical", "view", (414, 6), "height", stored: (342, 128))
    #expect(wide == CGRect(x: 36, y: 0, width: 342, height: 6))
    #expect(try frame("horizontal", "view", (6, 60), "width", canvas: false).height == 0)
  }

  // As Xcode stores labels without text in stacks.
  @Test(arguments: ["", "numberOfLines=\"0\""], [16_097, 14_460])
  func labelsWithoutTextHaveTheSizeTheyAreDrawnWith(attributes: String, version: Int) throws {
    let label = """
      <label id="l" text="" \(attributes) translatesAutoresizingMaskIntoConstraints="NO">
      \(NibDocuments.rect(0, 0, 30, 20))</label>
      """
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(version)"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <objects><stackView id="stack" alignment="top">\(NibDocuments.rect(0, 0, 200, 80))
        <subviews>\(label)</subviews>
      </stackView></objects></document>
      """
    try SystemRelease(toolsVersion: IBToolsVersion(version)).perform {
      let document = try IBDocument(data: Data(text.utf8), name: "t.xib")
      let loader = NibLoader(document: document, keepsStoredFrames: false, purpose: .canvas)
      let stack = try #require(loader.scenes().first?.root as? UIStackView)
      #expect(
        stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 30, height: 20))
    }
  }
}
