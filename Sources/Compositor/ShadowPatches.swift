internal import CoreGraphics
internal import Foundation
internal import RenderTree
internal import Synchronization

/// A cache of shadows of rounded rectangles as small images, of which the corners are drawn as they are and
/// the middle column and row are stretched.
///
/// Threads that paint together share it. The least recently used images are discarded when all exceed
/// `mostBytes`.
final class ShadowPatches: Sendable {
  /// The parameters of a cached image.
  struct Key: Hashable {
    /// The corner radius in pixels.
    var cornerRadius: CGFloat
    var isContinuous: Bool
    var deviation: CGFloat
    /// The red, green, blue and opacity components.
    var color: [CGFloat]

    /// The reach of the shadow beyond the rectangle in pixels.
    var reach: Int { Int((3 * deviation).rounded(.up)) + 1 }
    /// The distance from the image's edge to its middle column or row in pixels.
    var middle: Int { 2 * reach + Int((cornerRadius * 1.6).rounded(.up)) + 1 }
  }

  private static let mostBytes = 8 << 20

  private struct Kept {
    private var patches: [Key: (image: CGImage, used: Int)] = [:]
    private var bytes = 0
    private var uses = 0

    mutating func patch(_ key: Key) -> CGImage? {
      uses += 1
      if let index = patches.index(forKey: key) {
        patches.values[index].used = uses
        return patches.values[index].image
      }
      guard let image = make(key) else { return nil }
      patches[key] = (image, uses)
      bytes += Self.size(image)
      while bytes > mostBytes, patches.count > 1,
        let oldest = patches.min(by: { $0.value.used < $1.value.used })
      {
        patches[oldest.key] = nil
        bytes -= Self.size(oldest.value.image)
      }
      return image
    }

    private static func size(_ image: CGImage) -> Int { image.width * image.height * 4 }
  }
  private let kept = Mutex(Kept())

  /// Returns the image for a key, or nil if memory cannot be allocated.
  func patch(_ key: Key) -> CGImage? { kept.withLock { $0.patch(key) } }

  private static func make(_ key: Key) -> CGImage? {
    let side = 2 * key.middle + 1
    guard let context = CGContext(pixelsWide: side, pixelsHigh: side) else { return nil }
    let box = CGRect(x: 0, y: 0, width: side, height: side).insetBy(
      dx: CGFloat(key.reach), dy: CGFloat(key.reach))
    let path =
      key.cornerRadius > 0
      ? RoundedRectangle(
        rect: box, radius: key.cornerRadius, corners: .all, curve: key.isContinuous ? .continuous : .circular
      ).path : CGPath(rect: box, transform: nil)
    context.setShadowInUserSpace(
      offset: .zero, blur: 2 * key.deviation,
      color: CGColor(srgbRed: key.color[0], green: key.color[1], blue: key.color[2], alpha: key.color[3]))
    context.fillShadow(of: path)
    return context.finish()
  }
}

extension Compositor {
  /// Paints the shadow of a layer whose shape is its opaque rounded bounds. Returns `false` for any other
  /// layer, or if it is not aligned with whole pixels.
  func paintShadowFromPatch(of node: RenderNode, on canvas: Canvas, opacity: CGFloat) -> Bool {
    let state = node.state, detail = state.detail, radius = max(state.cornerRadius, 0)
    guard shadowPatches != nil, detail.roundedCorners == .all && detail.cornerShares == nil || radius == 0,
      detail.filters == nil, detail.backgroundFilters == nil
    else { return false }
    let shape = RoundedRectangle(
      rect: state.bounds, radius: radius, curve: detail.continuousCorners ? .continuous : .circular)
    // The layer itself hides the middle unless it is translucent.
    return paintShadowFromPatch(of: shape, state, on: canvas, isCovered: opacity == 1) { deviation in
      isAsOpaqueAsItsBounds(node, deviation: deviation)
    }
  }

  /// Paints the shadow of a path that is a rounded rectangle on whole pixels. Returns `false` for any other
  /// path.
  func paintShadowFromPatch(of path: CGPath, _ state: LayerState, on canvas: Canvas) -> Bool {
    guard shadowPatches != nil, let shape = RoundedRectangle(outlinedBy: path) else { return false }
    return paintShadowFromPatch(of: shape, state, on: canvas, isCovered: false) { _ in true }
  }

