import Foundation
import UIKit

/// W3: hit testing.
@MainActor enum W3 {
  static func run() {
    let sizes = [
      (name: "1k", count: 1000, levels: 3, flatPoints: 2000, flat: 398.472, nested: 558.711),
      (name: "10k", count: 10_000, levels: 4, flatPoints: 1000, flat: 3923.96, nested: 5579.19),
      (name: "100k", count: 100_000, levels: 5, flatPoints: 100, flat: 44652.7, nested: 55779.5),
    ]
    for size in sizes {
      let flat = Bench(workload: "W3", variant: "flat_" + size.name)
      if flat.isWanted { points(flat, in: .flat(size.count), count: size.flatPoints, size.flat) }
      let nested = Bench(workload: "W3", variant: "nested10_" + size.name)
      if nested.isWanted { points(nested, in: .nested(size.levels), count: 10_000, size.nested) }
    }
  }

  private enum Tree {
    case flat(Int), nested(Int)
  }

  private static func points(_ bench: Bench, in tree: Tree, count: Int, _ expected: Double) {
    let root: NumberedView =
      switch tree {
      case .flat(let count): ViewTrees.flat(count)
      case .nested(let levels): ViewTrees.nested(levels)
      }
    var sum = 0.0
    bench.measure(operations: Double(count)) {
      sum = 0
      var random = SharedRandom(seed: 7)
      for _ in 0..<count {
        let x = random.number(0, 1000), y = random.number(0, 1000)
        let hit = root.hitTest(CGPoint(x: x, y: y), with: nil) as? NumberedView
        sum += Double(hit?.number ?? -1)
      }
    }
    bench.check(sum / Double(count), expected)
  }
}
