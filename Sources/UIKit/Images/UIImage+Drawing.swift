package import CoreGraphics
internal import Foundation

extension UIImage {
  /// Returns the upright pixels to display under the given traits, in the tint colour if the image is a
  /// template.
  ///
  /// Symbols and vector images are drawn at the scale of the traits. Drawing them, and images with another
  /// orientation, takes time proportional to the number of pixels.
  ///
  /// - Parameters:
  ///   - tintColor: The colour of template images.
  ///   - traits: The traits.
  ///   - enlargement: The factor by which the image is enlarged for display. Symbols and vector images, which
  ///     have no pixels, are drawn at that resolution.
  /// - Returns: The pixels, or nil if the image has no size.
  package func contents(tintColor: UIColor, traits: UITraitCollection, enlargement: CGFloat = 1) -> CGImage? {
    let image = resolved(with: traits)
    let color = image.isTemplate ? tintColor : image.state.tint
    let isDrawn = image.isSymbolImage || image.isVector
    let scale = isDrawn ? max(traits.displayScale, image.scale) * min(max(enlargement, 1), 64) : image.scale
    if color == nil, !isDrawn, image.state.orientation == .up { return image.pixels }
    return image.rasterize(size: image.pointSize, scale: scale, color: color?.resolvedColor(with: traits))
  }

