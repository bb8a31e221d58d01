import AllocationCount
import Compositor
import CoreGraphics
import Foundation
import QuartzCore
import RenderTree
import UIKit
import UIKitTesting

/// The cost of a frame while contents move.
@MainActor enum MotionCost {
  /// The processor time of the program in seconds. In POSIX, it is counted in units of 1/1,000,000 second.
  private static var processorTime: Double { Double(clock()) / 1e6 }

  /// The cost of one frame.
  struct Cost {
    /// The processor time in seconds: of client code and layout up to the tree (`commit`), and of updating
    /// the picture (`paint`). The latter includes animations (`sample`) and the comparison with the last
    /// frame (`compare`), both of which are also measured separately.
    var commit = 0.0, paint = 0.0, sample = 0.0, compare = 0.0
    var whole: Double { commit + paint }
    /// The number of allocated blocks of memory.
    var allocations = 0
    /// The number of painted and of moved pixels.
    var painted = 0, moved = 0
    var areas = 0
  }

  /// Measures frames of a scrolled list.
  static func ofScrolling(_ frames: Int, scale: CGFloat, _ list: List = List(style: .plain)) -> [Cost] {
    costs(of: frames, scale: scale, list) { _ in list.tableView.contentOffset.y += 11 }
  }

  /// Measures frames of layers on springs, which receive new positions every second.
  static func ofSprings(_ frames: Int, scale: CGFloat) -> [Cost] {
    let springs = Springs()
    return costs(of: frames, scale: scale, springs) { if $0 % 60 == 0 { springs.spring() } }
  }

  /// Measures frames of a controller's view. Each is a step of the controller, 1/60 second later, painted by
  /// one thread as in a window.
  private static func costs(
    of frames: Int, scale: CGFloat, _ controller: UIViewController, step: (Int) -> Void
  ) -> [Cost] {
    let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: scale)
    screen.show(controller)
    let compositor = Compositor(workers: 1), picture = KeptPicture(compositor: compositor)
    var last: RenderFrame?
    return (-1..<frames).map { index in
      var cost = Cost()
      let start = Self.processorTime, blocks = allocations_of_this_thread()
      if index >= 0 { step(index) }
      screen.advance(by: 1.0 / 60)
      let tree = FrameLoop(root: screen.window).commit()
      let committed = Self.processorTime
      guard let damage = picture.show(tree, at: FrameClock.current.now) else {
        preconditionFailure("there is no memory for a picture of the screen")
      }
      let end = Self.processorTime
      cost.allocations = Int(allocations_of_this_thread() - blocks)
      let frame = tree.sampled(at: FrameClock.current.now)
      let sampled = Self.processorTime
      _ = compositor.damage(from: last, to: frame)
      (cost.commit, cost.sample, cost.paint) = (committed - start, sampled - end, end - committed)
      cost.compare = Self.processorTime - sampled
      (cost.painted, cost.moved, cost.areas) = (
        damage.count, damage.move?.area.count ?? 0, damage.areas.count
      )
      last = frame
      return cost
    }
  }

  /// Prints a line with the results.
  static func report(_ name: String, scale: CGFloat, _ costs: [Cost]) {
    func text(_ seconds: Double) -> String { String(format: "%.2f", seconds * 1000) }
    func median<Value: Comparable>(_ part: (Cost) -> Value) -> Value {
      costs.map(part).sorted()[costs.count / 2]
    }
    func mean(_ part: (Cost) -> Int) -> Int { costs.reduce(0) { $0 + part($1) } / costs.count }
    let average = costs.reduce(0) { $0 + $1.whole } / Double(costs.count)
    let whole = median(\.whole), worst = costs.map(\.whole).max() ?? 0,
      pixels = Int(390 * scale) * Int(844 * scale)
    print(
      "motion: \(name), \(Int(390 * scale)) x \(Int(844 * scale)): median \(text(whole)) ms, mean \(text(average)) ms of processor time a frame"
        + " (\(text(median(\.commit))) until it is committed, \(text(median(\.paint))) to paint,"
        + " \(text(median(\.sample))) of it to sample and \(text(median(\.compare))) to compare), worst \(text(worst)): \(Int(1 / max(whole, 1e-6))) frames a second on one core;"
        + " damage \(mean(\.painted) * 100 / pixels) % in \(mean(\.areas)) areas, \(mean(\.moved) * 100 / pixels) % moved;"
        + " allocations \(median(\.allocations)), at least \(costs.map(\.allocations).min() ?? 0)")
  }
}
