// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CoreGraphics
internal import Synchronization

/// An image file, decoded as needed.
///
/// PNG, JPEG, GIF and WebP are supported. A source of any other format has the status `statusUnknownType` and
/// no images.
public final class CGImageSource: Sendable {
  /// The part of the file received so far.
  private struct Content: Sendable {
    var data: Data
    var isFinal: Bool
    var head: ImageHead?
    var opened: FrameSequence?

    init(_ data: Data, isFinal: Bool) {
      (self.data, self.isFinal) = (data, isFinal)
      head = try? ImageDecoding.head(of: data)
    }
  }

  private let content: Mutex<Content>

  init(_ data: Data, isFinal: Bool = true) { content = Mutex(Content(data, isFinal: isFinal)) }

  var data: Data { content.withLock { $0.data } }
  var head: ImageHead? { content.withLock { $0.head } }
  /// A Boolean value that indicates whether the file is complete.
  var isFinal: Bool { content.withLock { $0.isFinal } }

  func update(_ data: Data, isFinal: Bool) { content.withLock { $0 = Content(data, isFinal: isFinal) } }

  /// The frames, if the format supports several.
  var frames: FrameSequence? {
    content.withLock { content in
      guard let head = content.head, head.format == .gif || head.format == .webp else { return nil }
      if content.opened == nil { content.opened = try? FrameSequence(content.data) }
      return content.opened
    }
  }

  /// The key of the dictionary of frame properties.
  var frameDictionary: CFString? {
    switch head?.format {
    case .gif: kCGImagePropertyGIFDictionary
    case .webp: kCGImagePropertyWebPDictionary
    default: nil
    }
  }
}

/// The statuses of a source.
public enum CGImageSourceStatus: Int32, Sendable {
  /// The file is truncated.
  case statusUnexpectedEOF = -5
  /// The file is damaged.
  case statusInvalidData = -4
  /// The format is unknown.
  case statusUnknownType = -3
  /// The header is still incomplete.
  case statusReadingHeader = -2
  /// The file is incomplete.
  case statusIncomplete = -1
  /// The file is complete.
  case statusComplete = 0
}

/// Creates a source from data. Options have no effect.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(data)
}

/// Creates a source from a file. Returns nil if it cannot be read. Options have no effect.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).map { CGImageSource($0) }
}

/// Creates a source from a provider's bytes. Options have no effect.
public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
  provider.data.map { CGImageSource($0) }
}

/// Creates a source whose bytes are supplied later with `CGImageSourceUpdateData`. Options have no effect.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(Data(), isFinal: false)
}

/// Sets all bytes received so far, including earlier ones. `final` indicates that the file is complete.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update(data, isFinal: final)
}

/// Sets all bytes received so far from a provider, like `CGImageSourceUpdateData`.
public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool)
{
  isrc.update(provider.data ?? Data(), isFinal: final)
}

/// Returns the number of images: the frames of an animation, otherwise 1, or 0 if the source cannot be read.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.head?.frames ?? 0 }

/// Returns the uniform type identifiers that sources can read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
  [ImageFormat.png, .jpeg, .gif, .webp].map(\.uniformType)
}

/// Returns the uniform type identifier of the source, such as "public.png".
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.head?.format.uniformType }

/// Returns the status of the source.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  if isrc.head != nil { return isrc.isFinal ? .statusComplete : .statusIncomplete }
  guard isrc.isFinal else { return .statusReadingHeader }
  return ImageFormat(isrc.data) == nil ? .statusUnknownType : .statusInvalidData
}

/// Returns the status of an image of the source.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
  guard let head = isrc.head, (0..<head.frames).contains(index) else {
    return isrc.isFinal ? .statusUnknownType : .statusReadingHeader
  }
  // An image that can be decoded completely needs no more bytes.
  if !isrc.isFinal, (try? ImageDecoding.decode(isrc.data)) == nil { return .statusIncomplete }
  return isrc.isFinal && CGImageSourceCreateImageAtIndex(isrc, index, nil) == nil
    ? .statusUnexpectedEOF : .statusComplete
}

/// Returns the properties of the file: its size in bytes, and the loop count of an animation.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  var properties: CFDictionary = [kCGImagePropertyFileSize: isrc.data.count]
  if let name = isrc.frameDictionary, let head = isrc.head {
    properties[name] = [kCGImagePropertyGIFLoopCount: head.loops] as CFDictionary
  }
  return properties
}

