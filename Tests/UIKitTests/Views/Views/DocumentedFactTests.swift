import Compositor
import CoreGraphics
import Foundation
import QuartzCore
import RenderTree
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// Tests of facts from Apple's documentation and published logs, each written as a check under its case's
/// identifier.
@MainActor struct DocumentedFactTests {
  @Test func documentedFactsHold() throws {
    let facts = try FactFile("documented_facts")
    var checks: [String: () -> String?] = [
      "timing.default": Self.defaultCurve,
      "setFrame.doc": { Self.reassigned.frame == Self.square ? "the frame that was set is read" : nil },
      "setFrame.rotation.measured": Self.rotatedFrames,
      "setFrame.90": Self.rotatedRoot,
      "description": Self.descriptions,
      "zorder": Self.paintingOrder,
      "view.hit.z": Self.viewsIgnoreDepth,
      "layer.hit.space": Self.layersAreHitFromOutside,
      "shadow.defaults": {
        let layer = CALayer()
        return layer.shadowOffset == CGSize(width: 0, height: -3) && layer.shadowRadius == 3
          && layer.shadowOpacity == 0
          ? nil : "\(layer.shadowOffset), \(layer.shadowRadius), \(layer.shadowOpacity)"
      },
      "convertRect.rotation": Self.boxOfCorners,
      "autoresizing": AutoresizingTests.missOfRule,
      "alpha.skip": Self.skippedViews,
      "decel": {
        UIScrollView.DecelerationRate.normal.rawValue == 0.998
          && UIScrollView.DecelerationRate.fast.rawValue == 0.99
          ? nil : "\(UIScrollView.DecelerationRate.normal), \(UIScrollView.DecelerationRate.fast)"
      },
    ]
    for one in facts.cases where one.id.hasPrefix("contentMode.") {
      checks[one.id] = { Self.placesOfContents(one) }
    }
    for (id, check) in AnimationChecks.all { checks[id] = { MainActor.assumeIsolated(check) } }
    #expect(facts.run(checks, absent: [:]) == [])
  }

  private static func defaultCurve() -> String? {
    let curve = CAMediaTimingFunction(name: .default)
    var numbers: [Float] = [0, 0, 0, 0]
    curve.getControlPoint(at: 1, values: &numbers)
    numbers.withUnsafeMutableBufferPointer { curve.getControlPoint(at: 2, values: $0.baseAddress! + 2) }
    return numbers == [0.25, 0.1, 0.25, 1] ? nil : "\(numbers)"
  }

  private static let square = CGRect(x: 20, y: 20, width: 100, height: 100)

  /// A square turned by 0.1 whose frame was set to its former frame.
  private static var reassigned: UIView {
    let view = UIView(frame: square)
    view.transform = CGAffineTransform(rotationAngle: 0.1)
    view.frame = square
    return view
  }

  /// Checks the log of stackoverflow.com/questions/5802830, with six decimal places.
  private static func rotatedFrames() -> String? {
    let view = UIView(frame: square)
    view.transform = CGAffineTransform(rotationAngle: 0.1)
    let turned = CGRect(x: 15.258121, y: 15.258121, width: 109.483757, height: 109.483757)
    if !view.frame.isNear(turned, 1e-5) { return "\(view.frame) after the turn" }
    let again = CGRect(x: 11.063205, y: 20, width: 117.873589, height: 100)
    return reassigned.frame.isNear(again, 1e-5) ? nil : "\(reassigned.frame) after setting it"
  }

  private static func rotatedRoot() -> String? {
    let view = UIView()
    view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    view.bounds = CGRect(x: 0, y: 0, width: 1024, height: 748)
    if view.frame.size != CGSize(width: 748, height: 1024) { return "\(view.frame)" }
    view.frame = CGRect(x: 0, y: 0, width: 748, height: 1024)
    return view.bounds == CGRect(x: 0, y: 0, width: 1024, height: 748) ? nil : "\(view.bounds)"
  }

  private static func descriptions() -> String? {
    let view = UIView(frame: CGRect(x: 0, y: 20, width: 768, height: 1004))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let plain =
      /<UIView: 0x[0-9a-f]+; frame = \(0 20; 768 1004\); autoresize = W\+H; layer = <CALayer: 0x[0-9a-f]+>>/
    if view.description.wholeMatch(of: plain) == nil { return view.description }
    view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    return view.description.contains("; transform = [0, 1, -1, 0, 0, 0]; autoresize = W+H; ")
      ? nil : view.description
  }

  private static func box(_ rect: CGRect, _ color: CGColor? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = rect
    layer.backgroundColor = color
    return layer
  }

