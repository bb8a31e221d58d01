public import Foundation

// Random numbers and their distributions. Those of a source with a seed are the same at each run, and are not
// those that an iPhone gives for that seed.

public protocol GKRandom {
  func nextInt() -> Int
  func nextInt(upperBound: Int) -> Int
  func nextUniform() -> Float
  func nextBool() -> Bool
}

open class GKRandomSource: NSObject, GKRandom {
  private nonisolated(unsafe) static let shared = GKRandomSource()
  open class func sharedRandom() -> GKRandomSource { shared }
  /// The state of a source with a seed; nil for one whose numbers cannot be foretold.
  fileprivate var state: UInt64?

  public override init() {}

  fileprivate func next() -> UInt64 {
    guard let last = state else { return .random(in: 0...UInt64.max) }
    // SplitMix64.
    let new = last &+ 0x9E37_79B9_7F4A_7C15
    state = new
    var mixed = new
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
  open func nextInt() -> Int { Int(truncatingIfNeeded: next() >> 32) - Int(Int32.max) - 1 }
  open func nextInt(upperBound: Int) -> Int { upperBound > 0 ? Int(next() % UInt64(upperBound)) : 0 }
  open func nextUniform() -> Float { Float(next() >> 40) / Float(1 << 24) }
  open func nextBool() -> Bool { next() >> 63 == 1 }
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var array = array
    guard array.count > 1 else { return array }
    for index in stride(from: array.count - 1, to: 0, by: -1) {
      array.swapAt(index, nextInt(upperBound: index + 1))
    }
    return array
  }
}

open class GKARC4RandomSource: GKRandomSource {
  public override init() {
    super.init()
    state = .random(in: 0...UInt64.max)
  }
  public init(seed: Data) {
    super.init()
    state = seed.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }
  open func dropValues(_ count: Int) { for _ in 0..<max(0, count) { _ = next() } }
}

open class GKLinearCongruentialRandomSource: GKRandomSource {
  public override init() {
    super.init()
    state = .random(in: 0...UInt64.max)
  }
  public init(seed: UInt64) {
    super.init()
    state = seed
  }
}

open class GKMersenneTwisterRandomSource: GKRandomSource {
  public override init() {
    super.init()
    state = .random(in: 0...UInt64.max)
  }
  public init(seed: UInt64) {
    super.init()
    state = seed
  }
}

open class GKRandomDistribution: NSObject, GKRandom {
  public let lowestValue: Int
  public let highestValue: Int
  fileprivate let source: any GKRandom
  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  public init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    (self.source, self.lowestValue, self.highestValue) = (source, lowestValue, highestValue)
  }
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(randomSource: GKRandomSource(), lowestValue: lowestValue, highestValue: highestValue)
  }
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }
  open class func d6() -> Self { die(6) as! Self }
  open class func d20() -> Self { die(20) as! Self }
  open class func die(_ sides: Int) -> GKRandomDistribution {
    GKRandomDistribution(forDieWithSideCount: sides)
  }

  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
  open func nextInt(upperBound: Int) -> Int { min(nextInt(), upperBound - 1) }
  open func nextUniform() -> Float {
    let span = Float(max(1, numberOfPossibleOutcomes - 1))
    return Float(nextInt() - lowestValue) / span
  }
  open func nextBool() -> Bool { nextUniform() > 0.5 }
}

/// A distribution that gives each value once before it gives one again.
open class GKShuffledDistribution: GKRandomDistribution {
  private var left: [Int] = []

  open override class func die(_ sides: Int) -> GKRandomDistribution {
    GKShuffledDistribution(forDieWithSideCount: sides)
  }
  open override func nextInt() -> Int {
    if left.isEmpty {
      left = Array(lowestValue...highestValue)
      for index in stride(from: left.count - 1, to: 0, by: -1) {
        left.swapAt(index, source.nextInt(upperBound: index + 1))
      }
    }
    return left.removeLast()
  }
}

/// A distribution around the middle, as the sum of twelve uniform numbers.
open class GKGaussianDistribution: GKRandomDistribution {
  open var mean: Float { Float(lowestValue + highestValue) / 2 }
  open var deviation: Float { Float(highestValue - lowestValue) / 6 }

  open override class func die(_ sides: Int) -> GKRandomDistribution {
    GKGaussianDistribution(forDieWithSideCount: sides)
  }
  open override func nextInt() -> Int {
    let sum = (0..<12).reduce(Float(-6)) { total, _ in total + source.nextUniform() }
    return min(highestValue, max(lowestValue, Int((mean + sum * deviation).rounded())))
  }
}

extension Array {
  /// Returns the elements in another order.
  public func shuffled(using source: GKRandomSource) -> [Element] {
    source.arrayByShufflingObjects(in: self) as! [Element]
  }
}
