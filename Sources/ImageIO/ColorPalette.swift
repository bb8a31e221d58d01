/// A small set of colours that represents those of an image: each of them if they are few, otherwise the
/// means of boxes that contain the colours.
struct ColorPalette {
  /// The colours as opaque pixels.
  private(set) var colors: [UInt32] = []
  /// The indices of the colours, if the palette contains each colour of the image.
  private var exact: [UInt32: UInt8]? = [:]
  /// The indices of the colours by the five highest bits of red, green and blue.
  private var byCell: [UInt8] = []

  /// Creates a palette of at most `most` (1…256) colours for opaque pixels. Pixels that are 0 are ignored.
  /// Complexity: O(pixels + cells · log cells).
  init(_ pixels: [UInt32], most: Int) {
    var last: UInt32 = 0, known: [UInt32: UInt8] = [:]
    for pixel in pixels where pixel != last && pixel != 0 {
      last = pixel
      guard known[pixel] == nil else { continue }
      guard known.count < most else {
        cut(pixels, most)
        return
      }
      known[pixel] = UInt8(known.count)
      colors.append(pixel)
    }
    exact = known
    if colors.isEmpty { colors = [0xFF00_0000] }
  }

  /// Returns the index of each pixel's colour, or `transparent` for those that are 0.
  func indices(of pixels: [UInt32], transparent: Int) -> [UInt8] {
    var last: UInt32 = 0, number = UInt8(truncatingIfNeeded: transparent)
    let none = number
    return pixels.map { pixel in
      guard pixel != last else { return number }
      last = pixel
      number = pixel == 0 ? none : exact.map { $0[pixel] ?? 0 } ?? byCell[Self.cell(pixel)]
      return number
    }
  }

  // MARK: - Boxes

  private static func cell(_ pixel: UInt32) -> Int {
    Int(pixel >> 19 & 31) << 10 | Int(pixel >> 11 & 31) << 5 | Int(pixel >> 3 & 31)
  }

  /// Cells of colours that are merged.
  private struct Box {
    var cells: [Int]
    var count: Int
    /// The axis along which the cells are furthest apart, as a shift, and their extent.
    var axis = 0, width = 0

    init(_ cells: [Int], _ counts: [Int]) {
      self.cells = cells
      count = cells.reduce(0) { $0 + counts[$1] }
      for shift in [10, 5, 0] {
        let places = cells.map { $0 >> shift & 31 }
        let wide = (places.max() ?? 0) - (places.min() ?? 0)
        if wide > width { (axis, width) = (shift, wide) }
      }
    }

    /// The benefit of dividing the box.
    var weight: Int { width * count }
  }

  /// Divides the box with the largest extent and count at its median until there are enough.
  private mutating func cut(_ pixels: [UInt32], _ most: Int) {
    var counts = [Int](repeating: 0, count: 1 << 15), sums = [SIMD4<Int>](repeating: .zero, count: 1 << 15)
    for pixel in pixels where pixel != 0 {
      let cell = Self.cell(pixel)
      counts[cell] += 1
      sums[cell] &+= SIMD4(Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255), 0)
    }
    var boxes = [Box(counts.indices.filter { counts[$0] > 0 }, counts)]
    while boxes.count < most, let index = boxes.indices.max(by: { boxes[$0].weight < boxes[$1].weight }),
      boxes[index].width > 0
    {
      let box = boxes[index],
        sorted = box.cells.sorted { ($0 >> box.axis & 31, $0) < ($1 >> box.axis & 31, $1) }
      var before = 0, middle = 1
      while middle < sorted.count - 1, before + counts[sorted[middle - 1]] < box.count / 2 {
        before += counts[sorted[middle - 1]]
        middle += 1
      }
      boxes[index] = Box(Array(sorted[..<middle]), counts)
      boxes.append(Box(Array(sorted[middle...]), counts))
    }
    exact = nil
    byCell = Array(repeating: 0, count: 1 << 15)
    colors = boxes.enumerated().map { index, box in
      var sum = SIMD4<Int>.zero
      for cell in box.cells {
        sum &+= sums[cell]
        byCell[cell] = UInt8(index)
      }
      let mean = (0..<3).map { UInt32((sum[$0] + box.count / 2) / box.count) }
      return 0xFF00_0000 | mean[0] << 16 | mean[1] << 8 | mean[2]
    }
  }
}
