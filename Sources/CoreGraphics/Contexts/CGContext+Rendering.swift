// Settings that are accepted and change nothing: the drawing has them already, or cannot have them.

extension CGContext {
  /// Sets the rendering intent. No effect: colours outside sRGB are always clamped to the nearest in it.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  /// Sets whether glyphs may be made bolder to look smoother. No effect: they never are, as on iOS.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

  /// Sets whether font smoothing is allowed. No effect: it is not, as on iOS.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

  /// Sets whether glyphs may be placed between pixels. No effect: they always are, to a quarter of a pixel.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}

  /// Sets whether placing glyphs between pixels is allowed. No effect: it always is.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}

  /// Sets whether glyph positions between pixels are quantized. No effect: they always are, to quarters.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}

  /// Sets whether quantizing glyph positions is allowed. No effect: it always is.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
}