  private static func paintingOrder() -> String? {
    let all = CGRect(x: 0, y: 0, width: 4, height: 4)
    let (red, green, blue) = (
      CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 1, blue: 0, alpha: 1),
      CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    )
    let root = box(all, .black), low = box(all, red), high = box(all, green)
    root.addSublayer(low)
    root.addSublayer(high)
    func seen() -> UInt32 { Pixels(width: 4, height: 4) { root.render(in: $0) }[1, 1] }
    if seen() != 0xFF00_FF00 { return "array order among equals" }
    low.zPosition = 1
    if seen() != 0xFFFF_0000 { return "z position before array order" }
    low.addSublayer(box(all, blue))
    low.sublayers![0].zPosition = -100
    if seen() != 0xFF00_00FF { return "a sublayer above its superlayer" }
    let p = CGPoint(x: 1, y: 1)
    if low.convert(p, to: root) != p { return "z positions move nothing" }
    root.sublayerTransform.m34 = -1 / 10
    return low.convert(p, to: root) == p ? "perspective moves it" : nil
  }

  private static func viewsIgnoreDepth() -> String? {
    let root = UIView(frame: square), first = UIView(frame: root.bounds), second = UIView(frame: root.bounds)
    root.addSubview(first)
    root.addSubview(second)
    first.layer.zPosition = 5
    first.layer.transform = CATransform3DMakeTranslation(0, 0, 50)
    let p = CGPoint(x: 5, y: 5)
    return root.hitTest(p, with: nil) === second && root.layer.hitTest(CGPoint(x: 25, y: 25)) === first.layer
      ? nil : "\(String(describing: root.hitTest(p, with: nil)))"
  }

  private static func layersAreHitFromOutside() -> String? {
    let root = box(square), inner = box(CGRect(x: 10, y: 10, width: 20, height: 20))
    root.addSublayer(inner)
    return root.hitTest(CGPoint(x: 31, y: 31)) === inner && root.hitTest(CGPoint(x: 11, y: 11)) == nil
      ? nil : "hit in the layer's own coordinates"
  }

  private static func boxOfCorners() -> String? {
    let root = box(square), inner = box(CGRect(x: 10, y: 10, width: 20, height: 40))
    root.addSublayer(inner)
    inner.setAffineTransform(CGAffineTransform(rotationAngle: 0.7))
    let box = inner.convert(inner.bounds, to: root)
    let corners = [(0, 0), (20, 0), (20, 40), (0, 40)].map {
      inner.convert(CGPoint(x: $0.0, y: $0.1), to: root)
    }
    let wanted = CGRect(
      x: corners.map(\.x).min()!, y: corners.map(\.y).min()!,
      width: corners.map(\.x).max()! - corners.map(\.x).min()!,
      height: corners.map(\.y).max()! - corners.map(\.y).min()!)
    return box.isNear(wanted, 1e-9) ? nil : "\(box), not \(wanted)"
  }

  private static func skippedViews() -> String? {
    let root = UIView(frame: square), middle = UIView(frame: root.bounds), inner = UIView(frame: root.bounds)
    root.addSubview(middle)
    middle.addSubview(inner)
    func isSkipped(_ change: (UIView) -> Void, _ undo: (UIView) -> Void) -> Bool {
      change(middle)
      defer { undo(middle) }
      return root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root
    }
    if !isSkipped({ $0.isHidden = true }, { $0.isHidden = false }) { return "hidden" }
    if !isSkipped({ $0.isUserInteractionEnabled = false }, { $0.isUserInteractionEnabled = true }) {
      return "disabled"
    }
    if !isSkipped({ $0.alpha = 0.009 }, { $0.alpha = 1 }) { return "faded" }
    return isSkipped({ $0.alpha = 0.011 }, { $0.alpha = 1 }) ? "alpha 0.011" : nil
  }

  /// Modes and the rectangles of "contentMode.WxH.in.WxH".
  private static func placesOfContents(_ one: FactFile.Case) -> String? {
    let numbers = one.id.split { !$0.isNumber }.compactMap { Double($0) }
    let modes: [String: UIView.ContentMode] = [
      "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
      "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
      "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]
    let view = UIView(frame: CGRect(x: 0, y: 0, width: numbers[2], height: numbers[3]))
    for (name, rect) in one.expected.members {
      guard let mode = modes[name] else { return "no mode \(name)" }
      view.contentMode = mode
      let size = CGSize(width: numbers[0], height: numbers[1]), n = rect.numbers
      let place = Compositor.place(size, in: view.bounds, by: view.layer.contentsGravity.gravity)
      if !place.isNear(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), 1e-9) {
        return "\(name): \(place), not \(n)"
      }
    }
    return nil
  }

  /// `facts/ios26/autoresizing_contentmode.json`, content_mode_rects.
  @Test(arguments: [
    (40.0, 40.0, UIView.ContentMode.scaleToFill, 100.0, 60.0, [0.0, 0, 100, 60]),
    (40, 40, .scaleAspectFit, 100, 60, [20, 0, 60, 60]),
    (40, 80, .scaleAspectFill, 100, 60, [0, -70, 100, 200]),
    (80, 80, .center, 100, 60, [10, -10, 80, 80]), (25, 25, .center, 100, 60, [37.5, 17.5, 25, 25]),
    (30, 30, .topLeft, 60, 60, [0, 0, 30, 30]), (30, 30, .top, 60, 60, [15, 0, 30, 30]),
    (30, 30, .topRight, 60, 60, [30, 0, 30, 30]), (30, 30, .left, 60, 60, [0, 15, 30, 30]),
    (30, 30, .right, 60, 60, [30, 15, 30, 30]), (30, 30, .bottomLeft, 60, 60, [0, 30, 30, 30]),
    (30, 30, .bottom, 60, 60, [15, 30, 30, 30]), (30, 30, .bottomRight, 60, 60, [30, 30, 30, 30]),
  ])
  func contentsLieWhereTheModePutsThem(
    width: Double, height: Double, mode: UIView.ContentMode, boundsWidth: Double, boundsHeight: Double,
    wanted: [Double]
  ) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: boundsWidth, height: boundsHeight))
    view.contentMode = mode
    let place = Compositor.place(
      CGSize(width: width, height: height), in: view.bounds, by: view.layer.contentsGravity.gravity)
    #expect(place.isNear(CGRect(x: wanted[0], y: wanted[1], width: wanted[2], height: wanted[3]), 1e-9))
  }

  /// The first half of "view.actions".
  @Test func aViewsLayerHasNoActionsOutsideOfAnimations() {
    let view = UIView()
    #expect(view.action(for: view.layer, forKey: "position") is NSNull)
    #expect(view.layer.action(forKey: "position") == nil)
  }
}

