import CoreGraphics
import Foundation
import QuartzCore
import RenderTree
import Testing
import UIKit

/// Tests of every call that changes a tree of views: the callbacks and their order, the resulting places of
/// the layers, and the absence of leaks.
@MainActor struct ViewTreeTests {
  /// A view that logs its callbacks.
  private final class Witness: UIView {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func willMove(toSuperview newSuperview: UIView?) {
      log.add("\(name).willMoveToSuperview(\(Log.name(newSuperview)))")
    }
    override func didMoveToSuperview() { log.add("\(name).didMoveToSuperview(\(Log.name(superview)))") }
    override func willMove(toWindow newWindow: UIWindow?) {
      log.add("\(name).willMoveToWindow(\(newWindow != nil))")
    }
    override func didMoveToWindow() { log.add("\(name).didMoveToWindow(\(window != nil))") }
    override func didAddSubview(_ subview: UIView) { log.add("\(name).didAddSubview(\(Log.name(subview)))") }
    override func willRemoveSubview(_ subview: UIView) {
      log.add("\(name).willRemoveSubview(\(Log.name(subview)))")
    }
  }

  @MainActor private final class Log {
    private var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
    static func name(_ view: UIView?) -> String { view.map { ($0 as? Witness)?.name ?? "view" } ?? "nil" }
  }

  private let log: Log
  private let a: Witness, b: Witness, c: Witness

  init() {
    let log = Log()
    self.log = log
    (a, b, c) = (Witness("a", log), Witness("b", log), Witness("c", log))
  }

  // MARK: - Notifications

  @Test func addingWithoutAWindow() {
    a.addSubview(b)
    #expect(log.take() == ["b.willMoveToSuperview(a)", "b.didMoveToSuperview(a)", "a.didAddSubview(b)"])
  }

