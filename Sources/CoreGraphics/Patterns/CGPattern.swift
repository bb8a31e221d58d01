internal import Synchronization

/// The ways to fit pattern cells to device pixels.
///
/// - Note: All three are painted alike: a cell occupies a whole number of pixels, as close to its size as
///   possible.
public enum CGPatternTiling: Int32, Sendable {
  /// Cells are not distorted; the spacing may vary by a pixel.
  case noDistortion = 0
  /// The spacing is constant; cells may be distorted by a pixel and are painted fast.
  case constantSpacingMinimalDistortion = 1
  /// The spacing is constant; cells may be distorted.
  case constantSpacing = 2
}

/// A callback that draws one cell of a pattern into a context in pattern space.
///
/// - Note: A Swift function, not a C function: C does not know `CGContext`.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void

/// A callback invoked when a pattern is no longer needed.
public typealias CGPatternReleaseInfoCallback = @convention(c) (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a pattern.
public struct CGPatternCallbacks {
  /// The version of this structure: 0.
  public var version: UInt32
  /// The callback that draws one cell.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// The callback invoked when the pattern is deallocated.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Creates a set of callbacks.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo)
  }

  /// Creates an empty set of callbacks.
  public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }
}

/// A drawing that is repeated over the plane and painted with like a colour.
///
/// The pattern's matrix maps pattern space to the base space of the context, which is user space as it was
/// when the context was created. The context's current transform does not affect a pattern.
public final class CGPattern: @unchecked Sendable {
  // Everything but the cached cell is constant; the client's information is only passed back to the client.
  /// The content of a cell.
  enum Content {
    /// A drawing by a client.
    case drawing(CGPatternDrawPatternCallback, info: UnsafeMutableRawPointer?)
    /// An image that fills the cell, its first row on top regardless of the direction of y.
    case picture(CGImage)
  }

  let content: Content
  /// The part of a cell that is painted, in pattern space.
  let bounds: CGRect
  let matrix: CGAffineTransform
  /// The distances between cells, which are not 0.
  let step: CGSize
  /// A Boolean value that indicates whether the cell has colours of its own.
  let isColored: Bool
  private let release: (() -> Void)?

  /// A rendered cell and the parameters it was drawn for.
  struct Cell {
    var width, height: Int
    var isFlipped: Bool
    var color: CGColor?
    var image: CGImage
  }
  /// The cached cell that was painted last.
  let kept = Mutex<Cell?>(nil)

  /// Creates a pattern of cells that a client draws. Returns nil if there is no drawing callback, if the
  /// bounds are empty or not finite or if a distance is 0 or not finite.
  ///
  /// - Parameters:
  ///   - info: A value passed to the callbacks.
  ///   - bounds: The part of a cell that is painted, in pattern space.
  ///   - matrix: The transform from pattern space to base space.
  ///   - xStep: The horizontal distance between cells, in pattern space.
  ///   - yStep: The vertical distance between cells, in pattern space.
  ///   - tiling: The way to fit cells to pixels. All are painted alike.
  ///   - isColored: Pass `false` for a pattern that only defines where paint goes: setting colours has no
  ///     effect.
  ///   - callbacks: The callbacks.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
    tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    guard let draw = callbacks.pointee.drawPattern, bounds.width != 0, bounds.height != 0,
      bounds.width.isFinite, bounds.height.isFinite, bounds.origin.x.isFinite, bounds.origin.y.isFinite,
      xStep != 0, yStep != 0, xStep.isFinite, yStep.isFinite
    else { return nil }
    content = .drawing(draw, info: info)
    (self.bounds, self.matrix, self.isColored) = (bounds.standardized, matrix, isColored)
    step = CGSize(width: abs(xStep), height: abs(yStep))
    release = callbacks.pointee.releaseInfo.map { release in { release(info) } }
  }

  /// Creates a pattern of images of the given size, laid side by side from the origin of base space and
  /// upright there. Returns nil if the size is empty.
  package init?(image: CGImage, size: CGSize) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    content = .picture(image)
    (bounds, matrix, step, isColored) = (CGRect(origin: .zero, size: size), .identity, size, true)
    release = nil
  }

  deinit { release?() }
}

