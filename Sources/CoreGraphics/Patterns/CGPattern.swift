internal import Synchronization

/// How the cells of a pattern are fitted to the pixels of what it is painted on.
///
/// - Note: All three are painted alike: a cell takes a whole number of pixels, as near to its size as can be.
public enum CGPatternTiling: Int32, Sendable {
  /// Cells keep their shape; the distance between them may differ by a pixel.
  case noDistortion = 0
  /// The distance is kept; cells may be distorted by a pixel, and are painted fast.
  case constantSpacingMinimalDistortion = 1
  /// The distance is kept; cells may be distorted.
  case constantSpacing = 2
}

/// Draws one cell of a pattern: into a context that has the pattern's coordinates.
///
/// - Note: A Swift function, not one of C: C does not know `CGContext`.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void

/// Called when a pattern is no longer needed.
public typealias CGPatternReleaseInfoCallback = @convention(c) (UnsafeMutableRawPointer?) -> Void

/// What a pattern asks its client for.
public struct CGPatternCallbacks {
  /// The version of this structure: 0.
  public var version: UInt32
  /// Draws one cell.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Called with the pattern's end.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// The calls of a pattern.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo)
  }

  /// No calls.
  public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }
}

/// A drawing that is repeated over the plane, to be painted with like a colour.
///
/// Pattern space is mapped by the pattern's matrix to the base space of the context: what the transform was
/// when the context was made. The transform of the moment does not move a pattern.
public final class CGPattern: @unchecked Sendable {
  // All but the kept cell is constant; the client's information is only handed back to the client.
  /// What one cell shows.
  enum Content {
    /// What a client draws.
    case drawing(CGPatternDrawPatternCallback, info: UnsafeMutableRawPointer?)
    /// A picture that fills the cell, its first row on top whichever way y points.
    case picture(CGImage)
  }

  let content: Content
  /// The part of a cell that is painted, in pattern space.
  let bounds: CGRect
  let matrix: CGAffineTransform
  /// The distances between cells; not 0.
  let step: CGSize
  /// Whether the cell has colours of its own.
  let isColored: Bool
  private let release: (() -> Void)?

  /// A cell in pixels and what it was drawn for.
  struct Cell {
    var width, height: Int
    var isFlipped: Bool
    var color: CGColor?
    var image: CGImage
  }
  /// The cell that was painted last.
  let kept = Mutex<Cell?>(nil)

  /// A pattern of cells that a client draws; nil where there is nothing to call, the bounds are empty or not
  /// finite, or a distance is 0 or not finite.
  ///
  /// With `isColored` false the client only says where paint goes: colours that it sets have no effect.
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

  /// A picture of a size, side by side from the origin of the base space and upright there; nil
  /// where the size is empty.
  package init?(image: CGImage, size: CGSize) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    content = .picture(image)
    (bounds, matrix, step, isColored) = (CGRect(origin: .zero, size: size), .identity, size, true)
    release = nil
  }

  deinit { release?() }
}

extension CGPattern {
  /// What a shape is painted with that has this pattern, with the transform from base space to pixels; nil
  /// where nothing can be seen.
  ///
  /// - Parameter color: The colour of a pattern without its own.
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
    // The first row is the greatest y of the cell where y points up, else the least.
    let unit = CGAffineTransform(
      a: step.width / CGFloat(wide), b: 0, c: 0, d: (flips ? -1 : 1) * step.height / CGFloat(high),
      tx: bounds.minX, ty: flips ? bounds.minY + step.height : bounds.minY)
    return .image(image, unit.concatenating(whole), quality: .default, tiled: true)
  }

  /// A whole number of pixels, 1...2,048, for a side of a cell.
  private static func pixels(_ side: CGFloat) -> Int { Int(min(max(side.rounded(), 1), 2048)) }

  /// One period of the pattern in pixels, cells that are larger than their distance laid over each other.
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
    // Neighbours that reach into this cell; more than eight a side are not drawn.
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

  /// The average colour of a cell that has colours of its own, in sRGB.
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
  /// The mean of the pixels, each weighted by its opacity. O(pixels).
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
