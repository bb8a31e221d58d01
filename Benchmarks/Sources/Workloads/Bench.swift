import CHarness
import Foundation

/// A benchmark: a variant of a workload, measured and checked like the programs for comparison.
///
/// Environment variables determine what runs and for how long: `BENCH_ONLY` (prefixes of `workload/variant`,
/// separated by commas), `BENCH_PEER`, `BENCH_MS` (budget, 250), `BENCH_REPS` (exact number of repetitions),
/// `BENCH_WARM` (0: no warm-up).
@MainActor struct Bench {
  let workload: String
  let variant: String
  var peer = "mica"

  private static let environment = ProcessInfo.processInfo.environment
  private static let only = environment["BENCH_ONLY"]?.split(separator: ",").map(String.init) ?? []
  private static let onlyPeer = environment["BENCH_PEER"] ?? ""
  private static let budget = (environment["BENCH_MS"].flatMap(Double.init) ?? 250) * 1e6
  private static let repetitions = environment["BENCH_REPS"].flatMap(Int.init)
  private static let warmUps = environment["BENCH_WARM"].flatMap(Int.init) ?? 1
  /// The number of wrong checksums.
  private(set) static var failures = 0

  /// A Boolean value that indicates whether the environment variables select this benchmark.
  var isWanted: Bool {
    guard Self.onlyPeer.isEmpty || Self.onlyPeer == peer else { return false }
    return Self.only.isEmpty || Self.only.contains { "\(workload)/\(variant)".hasPrefix($0) }
  }

  /// Prints a result of this benchmark.
  func row(_ metric: String, _ value: Double) { harness_row(workload, variant, peer, metric, value) }

  /// Runs a closure repeatedly, and prints the median of its processor time and the minimum of its wall time.
  func measure(operations: Double, _ body: () -> Void) {
    guard isWanted else { return }
    var processor: [Double] = [], least = Double.infinity, total = 0.0
    var round = -Self.warmUps
    while needsMore(after: round, total: total) {
      harness_callgrind_toggle()
      let wall = harness_wall_time(), start = harness_processor_time()
      body()
      let used = harness_processor_time() - start, passed = harness_wall_time() - wall
      harness_callgrind_toggle()
      harness_callgrind_dump(workload, variant, peer, operations)
      if round >= 0 {
        processor.append(used)
        least = min(least, passed)
        total += passed
      }
      round += 1
    }
    row("cpu_ns_per_op", processor.sorted()[processor.count / 2] / operations)
    row("wall_min_ns_per_op", least / operations)
  }

  private func needsMore(after round: Int, total: Double) -> Bool {
    if round <= 0 { return true }
    if let wanted = Self.repetitions { return round < wanted }
    return round < 511 && ((round < 3 && total < 16 * Self.budget) || total < Self.budget)
  }

  /// Prints a checksum. The run fails if it differs from that of the other programs.
  func check(_ value: Double, _ expected: Double?, metric: String = "check", within tolerance: Double? = nil)
  {
    row(metric, value)
    guard let expected else { return }
    // The expected values have six digits.
    guard abs(value - expected) <= tolerance ?? abs(expected) * 1e-5 else {
      Self.failures += 1
      let text = "\(workload)/\(variant),\(peer): \(metric) is \(value), must be \(expected)\n"
      FileHandle.standardError.write(Data(text.utf8))
      return
    }
  }
}

/// The random number generator that all programs share: 24 bits of a linear congruential generator.
struct SharedRandom {
  private var state: UInt32

  init(seed: UInt32) { state = seed }

  mutating func bits() -> UInt32 {
    state = state &* 1_664_525 &+ 1_013_904_223
    return state >> 8
  }

  mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * (Double(bits()) / 16_777_216)
  }

  /// Returns a random integer in `low..<high`.
  mutating func integer(_ low: Int, _ high: Int) -> Int { low + Int(bits() % UInt32(high - low)) }
}

/// A variable that uses results, so that no work is optimized away.
@MainActor var sink = 0.0