extension CGPattern {
  /// Returns the paint source for a shape with this pattern, or nil if nothing would be visible.
  ///
  /// - Parameters:
  ///   - base: The transform from base space to pixels.
  ///   - color: The colour of an uncoloured pattern.
  /// - Returns: The paint source, or nil.
  func source(base: CGAffineTransform, color: CGColor?) -> PaintSource? {
    let whole = matrix.concatenating(base)
    guard whole.isFinite, whole.a * whole.d - whole.b * whole.c != 0 else { return nil }
    if case .picture(let image) = content {
      let isFlipped = whole.a * whole.d - whole.b * whole.c < 0
      let (w, h) = (CGFloat(image.width), CGFloat(image.height))
      let unit = CGAffineTransform(
        a: step.width / w, b: 0, c: 0, d: (isFlipped ? -1 : 1) * step.height / h, tx: 0,
        ty: isFlipped ? step.height : 0)
      return .image(image, unit.concatenating(whole), quality: .default, tiled: true)
    }
    let size = CGSize(
      width: step.width * hypot(whole.a, whole.b), height: step.height * hypot(whole.c, whole.d))
    let (wide, high) = (Self.pixels(size.width), Self.pixels(size.height))
    let flips = whole.a * whole.d - whole.b * whole.c < 0
    guard let image = cell(wide, high, flipped: flips, color) else { return nil }
    // The first row is at the cell's greatest y if y points up, else at its smallest.
    let unit = CGAffineTransform(
      a: step.width / CGFloat(wide), b: 0, c: 0, d: (flips ? -1 : 1) * step.height / CGFloat(high),
      tx: bounds.minX, ty: flips ? bounds.minY + step.height : bounds.minY)
    return .image(image, unit.concatenating(whole), quality: .default, tiled: true)
  }

  /// Returns the side of a cell as a whole number of pixels, 1...2,048.
  private static func pixels(_ side: CGFloat) -> Int { Int(min(max(side.rounded(), 1), 2048)) }

  /// Draws one period of the pattern in pixels. Cells larger than their spacing overlap.
  private func cell(_ width: Int, _ height: Int, flipped: Bool, _ color: CGColor?) -> CGImage? {
    guard case .drawing(let draw, let info) = content else { return nil }
    let wanted = isColored ? nil : color
    if let known = kept.withLock({ $0 }), known.width == width, known.height == height,
      known.isFlipped == flipped, known.color == wanted
    {
      return known.image
    }
    guard let context = CGContext(pixelsWide: width, pixelsHigh: height, flipped: !flipped) else {
      return nil
    }
    context.scaleBy(x: CGFloat(width) / step.width, y: CGFloat(height) / step.height)
    if let wanted {
      context.setFillColor(wanted)
      context.setStrokeColor(wanted)
      context.hasFixedColors = true
    }
    // Neighbours that reach into this cell; more than eight per side are not drawn.
    let (left, up) = (Self.overlaps(bounds.width / step.width), Self.overlaps(bounds.height / step.height))
    for row in stride(from: -up, through: 0, by: 1) {
      for column in stride(from: -left, through: 0, by: 1) {
        context.saveGState()
        context.translateBy(
          x: CGFloat(column) * step.width - bounds.minX, y: CGFloat(row) * step.height - bounds.minY)
        context.clip(to: bounds)
        draw(info, context)
        context.unwindStates()
      }
    }
    let image = context.finish()
    kept.withLock { $0 = Cell(width: width, height: height, isFlipped: flipped, color: wanted, image: image) }
    return image
  }

  private static func overlaps(_ ratio: CGFloat) -> Int { Int(min(max(ratio.rounded(.up) - 1, 0), 8)) }

  /// The average colour of a coloured pattern's cell, in sRGB.
  var averageColor: CGColor.SRGB {
    let image: CGImage?
    switch content {
    case .picture(let picture): image = picture
    case .drawing:
      image = isColored ? cell(Self.pixels(step.width), Self.pixels(step.height), flipped: false, nil) : nil
    }
    return image?.averageColor ?? (0, 0, 0, 0)
  }
}

extension CGImage {
  /// The mean colour of the pixels, weighted by their opacity. Complexity: O(pixels).
  package var averageColor: CGColor.SRGB {
    var sums = (0, 0, 0, 0)
    withPixels { pixels, stride in
      for y in 0..<height {
        for pixel in pixels[y * stride..<y * stride + width] {
          sums.0 += isOpaque ? 255 : Int(pixel >> 24)
          sums.1 += Int(pixel >> 16 & 0xFF)
          sums.2 += Int(pixel >> 8 & 0xFF)
          sums.3 += Int(pixel & 0xFF)
        }
      }
    }
    guard sums.0 > 0 else { return (0, 0, 0, 0) }
    let opacity = Double(sums.0)
    return (
      Double(sums.1) / opacity, Double(sums.2) / opacity, Double(sums.3) / opacity,
      opacity / Double(255 * width * height)
    )
  }
}
