import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Tests of fields, by the laws in Apple's header of `UIFieldBehavior`.
@Suite(.serialized) @MainActor struct FieldTests {
  private typealias World = DynamicsTests.World

  /// Returns a box centered at a place in a field, with the velocity and the properties that `set` applies.
  private func run(
    _ field: UIFieldBehavior, at x: CGFloat, _ y: CGFloat, side: CGFloat = 100,
    set: (UIDynamicItemBehavior, UIView) -> Void = { _, _ in },
    _ body: (World, UIView, UIDynamicItemBehavior) -> Void
  ) {
    World().run { world in
      let box = world.box(x - side / 2, y - side / 2, side), state = UIDynamicItemBehavior(items: [box])
      field.addItem(box)
      set(state, box)
      world.animator.addBehavior(state)
      world.animator.addBehavior(field)
      body(world, box, state)
      world.animator.removeAllBehaviors()
      field.removeItem(box)
    }
  }

  /// Half a swing takes π √(m / k) seconds.
  @Test(arguments: [1.0, 4.0]) func oscillationOfASpringFollowsHookesLaw(density: Double) {
    let field = UIFieldBehavior.springField()
    field.position = CGPoint(x: 200, y: 200)
    field.strength = 16
    run(field, at: 250, 170, set: { state, _ in state.density = density }) { world, box, _ in
      let half = Double.pi * (density / 16).squareRoot()
      world.wait(half / 2)
      #expect(abs(box.center.x - 200) < 1)
      #expect(abs(box.center.y - 200) < 1)
      world.wait(half / 2)
      #expect(abs(box.center.x - 150) < 1)
      #expect(abs(box.center.y - 230) < 1)
    }
  }

