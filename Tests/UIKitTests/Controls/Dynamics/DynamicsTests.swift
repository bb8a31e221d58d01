// long file: one world, with a test for each law of physics
import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// Tests of dynamic animators against the laws of physics. In Apple's units, a gravity of 1 is 1000 points
/// per second squared, and a square of 100 points has mass 1.
@Suite(.serialized) @MainActor struct DynamicsTests {
  /// A view of 400 x 400 points, an animator, and a clock that is set by hand.
  @MainActor final class World {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    lazy var animator = UIDynamicAnimator(referenceView: view)
    private let clock = FrameClock.manual(at: 500)
    private var now = 0.0

    func run(_ body: (World) -> Void) {
      let outer = FrameClock.current
      FrameClock.current = clock
      body(self)
      animator.removeAllBehaviors()
      FrameClock.current = outer
    }

    func box(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 100) -> UIView {
      let box = UIView(frame: CGRect(x: x, y: y, width: side, height: side))
      view.addSubview(box)
      return box
    }

    func wait(_ seconds: Double) {
      now += seconds
      clock.now = 500 + now
      FrameStep.advance(to: clock.now)
    }
    /// Returns the highest value of a quantity in the frames of a duration.
    func most(_ seconds: Double, _ value: () -> CGFloat) -> CGFloat {
      var most = -CGFloat.infinity
      for _ in 0..<Int((seconds * 240).rounded()) {
        wait(1.0 / 240)
        most = max(most, value())
      }
      return most
    }
  }

  @Test func behavioursMayGetTheirItemsLater() {
    World().run { world in
      let box = world.box(0, 0)
      let gravity = UIGravityBehavior(), walls = UICollisionBehavior(), body = UIDynamicItemBehavior()
      for behavior in [gravity, walls, body] { world.animator.addBehavior(behavior) }
      gravity.addItem(box)
      walls.addItem(box)
      body.addItem(box)
      #expect(gravity.items.count == 1)
      #expect(walls.items.count == 1)
      #expect(body.items.count == 1)
      world.wait(0.1)
      #expect(abs(box.center.y - 55) < 0.001)
    }
  }

  @Test func fallOfABodyFollowsGalileosLaw() {
    World().run { world in
      let box = world.box(0, 0)
      let gravity = UIGravityBehavior(items: [box])
      world.animator.addBehavior(gravity)
      for time in [0.1, 0.25, 0.5, 1.0] {
        world.wait(time - world.animator.elapsedTime)
        #expect(abs(box.center.y - (50 + 500 * time * time)) < 0.001)
      }
      #expect(box.center.x == 50)
      #expect(box.transform.isIdentity)
      gravity.setAngle(0, magnitude: 0.5)
      #expect(gravity.gravityDirection.dx == 0.5)
      #expect(abs(gravity.gravityDirection.dy) < 1e-9)
      #expect(gravity.magnitude == 0.5)
    }
  }

  /// The height after a bounce is that before it times the square of the elasticity.
  @Test(arguments: [1.0, 0.7, 0.5]) func bouncesRiseWithTheSquareOfTheElasticity(elasticity: Double) {
    World().run { world in
      let box = world.box(150, 100)
      let collision = UICollisionBehavior(items: [box])
      collision.translatesReferenceBoundsIntoBoundary = true
      let traits = UIDynamicItemBehavior(items: [box])
      traits.elasticity = elasticity
      for behavior in [UIGravityBehavior(items: [box]), collision, traits] {
        world.animator.addBehavior(behavior)
      }
      // It falls 200 points, in 0.632 s.
      let fall = (2 * 200 / 1000.0).squareRoot()
      world.wait(fall + 0.02)
      let top = world.most(2 * elasticity * fall) { 400 - box.frame.maxY }
      #expect(abs(top - 200 * elasticity * elasticity) < 3)
      #expect(abs(box.transform.b) < 1e-6)
      #expect(abs(box.center.x - 200) < 0.01)
    }
  }

