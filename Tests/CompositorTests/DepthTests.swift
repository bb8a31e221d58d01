import Compositor
import CoreGraphics
import Foundation
import RenderTree
import TestSupport
import Testing

/// Tests of layers that share a space with depth, in which nearer parts hide farther ones.
struct DepthTests {
  private static let side = 96.0
  private static let red: UInt32 = 0xFFFF_0000, blue: UInt32 = 0xFF00_00FF

  /// Planes inside a layer that keeps their depth, in the middle of a white picture.
  private func picture(
    _ planes: [RenderNode], perspective: Double = -1 / 400, inTransformLayer: Bool = true
  ) throws -> Pixels {
    var root = LayerState()
    root.bounds = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    root.position = CGPoint(x: Self.side / 2, y: Self.side / 2)
    root.detail.sublayerTransform.m34 = perspective
    var holder = LayerState()
    holder.bounds = root.bounds
    holder.position = root.position
    holder.flags.insert(.transformLayer)
    let children = inTransformLayer ? [RenderNode(state: holder, children: planes)] : planes
    let frame = RenderFrame(
      root: RenderNode(state: root, children: children), size: root.bounds.size, scale: 1, background: .white)
    return Pixels(try #require(Compositor().image(of: frame)))
  }

  private func plane(
    _ color: CGColor, _ transform: Transform3D = .identity, width: Double = 60, height: Double = 40,
    z: Double = 0,
    at center: CGPoint = CGPoint(x: 48, y: 48)
  ) -> RenderNode {
    var state = LayerState()
    state.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    state.position = center
    state.backgroundColor = color
    state.detail.transform = transform
    state.detail.zPosition = z
    return RenderNode(state: state)
  }

  private static let opaqueRed = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let opaqueBlue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func turnedAboutY(_ angle: Double) -> Transform3D { Transform3D(rotation: angle, x: 0, y: 1, z: 0) }

  @Test(arguments: [true, false]) func planesThatCrossShowTheNearerHalfOfEach(inTransformLayer: Bool) throws {
    // Turned about the vertical axis by +45° a plane's right half goes away from the viewer.
    let planes = [
      plane(Self.opaqueRed, turnedAboutY(.pi / 4)), plane(Self.opaqueBlue, turnedAboutY(-.pi / 4)),
    ]
    for order in [planes, planes.reversed()] {
      let seen = try picture(order, inTransformLayer: inTransformLayer)
      for y in 36..<60 {
        for x in 31..<47 { #expect(seen[x, y] == Self.red) }
        for x in 49..<65 { #expect(seen[x, y] == Self.blue) }
      }
    }
  }

  @Test func theLineWherePlanesCrossLetsNothingThrough() throws {
    // The one below it all is black; planes of one colour that cross anywhere must cover it as one.
    var random = SeededRandom()
    for _ in 0..<40 {
      let tilt = Transform3D(
        rotation: random.number(-1...1), x: random.number(-1...1), y: 1, z: random.number(-1...1))
      let other = Transform3D(
        rotation: random.number(-1...1), x: 1, y: random.number(-1...1), z: random.number(-1...1))
      let planes = [
        plane(CGColor(red: 0, green: 0, blue: 0, alpha: 1), width: 90, height: 90, z: -90),
        plane(Self.opaqueRed, tilt, width: 70, height: 70),
        plane(Self.opaqueRed, other, width: 70, height: 70),
      ]
      let seen = try picture(planes)
      for y in 40..<56 { for x in 40..<56 { #expect(seen[x, y] == Self.red) } }
    }
  }

  @Test func planesThatOnlyTouchOrLieInOneAnotherKeepTheirOrder() throws {
    let tilt = turnedAboutY(0.5)
    let seen = try picture([plane(Self.opaqueBlue, tilt), plane(Self.opaqueRed, tilt, width: 30, height: 20)])
    #expect(seen[48, 48] == Self.red)
    #expect(seen[30, 48] == Self.blue)
  }

  @Test func nearnessAndNotTheZPositionDecides() throws {
    // The transform moves the first plane in front of the second.
    let planes = [
      plane(Self.opaqueRed, Transform3D(translationX: 0, y: 0, z: 20)), plane(Self.opaqueBlue, z: 10),
    ]
    #expect(try picture(planes)[48, 48] == Self.red)
    #expect(try picture(planes, inTransformLayer: false)[48, 48] == Self.red)
  }

  @Test func aRingOfThreePlanesHasNoFirst() throws {
    // Three bars, each of which passes over the next: its far end lies low, its near end high.
    let bars = (0..<3).map { index -> RenderNode in
      let turn = Transform3D(rotation: Double(index) * 2 * .pi / 3, x: 0, y: 0, z: 1)
      let tilted = turnedAboutY(0.4).concatenating(Transform3D(translationX: 0, y: -14))
      return plane(
        CGColor(red: index == 0 ? 1 : 0, green: index == 1 ? 1 : 0, blue: index == 2 ? 1 : 0, alpha: 1),
        tilted.concatenating(turn), width: 80, height: 12)
    }
    for shift in 0..<3 {
      let order = (0..<3).map { bars[($0 + shift) % 3] }
      let seen = try picture(order, perspective: 0), first = try picture(bars, perspective: 0)
      for y in 0..<96 {
        for x in 0..<96 where isFlat(first, x, y) { #expect(seen[x, y] == first[x, y]) }
      }
    }
  }

  /// Returns whether the pixels around a pixel all equal it.
  private func isFlat(_ pixels: Pixels, _ x: Int, _ y: Int) -> Bool {
    guard (1..<pixels.width - 1).contains(x), (1..<pixels.height - 1).contains(y) else { return false }
    return (-1...1).allSatisfy { dy in (-1...1).allSatisfy { pixels[x + $0, y + dy] == pixels[x, y] } }
  }

  /// Computes the same picture by the opposite method: for every pixel, the planes that its ray intersects,
  /// sorted by nearness.
  private func traced(_ planes: [RenderNode], perspective: Double) -> [[Double]] {
    var eye = Transform3D.identity
    eye.m34 = perspective
    let about = Transform3D(translationX: -Self.side / 2, y: -Self.side / 2).concatenating(eye)
      .concatenating(Transform3D(translationX: Self.side / 2, y: Self.side / 2))
    let maps = planes.map { $0.state.matrixToSuperlayer.concatenating(about) }
    return (0..<Int(Self.side * Self.side)).map { index in
      let p = CGPoint(x: Double(index % Int(Self.side)) + 0.5, y: Double(index / Int(Self.side)) + 0.5)
      var hits: [(nearness: Double, color: CGColor)] = []
      for (node, map) in zip(planes, maps) {
        guard let q = map.unproject(p), node.state.bounds.contains(q) else { continue }
        let z = q.x * map.m13 + q.y * map.m23 + map.m43, w = q.x * map.m14 + q.y * map.m24 + map.m44
        hits.append((z / w, node.state.backgroundColor!))
      }
      var result = [1.0, 1, 1]
      for hit in hits.sorted(by: { $0.nearness < $1.nearness }) {
        let c = hit.color.components!
        result = (0..<3).map { result[$0] * (1 - c[3]) + c[$0] * c[3] }
      }
      return result
    }
  }

  @Test func randomPlanesAreSeenAsRaysSeeThem() throws {
    var random = SeededRandom()
    let side = Int(Self.side)
    for number in 0..<24 {
      let planes = (0..<random.integer(2..<8)).map { _ -> RenderNode in
        let axis = random.point(-1...1)
        let alpha = random.isTrue(oneIn: 3) ? 0.5 : 1
        return plane(
          CGColor(
            red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1), alpha: alpha),
          Transform3D(rotation: random.number(-1.2...1.2), x: axis.x, y: axis.y, z: random.number(-1...1)),
          width: random.number(20...70), height: random.number(20...70), z: random.number(-20...20),
          at: random.point(30...66))
      }
      let seen = try picture(planes, perspective: -1 / 300), expected = traced(planes, perspective: -1 / 300)
      var compared = 0, different = 0
      for y in 1..<side - 1 {
        for x in 1..<side - 1 {
          let color = expected[y * side + x]
          let isEdge = (-1...1).contains { dy in
            (-1...1).contains { expected[(y + dy) * side + x + $0] != color }
          }
          if isEdge { continue }
          compared += 1
          let pixel = seen[x, y]
          let isSame = (0..<3).allSatisfy { (channel: Int) -> Bool in
            let shift = UInt32(16 - 8 * channel), found = Double(pixel >> shift & 255)
            return abs(color[channel] * 255 - found) < 2.5
          }
          if !isSame { different += 1 }
        }
      }
      // A plane seen nearly edge on is thinner than a pixel: it is painted faintly where no ray meets it.
      #expect(
        compared > 2000, "planes \(number): \(different) of \(compared) pixels"
      )
      #expect(
        different * 200 <= compared, "planes \(number): \(different) of \(compared) pixels"
      )
    }
  }
}
