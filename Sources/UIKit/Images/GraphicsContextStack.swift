// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CoreGraphics
internal import Foundation

/// The stack of contexts into which the current thread draws. The last one is current.
struct GraphicsContextStack {
  struct Entry {
    var context: CGContext
    /// The number of pixels per point of an image context, or nil for a context that was pushed.
    var imageScale: CGFloat?
  }

  var entries: [Entry] = []

  static let onThread = ThreadLocal<GraphicsContextStack> { GraphicsContextStack() }

  /// Calls a closure with a context as the current one.
  static func with<Result, Failure: Error>(
    _ context: CGContext, scale: CGFloat? = nil, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    onThread.value.entries.append(Entry(context: context, imageScale: scale))
    defer { _ = onThread.value.entries.popLast() }
    return try body()
  }

  /// Creates a cleared context with the origin at the top left, or nil if the size is empty, not finite or
  /// too large.
  static func makeContext(size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGContext? {
    let (wide, high) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard wide >= 1, high >= 1, wide <= 32_767, high <= 32_767 else { return nil }
    return CGContext(
      pixelsWide: Int(wide), pixelsHigh: Int(high), scale: scale, flipped: true, isOpaque: isOpaque)
  }

  /// The scale that is used in place of 0: that of the current traits.
  static var standardScale: CGFloat {
    let scale = UITraitCollection.current.displayScale
    return scale > 0 ? scale : UITraitCollection.standard.displayScale
  }
}

/// Returns the context into which the current thread draws, or nil if there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsContextStack.onThread.value.entries.last?.context
}

/// Makes a context current on this thread, until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContextStack.onThread.value.entries.append(.init(context: context, imageScale: nil))
}

/// Restores the context that was current before the last push. Does nothing if no context was pushed.
public func UIGraphicsPopContext() {
  _ = GraphicsContextStack.onThread.value.entries.popLast()
}

/// Begins an image with a scale of 1 that is not opaque, and makes its context current.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image and makes its context current.
///
/// - Parameters:
///   - size: The size in points. With an empty size or one of more than 32,767 pixels, no image is created.
///   - opaque: A Boolean value that determines whether the image has no alpha channel.
///   - scale: The number of pixels per point; 0 means that of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : GraphicsContextStack.standardScale
  let pixel = CGSize(width: 1, height: 1)
  if let context = GraphicsContextStack.makeContext(size: size, scale: scale, isOpaque: opaque) {
    GraphicsContextStack.onThread.value.entries.append(.init(context: context, imageScale: scale))
  } else if let unread = GraphicsContextStack.makeContext(size: pixel, scale: 1, isOpaque: opaque) {
    GraphicsContextStack.onThread.value.entries.append(.init(context: unread, imageScale: nil))
  }
}

/// Returns a copy of the current image, or nil if the current context does not belong to an image.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsContextStack.onThread.value.entries.last, let scale = entry.imageScale,
    let image = entry.context.makeImage()
  else { return nil }
  return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the current image.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Fills a rectangle with the current fill colour, replacing what is there.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the current fill colour and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Fills a frame with a width of one point inside a rectangle with the current fill colour, replacing what is
/// there.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Fills a frame with a width of one point inside a rectangle with the current fill colour and a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.addRect(rect)
  context.addRect(rect.insetBy(dx: 1, dy: 1))
  context.fillPath(using: .evenOdd)
  context.restoreGState()
}

/// Intersects the clipping area of the current context with a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
