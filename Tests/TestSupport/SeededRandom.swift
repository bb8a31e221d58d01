package import Foundation

/// Random numbers that are equal for equal seeds (SplitMix64).
///
/// The seed is printed, so that a failure can be repeated: set `MICA_SEED` to it, or to another number to try
/// other cases.
package struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// Creates the numbers of one test. `name` is printed beside the seed.
  package init(_ name: StaticString = #function) {
    let seed = ProcessInfo.processInfo.environment["MICA_SEED"].flatMap(UInt64.init) ?? 20260
    print("seed: \(name) \(seed)")
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  package mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }
  package mutating func integer(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }
  package mutating func isTrue(oneIn count: Int) -> Bool { integer(0..<count) == 0 }

  package mutating func point(_ range: ClosedRange<Double>) -> CGPoint {
    CGPoint(x: number(range), y: number(range))
  }
  package mutating func size(_ range: ClosedRange<Double>) -> CGSize {
    CGSize(width: number(range), height: number(range))
  }
}
