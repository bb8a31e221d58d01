import CHarness
import Foundation
import UIKit

/// W4: creating and destroying trees of views, and the memory of a view with its layer.
@MainActor enum W4 {
  static func run() {
    tree(Bench(workload: "W4", variant: "flat_100k"), count: 100_001) { ViewTrees.flat(100_000) }
    tree(Bench(workload: "W4", variant: "nested10_100k"), count: 111_111) { ViewTrees.nested(5) }
  }

  private static func tree(_ bench: Bench, count: Int, _ build: () -> UIView) {
    guard bench.isWanted else { return }
    let live = harness_live_bytes(), resident = harness_resident_bytes()
    var kept: UIView? = build()
    bench.row("live_bytes_per_node", (harness_live_bytes() - live) / Double(count))
    bench.row("rss_bytes_per_node", (harness_resident_bytes() - resident) / Double(count))
    sink += Double(kept?.subviews.count ?? 0)
    kept = nil
    harness_trim()
    bench.measure(operations: Double(count)) {
      sink += Double(build().bounds.width)
    }
  }
}