  /// Callbacks about a window begin with the superview before the move, and with the subview after it, as
  /// measured on iOS.
  @Test func addingIntoAWindowNotifiesTheWholeTree() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    a.addSubview(b)
    b.addSubview(c)
    _ = log.take()
    window.addSubview(a)
    #expect(
      log.take() == [
        "a.willMoveToSuperview(view)", "a.willMoveToWindow(true)", "b.willMoveToWindow(true)",
        "c.willMoveToWindow(true)",
        "c.didMoveToWindow(true)", "b.didMoveToWindow(true)", "a.didMoveToWindow(true)",
        "a.didMoveToSuperview(view)",
      ])
    #expect(c.window === window)
  }

  @Test func removingFromAWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(a)
    a.addSubview(b)
    _ = log.take()
    b.removeFromSuperview()
    #expect(
      log.take() == [
        "b.willMoveToSuperview(nil)", "b.willMoveToWindow(false)", "a.willRemoveSubview(b)",
        "b.didMoveToWindow(false)",
        "b.didMoveToSuperview(nil)",
      ])
    #expect(b.window == nil)
    #expect(b.superview == nil)
    b.removeFromSuperview()
    #expect(log.take() == [])
  }

  @Test func reparentingNotifiesBothSuperviewsButNotTheSameWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(a)
    window.addSubview(b)
    a.addSubview(c)
    _ = log.take()
    b.addSubview(c)
    #expect(
      log.take() == [
        "c.willMoveToSuperview(b)", "a.willRemoveSubview(c)", "c.didMoveToSuperview(b)", "b.didAddSubview(c)",
      ])
    #expect(a.subviews == [])
    #expect(b.subviews == [c])
  }

  @Test func reorderingSendsNoNotification() {
    a.addSubview(b)
    a.addSubview(c)
    _ = log.take()
    a.bringSubviewToFront(b)
    a.sendSubviewToBack(b)
    a.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(log.take() == [])
    #expect(a.subviews == [c, b])
  }

  @Test func subviewsMayBeRemovedDuringNotifications() {
    final class Shy: UIView {
      override func didMoveToWindow() { if window != nil { removeFromSuperview() } }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), root = UIView()
    for _ in 0..<5 { root.addSubview(Shy()) }
    window.addSubview(root)
    #expect(root.subviews == [])
    for view in window.subviews { view.removeFromSuperview() }
    #expect(window.subviews == [])
  }

  // MARK: - Order of subviews and sublayers

  /// Returns the names of a view's sublayers; free layers have their own.
  private func order(_ view: UIView) -> [String] {
    (view.layer.sublayers ?? []).map { layer in layer.name ?? Log.name((layer.delegate as? UIView)) }
  }

  private func free(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  @Test func freeLayersKeepTheirPlaceAmongSubviews() {
    let root = UIView()
    root.addSubview(a)
    root.layer.addSublayer(free("x"))
    root.addSubview(b)
    root.layer.addSublayer(free("y"))
    #expect(order(root) == ["a", "x", "b", "y"])
    root.insertSubview(c, at: 1)
    #expect(order(root) == ["a", "x", "c", "b", "y"])
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(order(root) == ["b", "x", "c", "a", "y"])
    #expect(root.subviews == [b, c, a])
    root.insertSubview(a, aboveSubview: b)
    #expect(order(root) == ["b", "a", "x", "c", "y"])
    root.insertSubview(b, belowSubview: c)
    #expect(order(root) == ["a", "x", "b", "c", "y"])
    root.bringSubviewToFront(a)
    #expect(order(root) == ["x", "b", "c", "y", "a"])
    root.sendSubviewToBack(c)
    #expect(order(root) == ["c", "x", "b", "y", "a"])
    root.layer.sublayers?.first { $0.name == "x" }?.removeFromSuperlayer()
    #expect(order(root) == ["c", "b", "y", "a"])
    root.layer.insertSublayer(a.layer, at: 0)
    #expect(root.subviews == [a, c, b])
    root.layer.sublayers = [b.layer, a.layer]
    #expect(root.subviews == [b, a])
    #expect(c.superview == nil)
  }

  /// `behaviour_rules.json`, "insertSelfBelow", a hint: to the front.
  @Test func besideItselfOrAStrangerAViewGoesToTheFront() {
    let root = UIView()
    for view in [a, b, c] { root.addSubview(view) }
    root.insertSubview(a, belowSubview: a)
    #expect(root.subviews == [b, c, a])
    root.insertSubview(b, aboveSubview: UIView())
    #expect(root.subviews == [c, a, b])
    let other = UIView()
    root.insertSubview(other, aboveSubview: other)
    #expect(root.subviews == [c, a, b, other])
    root.insertSubview(c, at: 99)
    root.insertSubview(other, at: 0)
    #expect(root.subviews == [other, a, b, c])
    // Views that are not subviews are not moved.
    root.bringSubviewToFront(UIView())
    root.sendSubviewToBack(root)
    #expect(root.subviews == [other, a, b, c])
  }

  @Test func exchangingBeyondTheEndIsRefused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().exchangeSubview(at: 0, withSubviewAt: 1) }
    }
    #expect(Self.says("exchangeSubview(at:withSubviewAt:)", result))
  }

  @Test func theListMayChangeWhileItIsWalked() {
    let root = UIView()
    for view in [a, b, c] { root.addSubview(view) }
    for view in root.subviews { root.insertSubview(view, at: 0) }
    #expect(root.subviews == [c, b, a])
    for view in root.subviews {
      view.removeFromSuperview()
      view.addSubview(UIView())
    }
    #expect(root.subviews == [])
  }

  @Test func descendantsAndTags() {
    a.addSubview(b)
    b.addSubview(c)
    #expect(c.isDescendant(of: a))
    #expect(c.isDescendant(of: c))
    #expect(!a.isDescendant(of: c))
    let other = UIView()
    a.addSubview(other)
    (a.tag, c.tag, other.tag) = (1, 7, 7)
    #expect(a.viewWithTag(7) === c)
    #expect(a.viewWithTag(1) === a)
    #expect(a.viewWithTag(8) == nil)
    #expect(c.viewWithTag(1) == nil)
  }

  // MARK: - Cycles

  @Test func aViewInItselfIsRefused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    #expect(Self.says("Can't add self as subview", result))
  }

  @Test func aViewInItsOwnSubviewIsRefused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let outer = UIView(), inner = UIView()
        outer.addSubview(inner)
        inner.addSubview(outer)
      }
    }
    #expect(Self.says("is a part of cycle in its layer tree", result))
  }

  private static func says(_ text: String, _ result: ExitTest.Result?) -> Bool {
    #if DEBUG
      String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).contains(text)
    #else
      true  // Optimised builds stop without a word.
    #endif
  }

  // MARK: - Lifetimes

  @Test func viewsAndLayersAreDeallocatedAfterTheirLastReference() {
    weak var root: UIView?, child: UIView?, layer: CALayer?, maskView: UIView?
    do {
      let view = UIView(), inner = UIView(), mask = UIView(), sublayer = CALayer()
      view.addSubview(inner)
      inner.layer.addSublayer(sublayer)
      inner.mask = mask
      (root, child, layer, maskView) = (view, inner, sublayer, mask)
      _ = FrameLoop(root: view).commit()
      #expect(view.hitTest(.zero, with: nil) == nil)
    }
    #expect(root == nil)
    #expect(child == nil)
    #expect(layer == nil)
    #expect(maskView == nil)
  }

  @Test func delegatesControllersAndClosedWindowsAreNotRetained() {
    weak var window: UIWindow?, view: UIView?, controller: UIViewController?, delegate: Drawer?,
      free: CALayer?
    do {
      let host = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), root = UIViewController(),
        drawer = Drawer()
      let layer = CALayer()
      layer.delegate = drawer
      layer.actions = ["position": NSNull()]
      host.rootViewController = root
      root.view.layer.addSublayer(layer)
      root.view.layer.setNeedsLayout()
      _ = FrameLoop(root: host).commit()
      _ = root.view.convert(CGPoint.zero, to: host.screen.coordinateSpace)
      (window, view, controller, delegate, free) = (host, root.view, root, drawer, layer)
    }
    #expect(window == nil)
    #expect(view == nil)
    #expect(controller == nil)
    #expect(delegate == nil)
    #expect(free == nil)
  }

  private final class Drawer: CALayerDelegate {}

  @Test func aViewLivesAsLongAsItsSuperviewOrSuperlayerHoldsIt() {
    let root = UIView()
    weak var child: UIView?
    do {
      let view = UIView()
      root.addSubview(view)
      child = view
    }
    #expect(child != nil)
    // Its layer may be moved without it.
    let other = UIView()
    if let layer = child?.layer { other.layer.addSublayer(layer) }
    #expect(other.subviews.count == 1)
    #expect(child?.superview === other)
    child?.removeFromSuperview()
    #expect(child == nil)
  }

  @Test func aMaskViewLivesAsLongAsItMasks() {
    let root = UIView()
    weak var mask: UIView?
    do {
      let view = UIView()
      root.mask = view
      mask = view
    }
    #expect(root.mask != nil)
    #expect(root.mask === mask)
    root.mask = nil
    #expect(mask == nil)
  }

  // MARK: - Depth

  /// Returns the outermost and the innermost view of a chain of views that is built from the inside out or
  /// from the outside in.
  private func chain(_ count: Int, outsideIn: Bool) -> (UIView, UIView) {
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let first = UIView(frame: frame)
    var last = first
    for _ in 1..<count {
      let view = UIView(frame: frame)
      if outsideIn { last.addSubview(view) } else { view.addSubview(last) }
      last = view
    }
    return outsideIn ? (first, last) : (last, first)
  }

  /// When the tree is built from the outside in, each view searches all its ancestors for a window, which
  /// takes time.
  @Test(arguments: [(10_000, false), (2000, true)]) func deeplyNestedViews(count: Int, outsideIn: Bool) {
    weak var bottom: UIView?
    do {
      let (outer, inner) = chain(count, outsideIn: outsideIn)
      bottom = inner
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(outer)
      #expect(inner.window === window)
      inner.tag = 5
      #expect(window.viewWithTag(5) === inner)
      let frame = FrameLoop(root: window).commit()
      #expect(frame.root.children.count == 1)
      #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
      window.isHidden = false
      #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === inner)
      #expect(inner.convert(CGPoint.zero, to: nil) == .zero)
      outer.removeFromSuperview()
      #expect(inner.window == nil)
    }
    #expect(bottom == nil)
  }
}
