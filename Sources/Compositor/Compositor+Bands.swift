internal import CoreGraphics
internal import Foundation
internal import RenderTree
internal import Synchronization

/// A part of an image that is painted separately.
struct Band {
  /// The pixels that are correct afterwards.
  var area: PixelArea
  /// The pixels that have to be painted for that.
  var origins: PixelArea
}

extension Compositor {
  /// The number of pixels of a band, large enough that traversing the tree once more is cheap compared to
  /// painting.
  private static let pixelsOfBand = 1 << 19

  /// Returns the rows of an area that are painted separately, from top to bottom. They depend on the area
  /// alone, so that the image does not depend on the number of threads.
  private static func split(_ area: PixelArea, into count: Int) -> [PixelArea] {
    (0..<count).map { index in
      let (top, end) = (area.height * index / count, area.height * (index + 1) / count)
      return PixelArea(x: area.x, y: area.y + top, width: area.width, height: end - top)
    }
  }

  /// Appends the bands in which an area is painted.
  private static func addBands(
    of area: PixelArea, _ backdrops: Backdrops, screen: PixelArea, to result: inout [Band]
  ) {
    var count = min(max(area.count / pixelsOfBand, 1), max(area.height, 1))
    while true {
      // Avoid allocating arrays for the small areas of most frames.
      if count == 1 {
        return result.append(Band(area: area, origins: backdrops.origins(of: area, in: screen)))
      }
      let bands = split(area, into: count).map {
        Band(area: $0, origins: backdrops.origins(of: $0, in: screen))
      }
      // With fewer bands, fewer pixels have to be painted in two of them.
      if bands.reduce(0, { $0 + $1.origins.count }) * 2 <= area.count * 3 {
        return result.append(contentsOf: bands)
      }
      count /= 2
    }
  }

  /// Paints areas of a frame from scratch into a bitmap of its pixels. Areas must not overlap.
  ///
  /// - Parameters:
  ///   - frame: The frame to paint.
  ///   - areas: The areas to paint.
  ///   - bitmap: The destination.
  ///   - isClear: `true` if the bitmap is new.
  ///   - memory: Reusable arrays.
  /// - Returns: `false` if memory could not be allocated.
  func paint(
    _ frame: RenderFrame, areas: [PixelArea], into bitmap: BandedBitmap, isClear: Bool, _ memory: FrameMemory
  ) -> Bool {
    guard !areas.isEmpty else { return true }
    let backdrops = Backdrops(of: frame, by: self)
    memory.bands.removeAll(keepingCapacity: true)
    for area in areas { Self.addBands(of: area, backdrops, screen: bitmap.area, to: &memory.bands) }
    let seen = memory.seen
    guard min(workers, memory.bands.count) > 1 else {
      return memory.bands.reduce(true) { paint(frame, $1, into: bitmap, isClear: isClear, seen) && $0 }
    }
    let bands = memory.bands, isWhole = Atomic(true)
    DispatchQueue.concurrentlyPerform(bands.count, workers: min(workers, bands.count)) { index in
      if !paint(frame, bands[index], into: bitmap, isClear: isClear, seen) {
        isWhole.store(false, ordering: .relaxed)
      }
    }
    return isWhole.load(ordering: .relaxed)
  }

  private func paint(
    _ frame: RenderFrame, _ band: Band, into bitmap: BandedBitmap, isClear: Bool,
    _ lists: ObjectPool<SeenLayers>
  ) -> Bool {
    // The pixels around the area are not correct and must not replace existing ones.
    let isApart = band.origins != band.area
    guard let target = isApart ? BandedBitmap(band.origins, scale: frame.scale) : bitmap else { return false }
    let seen = leavesOutHidden ? lists.take() ?? SeenLayers() : nil
    defer { if let seen { lists.giveBack(seen) } }
    seen?.find(frame, in: band.origins, by: self)
    let isPainted = target.draw(in: band.origins) { context in
      if seen?.leavesBackground ?? true {
        if !isApart, !isClear { target.clear(band.origins) }
        if let background = frame.background {
          context.setFillColor(background)
          context.fill(CGRect(origin: .zero, size: frame.size))
        }
      }
      var space = Space()
      space.seen = seen
      paint(frame.root, into: context, in: space)
    }
    if isApart, isPainted { bitmap.copy(band.area, from: target) }
    return isPainted
  }
}

extension DispatchQueue {
  /// Calls `body` for 0..<count on several threads including this one, and waits for all.
  fileprivate static func concurrentlyPerform(_ count: Int, workers: Int, _ body: @Sendable (Int) -> Void) {
    let next = Atomic(0)
    concurrentPerform(iterations: workers) { _ in
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        body(index)
      }
    }
  }
}
