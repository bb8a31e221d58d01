public import CoreGraphics

extension CGImage {
  /// Creates an image from the bytes of a PNG file. Returns nil if they are of another kind or damaged.
  ///
  /// - Parameters:
  ///   - source: The bytes of the file.
  ///   - decode: No effect: component values are those of the file.
  ///   - shouldInterpolate: `true` to interpolate the image when it is enlarged.
  ///   - intent: No effect.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    self.init(source, type: "public.png", shouldInterpolate)
  }

  /// Creates an image from the bytes of a JPEG file. Returns nil if they are of another kind or damaged.
  ///
  /// - Parameters:
  ///   - source: The bytes of the file.
  ///   - decode: No effect: component values are those of the file.
  ///   - shouldInterpolate: `true` to interpolate the image when it is enlarged.
  ///   - intent: No effect.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    self.init(source, type: "public.jpeg", shouldInterpolate)
  }

  private convenience init?(_ provider: CGDataProvider, type: CFString, _ shouldInterpolate: Bool) {
    guard let file = CGImageSourceCreateWithDataProvider(provider, nil), CGImageSourceGetType(file) == type,
      let picture = CGImageSourceCreateImageAtIndex(file, 0, nil)
    else { return nil }
    self.init(picture, shouldInterpolate: shouldInterpolate)
  }
}