  @Test func periodOfAPendulumFollowsHuygensFormula() {
    World().run { world in
      // A rod of 100 points, released at 0.1 radians.
      let box = world.box(0, 0, 20)
      box.center = CGPoint(x: 200 + 100 * sin(0.1), y: 100 + 100 * cos(0.1))
      let rod = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 200, y: 100))
      world.animator.addBehavior(UIGravityBehavior(items: [box]))
      world.animator.addBehavior(rod)
      #expect(abs(rod.length - 100) < 0.001)
      #expect(rod.attachedBehaviorType == .anchor)
      var crossings: [Double] = [], last = box.center.x
      for step in 1...1440 {
        world.wait(1.0 / 240)
        if (box.center.x < 200) != (last < 200) { crossings.append(Double(step) / 240) }
        last = box.center.x
        #expect(abs(hypot(box.center.x - 200, box.center.y - 100) - 100) < 0.2)
      }
      let periods = zip(crossings.dropFirst(2), crossings).map { $0 - $1 }
      let period = 2 * Double.pi * (100 / 1000.0).squareRoot()
      #expect(periods.count > 3)
      #expect(periods.allSatisfy { abs($0 - period) < 0.02 })
      // It has lost almost nothing in three swings.
      #expect(world.most(2) { box.center.x } > 200 + 100 * sin(0.09))
    }
  }

  @Test func pushesAccelerateByMassAndTurnAroundTheMiddle() {
    World().run { world in
      let box = world.box(0, 0), small = world.box(0, 200, 50)
      let push = UIPushBehavior(items: [box, small], mode: .continuous)
      push.pushDirection = CGVector(dx: 1, dy: 0)
      world.animator.addBehavior(push)
      world.wait(1)
      // 100 points per second squared for mass 1, four times as much for a quarter of the mass.
      #expect(abs(box.center.x - 100) < 0.01)
      #expect(abs(small.center.x - 225) < 0.01)
      world.animator.removeBehavior(push)
      let other = world.box(100, 100), kick = UIPushBehavior(items: [other], mode: .instantaneous)
      kick.setAngle(.pi / 2, magnitude: 0.5)
      kick.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: other)
      world.animator.addBehavior(kick)
      let state = UIDynamicItemBehavior(items: [other])
      world.animator.addBehavior(state)
      world.wait(0.5)
      #expect(!kick.active)
      #expect(abs(state.linearVelocity(for: other).y - 50) < 1e-6)
      // A torque of 50 x 50 over a square's moment of inertia, 100² / 6.
      #expect(abs(state.angularVelocity(for: other) - 2500 / (10_000 / 6)) < 1e-6)
      #expect(abs(atan2(other.transform.b, other.transform.a) - 0.75) < 0.01)
    }
  }

  @Test func momentumAndEnergyAreKept() {
    World().run { world in
      let one = world.box(0, 0), two = world.box(250, 25, 50)
      let collision = UICollisionBehavior(items: [one, two]),
        state = UIDynamicItemBehavior(items: [one, two])
      (state.elasticity, state.friction) = (1, 0)
      world.animator.addBehavior(collision)
      world.animator.addBehavior(state)
      state.addLinearVelocity(CGPoint(x: 300, y: 0), for: one)
      world.wait(1)
      // Masses 1 and 1/4: v (m - M) / (m + M), and 2 v m / (m + M).
      let first = state.linearVelocity(for: one), second = state.linearVelocity(for: two)
      #expect(abs(first.x - 180) < 0.5)
      #expect(abs(second.x - 480) < 2)
      #expect(abs(first.y) < 0.5)
      #expect(abs(second.y) < 0.5)
      #expect(abs(first.x + second.x / 4 - 300) < 1e-6)
    }
    World().run { world in
      // Without elasticity they continue together.
      let one = world.box(0, 0), two = world.box(150, 0)
      let state = UIDynamicItemBehavior(items: [one, two])
      world.animator.addBehavior(UICollisionBehavior(items: [one, two]))
      world.animator.addBehavior(state)
      state.addLinearVelocity(CGPoint(x: 200, y: 0), for: one)
      world.wait(1)
      #expect(abs(state.linearVelocity(for: one).x - 100) < 0.1)
      #expect(abs(state.linearVelocity(for: two).x - 100) < 0.1)
    }
  }

  @Test func resistanceTakesSpeedAtTheRateThatThereIs() {
    World().run { world in
      let box = world.box(0, 0), state = UIDynamicItemBehavior(items: [box])
      (state.resistance, state.angularResistance) = (2, 1)
      state.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
      state.addAngularVelocity(3, for: box)
      world.animator.addBehavior(state)
      world.wait(1)
      #expect(abs(state.linearVelocity(for: box).x - 100 * exp(-2)) < 0.01)
      #expect(abs(state.angularVelocity(for: box) - 3 * exp(-1)) < 0.01)
    }
  }

  /// A sliding item stops after v² / 2μg.
  @Test func frictionStopsSlidingBodies() {
    World().run { world in
      let box = world.box(0, 350, 50), state = UIDynamicItemBehavior(items: [box])
      let collision = UICollisionBehavior(items: [box])
      collision.addBoundary(
        withIdentifier: NSString("floor"), from: CGPoint(x: -500, y: 400), to: CGPoint(x: 1000, y: 400))
      for behavior in [UIGravityBehavior(items: [box]), collision, state] {
        world.animator.addBehavior(behavior)
      }
      world.wait(0.2)
      state.addLinearVelocity(CGPoint(x: 200, y: 0), for: box)
      world.wait(2)
      #expect(abs(box.center.x - 25 - 200 * 200 / (2 * 0.2 * 1000)) < 3)
      #expect(abs(atan2(box.transform.b, box.transform.a)) < 0.001)
    }
  }

  @Test func aStackOfBoxesRests() {
    World().run { world in
      let boxes = (0..<5).map { world.box(175, CGFloat(340 - 60 * $0), 50) }
      let collision = UICollisionBehavior(items: boxes)
      collision.translatesReferenceBoundsIntoBoundary = true
      world.animator.addBehavior(UIGravityBehavior(items: boxes))
      world.animator.addBehavior(collision)
      world.wait(4)
      for (index, box) in boxes.enumerated() {
        #expect(abs(box.center.x - 200) < 0.5)
        #expect(abs(box.center.y - CGFloat(375 - 50 * index)) < 0.5)
        #expect(abs(atan2(box.transform.b, box.transform.a)) < 0.005)
      }
      #expect(!world.animator.isRunning)
    }
  }

  @Test func snapsArriveAndDampedOnesDoNotSwing() {
    World().run { world in
      let box = world.box(0, 0)
      box.transform = CGAffineTransform(rotationAngle: 0.5)
      let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 300, y: 200))
      #expect(snap.damping == 0.5)
      snap.damping = 1
      world.animator.addBehavior(snap)
      #expect(world.most(2) { box.center.x } < 300.1)
      #expect(abs(box.center.x - 300) < 0.5)
      #expect(abs(box.center.y - 200) < 0.5)
      #expect(abs(box.transform.b) < 0.005)
      world.wait(2)
      #expect(!world.animator.isRunning)
      (snap.damping, snap.snapPoint) = (0.2, CGPoint(x: 100, y: 200))
      #expect(world.animator.isRunning)
      #expect(world.most(2) { -box.center.x } > -90)
    }
  }

  @Test func springsSwingAtTheirFrequency() {
    World().run { world in
      let box = world.box(150, 50)
      let spring = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 200, y: 0))
      (spring.frequency, spring.length) = (2, 150)
      world.animator.addBehavior(spring)
      // Half a period later it is as far on the other side.
      world.wait(0.25)
      #expect(abs(box.center.y - 200) < 8)
      world.wait(0.25)
      #expect(abs(box.center.y - 100) < 15)
    }
  }

  @Test func contactsAreReportedWithTheirBoundaries() {
    final class Listener: NSObject, UICollisionBehaviorDelegate {
      var log: [String] = []
      func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
      ) { log.append("began \(identifier.map { "\($0)" } ?? "bounds") \(Int(p.y.rounded()))") }
      func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
      ) { log.append("ended \(identifier.map { "\($0)" } ?? "bounds")") }
      func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem, at p: CGPoint
      ) { log.append("items \(Int(p.y.rounded()))") }
    }
    World().run { world in
      let box = world.box(150, 100, 50), listener = Listener()
      let collision = UICollisionBehavior(items: [box])
      collision.addBoundary(
        withIdentifier: NSString("shelf"), from: CGPoint(x: 100, y: 200), to: CGPoint(x: 300, y: 200))
      collision.translatesReferenceBoundsIntoBoundary = true
      collision.collisionDelegate = listener
      world.animator.addBehavior(UIGravityBehavior(items: [box]))
      world.animator.addBehavior(collision)
      world.wait(1)
      #expect(abs(box.frame.maxY - 200) < 0.1)
      collision.removeBoundary(withIdentifier: NSString("shelf"))
      world.wait(2)
      #expect(abs(box.frame.maxY - 400) < 0.1)
      #expect(listener.log.count == 3)
      #expect(listener.log.last?.hasPrefix("began bounds") == true)
      #expect(listener.log.first?.hasPrefix("began shelf") == true)
      #expect(listener.log.contains("ended bounds") == false)
      let other = world.box(150, 200, 50)
      collision.addItem(other)
      world.animator.addBehavior(UIGravityBehavior(items: [other]))
      world.wait(2)
      #expect(abs(other.frame.maxY - 350) < 0.2)
      #expect(listener.log.contains { $0.hasPrefix("items 35") })
    }
  }

  @Test func nothingFastEnoughSlipsThroughALine() {
    World().run { world in
      let (ball, state, collision) = ball(CGRect(x: 195, y: 100, width: 10, height: 10), in: world)
      collision.translatesReferenceBoundsIntoBoundary = true
      (state.elasticity, state.friction) = (1, 0)
      for behavior in [collision, state] { world.animator.addBehavior(behavior) }
      state.addLinearVelocity(CGPoint(x: 4000, y: 5300), for: ball)
      for _ in 0..<200 {
        world.wait(1.0 / 60)
        #expect(world.view.bounds.insetBy(dx: -25, dy: -25).contains(ball.center))
      }
      let speed = state.linearVelocity(for: ball)
      #expect(abs(hypot(speed.x, speed.y) / hypot(4000, 5300) - 1) < 0.05)
    }
  }

  private final class Ball: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  /// Adds a ball, and returns it with behaviours that do nothing yet.
  private func ball(_ frame: CGRect, in world: World) -> (Ball, UIDynamicItemBehavior, UICollisionBehavior) {
    let ball = Ball(frame: frame)
    world.view.addSubview(ball)
    return (ball, UIDynamicItemBehavior(items: [ball]), UICollisionBehavior(items: [ball]))
  }

  @Test func discsRollAndTheirOutlineCounts() {
    World().run { world in
      let (ball, state, collision) = ball(CGRect(x: 100, y: 300, width: 100, height: 100), in: world)
      collision.addBoundary(
        withIdentifier: NSString("floor"), from: CGPoint(x: -5000, y: 400), to: CGPoint(x: 5000, y: 400))
      for behavior in [UIGravityBehavior(items: [ball]), collision, state] {
        world.animator.addBehavior(behavior)
      }
      state.addLinearVelocity(CGPoint(x: 300, y: 0), for: ball)
      world.wait(2)
      // A disc that slid at first rolls with two thirds of its speed.
      #expect(abs(state.linearVelocity(for: ball).x - 200) < 3)
      #expect(abs(state.angularVelocity(for: ball) - 4) < 0.1)
    }
  }

  @Test func attachmentsHoldItemsTogether() {
    World().run { world in
      let fixed = world.box(150, 0), hung = world.box(150, 120, 50)
      let traits = UIDynamicItemBehavior(items: [fixed])
      traits.isAnchored = true
      let pin = UIAttachmentBehavior.pinAttachment(
        with: hung, attachedTo: fixed, attachmentAnchor: CGPoint(x: 200, y: 100))
      pin.attachmentRange = UIFloatRange(minimum: -0.3, maximum: 0.3)
      let push = UIPushBehavior(items: [hung], mode: .continuous)
      push.pushDirection = CGVector(dx: 20, dy: 0)
      for behavior in [traits, pin, push, UIGravityBehavior(items: [hung])] {
        world.animator.addBehavior(behavior)
      }
      world.wait(3)
      // The anchor lies 20 points above the item's edge, 45 above its middle.
      let turn = atan2(hung.transform.b, hung.transform.a)
      #expect(abs(abs(turn) - 0.3) < 0.03)
      #expect(fixed.center == CGPoint(x: 200, y: 50))
    }
    World().run { world in
      let box = world.box(100, 100, 50)
      let rail = UIAttachmentBehavior.slidingAttachment(
        with: box, attachmentAnchor: CGPoint(x: 125, y: 125), axisOfTranslation: CGVector(dx: 1, dy: 0))
      rail.attachmentRange = UIFloatRange(minimum: 0, maximum: 80)
      let push = UIPushBehavior(items: [box], mode: .continuous)
      push.pushDirection = CGVector(dx: 1, dy: 0)
      for behavior in [rail, push, UIGravityBehavior(items: [box])] { world.animator.addBehavior(behavior) }
      world.wait(3)
      #expect(abs(box.center.x - 205) < 0.5)
      #expect(abs(box.center.y - 125) < 0.5)
      #expect(abs(box.transform.b) < 0.01)
    }
    World().run { world in
      let one = world.box(100, 0, 50), two = world.box(100, 100, 50),
        anchored = UIDynamicItemBehavior(items: [one])
      anchored.isAnchored = true
      let rope = UIAttachmentBehavior.limitAttachment(
        with: two, offsetFromCenter: .zero, attachedTo: one, offsetFromCenter: .zero)
      rope.length = 150
      for behavior in [anchored, rope, UIGravityBehavior(items: [two])] {
        world.animator.addBehavior(behavior)
      }
      #expect(world.most(2) { two.center.y } < 25 + 150 + 1)
      #expect(abs(two.center.y - 175) < 1)
    }
  }

  @Test func theAnimatorPausesAndGoesOn() {
    final class Listener: NSObject, UIDynamicAnimatorDelegate {
      var log: [String] = []
      func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resume") }
      func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        log.append("pause \(animator.isRunning)")
      }
    }
    World().run { world in
      let box = world.box(150, 300), listener = Listener()
      world.animator.delegate = listener
      let collision = UICollisionBehavior(items: [box]), gravity = UIGravityBehavior(items: [box])
      collision.translatesReferenceBoundsIntoBoundary = true
      var actions = 0
      gravity.action = { actions += 1 }
      let both = UIDynamicBehavior()
      both.addChildBehavior(gravity)
      world.animator.addBehavior(both)
      both.addChildBehavior(collision)
      #expect(gravity.dynamicAnimator === world.animator)
      #expect(world.animator.isRunning)
      for _ in 0..<120 { world.wait(1.0 / 60) }
      #expect(listener.log == ["resume", "pause false"])
      #expect(actions > 20)
      #expect(actions < 60)
      // The item is lifted by hand.
      box.center.y = 200
      world.animator.updateItem(usingCurrentState: box)
      #expect(listener.log.last == "resume")
      world.wait(0.1)
      #expect(abs(box.center.y - 205) < 0.01)
      world.animator.removeAllBehaviors()
      #expect(!world.animator.isRunning)
      #expect(gravity.dynamicAnimator == nil)
      #expect(listener.log.last == "pause false")
    }
  }

  @Test func framesMayBeLeftOut() {
    func fall(_ frames: [Double]) -> (CGPoint, CGAffineTransform) {
      var end = (CGPoint.zero, CGAffineTransform.identity)
      World().run { world in
        let box = world.box(120, 20, 60), other = world.box(150, 200, 80),
          collision = UICollisionBehavior(items: [box, other])
        collision.translatesReferenceBoundsIntoBoundary = true
        world.animator.addBehavior(UIGravityBehavior(items: [box, other]))
        world.animator.addBehavior(collision)
        for frame in frames { world.wait(frame) }
        end = (box.center, box.transform)
      }
      return end
    }
    let one = fall([1.5]), many = fall(Array(repeating: 1.0 / 60, count: 90))
    #expect(one.0 == many.0)
    #expect(one.1 == many.1)
  }

  @Test func groupsMoveAsOne() {
    World().run { world in
      let one = world.box(100, 100, 40), two = world.box(160, 100, 40)
      let group = UIDynamicItemGroup(items: [one, two])
      #expect(group.center == CGPoint(x: 150, y: 120))
      #expect(group.bounds.size == CGSize(width: 100, height: 40))
      let collision = UICollisionBehavior(items: [group])
      collision.translatesReferenceBoundsIntoBoundary = true
      world.animator.addBehavior(UIGravityBehavior(items: [group]))
      world.animator.addBehavior(collision)
      world.wait(2)
      #expect(abs(one.frame.maxY - 400) < 0.2)
      #expect(abs(two.frame.maxY - 400) < 0.2)
      #expect(abs(two.center.x - one.center.x - 60) < 0.1)
    }
  }

  @Test func layoutAttributesAreItems() {
    World().run { world in
      let layout = UICollectionViewFlowLayout()
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 0))
      attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      let animator = UIDynamicAnimator(collectionViewLayout: layout)
      animator.addBehavior(UIGravityBehavior(items: [attributes]))
      world.wait(0.2)
      #expect(abs(attributes.center.y - 70) < 0.01)
      #expect(animator.layoutAttributesForCell(at: IndexPath(item: 3, section: 0)) === attributes)
      #expect(animator.items(in: CGRect(x: 0, y: 0, width: 10, height: 30)).count == 1)
      #expect(animator.items(in: CGRect(x: 0, y: 0, width: 10, height: 10)).isEmpty)
      animator.removeAllBehaviors()
    }
  }
}