  @Test func gravityDoesNotAskForMass() {
    for side in [100.0, 50] {
      let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 200, y: 200))
      field.strength = 16
      run(field, at: 250, 200, side: side) { world, box, _ in
        world.wait(.pi / 8)
        #expect(abs(box.center.x - 200) < 1)
      }
      run(UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: -2)), at: 200, 200, side: side) {
        world, box, _ in
        world.wait(0.5)
        #expect(abs(box.center.x - 212.5) < 0.01)
        #expect(abs(box.center.y - 175) < 0.01)
      }
    }
  }

  @Test func dragLosesSpeedAtItsRate() {
    let field = UIFieldBehavior.dragField()
    field.strength = 2
    run(field, at: 100, 100, set: { $0.addLinearVelocity(CGPoint(x: 200, y: 0), for: $1) }) {
      world, box, state in
      world.wait(1)
      #expect(abs(state.linearVelocity(for: box).x - 200 * exp(-2)) < 0.01)
    }
  }

  @Test func vorticesDriveCounterclockwise() {
    let field = UIFieldBehavior.vortexField()
    field.position = CGPoint(x: 200, y: 200)
    field.strength = 2
    run(field, at: 300, 200) { world, box, state in
      world.wait(1.0 / 60)
      // On the right it goes up.
      let speed = state.linearVelocity(for: box)
      #expect(abs(speed.x) < 0.1)
      #expect(abs(speed.y + 200.0 / 60) < 0.01)
    }
  }

  @Test func velocityFieldsPrevailOverForces() {
    let field = UIFieldBehavior.velocityField(direction: CGVector(dx: 30, dy: 0))
    field.region = UIRegion(size: CGSize(width: 200, height: 4000))
    run(field, at: 50, 0) { world, box, _ in
      world.animator.addBehavior(UIGravityBehavior(items: [box]))
      world.wait(1)
      #expect(abs(box.center.x - 80) < 0.01)
      #expect(abs(box.center.y) < 0.01)
      world.wait(1)
      // Beyond the region's edge at 100 it falls.
      #expect(box.center.x > 100)
      #expect(box.center.y > 50)
    }
  }

  @Test func chargesFeelElectricAndMagneticFields() {
    for (charge, way) in [(2.0, 25.0), (-2, -25), (0, 0)] {
      let field = UIFieldBehavior.electricField()
      field.position = CGPoint(x: 100, y: 200)
      run(field, at: 200, 200, set: { state, _ in state.charge = charge }) { world, box, _ in
        world.wait(0.5)
        #expect(abs(box.center.x - 200 - way) < 0.01)
        #expect(abs(box.center.y - 200) < 1e-6)
      }
    }
    let field = UIFieldBehavior.magneticField()
    field.strength = .pi
    run(
      field, at: 200, 200,
      set: {
        $0.charge = 1; $0.addLinearVelocity(CGPoint(x: 100, y: 0), for: $1)
      }
    ) { world, box, state in
      // A full turn takes 2 s. A quarter turn later, an item that moved to the right moves up.
      world.wait(0.5)
      let speed = state.linearVelocity(for: box)
      #expect(abs(speed.x) < 0.01)
      #expect(abs(speed.y + 100) < 0.01)
      world.wait(1.5)
      #expect(abs(box.center.x - 200) < 0.1)
      #expect(abs(box.center.y - 200) < 0.1)
    }
  }

  @Test func forcesFallOffWithThePowerOfTheDistance() {
    let field = UIFieldBehavior.electricField()
    field.falloff = 2
    run(field, at: 200, 0, set: { state, _ in state.charge = 1 }) { world, box, state in
      world.wait(1.0 / 60)
      #expect(abs(state.linearVelocity(for: box).x - 100.0 / 4 / 60) < 0.01)
    }
    // Inside the minimum radius it does not increase.
    field.minimumRadius = 400
    run(field, at: 200, 0, set: { state, _ in state.charge = 1 }) { world, box, state in
      world.wait(1.0 / 60)
      #expect(abs(state.linearVelocity(for: box).x - 100.0 / 16 / 60) < 0.01)
    }
  }

  @Test func noiseDependsOnThePlaceAndOnTheTimeWhereItMoves() {
    func way(_ field: UIFieldBehavior, speed: CGFloat = 0) -> CGPoint {
      var end = CGPoint.zero
      run(field, at: 230, 170, set: { $0.addLinearVelocity(CGPoint(x: speed, y: 0), for: $1) }) {
        world, box, _ in
        world.wait(0.4)
        end = CGPoint(x: box.center.x - 230, y: box.center.y - 170)
      }
      return end
    }
    let still = way(.noiseField(smoothness: 0.5, animationSpeed: 0))
    #expect(still != .zero)
    #expect(still == way(.noiseField(smoothness: 0.5, animationSpeed: 0)))
    #expect(still != way(.noiseField(smoothness: 0.5, animationSpeed: 3)))
    #expect(still != way(.noiseField(smoothness: 1, animationSpeed: 0)))
    // About a hundred points per second squared at most.
    #expect(hypot(still.x, still.y) < 20)
    #expect(way(.turbulenceField(smoothness: 0.5, animationSpeed: 0)) == .zero)
    #expect(way(.turbulenceField(smoothness: 0.5, animationSpeed: 0), speed: 200).y != 0)
  }

  @Test func fieldsOfOnesOwnAreAskedAtEachStep() {
    let field = UIFieldBehavior.field { field, position, velocity, mass, charge, step in
      #expect(mass == 0.25)
      #expect(charge == 3)
      #expect(step > 0)
      #expect(field.strength == 2)
      #expect(position.x >= 200)
      return CGVector(dx: 0.5 + 0 * velocity.dx, dy: 0)
    }
    field.strength = 2
    run(field, at: 200, 200, side: 50, set: { state, _ in state.charge = 3 }) { world, box, _ in
      world.wait(0.5)
      #expect(abs(box.center.x - 250) < 0.01)
    }
  }

  @Test func regionsAreSets() {
    let disc = UIRegion(radius: 10), box = UIRegion(size: CGSize(width: 30, height: 4))
    let (middle, right, far) = (CGPoint(x: 0, y: 1), CGPoint(x: 14, y: 0), CGPoint(x: 0, y: 9))
    func inside(_ region: UIRegion) -> [Bool] { [middle, right, far].map(region.contains) }
    #expect(inside(disc) == [true, false, true])
    #expect(inside(box) == [true, true, false])
    #expect(inside(disc.byUnion(with: box)) == [true, true, true])
    #expect(inside(disc.byIntersection(with: box)) == [true, false, false])
    #expect(inside(disc.byDifference(from: box)) == [false, false, true])
    #expect(inside(disc.inverse()) == [false, true, false])
    #expect(inside(.infinite) == [true, true, true])
    #expect(inside(UIRegion.infinite.inverse()) == [false, false, false])
  }
}