/// Returns the properties of an image without decoding its pixels: size, depth, orientation, resolution,
/// camera data, and the duration of a frame.
///
/// - Note: The frames of a WebP file are decoded for it.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard let head = isrc.head, (0..<head.frames).contains(index) else { return nil }
  var properties: CFDictionary = [
    kCGImagePropertyPixelWidth: head.width, kCGImagePropertyPixelHeight: head.height,
    kCGImagePropertyDepth: head.bitsPerComponent, kCGImagePropertyHasAlpha: head.hasAlpha,
    kCGImagePropertyColorModel: head.isGray ? "Gray" : "RGB", kCGImagePropertyOrientation: head.orientation,
  ]
  let camera = ExifBlock(of: isrc.data, head.format)
  for (name, own) in camera?.properties ?? [:] { properties[name] = own }
  if let dots = head.dotsPerInch > 0 ? head.dotsPerInch : camera?.dotsPerInch {
    properties[kCGImagePropertyDPIWidth] = dots
    properties[kCGImagePropertyDPIHeight] = dots
  }
  if let name = isrc.frameDictionary, let delay = isrc.frames?.delay(index) {
    properties[name] =
      [kCGImagePropertyGIFUnclampedDelayTime: delay, kCGImagePropertyGIFDelayTime: max(delay, 0.1)]
      as CFDictionary
  }
  return properties
}

/// Creates an image of the source. Returns nil if it is damaged or too large. Options have no effect.
///
/// For an incomplete PNG or JPEG, the image is what has been received so far, transparent elsewhere.
/// Animations and WebP files must be complete.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard let head = isrc.head, (0..<head.frames).contains(index) else { return nil }
  if head.frames > 1 || head.format == .gif { return try? isrc.frames?.frame(index).image }
  if let whole = try? ImageDecoding.decode(isrc.data) { return whole }
  return isrc.isFinal ? nil : try? ImageDecoding.decode(isrc.data, allowsPart: true)
}

/// Creates a thumbnail whose longer side is at most `kCGImageSourceThumbnailMaxPixelSize` pixels.
///
/// It is created from the image if `kCGImageSourceCreateThumbnailFromImageIfAbsent` or
/// `kCGImageSourceCreateThumbnailFromImageAlways` is true, otherwise the result is nil: thumbnails stored in
/// files are not read. It is rotated upright if `kCGImageSourceCreateThumbnailWithTransform` is true. Without
/// a maximum size it has the size of the image.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  let makers = [kCGImageSourceCreateThumbnailFromImageIfAbsent, kCGImageSourceCreateThumbnailFromImageAlways]
  guard makers.contains(where: { options?[$0] as? Bool ?? false }),
    let image = CGImageSourceCreateImageAtIndex(isrc, index, options)
  else { return nil }
  let wanted = options?[kCGImageSourceThumbnailMaxPixelSize]
  let limit = (wanted as? Int) ?? (wanted as? Double).map { Int($0) } ?? (wanted as? CGFloat).map { Int($0) }
  let upright = options?[kCGImageSourceCreateThumbnailWithTransform] as? Bool ?? false
  let orientation = upright ? isrc.head?.orientation ?? 1 : 1
  return image.thumbnail(longestSide: limit ?? max(image.width, image.height), orientation: orientation)
}

extension CGImage {
  /// Returns the image rotated upright by an Exif orientation and reduced so that its longer side fits.
  fileprivate func thumbnail(longestSide: Int, orientation: Int) -> CGImage? {
    let scale = min(1, CGFloat(longestSide) / CGFloat(max(width, height)))
    if scale == 1 && orientation == 1 { return self }
    let size = CGSize(
      width: max(1, (CGFloat(width) * scale).rounded()), height: max(1, (CGFloat(height) * scale).rounded()))
    let turns = orientation >= 5
    guard
      let context = CGContext(
        pixelsWide: Int(turns ? size.height : size.width), pixelsHigh: Int(turns ? size.width : size.height))
    else { return nil }
    context.concatenate(uprightTransform(orientation, size))
    context.drawUpright(self, in: CGRect(origin: .zero, size: size))
    return context.finish()
  }
}

/// Returns the transform of a stored image of the given size to the upright one, y down, for one of Exif's
/// eight orientations.
package func uprightTransform(_ orientation: Int, _ size: CGSize) -> CGAffineTransform {
  let (w, h) = (size.width, size.height)
  return switch orientation {
  case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
  case 3: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
  case 4: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
  case 5: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
  case 6: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
  case 7: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
  case 8: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
  default: .identity
  }
}
