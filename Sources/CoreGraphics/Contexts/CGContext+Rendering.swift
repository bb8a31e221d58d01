// Settings of a context that its drawing has already, or cannot have: they are taken and change nothing.

extension CGContext {
  /// Sets what a conversion of colours tries to keep. Colours outside of sRGB move to
  /// its nearest whatever it is.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  /// Sets whether glyphs may be made bolder to look smoother; they never are, as on iOS.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

  /// Sets whether smoothing of glyphs is possible at all; it is not, as on iOS.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

  /// Sets whether glyphs may stand between pixels; they do, to a quarter of a pixel.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}

  /// Sets whether glyphs between pixels are possible at all; they are.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}

  /// Sets whether places between pixels are rounded to few; they are, to quarters.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}

  /// Sets whether rounding places between pixels is possible at all; it is.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
}