  /// Paints the shadow of a rounded rectangle from a cached image. `isShape` determines, for a deviation in
  /// pixels, whether what casts the shadow has that shape; it is called last.
  private func paintShadowFromPatch(
    of shape: RoundedRectangle, _ state: LayerState, on canvas: Canvas, isCovered: Bool,
    _ isShape: (_ deviation: CGFloat) -> Bool
  ) -> Bool {
    let detail = state.detail, matrix = canvas.context.matrixToPixels
    guard canvas.perspective == nil, canvas.context.hasPixels, matrix.b == 0, matrix.c == 0, matrix.a > 0,
      abs(matrix.a - matrix.d) < 1e-6, let color = detail.shadowColor, color.pattern == nil,
      detail.shadowRadius * matrix.a >= 1, detail.shadowRadius * matrix.a < 200
    else { return false }
    let base = color.srgb
    // Rounded to the smallest difference that affects a pixel: a radius derived from points is not exact.
    let radius = (shape.radius * matrix.a * 1024).rounded() / 1024
    guard radius < 10_000 else { return false }
    var isContinuous = false
    if case .continuous = shape.curve { isContinuous = radius > 0 }
    let key = ShadowPatches.Key(
      cornerRadius: radius, isContinuous: isContinuous, deviation: detail.shadowRadius * matrix.a,
      color: [base.red, base.green, base.blue, base.alpha * CGFloat(min(detail.shadowOpacity, 1))])
    let box = shape.rect.applying(matrix)
    let offset = CGPoint(x: detail.shadowOffset.width * matrix.a, y: detail.shadowOffset.height * matrix.d)
    let least = CGFloat(2 * (key.middle - key.reach) + 1)
    guard
      [box.minX, box.minY, box.maxX, box.maxY, offset.x, offset.y].allSatisfy({
        abs($0 - $0.rounded()) < 1e-3 && abs($0) < 1e6
      }),
      box.width >= least, box.height >= least, isShape(key.deviation),
      let patch = shadowPatches?.patch(key)
    else { return false }
    let body = PixelArea(around: box.insetBy(dx: 0.01, dy: 0.01))
    let hidden =
      isCovered ? body.insetBy(Int((radius * 0.5).rounded(.up))) : PixelArea(x: 0, y: 0, width: 0, height: 0)
    canvas.context.drawNinePatch(
      patch, in: body.insetBy(-key.reach).offsetBy(Int(offset.x.rounded()), Int(offset.y.rounded())),
      without: hidden)
    return true
  }

  /// Returns a Boolean value that indicates whether the layer and its descendants cover exactly its rounded
  /// bounds.
  private func isAsOpaqueAsItsBounds(_ node: RenderNode, deviation: CGFloat) -> Bool {
    let state = node.state
    guard state.backgroundColor?.isOpaqueAndPlain == true else { return false }
    switch state.detail.drawing {
    case .gradient, nil: break
    case .shape, .replicator, .emitter: return false
    }
    let radius = max(state.cornerRadius, 0)
    // The part of the bounds that rounded corners do not reach.
    let inner = state.bounds.insetBy(dx: radius * 0.6, dy: radius * 0.6)
    func fits(_ rect: CGRect) -> Bool { rect.isNull || (radius > 0 ? inner : state.bounds).contains(rect) }
    if case .image(let image)? = state.contents, !fits(Self.frame(of: image, in: state)) { return false }
    guard state.sublayerMatrix == nil else { return node.children.isEmpty }
    let place = Placement(toPixels: .identity)
    return node.children.allSatisfy { child in
      let other = child.state
      // A sublayer that is clipped like its superlayer changes the edge of the corners by less than a wide
      // blur shows.
      if other.flags.contains(.masksToBounds), other.isTranslation, other.frame == state.bounds,
        other.cornerRadius >= radius,
        deviation >= 2,
        !other.hasDetail
          || other.detail.roundedCorners == .all && other.detail.cornerShares == nil
            && other.detail.blending == nil
      {
        return true
      }
      return fits(footprint(of: child, at: place))
    }
  }
}
