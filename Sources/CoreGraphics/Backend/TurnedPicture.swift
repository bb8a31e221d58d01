internal import CPixels

/// An image that is rotated, sheared, strongly shrunk or far away from the origin when it is drawn.
///
/// It is sampled here and not by Cairo, which takes three times as long and whose coordinates end at 32,767
/// pixels: for an image that shrinks more than several hundredfold, Cairo needs more memory than there is.
/// The samples depend on the pixel of the screen alone, not on the requested area.
struct TurnedPicture {
  private let image: CGImage
  /// The transform from the screen's pixels to the image's.
  private let inverse: CGAffineTransform
  private let isSmooth: Bool
  /// The numbers of the image's columns and rows that are averaged to one, since a shrunk image would flicker
  /// otherwise.
  private let columns, rows: Int

  /// The sampling loops.
  private let loops: PixelLoops

  /// The limits of an upright image that is left to Cairo: its shrinking and its offset.
  private static let mostShrinking: CGFloat = 256, farthest: CGFloat = 32_767

  /// Creates a sampler for an image source. Returns nil if the source is not an image, is tiled, is upright
  /// and nearby, or is invisible. With `isPlain`, it uses the loops that run on every machine.
  init?(_ source: PaintSource, isPlain: Bool = false) {
    guard case .image(let image, let matrix, let quality, tiled: false) = source, matrix.cairoInverse != nil
    else { return nil }
    let inverse = matrix.inverted()
    guard
      matrix.b != 0 || matrix.c != 0 || max(abs(inverse.a), abs(inverse.d)) > Self.mostShrinking
        || max(abs(inverse.tx), abs(inverse.ty)) > Self.farthest
    else { return nil }
    (self.image, self.inverse) = (image, inverse)
    loops = (isPlain ? pixel_loops_plain() : pixel_loops_best()).pointee
    isSmooth = image.shouldInterpolate && quality != .none
    let averages = isSmooth && quality != .low
    /// Returns the whole number of image pixels per screen pixel, for a step of one pixel in the worst
    /// direction. An image within a single pixel is not averaged: its edges are visible, which are extended.
    func shrinking(_ length: CGFloat, _ most: Int) -> Int {
      averages && length <= CGFloat(most) ? max(Int(length), 1) : 1
    }
    columns = shrinking(hypot(inverse.a, inverse.c), image.width)
    rows = shrinking(hypot(inverse.b, inverse.d), image.height)
  }

  /// Paints the image over a canvas through a coverage.
  func paint(on canvas: Canvas, through coverage: Coverage, alpha: CGFloat) {
    let area = coverage.area
    withPlacedPicture(in: area) { picture in
      var target = canvas.block(area)
      loops.paint(&picture, &target, UInt32((alpha * 255).rounded()), coverage.pixels, coverage.stride)
    }
  }

  /// Returns the visible part of the image in an area as an upright image in its place. Returns nil if memory
  /// cannot be allocated.
  func seen(in area: PixelArea) -> PaintSource? {
    guard let canvas = Canvas(area) else { return nil }
    withPlacedPicture(in: area) { picture in
      var target = canvas.block(area)
      loops.copy(&picture, &target)
    }
    canvas.markDirty()
    let place = CGAffineTransform(translationX: CGFloat(area.x), y: CGFloat(area.y))
    return .image(
      CGImage(storage: canvas.storage, isOpaque: image.isOpaque), place, quality: .none, tiled: false)
  }

