import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing
import UIInspection
import UIKit

/// Tests of the text of frame explanations, word by word.
@MainActor struct GeometryExplanationTests {
  @Test func aPlainView() {
    let view = UIImageView(frame: CGRect(x: 40, y: 40, width: 240, height: 380))
    let explanation = view.geometryExplanation
    #expect(explanation.rectangle == CGRect(x: 0, y: 0, width: 240, height: 380))
    #expect(explanation.anchor == CGPoint(x: 120, y: 190))
    #expect(explanation.anchored == CGRect(x: -120, y: -190, width: 240, height: 380))
    #expect(explanation.box == explanation.anchored)
    #expect(explanation.frame == view.frame)
    #expect(explanation.isFrameMeaningful)
    #expect(
      explanation.text == """
        UIImageView: frame (40, 40, 240, 380)

        The frame follows from bounds, anchorPoint, transform and position:
          1. size      bounds.size is 240 x 380: the rectangle (0, 0, 240, 380)
          2. anchor    anchorPoint (0.5, 0.5) lies at (120, 190) in it; with that at the origin it is (-120, -190, 240, 380)
          3. corners   transform is the identity: (-120, -190) (120, -190) (120, 190) (-120, 190)
          4. box       around the corners: (-120, -190, 240, 380)
          5. position  moved by (160, 230): frame (40, 40, 240, 380)

        bounds.origin is (0, 0): subviews are seen where their frames say.

        frame is meaningful: the transform is the identity.
        """)
  }

  /// The clock's hand: anchor (0.5, 0.9), turned by a quarter.
  @Test func aTurnedViewWithItsAnchorNearTheEnd() {
    let hand = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
    hand.layer.anchorPoint = CGPoint(x: 0.5, y: 0.9)
    hand.center = CGPoint(x: 150, y: 150)
    hand.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let explanation = hand.geometryExplanation
    #expect(explanation.frame == CGRect(x: 140, y: 145, width: 100, height: 10))
    #expect(explanation.frame == hand.frame)
    #expect(
      explanation.text == """
        UIView: frame (140, 145, 100, 10)

        The frame follows from bounds, anchorPoint, transform and position:
          1. size      bounds.size is 10 x 100: the rectangle (0, 0, 10, 100)
          2. anchor    anchorPoint (0.5, 0.9) lies at (5, 90) in it; with that at the origin it is (-5, -90, 10, 100)
          3. corners   transform is [0, 1, -1, 0, 0, 0]: (90, -5) (90, 5) (-10, 5) (-10, -5)
          4. box       around the corners: (-10, -5, 100, 10)
          5. position  moved by (150, 150): frame (140, 145, 100, 10)

        bounds.origin is (0, 0): subviews are seen where their frames say.

        frame is not meaningful: the transform is not the identity. Use bounds (0, 0, 10, 100) and center (150, 150).
        """)
  }

  /// view1 and view2 of the documents: the frames stay, the child is seen elsewhere.
  @Test func boundsOriginIsExplainedForSubviews() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let view1 = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    let view2 = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view1)
    view1.addSubview(view2)
    view1.bounds = CGRect(x: -20, y: -20, width: 200, height: 200)
    let lines = view1.geometryExplanation.text.components(separatedBy: "\n")
    #expect(lines.first == "UIView: frame (100, 100, 200, 200)")
    #expect(
      lines.suffix(4) == [
        "bounds.origin is (-20, -20): that point of the view's own coordinates is its top left corner, "
          + "and what is inside is seen moved by (20, 20).",
        "  UIView, frame (0, 0, 100, 100), is seen at (20, 20) from the corner", "",
        "frame is meaningful: the transform is the identity.",
      ])
    let way = view2.geometryExplanation(converting: CGPoint(x: 5, y: 6))
    #expect(way.levels.map(\.point) == [CGPoint(x: 5, y: 6), CGPoint(x: 5, y: 6), CGPoint(x: 125, y: 126)])
    #expect(
      way.text.components(separatedBy: "\n").suffix(4) == [
        "The point (5, 6) of UIView, level by level:", "  UIView    (5, 6)",
        "  UIView    (5, 6), moved by (0, 0)",
        "  UIWindow  (125, 126), moved by (120, 120)",
      ])
  }

  @Test func aPointThroughATransform() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 40))
    root.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let levels = view.geometryExplanation(converting: CGPoint(x: 40, y: 0)).levels
    #expect(levels.map(\.point) == [CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 30)])
    #expect(levels.last?.move == nil)
    #expect(
      view.geometryExplanation(converting: CGPoint(x: 40, y: 0)).text
        .hasSuffix("  UIView  (40, 0)\n  UIView  (40, 30), through a transform"))
  }

  @Test func lostDepthIsExplained() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    let text = view.geometryExplanation.text
    #expect(
      text.contains(
        "  3. corners   the plane part of transform is [0.5, 0, 0, 1, 0, 0]: (-25, -50) (25, -50)"))
    #expect(
      text.contains(
        "It leaves the plane, which frame does not show. Use bounds (0, 0, 100, 100) and center (50, 50)."))
  }

  @Test func onlyTheFirstSubviewsAreListed() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.bounds.origin.y = 4
    for _ in 0..<11 { view.addSubview(UIView()) }
    #expect(view.geometryExplanation.text.contains("\n  and 3 more\n"))
  }

  @Test func theStepsEndAtTheFrameOfAnyView() {
    var nodes = RandomNodes(SeededRandom())
    for _ in 0..<500 {
      let view = UIView()
      view.bounds = CGRect(origin: nodes.random.point(-50...50), size: nodes.random.size(0...300))
      view.center = nodes.random.point(-200...200)
      view.layer.anchorPoint = nodes.random.point(-1...2)
      view.transform = nodes.transform()
      let steps = view.geometryExplanation.frame, frame = view.frame
      #expect(abs(steps.minX - frame.minX) < 1e-9)
      #expect(abs(steps.minY - frame.minY) < 1e-9)
      #expect(abs(steps.width - frame.width) < 1e-9)
      #expect(abs(steps.height - frame.height) < 1e-9)
    }
  }

  @Test func theFigureHasFiveDrawingsWithBothAxes() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 60))
    view.transform = CGAffineTransform(rotationAngle: .pi / 6)
    let svg = view.geometryExplanation.svg
    func count(_ text: String) -> Int { svg.components(separatedBy: text).count - 1 }
    #expect(svg.hasPrefix("<svg "))
    #expect(svg.hasSuffix("</svg>\n"))
    #expect(count("class=\"title\"") == 5)
    #expect(count(">x</text>") == 5)
    #expect(count(">y</text>") == 5)
    #expect(count("class=\"layer\"") == 5)
    #expect(count("class=\"box\"") == 2)
    #expect(count("class=\"anchor\"") == 4)
    #expect(svg.contains("bounds.size 100 x 60"))
    #expect(svg.contains("anchorPoint (0.5, 0.5)"))
    #expect(!svg.contains("nan"))
    #expect(!svg.contains("inf"))
    #expect(!UIView().geometryExplanation.svg.contains("nan"))
  }

  // MARK: - Documents

  private func example(_ name: String) throws -> OpenDocument {
    try OpenDocument(path: Project.root.appendingPathComponent("Examples/Storyboards/\(name)").path)
  }

  @Test func viewsAreFoundByTheirIDs() throws {
    let document = try example("HikeCell.xib")
    let node = try #require(document.tree.scenes.first?.root)
    let id = try #require(node.id)
    let view = try document.view(withID: id)
    #expect(view.geometryExplanation.name.hasSuffix(" \(id)"))
    #expect(view.geometryExplanation.text.hasPrefix("\(node.customClass ?? node.class) \(id): frame ("))
  }

  @Test func unknownIDsNameTheNearestOnes() throws {
    let document = try example("HikeCell.xib")
    let node = try #require(document.tree.scenes.first?.root)
    let id = try #require(node.id)
    let error = #expect(throws: MissingView.self) { try document.view(withID: id.dropLast() + "~") }
    #expect(error?.near.first == "\"\(id)\" (\(node.customClass ?? node.class))")
    #expect(
      error?.description.hasPrefix(
        "HikeCell.xib: no view has the id \"\(id.dropLast())~\"; near it: \"\(id)\" (") == true)
    let far = #expect(throws: MissingView.self) { try document.view(withID: "nothing-like-this-at-all") }
    #expect(far?.description.contains("; mica tree lists the ") == true)
  }

  @Test func elementsThatAreNoViewsAreReportedAsSuch() throws {
    let document = try example("HikeCell.xib")
    let source = try String(
      contentsOf: Project.root.appendingPathComponent("Examples/Storyboards/HikeCell.xib"), encoding: .utf8)
    let match = try #require(source.firstMatch(of: /<constraint [^>]*id="([^"]+)"/))
    let error = #expect(throws: MissingView.self) { try document.view(withID: String(match.1)) }
    #expect(error?.element == "constraint")
    #expect(error?.description.contains("is a <constraint>, no view") == true)
  }
}
