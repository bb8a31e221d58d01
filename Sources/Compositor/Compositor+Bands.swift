internal import CoreGraphics
internal import Foundation

extension Compositor {
  /// Pixels of a band: enough that looking through the tree once more costs little beside painting.
  private static let pixelsOfBand = 1 << 19

  /// The rows of a picture that are painted apart, from top to bottom. They depend on the size alone, so that the picture does
  /// not depend on how many threads paint it.
  static func bands(width: Int, height: Int) -> [Range<Int>] {
    let count = min(max(width * height / pixelsOfBand, 1), max(height, 1))
    return (0..<count).map { height * $0 / count..<height * ($0 + 1) / count }
  }
}

/// Whether something went wrong in any of several threads.
final class Failures: @unchecked Sendable {
  // The count is used under the lock.
  private let lock = NSLock()
  private var count = 0

  func add() { lock.withLock { count += 1 } }
  var isEmpty: Bool { lock.withLock { count == 0 } }
}

extension DispatchQueue {
  /// Runs `body` for 0..<count on several threads, this one among them, and waits for all; with one worker in order and here.
  static func concurrentlyPerform(_ count: Int, workers: Int, _ body: @Sendable (Int) -> Void) {
    guard workers > 1 else {
      for index in 0..<count { body(index) }
      return
    }
    let next = Turns(count: count)
    concurrentPerform(iterations: workers) { _ in
      while let index = next.take() { body(index) }
    }
  }
}

/// Numbers that are handed out one by one.
private final class Turns: @unchecked Sendable {
  // The index is used under the lock.
  private let lock = NSLock()
  private var index = 0
  private let count: Int

  init(count: Int) { self.count = count }

  func take() -> Int? {
    lock.withLock {
      guard index < count else { return nil }
      defer { index += 1 }
      return index
    }
  }
}
