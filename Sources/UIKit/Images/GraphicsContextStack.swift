public import CoreGraphics
internal import Foundation

/// The contexts into which this thread draws, the current one last.
struct GraphicsContextStack {
  struct Entry {
    var context: CGContext
    /// Pixels a point of an image context; nil for a context that was pushed.
    var imageScale: CGFloat?
  }

  var entries: [Entry] = []

  static let onThread = ThreadLocal<GraphicsContextStack> { GraphicsContextStack() }

  /// Runs the body with a context as the current one.
  static func with<Result, Failure: Error>(
    _ context: CGContext, scale: CGFloat? = nil, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    onThread.value.entries.append(Entry(context: context, imageScale: scale))
    defer { _ = onThread.value.entries.popLast() }
    return try body()
  }

  /// A cleared context with the origin at the top left; nil where the size is empty, not finite or too large.
  static func makeContext(size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGContext? {
    let (wide, high) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard wide >= 1, high >= 1, wide <= 32_767, high <= 32_767 else { return nil }
    return CGContext(
      pixelsWide: Int(wide), pixelsHigh: Int(high), scale: scale, flipped: true, isOpaque: isOpaque)
  }

  /// The scale that stands for 0: the current traits' scale.
  static var standardScale: CGFloat {
    let scale = UITraitCollection.current.displayScale
    return scale > 0 ? scale : UITraitCollection.standard.displayScale
  }
}

/// The context into which this thread draws, or nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsContextStack.onThread.value.entries.last?.context
}

/// Makes a context the current one of this thread until `UIGraphicsPopContext`.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContextStack.onThread.value.entries.append(.init(context: context, imageScale: nil))
}

/// Makes the context current that was so before the last push; does nothing where none was pushed.
public func UIGraphicsPopContext() {
  _ = GraphicsContextStack.onThread.value.entries.popLast()
}

/// Begins an image of 1 pixel a point that is not opaque, and makes its context current.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image and makes its context current.
///
/// The size is in points; a size that is empty or above 32,767 pixels begins nothing that can be read back.
/// A scale of 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : GraphicsContextStack.standardScale
  let pixel = CGSize(width: 1, height: 1)
  if let context = GraphicsContextStack.makeContext(size: size, scale: scale, isOpaque: opaque) {
    GraphicsContextStack.onThread.value.entries.append(.init(context: context, imageScale: scale))
  } else if let unread = GraphicsContextStack.makeContext(size: pixel, scale: 1, isOpaque: opaque) {
    GraphicsContextStack.onThread.value.entries.append(.init(context: unread, imageScale: nil))
  }
}

/// A copy of the image that was begun last, or nil where the current context is not an image's.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsContextStack.onThread.value.entries.last, let scale = entry.imageScale,
    let image = entry.context.makeImage()
  else { return nil }
  return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Paints a rectangle with the current fill colour, replacing what is there.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Paints a rectangle with the current fill colour in a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Paints a frame one point wide inside a rectangle with the current fill colour, replacing what is there.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Paints a frame one point wide inside a rectangle with the current fill colour in a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.addRect(rect)
  context.addRect(rect.insetBy(dx: 1, dy: 1))
  context.fillPath(using: .evenOdd)
  context.restoreGState()
}

/// Cuts the current context's clip to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