  /// A Boolean value that indicates whether the image is displayed in the tint colour.
  package var isTemplate: Bool {
    switch state.renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: isSymbolImage && !hasOwnColors
    }
  }

  /// A Boolean value that indicates whether the image is a vector image other than a symbol.
  private var isVector: Bool { if case .vector = state.content { true } else { false } }

  private var hasOwnColors: Bool {
    if case .symbol(let symbol) = state.content { !symbol.palette.isEmpty } else { false }
  }

  /// Renders the upright image, in its own colours or with its alpha channel in the given colour.
  func rasterize(size: CGSize, scale: CGFloat, color: UIColor?) -> CGImage? {
    if case .symbol(let symbol) = state.content {
      return turned(symbol.rasterize(size: size, scale: scale, color: color ?? .black), size, scale)
    }
    guard let context = GraphicsContextStack.makeContext(size: size, scale: scale, isOpaque: false) else {
      return nil
    }
    let plain = changed { ($0.tint, $0.renderingMode) = (nil, .alwaysOriginal) }
    plain.paint(in: CGRect(origin: .zero, size: size), on: context)
    if let color {
      context.setBlendMode(.sourceIn)
      context.setFillColor(color.cgColor)
      context.fill(CGRect(origin: .zero, size: size))
    }
    return context.finish()
  }

  /// Returns the pixels of an upright drawing in the image's orientation.
  private func turned(_ pixels: CGImage?, _ size: CGSize, _ scale: CGFloat) -> CGImage? {
    guard state.orientation != .up, let pixels else { return pixels }
    return UIImage(cgImage: pixels, scale: scale, orientation: state.orientation).rasterize(
      size: size, scale: scale, color: nil)
  }

  /// Draws the image into a rectangle of a context. An image that is always a template has the context's fill
  /// colour.
  func paint(in rect: CGRect, on context: CGContext, blendMode: CGBlendMode = .normal, alpha: CGFloat = 1) {
    guard rect.width != 0, rect.height != 0, rect.width.isFinite, rect.height.isFinite else { return }
    let matrix = context.matrixToPixels
    let density = max(abs(matrix.a) + abs(matrix.c), abs(matrix.b) + abs(matrix.d))
    context.saveGState()
    defer { context.restoreGState() }
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    switch state.content {
    case .empty: break
    case .frames(let images, _):
      images.first?.paint(in: rect, on: context, blendMode: blendMode, alpha: alpha)
    case .symbol(let symbol):
      let box = rect.standardized
      let color = tint(on: context) ?? .black
      let pixels = symbol.rasterize(size: box.size, scale: density, color: color)
      if let image = turned(pixels, box.size, density) { context.drawUpright(image, in: box) }
    case .vector(let drawing):
      guard tint(on: context) != nil || state.isResizable || state.orientation != .up else {
        return context.drawUpright(drawing, in: rect)
      }
      // The resolution is that of the display, unless it exceeds 8,192 pixels in one dimension.
      let (side, size) = (max(drawing.size.width, drawing.size.height), drawing.size)
      let enlargement = max(abs(rect.width) / size.width, abs(rect.height) / size.height, 1)
      let fine = min(max(density, min(density * enlargement, 8192 / side)), 64)
      if let image = drawing.rasterize(size: drawing.size, scale: fine) {
        let copy = changed { ($0.content, $0.scale) = (.pixels(image), fine) }
        copy.paint(in: rect, on: context, blendMode: blendMode, alpha: alpha)
      }
    case .recipe(let recipe):
      guard let image = recipe.pixels else { return }
      changed { $0.content = .pixels(image) }.paint(in: rect, on: context, blendMode: blendMode, alpha: alpha)
    case .pixels(let image):
      let isStretched = state.isResizable && rect.size != pointSize
      let tint = tint(on: context)
      if tint != nil || (isStretched && state.orientation != .up) {
        guard let upright = rasterize(size: pointSize, scale: scale, color: tint) else { return }
        let copy = changed {
          $0.content = .pixels(upright)
          $0.orientation = .up
          $0.tint = nil
          $0.renderingMode = .alwaysOriginal
        }
        copy.paint(in: rect, on: context, blendMode: blendMode, alpha: alpha)
      } else if isStretched {
        paintParts(of: image, in: rect, on: context)
      } else {
        let place = CGAffineTransform(
          a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
        context.concatenate(state.orientation.unitTransform.concatenating(place))
        context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
  }

  /// Returns the colour in which the image is drawn, or nil for its own colours.
  ///
  /// This is its tint colour or, for an image that is always a template, the context's fill colour, which
  /// clients use to tint images (`color.set()`, then `draw(in:)`).
  private func tint(on context: CGContext) -> UIColor? {
    state.tint
      ?? (state.renderingMode == .alwaysTemplate ? UIColor(cgColor: context.currentFillColor) : nil)
  }

  /// Draws the nine parts of a resizable image: corners at their own size, edges and centre tiled or
  /// stretched.
  private func paintParts(of image: CGImage, in rect: CGRect, on context: CGContext) {
    let columns = NinePart.cuts(
      source: size.width, target: rect.width, caps: (capInsets.left, capInsets.right))
    let rows = NinePart.cuts(
      source: size.height, target: rect.height, caps: (capInsets.top, capInsets.bottom))
    for (y, row) in rows.enumerated() {
      for (x, column) in columns.enumerated() {
        let from = CGRect(
          x: column.source.lowerBound * scale, y: row.source.lowerBound * scale,
          width: column.source.length * scale, height: row.source.length * scale)
        let to = CGRect(
          x: rect.minX + column.target.lowerBound, y: rect.minY + row.target.lowerBound,
          width: column.target.length, height: row.target.length)
        guard from.width > 0, from.height > 0, to.width > 0, to.height > 0,
          let part = image.cropping(to: from)
        else { continue }
        guard resizingMode == .tile, x == 1 || y == 1 else {
          context.drawUpright(part, in: to)
          continue
        }
        let tile = CGSize(
          width: x == 1 ? column.source.length : to.width, height: y == 1 ? row.source.length : to.height)
        context.drawUpright(part, in: CGRect(origin: to.origin, size: tile), filling: to)
      }
    }
  }

  func paintPattern(in rect: CGRect, on context: CGContext) {
    let size = pointSize
    guard size.width > 0, size.height > 0, let image = rasterize(size: size, scale: scale, color: state.tint)
    else { return }
    context.drawUpright(image, in: CGRect(origin: .zero, size: size), filling: rect)
  }

  /// A Core Graphics colour with the image as a pattern that starts at the origin of a context's base space,
  /// or clear if the image has no size.
  var patternColor: CGColor {
    let size = pointSize
    guard let image = rasterize(size: size, scale: scale, color: state.tint),
      let pattern = CGPattern(image: image, size: size), let space = CGColorSpace(patternBaseSpace: nil)
    else { return .clear }
    return CGColor(patternSpace: space, pattern: pattern, components: [1]) ?? .clear
  }
}

extension VectorDrawing {
  /// Renders the drawing, stretched to a size in points. Returns nil if the size is empty or more than 32,767
  /// pixels.
  func rasterize(size: CGSize, scale: CGFloat) -> CGImage? {
    guard let context = GraphicsContextStack.makeContext(size: size, scale: scale, isOpaque: false) else {
      return nil
    }
    context.drawUpright(self, in: CGRect(origin: .zero, size: size))
    return context.finish()
  }
}

/// The division of a resizable image along an axis.
enum NinePart {
  /// One of three parts along an axis: its location in the image and its destination.
  struct Cut: Equatable {
    var source: Span
    var target: Span
  }

  /// An interval on an axis, in points.
  struct Span: Equatable {
    var lowerBound: CGFloat
    var length: CGFloat
  }

  /// Returns the leading cap, the middle and the trailing cap.
  ///
  /// If the target is shorter than both caps, they shrink in proportion and the middle has no length.
  static func cuts(source: CGFloat, target: CGFloat, caps: (CGFloat, CGFloat)) -> [Cut] {
    let first = min(max(caps.0, 0), source)
    let last = min(max(caps.1, 0), source - first)
    let shrink = first + last > target && first + last > 0 ? target / (first + last) : 1
    let (a, b) = (first * shrink, last * shrink)
    return [
      Cut(source: Span(lowerBound: 0, length: first), target: Span(lowerBound: 0, length: a)),
      Cut(
        source: Span(lowerBound: first, length: source - first - last),
        target: Span(lowerBound: a, length: max(target - a - b, 0))),
      Cut(
        source: Span(lowerBound: source - last, length: last),
        target: Span(lowerBound: target - b, length: b)),
    ]
  }
}
