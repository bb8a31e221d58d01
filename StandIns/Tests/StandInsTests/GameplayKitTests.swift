import GameplayKit
import Testing

@Suite struct GameplayKitTests {
  @Test func aShuffledDistributionGivesEachValueOnce() {
    let distribution = GKShuffledDistribution(lowestValue: 1, highestValue: 6)
    #expect(Set((0..<6).map { _ in distribution.nextInt() }) == [1, 2, 3, 4, 5, 6])
  }

  @Test func aSeedGivesTheSameNumbers() {
    let numbers = (0..<2).map { _ in
      let source = GKMersenneTwisterRandomSource(seed: 41)
      return (0..<8).map { _ in source.nextInt(upperBound: 100) }
    }
    #expect(numbers[0] == numbers[1])
  }
}
