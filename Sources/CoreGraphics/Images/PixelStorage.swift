/// A block of 32-bit pixels, deallocated with its last owner.
///
/// Rows run from top to bottom. A pixel is premultiplied ARGB in the machine's byte order, which on
/// little-endian machines is B, G, R, A in memory.
final class PixelStorage: @unchecked Sendable {
  // The pixels are written by the context that created them; once an image shares them, nothing writes them.
  let base: UnsafeMutablePointer<UInt32>
  let width: Int
  let height: Int
  /// The number of pixels from one row to the next.
  let stride: Int
  private let owner: (@Sendable () -> Void)?

  /// The maximum size of a bitmap in bytes: 2 GB, the most that Cairo can address.
  static let maximumBytes = 1 << 31
  /// The maximum number of pixels on one side: the limit of Cairo's image surfaces.
  static let maximumSide = 32_767

  static func canHold(width: Int, height: Int) -> Bool {
    (1...maximumSide).contains(width) && (1...maximumSide).contains(height)
      && width * height * 4 <= maximumBytes
  }

  /// Creates cleared pixels. Returns nil if a side is not in 1…32,767 or memory cannot be allocated.
  ///
  /// - Parameters:
  ///   - width: The number of pixel columns.
  ///   - height: The number of pixel rows.
  ///   - isSparse: Pass `true` for pixels that take memory only where they are written, for a layer that may
  ///     stay mostly empty.
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

  /// Creates storage over existing memory, with a closure that is called when the pixels are no longer
  /// needed.
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

  /// Returns a copy of the pixels, or nil if memory cannot be allocated. Complexity: O(pixels).
  func copy() -> PixelStorage? {
    guard let copy = PixelStorage(width: width, height: height) else { return nil }
    for row in 0..<height {
      memcpy(copy.base + row * copy.stride, base + row * stride, width * 4)
    }
    return copy
  }
}

extension CGImage {
  /// Returns a Boolean value that indicates whether an image of the given size in points and pixels per point
  /// is within the limits.
  package static func canBe(_ size: CGSize, scale: CGFloat) -> Bool {
    let width = (size.width * scale).rounded(.up), height = (size.height * scale).rounded(.up)
    guard max(width, height) <= CGFloat(PixelStorage.maximumSide) else { return false }
    return PixelStorage.canHold(width: Int(width), height: Int(height))
  }

  /// A description of the largest possible image size, for messages.
  package static let limits =
    "at most \(PixelStorage.maximumSide) pixels a side and \(PixelStorage.maximumBytes / 4) in all"
}
