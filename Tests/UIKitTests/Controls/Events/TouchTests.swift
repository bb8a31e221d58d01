import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

@_spi(SelectorTable) @testable import UIKit

/// Tests of the delivery of touches to views and along the responder chain. Sources: Apple's reference of
/// UIView, UIResponder and UITouch.
@Suite(.serialized) @MainActor struct TouchTests {
  @Test func aTouchBelongsToTheViewItBeganIn() {
    FingerWorld().run { world in
      let left = TouchedView("left", CGRect(x: 0, y: 0, width: 100, height: 100), world)
      _ = TouchedView("right", CGRect(x: 100, y: 0, width: 100, height: 100), world)
      world.down(50, 50)
      world.move(150, 50)
      world.up()
      #expect(world.said() == ["left began", "left moved", "left ended"])
      withExtendedLifetime(left) {}
    }
  }

  @Test func placesAreInTheAskedViewsPoints() {
    FingerWorld().run { world in
      final class Reader: UIView {
        var places: [CGPoint] = []
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
          guard let touch = touches.first else { return }
          places = [
            touch.location(in: self), touch.previousLocation(in: self), touch.location(in: nil),
            touch.location(in: superview),
          ]
        }
      }
      let box = UIView(frame: CGRect(x: 20, y: 10, width: 200, height: 200))
      box.bounds.origin = CGPoint(x: 5, y: 5)
      let reader = Reader(frame: CGRect(x: 15, y: 15, width: 100, height: 100))
      box.addSubview(reader)
      world.window.addSubview(box)
      world.down(40, 40)
      world.move(50, 60)
      #expect(
        reader.places == [
          CGPoint(x: 20, y: 40), CGPoint(x: 10, y: 20), CGPoint(x: 50, y: 60), CGPoint(x: 35, y: 55),
        ])
    }
  }

  @Test func aViewHasOneTouchUnlessItWantsMore() {
    FingerWorld().run { world in
      let view = TouchedView("v", CGRect(x: 0, y: 0, width: 100, height: 100), world)
      world.down(0, 10, 10)
      world.down(1, 30, 30)
      world.up(1)
      world.up(0)
      #expect(world.said() == ["v began", "v ended"])
      view.isMultipleTouchEnabled = true
      world.wait(1)
      world.down(0, 10, 10)
      world.down(1, 30, 30)
      TouchInput.main.send(
        [
          .init(finger: 0, phase: .moved, point: CGPoint(x: 12, y: 10)),
          .init(finger: 1, phase: .moved, point: CGPoint(x: 32, y: 30)),
        ], in: world.window)
      world.up(1)
      world.up(0)
      #expect(world.said() == ["v began", "v began", "v moved x2", "v ended", "v ended"])
    }
  }

  @Test func anExclusiveViewKeepsOthersOut() {
    FingerWorld().run { world in
      let first = TouchedView("first", CGRect(x: 0, y: 0, width: 100, height: 100), world)
      let second = TouchedView("second", CGRect(x: 100, y: 0, width: 100, height: 100), world)
      world.down(0, 50, 50)
      world.down(1, 150, 50)
      #expect(world.said() == ["first began", "second began"])
      world.up(0)
      world.up(1)
      _ = world.said()
      first.isExclusiveTouch = true
      world.down(0, 50, 50)
      world.down(1, 150, 50)
      world.up(1)
      world.up(0)
      #expect(world.said() == ["first began", "first ended"])
      world.down(0, 150, 50)
      world.down(1, 50, 50)
      world.up(1)
      world.up(0)
      #expect(world.said() == ["second began", "second ended"])
      withExtendedLifetime(second) {}
    }
  }

  @Test func switchedOffViewsAreTouchedThrough() {
    FingerWorld().run { world in
      _ = TouchedView("below", CGRect(x: 0, y: 0, width: 100, height: 100), world)
      let above = TouchedView("above", CGRect(x: 0, y: 0, width: 100, height: 100), world)
      above.isUserInteractionEnabled = false
      world.tap(50, 50)
      #expect(world.said() == ["below began", "below ended"])
    }
  }

  /// documented_facts.json, "responder": view, its controller, superview, window, scene, application, its
  /// delegate.
  @Test func unhandledTouchesGoUpTheChain() {
    final class Delegate: UIResponder, UIApplicationDelegate {}
    FingerWorld().run { world in
      let controller = UIViewController()
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      world.window.rootViewController = controller
      controller.view.addSubview(inner)
      let application = UIApplication.shared
      let delegate = Delegate()
      application.delegate = delegate
      let scene = UIWindowScene(session: UISceneSession(role: .windowApplication), connectionOptions: .init())
      world.window.windowScene = scene
      var chain: [UIResponder] = []
      var next: UIResponder? = inner
      while let current = next {
        chain.append(current)
        next = current.next
      }
      let expected: [UIResponder] = [
        inner, controller.view, controller, world.window, scene, application, delegate,
      ]
      #expect(chain.count == expected.count)
      #expect(zip(chain, expected).allSatisfy { $0 === $1 })
      application.delegate = nil
      world.window.windowScene = nil
    }
  }

  @Test func tapsInQuickSuccessionAreCounted() {
    final class Counter: UIView {
      var counts: [Int] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += touches.map(\.tapCount)
      }
    }
    FingerWorld().run { world in
      let view = Counter(frame: world.window.bounds)
      world.window.addSubview(view)
      world.tap(50, 50)
      world.wait(0.1)
      world.tap(55, 50)
      world.wait(0.1)
      world.tap(50, 50)
      world.wait(1)
      world.tap(50, 50)
      world.wait(0.1)
      world.tap(250, 50)
      #expect(view.counts == [1, 2, 3, 1, 1])
    }
  }

  @Test func cancelledTouchIsDeliveredOnce() {
    FingerWorld().run { world in
      _ = TouchedView("v", CGRect(x: 0, y: 0, width: 100, height: 100), world)
      world.down(10, 10)
      TouchInput.main.cancelAll()
      world.up()
      #expect(world.said() == ["v began", "v cancelled"])
      #expect(TouchInput.main.activeFingers.isEmpty)
      #expect(TouchDelivery.main.touches.isEmpty)
    }
  }

  @Test func higherWindowsGetTouchesFirst() {
    FingerWorld().run { world in
      _ = TouchedView("below", CGRect(x: 0, y: 0, width: 100, height: 100), world)
      let alert = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      alert.screen = world.window.screen
      alert.windowLevel = .alert
      _ = TouchedView("alert", CGRect(x: 0, y: 0, width: 50, height: 50), world, in: alert)
      alert.isHidden = false
      world.tap(20, 20)
      world.tap(80, 80)
      #expect(world.said() == ["alert began", "alert ended", "below began", "below ended"])
      alert.isHidden = true
      world.tap(20, 20)
      #expect(world.said() == ["below began", "below ended"])
    }
  }

  @Test func touchesAndTheirViewsAreReleased() {
    weak var seen: UITouch?
    weak var gone: UIView?
    FingerWorld().run { world in
      autoreleasepool {
        let view = TouchedView("v", CGRect(x: 0, y: 0, width: 100, height: 100), world)
        world.add(UITapGestureRecognizer(), "tap", to: view)
        gone = view
        world.down(10, 10)
        seen = TouchDelivery.main.touches.first
        #expect(seen != nil)
        world.up()
        view.removeFromSuperview()
      }
    }
    #expect(seen == nil)
    #expect(gone == nil)
  }

  @Test func theFirstResponderGetsKeysAndGivesThemUp() {
    final class Reader: UIView {
      var keys = ""
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap { $0.key?.characters }.joined()
      }
    }
    FingerWorld().run { world in
      let first = Reader(frame: world.window.bounds), second = Reader(frame: world.window.bounds)
      #expect(!first.becomeFirstResponder(), "a view outside of windows cannot")
      world.window.addSubview(first)
      world.window.addSubview(second)
      world.window.makeKey()
      #expect(first.becomeFirstResponder())
      #expect(first.isFirstResponder)
      KeyInput.main.type("ab")
      #expect(second.becomeFirstResponder())
      #expect(!first.isFirstResponder)
      KeyInput.main.type("c")
      #expect(first.keys == "ab")
      #expect(second.keys == "c")
      second.removeFromSuperview()
      #expect(!second.isFirstResponder)
    }
  }

  @Test func actionsWithoutATargetGoToTheFirstResponderThatImplementsThem() {
    final class Handler: UIView, SelectorTarget {
      var senders: [String] = []
      func method(named selector: Selector) -> ((Any?, UIEvent?) -> Void)? {
        selector == "go:" ? { [unowned self] sender, _ in senders.append("\(type(of: sender!))") } : nil
      }
    }
    FingerWorld().run { world in
      let handler = Handler(frame: world.window.bounds),
        button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      world.window.addSubview(handler)
      handler.addSubview(button)
      #expect(UIApplication.shared.sendAction("go:", to: nil, from: button, for: nil))
      #expect(!UIApplication.shared.sendAction("stay:", to: nil, from: button, for: nil))
      button.addTarget(nil, action: "go:", for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      #expect(handler.senders == ["UIButton", "UIButton"])
      #expect(handler.canPerformAction("go:", withSender: nil))
      #expect(!button.canPerformAction("paste:", withSender: nil))
    }
  }
}