  /// Calls a closure with the image, reduced if it shrinks, and its transform to the screen.
  private func withPlacedPicture(in area: PixelArea, _ body: (inout PlacedPicture) -> Void) {
    guard columns > 1 || rows > 1 else { return place(image, inverse, body) }
    // The visible part, and whole blocks around it.
    let seen = CGRect(x: area.x, y: area.y, width: area.width, height: area.height).applying(inverse)
    func blocks(_ least: CGFloat, _ most: CGFloat, _ step: Int, _ length: Int) -> Range<Int> {
      let count = (length + step - 1) / step
      func block(_ place: CGFloat) -> Int {
        Int(min(max((place / CGFloat(step)).rounded(.down), 0), CGFloat(count - 1)))
      }
      return max(block(least) - 1, 0)..<min(block(most) + 2, count)
    }
    let across = blocks(seen.minX, seen.maxX, columns, image.width)
    let down = blocks(seen.minY, seen.maxY, rows, image.height)
    guard let small = image.averaged(columns, rows, across, down) else { return }
    let shrunk = CGAffineTransform(
      a: 1 / CGFloat(columns), b: 0, c: 0, d: 1 / CGFloat(rows), tx: CGFloat(-across.lowerBound),
      ty: CGFloat(-down.lowerBound))
    place(small, inverse.concatenating(shrunk), body)
  }

  private func place(_ image: CGImage, _ toPicture: CGAffineTransform, _ body: (inout PlacedPicture) -> Void)
  {
    // From the centre of a pixel to the centre of a pixel.
    let start = CGPoint(x: 0.5, y: 0.5).applying(toPicture)
    func fixed(_ value: CGFloat, most: CGFloat) -> Int64 {
      Int64((min(max(value, -most), most) * 4_294_967_296).rounded())
    }
    func step(_ value: CGFloat) -> Int64 { fixed(value, most: 16_384) }
    image.withPixels { pixels, stride in
      var picture = PlacedPicture(
        pixels: pixels.baseAddress, stride: stride, width: Int32(image.width), height: Int32(image.height),
        isOpaque: image.isOpaque, isSmooth: isSmooth,
        x: fixed(start.x - 0.5, most: 1_073_741_824), xOfColumn: step(toPicture.a), xOfRow: step(toPicture.c),
        y: fixed(start.y - 0.5, most: 1_073_741_824), yOfColumn: step(toPicture.b), yOfRow: step(toPicture.d))
      body(&picture)
    }
  }
}

extension Canvas {
  /// Returns an area of the canvas's pixels for the pixel loops.
  func block(_ area: PixelArea) -> PixelBlock {
    PixelBlock(
      pixels: storage.base + (area.y - y) * storage.stride + area.x - x, stride: storage.stride,
      column: Int32(area.x), row: Int32(area.y), width: Int32(area.width), height: Int32(area.height))
  }
}

extension CGImage {
  /// Returns the averages of blocks of `columns` × `rows` pixels, the last of which may be smaller, within
  /// ranges of blocks. Returns nil if memory cannot be allocated. Complexity: O(pixels).
  fileprivate func averaged(_ columns: Int, _ rows: Int, _ across: Range<Int>, _ down: Range<Int>) -> CGImage?
  {
    let opacity: UInt32 = isOpaque ? 0xFF00_0000 : 0
    return CGImage(width: across.count, height: down.count, isOpaque: isOpaque) { target, targetStride in
      withPixels { source, stride in
        for y in down {
          let lines = y * rows..<min((y + 1) * rows, height)
          for x in across {
            let places = x * columns..<min((x + 1) * columns, width)
            var sum = SIMD4<UInt64>.zero
            for line in lines {
              for place in places {
                let p = source[line * stride + place] | opacity
                sum &+= SIMD4(truncatingIfNeeded: SIMD4(p, p >> 8, p >> 16, p >> 24) & 255)
              }
            }
            let count = UInt64(lines.count * places.count),
              mean = (sum &+ count / 2) / SIMD4(repeating: count)
            let b = UInt32(mean[0]), g = UInt32(mean[1]), r = UInt32(mean[2]), a = UInt32(mean[3])
            target[(y - down.lowerBound) * targetStride + x - across.lowerBound] =
              a << 24 | r << 16 | g << 8 | b
          }
        }
      }
    }
  }
}
