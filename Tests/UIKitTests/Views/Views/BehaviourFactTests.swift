import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKit

/// Tests of rules measured on Apple's code that are sentences rather than numbers, each written as a check
/// under its case's identifier.
@MainActor struct BehaviourFactTests {
  /// A view that calls a closure when it has moved to a superview.
  private final class MovingView: UIView {
    var onMove: (() -> Void)?
    override func didMoveToSuperview() { onMove?() }
  }

  @Test func behaviourRulesHold() throws {
    let facts = try FactFile("behaviour_rules")
    let checks: [String: () -> String?] = [
      "didMoveToSuperview.addRemove": Self.moves,
      "didMoveToSuperview.layerAlreadyInserted": Self.layerIsInPlaceWhenMoved,
      "layout.sublayerSizeChange": { Self.sizeMarksSuperview(of: { $0 }, expected: true) },
      "layout.presentationSizeChange": {
        Self.sizeMarksSuperview(of: { CALayer(layer: $0) }, expected: false)
      },
      "layout.contentOffsetChange": Self.scrollingMarksNoSuperview,
      "kvo.once": Self.settersTellOnce,
      "kvo.same": Self.settingTheSameTellsNothing,
      "kvc": Self.defaults,
      "actions.order": Self.actionsAreSearchedInOrder,
      "actions.bare": {
        let layer = CALayer()
        let found = ["position", "opacity", "whatever"].filter { layer.action(forKey: $0) != nil }
        return found == [] && CALayer.defaultAction(forKey: "position") == nil ? nil : "\(found)"
      },
      "actions.disable": Self.switchedOffActionsAreFound,
      "transaction.defaults": { Self.inTransaction(Self.hasDefaults) ?? Self.hasDefaults() },
      "transaction.nesting": { Self.inTransaction(Self.nests) },
      "transaction.keys": { Self.inTransaction(Self.keepsWhatIsSet) },
    ]
    #expect(facts.run(checks, absent: [:]) == [])
  }

  private static func moves() -> String? {
    var moves = 0
    let view = MovingView()
    view.onMove = { moves += 1 }
    UIView().addSubview(view)
    let parent = UIView()
    parent.addSubview(view)
    let added = moves
    view.removeFromSuperview()
    return added >= 1 && moves == added + 1 ? nil : "\(added) calls by adding, \(moves - added) by removing"
  }

  private static func settersTellOnce() -> String? {
    let layer = CALayer()
    // Changed only on the main actor, which an optimized build does not detect through the generic function.
    nonisolated(unsafe) var told: [String] = []
    var tokens: [NSKeyValueObservation] = []
    func watch<Value>(_ name: String, _ path: ReferenceWritableKeyPath<CALayer, Value>, _ value: Value) {
      tokens.append(layer.observe(path) { _, _ in told.append(name) })
      layer[keyPath: path] = value
    }
    watch("bounds", \.bounds, CGRect(x: 1, y: 2, width: 3, height: 4))
    watch("position", \.position, CGPoint(x: 5, y: 6))
    watch("anchorPoint", \.anchorPoint, CGPoint(x: 0.1, y: 0.2))
    watch("anchorPointZ", \.anchorPointZ, 7)
    watch("zPosition", \.zPosition, 8)
    watch("transform", \.transform, CATransform3DMakeScale(2, 2, 2))
    watch("sublayerTransform", \.sublayerTransform, CATransform3DMakeScale(3, 3, 3))
    watch("opacity", \.opacity, 0.5)
    watch("contentsScale", \.contentsScale, 3)
    watch("masksToBounds", \.masksToBounds, true)
    watch("shadowOffset", \.shadowOffset, CGSize(width: 9, height: 9))
    let expected = [
      "bounds", "position", "anchorPoint", "anchorPointZ", "zPosition", "transform", "sublayerTransform",
      "opacity",
      "contentsScale", "masksToBounds", "shadowOffset",
    ]
    return told == expected ? nil : "\(told)"
  }

