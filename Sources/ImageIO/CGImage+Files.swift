public import CoreGraphics

extension CGImage {
  /// The picture that the bytes of a PNG file hold; nil where they are of another kind, or damaged.
  ///
  /// - Parameters:
  ///   - decode: Has no effect: components stand for what the file says.
  ///   - intent: Has no effect.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    self.init(source, type: "public.png", shouldInterpolate)
  }

  /// The picture that the bytes of a JPEG file hold; nil where they are of another kind, or damaged.
  ///
  /// - Parameters:
  ///   - decode: Has no effect: components stand for what the file says.
  ///   - intent: Has no effect.
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
