/// Everything about drawing that `saveGState` remembers, except the clip, which the backend keeps.
struct GraphicsState {
  /// From user space to pixels with the origin at the top left and y down.
  var matrix: CGAffineTransform
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var fillColorSpace: CGColorSpace = .gray
  var strokeColorSpace: CGColorSpace = .gray
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: Shadow?
  /// What limits painting beyond the clip.
  var masks: [ClipMask] = []
  var line = LineStyle()
  var text = TextState()
  var interpolation = CGInterpolationQuality.default
  var shouldAntialias = true
  /// How far the origin of patterns is moved, in base space.
  var patternPhase = CGSize.zero
  /// From the space that patterns lie in to pixels, where it is not base space.
  var patternBase: CGAffineTransform?
}

/// A shadow under everything that is drawn.
struct Shadow {
  /// The move in pixels, y down.
  var offset: CGVector
  /// The standard deviation of the blur in pixels.
  var deviation: CGFloat
  var color: CGColor.SRGB
  /// How many standard deviations the blur reaches.
  var spread = GaussianBlur.spreadOfContexts
}

/// How strokes look. Lengths are in user space.
struct LineStyle: Hashable, Sendable {
  var width: CGFloat = 1
  var cap = CGLineCap.butt
  var join = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dashPhase: CGFloat = 0
  var dashLengths: [CGFloat] = []
}

/// What `saveGState` remembers of text. The text matrix is not part of it.
struct TextState {
  var font: CGFont?
  var fontSize: CGFloat = 0
  var mode = CGTextDrawingMode.fill
}
