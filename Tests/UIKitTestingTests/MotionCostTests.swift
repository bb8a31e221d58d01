import AllocationCount
import Compositor
import CoreGraphics
import Foundation
import QuartzCore
import RenderTree
import Testing
import UIKit

@testable import UIKitTesting

/// What a frame costs while things move, and how little memory it asks for: `MICA_MOTION=300 swift test -c release --filter MotionCost`
/// measures so many frames of each scene, as `scripts/bench-motion` does. Other runs play a few, to see that they do.
@Suite(.serialized) @MainActor struct MotionCostTests {
  private static let wanted = ProcessInfo.processInfo.environment["MICA_MOTION"].flatMap { Int($0) }

  /// The most blocks of memory that a steady frame may allocate, a little above what one was measured to: of a list, and of 200 layers.
  /// Code that is not optimised puts on the heap what optimised code keeps on the stack; of that, only layers without UIKit were counted
  /// (1,250 to 1,550), and the list's bound is an estimate.
  #if DEBUG
    private static let mostAllocations = (scrolling: 1_500, springing: 35_000)
  #else
    private static let mostAllocations = (scrolling: 500, springing: 2_000)
  #endif

  private final class List: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.rowHeight = 60
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row number \(indexPath.row) of a long list"
      cell.accessoryType = indexPath.row % 3 == 0 ? .disclosureIndicator : .none
      return cell
    }
  }

  private final class Springs: UIViewController {
    private var boxes: [UIView] = []
    private var seed: UInt64 = 7

    private func random(_ limit: CGFloat) -> CGFloat {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(seed >> 33) / CGFloat(1 << 31) * limit
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      for index in 0..<200 {
        let box = UIView(frame: CGRect(x: random(350), y: random(800), width: 40, height: 40))
        box.backgroundColor = UIColor(hue: CGFloat(index) / 200, saturation: 0.7, brightness: 0.9, alpha: 1)
        box.layer.cornerRadius = 8
        boxes.append(box)
        view.addSubview(box)
      }
    }

    func spring() {
      for box in boxes {
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0) {
          box.center = CGPoint(x: 20 + self.random(350), y: 20 + self.random(800))
          box.transform = CGAffineTransform(rotationAngle: self.random(3))
        }
      }
    }
  }

  /// Seconds of processor time that the program has used; POSIX counts a million a second.
  private static var processorTime: Double { Double(clock()) / 1e6 }

  /// What one frame took.
  private struct Cost {
    /// Seconds of processor time: what code does and layout, up to the tree; animations; comparing with the last frame, which
    /// painting does once more; and bringing the picture up to date.
    var commit = 0.0, sample = 0.0, compare = 0.0, paint = 0.0
    var whole: Double { commit + sample + paint }
    /// How many blocks of memory it allocated.
    var allocations = 0
    /// Pixels that were painted and moved.
    var painted = 0, moved = 0
    var areas = 0
  }

  /// What frames of a controller's view cost: each a step of the controller, a sixtieth of a second later, painted by one thread as a
  /// window paints it.
  private func costs(of frames: Int, scale: CGFloat, _ controller: UIViewController, step: (Int) -> Void) throws -> [Cost] {
    let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: scale)
    screen.show(controller)
    let compositor = Compositor(workers: 1), picture = KeptPicture(compositor: compositor)
    var last: RenderFrame?
    return try (-1..<frames).map { index in
      var cost = Cost()
      let start = Self.processorTime, blocks = allocations_of_this_thread()
      if index >= 0 { step(index) }
      screen.advance(by: 1.0 / 60)
      let tree = FrameLoop(root: screen.window).commit()
      let committed = Self.processorTime
      let frame = tree.sampled(at: FrameClock.current.now)
      let sampled = Self.processorTime
      let damage = try #require(picture.show(frame))
      let end = Self.processorTime
      cost.allocations = Int(allocations_of_this_thread() - blocks)
      _ = compositor.damage(from: last, to: frame)
      (cost.commit, cost.sample, cost.paint) = (committed - start, sampled - committed, end - sampled)
      cost.compare = Self.processorTime - end
      (cost.painted, cost.moved, cost.areas) = (damage.count, damage.move?.area.count ?? 0, damage.areas.count)
      last = frame
      return cost
    }
  }

  private func report(_ name: String, scale: CGFloat, _ costs: [Cost]) {
    func text(_ seconds: Double) -> String { String(format: "%.2f", seconds * 1000) }
    func median<Value: Comparable>(_ part: (Cost) -> Value) -> Value { costs.map(part).sorted()[costs.count / 2] }
    func mean(_ part: (Cost) -> Int) -> Int { costs.reduce(0) { $0 + part($1) } / costs.count }
    let whole = median(\.whole), worst = costs.map(\.whole).max() ?? 0, pixels = Int(390 * scale) * Int(844 * scale)
    print(
      "motion: \(name), \(Int(390 * scale)) x \(Int(844 * scale)): median \(text(whole)) ms of processor time a frame"
        + " (\(text(median(\.commit))) until it is committed, \(text(median(\.sample))) to sample, \(text(median(\.paint))) to paint,"
        + " \(text(median(\.compare))) of it to compare), worst \(text(worst)): \(Int(1 / max(whole, 1e-6))) frames a second on one core;"
        + " damage \(mean(\.painted) * 100 / pixels) % in \(mean(\.areas)) areas, \(mean(\.moved) * 100 / pixels) % moved;"
        + " allocations \(median(\.allocations)), at least \(costs.map(\.allocations).min() ?? 0)")
  }

  @Test func listsScrollAndLayersSpring() throws {
    for scale in [CGFloat(1), 3] {
      let list = List(style: .plain)
      let scrolling = try costs(of: Self.wanted ?? 3, scale: scale, list) { _ in list.tableView.contentOffset.y += 11 }
      #expect(list.tableView.contentOffset.y > 0 && list.tableView.visibleCells.count < 30)
      let springs = Springs()
      let springing = try costs(of: Self.wanted ?? 3, scale: scale, springs) { if $0 % 60 == 0 { springs.spring() } }
      if scale == 1, allocations_are_counted() {
        // The least of a few frames: one in which a row comes into view makes a cell's text.
        #expect(scrolling.map(\.allocations).min() ?? 0 <= Self.mostAllocations.scrolling)
        #expect(springing.map(\.allocations).min() ?? 0 <= Self.mostAllocations.springing)
      }
      guard Self.wanted != nil else { continue }
      report("10,000 rows scrolled", scale: scale, Array(scrolling.dropFirst()))
      report("200 layers on springs", scale: scale, Array(springing.dropFirst()))
    }
  }
}
