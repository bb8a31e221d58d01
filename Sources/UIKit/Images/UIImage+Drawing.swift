package import CoreGraphics
internal import Foundation

extension UIImage {
  /// The pixels to show under traits: upright, and in the tint colour where the image is a template.
  ///
  /// Symbols and vector images are drawn at the traits' scale; what they
  /// and turned images cost is O(pixels). Nil for an image of no size.
  ///
  /// - Parameter enlargement: How many times its size the image is shown; a symbol or vector image, which has
  ///   no pixels of its own, is drawn that fine.
  package func contents(tintColor: UIColor, traits: UITraitCollection, enlargement: CGFloat = 1) -> CGImage? {
    let image = resolved(with: traits)
    let color = image.isTemplate ? tintColor : image.state.tint
    let isDrawn = image.isSymbolImage || image.isVector
    let scale = isDrawn ? max(traits.displayScale, image.scale) * min(max(enlargement, 1), 64) : image.scale
    if color == nil, !isDrawn, image.state.orientation == .up { return image.pixels }
    return image.rasterize(size: image.pointSize, scale: scale, color: color?.resolvedColor(with: traits))
  }

  /// Whether the image is shown in the tint colour of what shows it.
  package var isTemplate: Bool {
    switch state.renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: isSymbolImage && !hasOwnColors
    }
  }

  /// Whether the image has no pixels of its own and is no symbol.
  private var isVector: Bool { if case .vector = state.content { true } else { false } }

  private var hasOwnColors: Bool {
    if case .symbol(let symbol) = state.content { !symbol.palette.isEmpty } else { false }
  }

  /// The image upright in new pixels, in one colour by its opacity or in its own.
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

  /// The pixels of an upright drawing as the image is turned.
  private func turned(_ pixels: CGImage?, _ size: CGSize, _ scale: CGFloat) -> CGImage? {
    guard state.orientation != .up, let pixels else { return pixels }
    return UIImage(cgImage: pixels, scale: scale, orientation: state.orientation).rasterize(
      size: size, scale: scale, color: nil)
  }

  /// Draws the image into a rectangle of a context; one that is always a template in the context's fill
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
      // As fine as it is shown, unless that takes more than 8,192 pixels a side.
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

  /// The colour in which the image is drawn: its own, of one that is always a template what the context fills
  /// with (as code does that tints images so: `color.set()`, then `draw(in:)`); nil for its many.
  private func tint(on context: CGContext) -> UIColor? {
    state.tint
      ?? (state.renderingMode == .alwaysTemplate ? UIColor(cgColor: context.currentFillColor) : nil)
  }

  /// Draws the nine parts of a resizable image: corners in their size, edges and middle tiled or stretched.
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

  /// A Core Graphics colour that paints with the image, side by side from the origin of a context's base
  /// space; clear for an image of no size.
  var patternColor: CGColor {
    let size = pointSize
    guard let image = rasterize(size: size, scale: scale, color: state.tint),
      let pattern = CGPattern(image: image, size: size), let space = CGColorSpace(patternBaseSpace: nil)
    else { return .clear }
    return CGColor(patternSpace: space, pattern: pattern, components: [1]) ?? .clear
  }
}

extension VectorDrawing {
  /// The drawing in pixels, stretched to a size in points; nil where that is empty or above 32,767 pixels.
  func rasterize(size: CGSize, scale: CGFloat) -> CGImage? {
    guard let context = GraphicsContextStack.makeContext(size: size, scale: scale, isOpaque: false) else {
      return nil
    }
    context.drawUpright(self, in: CGRect(origin: .zero, size: size))
    return context.finish()
  }
}

/// How one axis of a resizable image is cut.
enum NinePart {
  /// One of three parts along an axis: where it lies in the image and where it goes.
  struct Cut: Equatable {
    var source: Span
    var target: Span
  }

  /// A stretch of an axis, in points.
  struct Span: Equatable {
    var lowerBound: CGFloat
    var length: CGFloat
  }

  /// The leading cap, the middle and the trailing cap. Where the target is shorter than both caps together
  /// they shrink in proportion, and the middle vanishes.
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