extension CGRect {
  /// Returns whether all four numbers differ by at most `limit`.
  fileprivate func isNear(_ other: CGRect, _ limit: CGFloat) -> Bool {
    abs(minX - other.minX) <= limit && abs(minY - other.minY) <= limit && abs(width - other.width) <= limit
      && abs(height - other.height) <= limit
  }
}

/// The documented facts on animation, the responder chain and scrolling.
@MainActor private enum AnimationChecks {
  static let all: [String: @MainActor () -> String?] = [
    "implicit.duration": {
      let (window, layer) = shown()
      layer.opacity = 0.5
      let animation = layer.animation(forKey: "opacity") as? CABasicAnimation
      window.isHidden = true
      return animation?.duration == 0.25 && animation?.keyPath == "opacity"
        ? nil : "\(String(describing: animation))"
    },
    // Without `shadowPath`, which the guide lists and its own reference excepts: `LayerActionTests`.
    "implicit.list": {
      let changes: [(key: String, change: (CALayer) -> Void)] = [
        ("anchorPoint", { $0.anchorPoint = .zero }), ("backgroundColor", { $0.backgroundColor = .black }),
        ("borderColor", { $0.borderColor = .white }), ("borderWidth", { $0.borderWidth = 2 }),
        ("bounds", { $0.bounds.size.width = 30 }), ("contents", { $0.contents = picture }),
        ("contentsRect", { $0.contentsRect.size.width = 0.5 }), ("cornerRadius", { $0.cornerRadius = 3 }),
        ("hidden", { $0.isHidden = true }), ("mask", { $0.mask = CALayer() }),
        ("masksToBounds", { $0.masksToBounds = true }),
        ("opacity", { $0.opacity = 0.5 }), ("position", { $0.position.x = 40 }),
        ("shadowColor", { $0.shadowColor = .white }),
        ("shadowOffset", { $0.shadowOffset.width = 1 }), ("shadowOpacity", { $0.shadowOpacity = 1 }),
        ("shadowRadius", { $0.shadowRadius = 1 }),
        ("sublayers", { $0.addSublayer(CALayer()) }),
        ("sublayerTransform", { $0.sublayerTransform = CATransform3DMakeScale(2, 2, 1) }),
        ("transform", { $0.transform = CATransform3DMakeScale(2, 2, 1) }),
        ("zPosition", { $0.zPosition = 1 }),
      ]
      for (key, change) in changes {
        let (window, layer) = shown()
        defer { window.isHidden = true }
        change(layer)
        let animation = layer.animation(forKey: key) as? CABasicAnimation
        if animation?.keyPath != key || animation?.duration != 0.25 || layer.animationKeys() != [key] {
          return "\(key): \(layer.animationKeys() ?? [])"
        }
      }
      return nil
    },
    "implicit.transition": {
      let (window, layer) = shown()
      defer { window.isHidden = true }
      layer.compositingFilter = "multiplyBlendMode"
      guard let fade = layer.animation(forKey: kCATransition) as? CATransition else {
        return "\(layer.animationKeys() ?? [])"
      }
      return fade.type == .fade && fade.startProgress == 0 && fade.endProgress == 1 && fade.duration == 0.25
        ? nil : "\(fade.type.rawValue), \(fade.duration) s"
    },
    "pixel": {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.screen = UIScreen(size: window.bounds.size, scale: 2)
      window.isHidden = false
      defer { window.isHidden = true }
      let held = UIView(), free = UIView(frame: CGRect(x: 10.3, y: 0, width: 33.3, height: 20))
      held.translatesAutoresizingMaskIntoConstraints = false
      free.autoresizingMask = .flexibleWidth
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      box.addSubview(free)
      window.addSubview(held)
      window.addSubview(box)
      NSLayoutConstraint.activate([
        held.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 10.3),
        held.topAnchor.constraint(equalTo: window.topAnchor, constant: 10.4),
        held.widthAnchor.constraint(equalToConstant: 33.4), held.heightAnchor.constraint(equalToConstant: 20),
      ])
      _ = FrameLoop(root: window).commit()
      box.frame.size.width = 51.3
      // Edges at 10.3 and 43.7, 10.4 and 30.4, to the nearest halves.
      if held.frame != CGRect(x: 10.5, y: 10.5, width: 33, height: 20) {
        return "constraints give \(held.frame)"
      }
      return abs(free.frame.width - 34.6) < 1e-9 ? nil : "autoresizing gives \(free.frame)"
    },
    "implicit.not": {
      let (window, layer) = shown()
      layer.frame = CGRect(x: 5, y: 5, width: 50, height: 50)
      layer.isDoubleSided = false
      window.isHidden = true
      return layer.animationKeys() == ["position", "bounds"] ? nil : "\(layer.animationKeys() ?? [])"
    },
    "view.actions": {
      let (window, _) = shown()
      let view = UIView()
      window.addSubview(view)
      guard view.action(for: view.layer, forKey: "opacity") is NSNull else {
        return "no NSNull outside of blocks"
      }
      var found: (any CAAction)?
      UIView.animate(withDuration: 1) { found = view.action(for: view.layer, forKey: "opacity") }
      window.isHidden = true
      return found is CAAnimation ? nil : "\(String(describing: found))"
    },
    "view.beginAnimations": {
      let (window, _) = shown()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(view)
      _ = FrameLoop(root: window).commit()
      UIView.beginAnimations(nil, context: nil)
      view.alpha = 0
      UIView.commitAnimations()
      view.center.x = 90
      let animation = view.layer.animation(forKey: "opacity")
      var point: [Float] = [0, 0]
      animation?.timingFunction?.getControlPoint(at: 1, values: &point)
      window.isHidden = true
      return animation?.duration == 0.2 && point == [0.42, 0] && view.layer.animationKeys() == ["opacity"]
        ? nil : "\(String(describing: animation))"
    },
    "responder": {
      final class Delegate: UIResponder, UIApplicationDelegate {}
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let controller = UIViewController(), inner = UIView(), delegate = Delegate()
      window.rootViewController = controller
      controller.view.addSubview(inner)
      let application = UIApplication.shared, old = application.delegate
      application.delegate = delegate
      defer { application.delegate = old }
      var chain: [UIResponder] = []
      var next: UIResponder? = inner
      while let current = next, chain.count < 10 {
        chain.append(current)
        next = current.next
      }
      let wanted: [UIResponder] = [inner, controller.view, controller, window, application, delegate]
      return chain.map(ObjectIdentifier.init) == wanted.map(ObjectIdentifier.init) ? nil : "\(chain)"
    },
    "rubber": {
      for (x, d) in [(5.0, 960.0), (100, 300), (700, 844)] {
        let law = (1 - 1 / (x * 0.55 / d + 1)) * d
        if abs(RubberBand.shown(x, dimension: d) - law) > 1e-12 { return "\(x) of \(d)" }
      }
      return nil
    },
  ]

  private static var picture: CGImage? {
    CGImage(width: 1, height: 1, isOpaque: true) { pixels, _ in pixels.update(repeating: 0xFFFF_FFFF) }
  }

  /// Returns a layer without a view that has been on a screen.
  private static func shown() -> (UIWindow, CALayer) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    window.layer.addSublayer(layer)
    window.isHidden = false
    _ = FrameLoop(root: window).commit()
    return (window, layer)
  }
}
