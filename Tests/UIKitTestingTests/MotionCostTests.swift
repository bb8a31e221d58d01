import AllocationCount
import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import MotionFrames

/// Tests of the memory that a frame allocates during motion. `scripts/bench-motion` measures the same frames.
@Suite(.serialized) @MainActor struct MotionCostTests {
  /// The most blocks of memory that a steady frame may allocate: of a list, and of 200 layers. Unoptimized
  /// code allocates on the heap what optimized code keeps on the stack; its limits are slightly above the
  /// measured values.
  #if DEBUG
    private static let mostAllocations = (scrolling: 750, springing: 28_500)
  #else
    private static let mostAllocations = (scrolling: 2, springing: 0)
  #endif

  @Test func listsScrollAndLayersSpring() async {
    for scale in [CGFloat(1), 3] {
      let list = List(style: .plain)
      let scrolling = MotionCost.ofScrolling(6, scale: scale, list),
        springing = MotionCost.ofSprings(6, scale: scale)
      // Of ten thousand rows, only the visible ones have cells.
      #expect(list.tableView.contentOffset.y > 0)
      #expect(list.tableView.visibleCells.count < 30)
      #expect(scrolling.dropFirst().allSatisfy { $0.moved > 0 && $0.painted > 0 })
      #expect(springing.dropFirst(2).allSatisfy { $0.painted > 0 })
      if scale == 1, allocations_are_counted() { await check(scrolling, springing) }
    }
  }

  private func check(_ scrolling: [MotionCost.Cost], _ springing: [MotionCost.Cost]) async {
    // The minimum of several frames: a frame in which a row becomes visible creates a cell's text. The first
    // frames, in one of which nothing moves, create what later ones reuse.
    func minimum(_ costs: [MotionCost.Cost]) -> Int { costs.dropFirst(2).map(\.allocations).min() ?? .max }
    var least = (scrolling: minimum(scrolling), springing: minimum(springing))
    // Windows and timers of tests that are suspended meanwhile can only add to a frame: they are given time
    // to end.
    for _ in 0..<5 {
      guard
        least.scrolling > Self.mostAllocations.scrolling || least.springing > Self.mostAllocations.springing
      else { break }
      for _ in 0..<1000 { await Task.yield() }
      least.scrolling = min(least.scrolling, minimum(MotionCost.ofScrolling(6, scale: 1)))
      least.springing = min(least.springing, minimum(MotionCost.ofSprings(6, scale: 1)))
    }
    print("blocks of memory a frame: \(least.scrolling) scrolling, \(least.springing) on springs")
    #expect(least.scrolling <= Self.mostAllocations.scrolling)
    #expect(least.springing <= Self.mostAllocations.springing)
  }

  /// The picture of a shadow that one picture of a layer created is reused by the next, however that is
  /// created.
  @Test(.enabled(if: allocations_are_counted(), "a sanitizer counts allocations itself"))
  func picturesOfLayersShareTheirShadows() throws {
    let context = try #require(CGContext(pixelsWide: 100, pixelsHigh: 100, flipped: true))
    func blocks(radius: CGFloat, _ draw: (UIView) -> Void) -> UInt {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let card = UIView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
      card.backgroundColor = .white
      card.layer.shadowOpacity = 1
      card.layer.shadowRadius = radius
      view.addSubview(card)
      view.layoutIfNeeded()
      let before = allocations_of_this_thread()
      draw(view)
      return allocations_of_this_thread() - before
    }
    let ways: [(UIView) -> Void] = [
      { $0.layer.render(in: context) },
      {
        UIGraphicsPushContext(context)
        _ = $0.drawHierarchy(in: $0.bounds, afterScreenUpdates: true)
        UIGraphicsPopContext()
      },
      { _ = FrameLoop(root: $0).image(workers: 1) },
    ]
    for (index, draw) in ways.enumerated() {
      // Everything that is created only once exists by now.
      for _ in 0..<2 { _ = blocks(radius: 2, draw) }
      let radius = 2.5 + CGFloat(index) / 8, first = blocks(radius: radius, draw)
      #expect(blocks(radius: radius, draw) < first, "way \(index)")
    }
  }

  /// Other windows of the process, such as those of other tests, do not affect the memory that a frame
  /// allocates.
  @Test func framesCostTheSameBesideOtherWindows() {
    func costs() -> [Int] {
      MotionCost.ofScrolling(4, scale: 1).dropFirst(2).map(\.allocations)
        + MotionCost.ofSprings(4, scale: 1).dropFirst(2).map(\.allocations)
    }
    let alone = costs(), screens = (0..<40).map { _ in HeadlessScreen() }
    for _ in 0..<40 { _ = UIWindow(frame: .zero) }
    withExtendedLifetime(screens) { #expect(alone == costs()) }
  }
}
