import Foundation
import InterfaceBuilder
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of the rules of stacks that Interface Builder's stored frames show. The number of documents stands
/// beside each rule.
@MainActor struct CanvasStackTests {
  private func views(_ objects: String, canvas: Bool = true) throws -> (NibLoader, UIView) {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <objects><view id="root">\(NibDocuments.rect(0, 0, 300, 300))<subviews>\(objects)</subviews>
      <constraints>
        <constraint firstItem="stack" firstAttribute="leading" \
        secondItem="root" secondAttribute="leading" id="x"/>
        <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="y"/>
      </constraints></view></objects></document>
      """
    let document = try IBDocument(data: Data(text.utf8), name: "Test.xib")
    let loader = NibLoader(
      document: document, keepsStoredFrames: false, purpose: canvas ? .canvas : .app)
    let root = try #require(loader.scenes().first?.root)
    root.translatesAutoresizingMaskIntoConstraints = true
    let window = UIWindow(frame: root.bounds)
    window.addSubview(root)
    window.layoutIfNeeded()
    return (loader, root)
  }
  private func frame(_ loader: NibLoader, _ id: String) throws -> CGRect {
    try #require(loader.object(withID: id) as? UIView).frame
  }
  private let free = "translatesAutoresizingMaskIntoConstraints=\"NO\""

  private func stack(_ attributes: String, _ views: String) -> String {
    view("stack", "stackView", attributes, "<subviews>\(views)</subviews>")
  }
  private func view(_ id: String, _ element: String = "view", _ attributes: String = "", _ rest: String = "")
    -> String
  { "<\(element) \(free) \(attributes) id=\"\(id)\">\(NibDocuments.rect(0, 0, 9, 9))\(rest)</\(element)>" }

  /// The rule holds along and across the axis, whatever the views' own priorities are.
  @Test(arguments: ["", "horizontalHuggingPriority=\"1000\" verticalHuggingPriority=\"1\""])
  func viewsWithoutContentHaveTheSizeTheyAreDrawnWithInStacks(priorities: String) throws {
    let (row, _) = try views(
      stack("", view("a", "view", priorities) + view("b", "imageView", priorities) + view("c", "switch")))
    #expect(try frame(row, "stack") == CGRect(x: 0, y: 0, width: 67, height: 9))
    #expect(try frame(row, "a").width == 9)
    #expect(try frame(row, "b").width == 9)
    let (column, _) = try views(stack("axis=\"vertical\"", view("a", "label", priorities)))
    #expect(try frame(column, "a").size == CGSize(width: 9, height: 9))
  }

  @Test func requiredSizesAndContentsGoBeforeTheDrawnSize() throws {
    let own = "<constraints><constraint firstAttribute=\"height\" constant=\"20\" id=\"h\"/></constraints>"
    let (loader, _) = try views(
      stack(
        "axis=\"vertical\" alignment=\"top\"",
        view("a", "view", "", own) + view("b", "imageView", "image=\"none\"")))
    #expect(try frame(loader, "a").size == CGSize(width: 9, height: 20))
    #expect((loader.object(withID: "b") as? UIView)?.extras?.placeholderSize == nil)
  }

  @Test func theDrawnSizeGoesBeforeOtherContents() throws {
    func high(_ length: Int) -> String {
      "<constraints><constraint firstAttribute=\"height\" constant=\"\(length)\" id=\"high\"/></constraints>"
    }
    let text = "text=\"One line\" verticalHuggingPriority=\"251\""
    for empty in [view("a"), view("a", "imageView"), view("a", "label")] {
      let (column, _) = try views(
        view(
          "stack", "stackView", "axis=\"vertical\"",
          "<subviews>\(view("text", "label", text))\(empty)</subviews>" + high(60)))
      #expect(try frame(column, "text").height == 51)
      #expect(try frame(column, "a").height == 9)
    }
    let (row, _) = try views(view("stack", "stackView", "", "<subviews>\(view("a"))</subviews>" + high(44)))
    #expect(try frame(row, "a").height == 44)
  }

  /// An app has no such size. Stacks that fill proportionally share by it.
  @Test func theDrawnSizeIsTheCanvassAlone() throws {
    let (app, _) = try views(stack("", view("a") + view("c", "switch")), canvas: false)
    #expect((app.object(withID: "a") as? UIView)?.contentSizeForLayout.width == UIView.noIntrinsicMetric)
    let (loader, _) = try views(stack("distribution=\"fillProportionally\"", view("a") + view("c", "switch")))
    #expect((loader.object(withID: "a") as? UIView)?.contentSizeForLayout.width == 9)
  }

  /// Two repositories. It also applies at run time, because it applies to texts of several lines.
  @Test func textBreaksRatherThanStickOutOfAStack() {
    let outer = UIStackView(), inner = UIStackView(), label = UILabel()
    label.numberOfLines = 0
    label.text = "A text of several words that is much wider than the stack around it"
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    inner.addArrangedSubview(label)
    outer.addArrangedSubview(inner)
    (outer.axis, outer.alignment) = (.vertical, .center)
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    outer.frame = host.bounds
    host.addSubview(outer)
    host.layoutIfNeeded()
    #expect(inner.frame.minX >= 0)
    #expect(inner.frame.maxX <= 200)
    #expect(label.bounds.height > 40)
  }

  /// In five repositories they stay within their stacks, in one they do not.
  @Test func aStackStaysWhereOtherRequiredConstraintsContradictIt() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let views = (0..<2).map { _ in UIView() }
    views.forEach(stack.addArrangedSubview)
    stack.spacing = 8
    let wide = views[1].widthAnchor.constraint(equalToConstant: 60)
    NSLayoutConstraint.activate([views[0].widthAnchor.constraint(equalToConstant: 46), wide])
    stack.layoutIfNeeded()
    #expect(views[1].frame.minX == views[0].frame.maxX + 8)
    #expect(views[1].frame.maxX == 100)
  }

  /// Eleven views of six documents.
  @Test func hiddenViewsLieAtTheStartOrTheEnd() {
    func places(_ hidden: [Bool]) -> [CGFloat] {
      let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      let views = hidden.map { isHidden in
        let view = UIView()
        view.isHidden = isHidden
        stack.addArrangedSubview(view)
        if !isHidden { view.widthAnchor.constraint(greaterThanOrEqualToConstant: 10).isActive = true }
        return view
      }
      for view in zip(hidden, views).filter(\.0).map(\.1) {
        view.widthAnchor.constraint(equalToConstant: 30).isActive = true
      }
      stack.distribution = .fillEqually
      stack.layoutIfNeeded()
      return zip(hidden, views).filter(\.0).map(\.1.frame.minX)
    }
    #expect(places([true, false, false]) == [-30])
    #expect(places([false, true]) == [0])
    #expect(places([true, false]) == [0])
    #expect(places([false, true, false]) == [50])
    #expect(places([false, false, true]) == [100])
  }
}