  private static func settingTheSameTellsNothing() -> String? {
    let layer = CALayer()
    var calls = 0
    let token = layer.observe(\.position) { _, _ in calls += 1 }
    layer.position = layer.position
    return withExtendedLifetime(token) { calls == 0 ? nil : "\(calls) calls" }
  }

  private static func layerIsInPlaceWhenMoved() -> String? {
    let insertions: [(String, (UIView, UIView) -> Void)] = [
      ("addSubview", { $0.addSubview($1) }),
      ("insertSubview at", { $0.insertSubview($1, at: 0) }),
      ("insertSubview above", { $0.insertSubview($1, aboveSubview: UIView()) }),
      ("insertSubview below", { $0.insertSubview($1, belowSubview: UIView()) }),
    ]
    for (name, insert) in insertions {
      let parent = UIView(), view = MovingView()
      var isInPlace = false
      view.onMove = { [unowned view] in isInPlace = view.layer.superlayer === parent.layer }
      insert(parent, view)
      view.onMove = nil
      if !isInPlace { return name }
    }
    return nil
  }

  private static func sizeMarksSuperview(of layer: (CALayer) -> CALayer, expected: Bool) -> String? {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), view = UIView()
    parent.addSubview(view)
    parent.layoutIfNeeded()
    layer(view.layer).bounds.size = CGSize(width: 10, height: 10)
    return parent.layer.needsLayout() == expected ? nil : "needsLayout is \(parent.layer.needsLayout())"
  }

  private static func scrollingMarksNoSuperview() -> String? {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
      scroll = UIScrollView(frame: parent.bounds)
    scroll.contentSize = CGSize(width: 100, height: 500)
    parent.addSubview(scroll)
    parent.layoutIfNeeded()
    scroll.contentOffset = CGPoint(x: 0, y: 30)
    return parent.layer.needsLayout() ? "the superview needs layout" : nil
  }

  // MARK: - Actions and transactions

  private struct Named: CAAction {
    let name: String
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
  }

  private final class Answerer: CALayerDelegate {
    var answer: (any CAAction)?
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
  }

  private final class ActiveLayer: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? { Named(name: "class") }
  }

  /// Removes the sources of actions one by one, and puts `NSNull` into each.
  private static func actionsAreSearchedInOrder() -> String? {
    let layer = ActiveLayer(), delegate = Answerer()
    func found() -> String? { (layer.action(forKey: "position") as? Named)?.name }
    layer.delegate = delegate
    delegate.answer = Named(name: "delegate")
    layer.actions = ["position": Named(name: "actions")]
    layer.style = ["actions": ["position": Named(name: "style") as any CAAction]]
    if found() != "delegate" { return "delegate first" }
    delegate.answer = NSNull()
    if layer.action(forKey: "position") != nil { return "NSNull of the delegate ends the search" }
    delegate.answer = nil
    if found() != "actions" { return "actions second" }
    layer.actions = ["position": NSNull()]
    if layer.action(forKey: "position") != nil { return "NSNull of the actions ends the search" }
    layer.actions = nil
    if found() != "style" { return "style third" }
    layer.style = ["actions": ["position": NSNull() as any CAAction]]
    if layer.action(forKey: "position") != nil { return "NSNull of the style ends the search" }
    layer.style = nil
    return found() == "class" ? nil : "class last"
  }

  private static func switchedOffActionsAreFound() -> String? {
    inTransaction {
      let layer = ActiveLayer()
      CATransaction.setDisableActions(true)
      return layer.action(forKey: "position") is Named ? nil : "no action"
    }
  }

  private static func defaults() -> String? {
    let scale = (CALayer.defaultValue(forKey: "contentsScale") as? NSNumber)?.doubleValue
    let none = ["bounds", "position", "frame"].filter { CALayer.defaultValue(forKey: $0) != nil }
    return CALayer.defaultValue(forKey: "anchorPoint") != nil && none == [] && scale == 1 ? nil : "\(none)"
  }

  private static func inTransaction(_ body: () -> String?) -> String? {
    CATransaction.begin()
    defer { CATransaction.commit() }
    return body()
  }

  private static func hasDefaults() -> String? {
    CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions()
      && CATransaction.animationTimingFunction() == nil
      ? nil : "duration \(CATransaction.animationDuration())"
  }

  private static func nests() -> String? {
    CATransaction.setAnimationDuration(1)
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    let inherited = CATransaction.animationDuration() == 1 && CATransaction.disableActions()
    CATransaction.setAnimationDuration(2)
    CATransaction.commit()
    return inherited && CATransaction.animationDuration() == 1 ? nil : "inherited: \(inherited)"
  }

  private static func keepsWhatIsSet() -> String? {
    let names = [
      kCATransactionAnimationDuration, kCATransactionDisableActions, kCATransactionAnimationTimingFunction,
    ]
    if names != ["animationDuration", "disableActions", "animationTimingFunction"] { return "\(names)" }
    CATransaction.setValue("mine", forKey: "own")
    let kept =
      CATransaction.value(forKey: "own") as? String == "mine" && CATransaction.value(forKey: "other") == nil
    return kept ? nil : "not kept"
  }

  @Test func aCommitWithoutABeginDoesNothing() {
    CATransaction.commit()
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  // MARK: - facts/ios26/layers_and_semantics.md

  @Test func aViewsLayerStartsDirtyAndAFreeLayerDoesNot() {
    #expect(UIView().layer.needsLayout())
    #expect(!CALayer().needsLayout())
  }

  @Test func settingTheFrameDividesByTheScale() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 377))
    let scale: CGFloat = 377 / 393
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame = CGRect(x: 8, y: 482.349, width: 377, height: 361.651)
    #expect(abs(view.bounds.width - 393) < 1e-9)
    #expect(abs(view.bounds.height - 377) < 1e-3)
    #expect(view.frame.isClose(to: CGRect(x: 8, y: 482.349, width: 377, height: 361.651)))
  }

  @Test func superviewIsNotRetained() {
    var parent: UIView? = UIView()
    let child = UIView()
    parent!.addSubview(child)
    #expect(child.superview === parent)
    parent = nil
    #expect(child.superview == nil)
    #expect(child.layer.superlayer == nil)
  }

  @Test func labelsAndImageViewsTakeNoTouches() {
    #expect(!UILabel().isUserInteractionEnabled)
    #expect(!UIImageView().isUserInteractionEnabled)
    #expect(UIView().isUserInteractionEnabled)
  }

  /// The chain ends with the window, because there are no responders after it.
  @Test func theResponderChainGoesThroughControllersToTheWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), controller = UIViewController()
    let middle = UIView(), inner = UIView()
    window.rootViewController = controller
    controller.view.addSubview(middle)
    middle.addSubview(inner)
    #expect(inner.next === middle)
    #expect(middle.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === window)
    #expect(UIView().next == nil)
  }

  @Test func hitTestingSkipsAndIncludesAsMeasured() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
    let inside = UIView(frame: CGRect(x: -5, y: 0, width: 20, height: 20))
    root.addSubview(box)
    box.addSubview(inside)
    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }
    #expect(hit(20, 20) === inside)
    #expect(hit(39.9, 39.9) === box)
    #expect(hit(40, 30) === root)
    // The part that extends beyond its superview is visible and does not receive touches.
    #expect(hit(17, 25) === root)
    box.alpha = 0.011
    #expect(hit(25, 25) === inside)
    box.alpha = 0.009
    #expect(hit(25, 25) === root)
    box.alpha = 1
    box.isHidden = true
    #expect(hit(25, 25) === root)
    box.isHidden = false
    box.isUserInteractionEnabled = false
    #expect(hit(25, 25) === root)
    box.isUserInteractionEnabled = true
    inside.isUserInteractionEnabled = false
    #expect(hit(25, 25) === box)
    #expect(hit(100, 50) == nil)
    // Transforms are relative to the center.
    box.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(hit(30, 17) === box)
    #expect(hit(21, 21) === root)
  }
}
