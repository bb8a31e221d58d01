import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// Tests of wide lists of siblings, which are searched through an index. Its results and its calls equal
/// those of the linear rule.
@MainActor struct HitTestIndexTests {
  /// The calls to views that override hit-testing, in order.
  final class Log {
    var lines: [String] = []
  }

  /// A view that logs its hit-test calls and leaves the result to UIKit.
  final class AskedView: UIView {
    var log: Log?
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      log?.lines.append("hit \(tag) \(point)")
      return super.hitTest(point, with: event)
    }
  }

  /// A view that also accepts touches in a margin around its bounds.
  final class GenerousView: UIView {
    var log: Log?
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      log?.lines.append("inside \(tag) \(point)")
      return bounds.insetBy(dx: -5, dy: -5).contains(point)
    }
  }

  final class SwitchedView: UIView {
    var log: Log?
    override var isUserInteractionEnabled: Bool {
      get {
        log?.lines.append("enabled \(tag)")
        return super.isUserInteractionEnabled
      }
      set { super.isUserInteractionEnabled = newValue }
    }
  }

  final class AskedLayer: CALayer {
    var log: Log?
    override func hitTest(_ p: CGPoint) -> CALayer? {
      log?.lines.append("hit \(name ?? "") \(p)")
      return super.hitTest(p)
    }
  }

  final class GenerousLayer: CALayer {
    var log: Log?
    override func contains(_ p: CGPoint) -> Bool {
      log?.lines.append("contains \(name ?? "") \(p)")
      return bounds.insetBy(dx: -5, dy: -5).contains(p)
    }
  }

  // MARK: - Linear reference implementation

  private static func linearHit(_ view: UIView, _ p: CGPoint, _ log: Log) -> UIView? {
    if view is AskedView { log.lines.append("hit \(view.tag) \(p)") }
    guard view.isUserInteractionEnabled, view.layer.isTouchable, view.point(inside: p, with: nil) else {
      return nil
    }
    for child in view.subviews.reversed() {
      if let hit = linearHit(child, child.layer.fromSuperlayer(p), log) { return hit }
    }
    return view
  }

  private static func linearHit(_ layer: CALayer, _ p: CGPoint, _ log: Log) -> CALayer? {
    if layer is AskedLayer { log.lines.append("hit \(layer.name ?? "") \(p)") }
    guard layer.canBeHit else { return nil }
    let local = layer.fromSuperlayer(p), inside = layer.contains(local)
    guard inside || !layer.masksToBounds else { return nil }
    for sublayer in layer.paintingOrder.reversed() {
      if let hit = linearHit(sublayer, local, log) { return hit }
    }
    return inside ? layer : nil
  }

  // MARK: - Random trees

  private struct Trees {
    var nodes = RandomNodes(SeededRandom())
    var name = 0
    let log = Log()

    @MainActor mutating func view(width: Int, oddOnesIn: Int) -> UIView {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
      for _ in 0..<width {
        let child = smallView(oddOnesIn: oddOnesIn)
        for _ in 0..<nodes.random.integer(0..<3) { child.addSubview(smallView(oddOnesIn: oddOnesIn)) }
        root.addSubview(child)
      }
      return root
    }

    @MainActor mutating func smallView(oddOnesIn: Int) -> UIView {
      name += 1
      let view: UIView
      switch nodes.random.integer(0..<3 * oddOnesIn) {
      case 0: view = with(AskedView()) { $0.log = log }
      case 1: view = with(GenerousView()) { $0.log = log }
      case 2: view = with(SwitchedView()) { $0.log = log }
      default: view = UIView()
      }
      view.tag = name
      view.bounds = CGRect(origin: nodes.random.point(-20...20), size: nodes.random.size(5...60))
      view.center = nodes.random.point(-30...630)
      if nodes.random.isTrue(oneIn: 40) { view.bounds.size = CGSize(width: 500, height: 300) }
      changeLook(view)
      return view
    }

    mutating func layer(width: Int, oddOnesIn: Int) -> CALayer {
      let root = CALayer()
      root.frame = CGRect(x: 0, y: 0, width: 600, height: 600)
      for _ in 0..<width {
        let child = smallLayer(oddOnesIn: oddOnesIn)
        for _ in 0..<nodes.random.integer(0..<3) { child.addSublayer(smallLayer(oddOnesIn: oddOnesIn)) }
        root.addSublayer(child)
      }
      return root
    }

    mutating func smallLayer(oddOnesIn: Int) -> CALayer {
      name += 1
      let layer: CALayer
      switch nodes.random.integer(0..<3 * oddOnesIn) {
      case 0: layer = with(AskedLayer()) { $0.log = log }
      case 1: layer = with(GenerousLayer()) { $0.log = log }
      default: layer = CALayer()
      }
      layer.name = "\(name)"
      layer.bounds = CGRect(origin: nodes.random.point(-20...20), size: nodes.random.size(5...60))
      layer.position = nodes.random.point(-30...630)
      if nodes.random.isTrue(oneIn: 5) { layer.zPosition = nodes.random.number(-2...2) }
      layer.masksToBounds = nodes.random.isTrue(oneIn: 3)
      if nodes.random.isTrue(oneIn: 4) { layer.setAffineTransform(nodes.transform()) }
      return layer
    }

    private func with<T>(_ value: T, _ change: (T) -> Void) -> T {
      change(value)
      return value
    }

    @MainActor mutating func changeLook(_ view: UIView) {
      if nodes.random.isTrue(oneIn: 4) { view.transform = nodes.transform() }
      if nodes.random.isTrue(oneIn: 20) { view.transform3D = CATransform3DMakeRotation(0.5, 1, 0, 0) }
      if nodes.random.isTrue(oneIn: 40) { view.transform = CGAffineTransform(scaleX: 0, y: 1) }
      if nodes.random.isTrue(oneIn: 9) { view.isHidden.toggle() }
      if nodes.random.isTrue(oneIn: 9) { view.isUserInteractionEnabled.toggle() }
      if nodes.random.isTrue(oneIn: 9) { view.alpha = [0, 0.005, 0.5, 1][nodes.random.integer(0..<4)] }
      if nodes.random.isTrue(oneIn: 9) { view.layer.zPosition = nodes.random.number(-2...2) }
      if nodes.random.isTrue(oneIn: 15) { view.layer.anchorPoint = nodes.random.point(-1...2) }
      if nodes.random.isTrue(oneIn: 15) { view.layer.isGeometryFlipped.toggle() }
    }

    @MainActor mutating func change(_ root: UIView, oddOnesIn: Int) {
      let count = root.subviews.count
      let some = root.subviews[nodes.random.integer(0..<count)]
      switch nodes.random.integer(0..<13) {
      case 0: some.removeFromSuperview()
      case 1: root.addSubview(smallView(oddOnesIn: oddOnesIn))
      case 2: root.insertSubview(smallView(oddOnesIn: oddOnesIn), at: nodes.random.integer(0..<count))
      case 3:
        root.exchangeSubview(
          at: nodes.random.integer(0..<count), withSubviewAt: nodes.random.integer(0..<count))
      case 4: root.bringSubviewToFront(some)
      case 5: root.sendSubviewToBack(some)
      case 6: root.bounds.origin = nodes.random.point(-20...20)
      case 7: root.layer.insertSublayer(CALayer(), at: UInt32(nodes.random.integer(0..<count)))
      case 8:
        root.layer.sublayerTransform =
          nodes.random.isTrue(oneIn: 2) ? CATransform3DIdentity : CATransform3DMakeScale(1.1, 0.9, 1)
      case 9: some.subviews.first?.frame.origin = nodes.random.point(-20...20)
      case 10: some.bounds.size = nodes.random.size(1...90)
      case 11: some.center = nodes.random.point(0...600)
      default: changeLook(some)
      }
    }

    mutating func change(_ root: CALayer, oddOnesIn: Int) {
      let layers = root.sublayers ?? []
      let some = layers[nodes.random.integer(0..<layers.count)]
      let inner = some.sublayers?.first
      switch nodes.random.integer(0..<13) {
      case 0: some.removeFromSuperlayer()
      case 1: root.addSublayer(smallLayer(oddOnesIn: oddOnesIn))
      case 2:
        root.insertSublayer(
          smallLayer(oddOnesIn: oddOnesIn), at: UInt32(nodes.random.integer(0..<layers.count)))
      case 3: root.replaceSublayer(some, with: smallLayer(oddOnesIn: oddOnesIn))
      case 4: some.zPosition = nodes.random.number(-3...3)
      case 5: inner?.position = nodes.random.point(-90...90)
      case 6: (inner ?? some).addSublayer(smallLayer(oddOnesIn: oddOnesIn))
      case 7: inner?.removeFromSuperlayer()
      case 8: (inner ?? some).masksToBounds.toggle()
      case 9: (inner ?? some).bounds.size = nodes.random.size(1...90)
      case 10: some.isHidden.toggle()
      case 11: some.sublayerTransform = CATransform3DMakeScale(nodes.random.number(0.5...1.5), 1, 1)
      default: some.setAffineTransform(nodes.transform())
      }
    }
  }

  // MARK: - Comparison

  @Test(arguments: [4, 40, 1_000_000]) func viewsAreHitAsByALinearSearch(oddOnesIn: Int) {
    var trees = Trees()
    var indexed = 0, hits = 0
    let root = trees.view(width: 300, oddOnesIn: oddOnesIn)
    for _ in 0..<40 {
      // Fewer searches than building an index requires, and more.
      for _ in 0..<trees.nodes.random.integer(5..<60) {
        let p = trees.nodes.random.point(-20...620)
        trees.log.lines = []
        let answer = root.hitTest(p, with: nil)
        let asked = trees.log.lines
        trees.log.lines = []
        #expect(answer === Self.linearHit(root, p, trees.log), "\(p)")
        #expect(asked == trees.log.lines, "\(p)")
        if root.layer.marks.contains(.hasIndex) { indexed += 1 }
        if answer != nil, answer !== root { hits += 1 }
      }
      for _ in 0..<trees.nodes.random.integer(1..<4) { trees.change(root, oddOnesIn: oddOnesIn) }
    }
    // There is no index where many views override hit-testing.
    #expect(hits > 100, "\(hits) \(indexed)")
    #expect((oddOnesIn > 10 ? indexed > 100 : true), "\(hits) \(indexed)")
  }

  @Test(arguments: [4, 60, 1_000_000]) func layersAreHitAsByALinearSearch(oddOnesIn: Int) {
    var trees = Trees()
    var indexed = 0, hits = 0
    let root: CALayer = trees.layer(width: 300, oddOnesIn: oddOnesIn)
    for _ in 0..<40 {
      for _ in 0..<trees.nodes.random.integer(5..<60) {
        let p = trees.nodes.random.point(-60...660)
        trees.log.lines = []
        let answer = root.hitTest(p)
        let asked = trees.log.lines
        trees.log.lines = []
        #expect(answer === Self.linearHit(root, p, trees.log), "\(p)")
        #expect(asked == trees.log.lines, "\(p)")
        if root.marks.contains(.hasIndex) { indexed += 1 }
        if answer != nil, answer !== root { hits += 1 }
      }
      for _ in 0..<trees.nodes.random.integer(1..<4) { trees.change(root, oddOnesIn: oddOnesIn) }
    }
    #expect(hits > 100, "\(hits) \(indexed)")
    #expect((oddOnesIn > 10 ? indexed > 100 : true), "\(hits) \(indexed)")
  }

  // MARK: - The index

  @Test func indexFindsTheResultsOfALinearSearch() {
    var random = SeededRandom()
    for round in 0..<60 {
      let spread = round % 3 == 0 ? 20.0 : 2000
      var boxes = (0..<random.integer(1..<500)).map { _ in
        let p = random.point(-spread...spread), size = random.size(0...60)
        return SiblingIndex.Box(minX: p.x, minY: p.y, maxX: p.x + size.width, maxY: p.y + size.height)
      }
      if round % 4 == 1 { boxes[random.integer(0..<boxes.count)] = .everywhere }
      if round % 4 == 2 { boxes[random.integer(0..<boxes.count)] = .nowhere }
      if round % 5 == 1 { boxes[0] = .init(minX: 1e12, minY: -1e12, maxX: 1e12, maxY: 1e12) }
      let index = SiblingIndex(boxes)
      for _ in 0..<50 {
        let p = random.point(-spread...spread)
        var rank = boxes.count
        while true {
          let found = index.frontmost(at: p, behind: rank)
          #expect(found == boxes[..<rank].lastIndex { $0.holds(p) })
          guard let found else { break }
          rank = found
        }
      }
    }
  }

  private class Quiet: UIView {
    var note = ""
    func more() {}
    override func layoutSubviews() {}
  }
  private final class Generic<T>: UIView { var value: T? }
  private final class BelowAsked: UIScrollView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
  }
  private final class Watched: UIView {
    override var isUserInteractionEnabled: Bool { didSet {} }
  }

  @Test func overridesAreDistinguishedFromOtherSubclasses() {
    #expect(UIView().isHitByBounds)
    #expect(Quiet().isHitByBounds)
    #expect(Generic<Int>().isHitByBounds)
    #expect(UILabel().isHitByBounds)
    #expect(UIScrollView().isHitByBounds)
    #expect(!AskedView().isHitByBounds)
    #expect(!GenerousView().isHitByBounds)
    #expect(!SwitchedView().isHitByBounds)
    #expect(!BelowAsked().isHitByBounds)
    #expect(!Watched().isHitByBounds)
    #expect(!CALayer.hitMethods.areOverridden(in: CALayer()))
    #expect(!CALayer.hitMethods.areOverridden(in: CATransformLayer()))
    #expect(CALayer.hitMethods.areOverridden(in: AskedLayer()))
    #expect(CALayer.hitMethods.areOverridden(in: GenerousLayer()))
  }

  /// A view that removes everything from its superview when it is asked.
  private final class Vandal: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      for view in superview?.subviews ?? [] { view.removeFromSuperview() }
      return nil
    }
  }

  @Test func theTreeMayChangeWhileItIsSearched() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    weak var first: UIView?
    do {
      for index in 0..<200 {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        root.addSubview(view)
        if index == 0 { first = view }
      }
      for _ in 0..<40 { #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === root.subviews[199]) }
      #expect(root.layer.marks.contains(.hasIndex))
      root.addSubview(Vandal())
      for _ in 0..<40 { _ = root.hitTest(CGPoint(x: 90, y: 90), with: nil) }
    }
    #expect(root.subviews.isEmpty)
    #expect(first == nil)
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === root)
  }

  @Test func indexRetainsNoViews() {
    weak var child: CALayer?, other: CALayer?
    do {
      let root = CALayer()
      root.bounds.size = CGSize(width: 10, height: 10)
      for _ in 0..<200 { root.addSublayer(CALayer()) }
      root.sublayers?[7].zPosition = 3
      for _ in 0..<40 { _ = root.hitTest(CGPoint(x: 1, y: 1)) }
      #expect(root.marks.contains(.hasIndex))
      child = root.sublayers?[100]
      other = root.sublayers?[50]
      other?.removeFromSuperlayer()
      #expect(other == nil)
      #expect(child != nil)
    }
    #expect(child == nil)
  }
}
