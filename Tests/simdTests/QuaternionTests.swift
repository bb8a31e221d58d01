import Foundation
import Testing
import simd

/// Tests of rotations as quaternions.
struct QuaternionTests {
  private func near(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Bool { distance(a, b) < 1e-9 }

  @Test func turnsVectorsAndJoins() {
    let quarter = simd_quatd(angle: .pi / 2, axis: [0, 0, 1]), half = quarter * quarter
    #expect(near(quarter.act([1, 0, 0]), [0, 1, 0]))
    #expect(near(half.act([1, 0, 0]), [-1, 0, 0]))
    #expect(abs(quarter.angle - .pi / 2) < 1e-9)
    #expect(near(quarter.axis, [0, 0, 1]))
    #expect(near((quarter.inverse * half).act([1, 2, 3]), quarter.act([1, 2, 3])))
    #expect(
      near(
        simd_slerp(simd_quatd(ix: 0, iy: 0, iz: 0, r: 1), half, 0.5).act([1, 0, 0]), quarter.act([1, 0, 0])))
  }

  @Test func goesToMatricesAndBack() {
    for axis in [SIMD3<Double>(1, 0, 0), [0, 1, 0], [0, 0, 1], normalize([1, -2, 3])] {
      for angle in stride(from: 0.1, to: 6, by: 0.7) {
        let turn = simd_quatd(angle: angle, axis: axis)
        for back in [simd_quatd(simd_double3x3(turn)), simd_quatd(simd_double4x4(turn))] {
          #expect(near(back.act([1, 2, 3]), turn.act([1, 2, 3])))
        }
      }
    }
  }

  @Test func turnsOneDirectionIntoAnother() {
    let a = normalize(SIMD3<Double>(1, 2, 3))
    for b in [normalize(SIMD3<Double>(-3, 1, 2)), a, -a] {
      #expect(near(simd_quatd(from: a, to: b).act(a), b))
    }
  }
}
