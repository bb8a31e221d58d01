import CoreGraphics
import QuartzCore
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of the fast path that resizes and lays out views without overrides. Its results must equal those of
/// the general path.
@MainActor struct PlainResizeTests {
  /// A view with an override, which therefore takes the general path and does nothing else.
  private final class Asked: UIView {
    override var frame: CGRect {
      get { super.frame }
      set { super.frame = newValue }
    }
  }

  /// A view that counts its layouts.
  private final class Told: UIView {
    var layouts = 0
    override func layoutSubviews() { layouts += 1 }
  }

  private final class Controller: UIViewController {
    var layouts = 0
    override func viewDidLayoutSubviews() { layouts += 1 }
  }

  private func random(_ random: inout SeededRandom, make: (CGRect) -> UIView) -> UIView {
    func side() -> CGFloat { CGFloat(Int.random(in: -4...40, using: &random)) * 2.5 }
    let view = make(CGRect(x: side(), y: side(), width: abs(side()), height: abs(side())))
    view.autoresizingMask = UIView.AutoresizingMask(rawValue: .random(in: 0..<64, using: &random))
    switch Int.random(in: 0..<8, using: &random) {
    case 0: view.transform = CGAffineTransform(rotationAngle: CGFloat(Int.random(in: 0..<6, using: &random)))
    case 1: view.layer.anchorPoint = CGPoint(x: 0, y: 0.25)
    case 2: view.contentMode = .redraw
    case 3: view.translatesAutoresizingMaskIntoConstraints = Bool.random(using: &random)
    case 4: view.bounds.origin = CGPoint(x: 7, y: -3)
    default: break
    }
    return view
  }

  private func tree(seed: UInt64, make: (CGRect) -> UIView) -> UIView {
    var numbers = SeededRandom(seed: seed)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    for _ in 0..<30 {
      let view = random(&numbers, make: make)
      if Int.random(in: 0..<4, using: &numbers) == 0 { view.addSubview(random(&numbers, make: make)) }
      root.addSubview(view)
    }
    root.layoutIfNeeded()
    return root
  }

  private func state(of view: UIView) -> [String] {
    ["\(view.frame) \(view.bounds) \(view.center) \(view.layer.needsLayout()) \(view.layer.needsDisplay())"]
      + view.subviews.flatMap(state)
  }

  @Test(arguments: UInt64(1)...20) func bothWaysComeToTheSame(seed: UInt64) {
    let (short, long) = (tree(seed: seed) { UIView(frame: $0) }, tree(seed: seed) { Asked(frame: $0) })
    #expect(short.subviews.contains { $0.layer.isPlainLeaf })
    #expect(!long.subviews.contains { $0.layer.isPlainLeaf })
    for size in [
      CGSize(width: 130, height: 90), CGSize(width: 0, height: 90), CGSize(width: 61.5, height: 200),
    ] {
      for root in [short, long] { root.frame.size = size }
      #expect(state(of: short) == state(of: long))
      for root in [short, long] { root.layoutIfNeeded() }
      #expect(state(of: short) == state(of: long))
    }
  }

  @Test func subclassWithALayoutOverrideIsLaidOut() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), view = Told(frame: root.bounds)
    view.autoresizingMask = .flexibleWidth
    root.addSubview(view)
    root.layoutIfNeeded()
    let before = view.layouts
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
    #expect(view.layouts == before + 1)
  }

  @Test func aViewThatGetsWorkBeforeLayoutIsServed() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), view = UIView(frame: root.bounds)
    view.autoresizingMask = .flexibleWidth
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.layer.isPlainLeaf)
    root.frame.size.width = 200
    let controller = Controller()
    controller.view = view
    let inner = UIView()
    view.addPinned(inner, bottom: nil)
    inner.heightAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(controller.layouts == 1)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 200, height: 10))
  }

  @Test func animatedChangesAreAnimated() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
      root = UIView(frame: window.bounds)
    let view = UIView(frame: root.bounds)
    view.autoresizingMask = .flexibleWidth
    root.addSubview(view)
    window.addSubview(root)
    window.isHidden = false
    _ = FrameLoop(root: window).commit()
    UIView.animate(withDuration: 1) { root.frame.size.width = 50 }
    #expect(view.frame.width == 50)
    #expect(view.layer.animationKeys()?.contains { $0.hasPrefix("bounds") } == true)
  }
}
