/// The drawing parameters that `saveGState` saves, except the clip, which the backend holds.
struct GraphicsState {
  /// The transform from user space to pixels with the origin at the top left and y down.
  var matrix: CGAffineTransform
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var fillColorSpace: CGColorSpace = .gray
  var strokeColorSpace: CGColorSpace = .gray
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: Shadow?
  /// The masks that limit painting in addition to the clip.
  var masks: [ClipMask] = []
  var line = LineStyle()
  var text = TextState()
  var interpolation = CGInterpolationQuality.default
  var shouldAntialias = true
  /// The offset of the pattern origin, in base space.
  var patternPhase = CGSize.zero
  /// The transform from pattern space to pixels, or nil if patterns are in base space.
  var patternBase: CGAffineTransform?
}

/// A shadow cast by all drawing.
struct Shadow {
  /// The offset in pixels, y down.
  var offset: CGVector
  /// The standard deviation of the blur in pixels.
  var deviation: CGFloat
  var color: CGColor.SRGB
  /// The reach of the blur, as a multiple of the standard deviation.
  var spread = GaussianBlur.spreadOfContexts
}

/// The appearance of strokes. Lengths are in user space.
struct LineStyle: Hashable, Sendable {
  var width: CGFloat = 1
  var cap = CGLineCap.butt
  var join = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dashPhase: CGFloat = 0
  var dashLengths: [CGFloat] = []
}

/// The text parameters that `saveGState` saves. The text matrix is not among them.
struct TextState {
  var font: CGFont?
  var fontSize: CGFloat = 0
  var mode = CGTextDrawingMode.fill
}
