/// A block of 32-bit pixels, freed with its last owner.
///
/// Rows run from top to bottom; a pixel is premultiplied ARGB in the byte order of the machine, which on
/// little-endian machines is B, G, R, A in memory.
final class PixelStorage: @unchecked Sendable {
  // The pixels are written by the one context that made them; once an image shares them, nobody writes.
  let base: UnsafeMutablePointer<UInt32>
  let width: Int
  let height: Int
  /// Pixels from one row to the next.
  let stride: Int
  private let owner: (@Sendable () -> Void)?

  /// The most bytes that one bitmap may take: 2 GB, beyond which Cairo cannot address it.
  static let maximumBytes = 1 << 31
  /// The most pixels along one side: what Cairo's image surfaces take.
  static let maximumSide = 32_767

  static func canHold(width: Int, height: Int) -> Bool {
    (1...maximumSide).contains(width) && (1...maximumSide).contains(height)
      && width * height * 4 <= maximumBytes
  }

  /// Cleared pixels, or nil where a side is not in 1…32,767 or there is no memory.
  ///
  /// Sparse pixels take memory only where they are written: for a layer of which little will be drawn.
  init?(width: Int, height: Int, isSparse: Bool = false) {
    guard Self.canHold(width: width, height: height) else { return nil }
    let bytes = width * height * 4
    if isSparse && bytes > 1 << 18 {
      let pages = mmap(nil, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      guard let pages, pages != MAP_FAILED else { return nil }
      base = pages.bindMemory(to: UInt32.self, capacity: width * height)
      nonisolated(unsafe) let start = pages
      owner = { munmap(start, bytes) }
      self.width = width
      self.height = height
      stride = width
      return
    }
    guard let memory = calloc(width * height, 4) else { return nil }
    base = memory.bindMemory(to: UInt32.self, capacity: width * height)
    self.width = width
    self.height = height
    stride = width
    owner = nil
  }

  /// Pixels in memory of someone else, who is told through `release` when they are no longer needed.
  init(
    base: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int,
    release: @escaping @Sendable () -> Void
  ) {
    self.base = base
    self.width = width
    self.height = height
    self.stride = stride
    owner = release
  }

  deinit {
    if let owner { owner() } else { free(base) }
  }

  /// A copy of the pixels in fresh memory, or nil where there is none. O(pixels).
  func copy() -> PixelStorage? {
    guard let copy = PixelStorage(width: width, height: height) else { return nil }
    for row in 0..<height {
      memcpy(copy.base + row * copy.stride, base + row * stride, width * 4)
    }
    return copy
  }
}

extension CGImage {
  /// Whether there can be a picture of a size in points at so many pixels a point.
  package static func canBe(_ size: CGSize, scale: CGFloat) -> Bool {
    let width = (size.width * scale).rounded(.up), height = (size.height * scale).rounded(.up)
    guard max(width, height) <= CGFloat(PixelStorage.maximumSide) else { return false }
    return PixelStorage.canHold(width: Int(width), height: Int(height))
  }

  /// How large pictures can be, in words.
  package static let limits =
    "at most \(PixelStorage.maximumSide) pixels a side and \(PixelStorage.maximumBytes / 4) in all"
}
