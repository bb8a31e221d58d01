// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CoreGraphics

/// A destination for an image file, which is written when it is finalized.
public final class CGImageDestination {
  /// The target of the bytes.
  enum Target {
    case data(NSMutableData)
    case url(URL)
  }

  let target: Target
  let format: ImageFormat
  /// The number of images that must be added.
  let count: Int
  /// The images with their own properties, in the order of the file.
  var images: [(image: CGImage, properties: CFDictionary)] = []
  var properties: CFDictionary = [:]

  init?(_ target: Target, _ type: CFString, _ count: Int) {
    guard count > 0, let format = ImageFormat(uniformType: type),
      count == 1 || format == .gif || format == .webp
    else { return nil }
    (self.target, self.format, self.count) = (target, format, count)
  }
}

/// Creates a destination that appends to `data`.
///
/// - Parameters:
///   - data: The buffer to append to.
///   - type: "public.png", "public.jpeg", "com.compuserve.gif" or "org.webmproject.webp".
///   - count: The number of images, at least 1. Only the last two types support more than one.
///   - options: No effect.
/// - Returns: The destination, or nil if the type or the count is unsupported.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(.data(data), type, count)
}

/// Creates a destination that writes a file. The parameters and the result are those of
/// `CGImageDestinationCreateWithData`.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(.url(url), type, count)
}

/// Returns the types that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
  [ImageFormat.png, .jpeg, .gif, .webp].map(\.uniformType)
}

/// Sets properties of the file, such as `kCGImageDestinationLossyCompressionQuality` or a GIF's loop count in
/// its dictionary.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
  idst.properties = properties ?? [:]
}

/// Adds an image, with properties that take precedence over the file's. Images beyond the announced number
/// are ignored.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  if idst.images.count < idst.count { idst.images.append((image, properties ?? [:])) }
}

/// Adds an image of a source, with properties that take precedence over the file's.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  if let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) {
    CGImageDestinationAddImage(idst, image, properties)
  }
}

/// Writes the file. Returns `false` if there are fewer images than announced, or the file cannot be written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  guard idst.images.count == idst.count, let data = idst.file, !data.isEmpty else { return false }
  switch idst.target {
  case .data(let target): target.append(data)
  case .url(let url):
    guard let file = try? FileWriter(for: url) else { return false }
    data.withUnsafeBytes { file.append($0.bindMemory(to: UInt8.self)) }
    guard (try? file.commit()) != nil else { return false }
  }
  return true
}

extension CGImageDestination {
  /// The bytes of the file.
  fileprivate var file: Data? {
    guard let first = images.first else { return nil }
    let all = properties.merging(first.properties) { $1 }
    let quality = Self.number(all[kCGImageDestinationLossyCompressionQuality])
    switch format {
    case .png: return ImageEncoding.png(first.image)
    case .jpeg:
      let turn = Self.number(all[kCGImagePropertyOrientation]).flatMap { Int(exactly: $0) } ?? 1
      return ImageEncoding.jpeg(
        first.image, quality: quality ?? 0.8, orientation: 1...8 ~= turn ? turn : 1)
    case .gif: return gif()
    case .webp: return webp(quality: quality)
    }
  }

  /// Returns a GIF of the images, or nil if they do not have the same size or are too large for a GIF.
  private func gif() -> Data? {
    let (width, height) = (images[0].image.width, images[0].image.height)
    guard width <= 0xFFFF, height <= 0xFFFF, isOfOneSize else { return nil }
    // Without a loop count an animated GIF is played once.
    let loops = number(kCGImagePropertyGIFDictionary, kCGImagePropertyGIFLoopCount, properties) ?? 1
    var writer = GIFWriter(width: width, height: height, loopCount: Int(loops), mergesEqual: false)
    for (image, own) in images { writer.add(image, delay: delay(own, kCGImagePropertyGIFDictionary)) }
    return writer.finish()
  }

  /// Returns a WebP file of the images, lossless if no quality (0…1) is given, or nil if they do not have the
  /// same size or are too large for WebP.
  private func webp(quality: Double?) -> Data? {
    if images.count == 1 { return ImageEncoding.webp(images[0].image, quality: quality) }
    let first = images[0].image
    guard isOfOneSize else { return nil }
    let loops = number(kCGImagePropertyWebPDictionary, kCGImagePropertyWebPLoopCount, properties) ?? 1
    do throws(AnimationWritingError) {
      let writer = try WebPWriter(
        width: first.width, height: first.height, quality: quality, loops: Int(loops))
      var start = 0.0
      for (image, own) in images {
        try writer.add(image, at: start)
        start += delay(own, kCGImagePropertyWebPDictionary)
      }
      return try writer.finish(at: start)
    } catch {
      return nil
    }
  }

  private var isOfOneSize: Bool {
    images.allSatisfy { $0.image.width == images[0].image.width && $0.image.height == images[0].image.height }
  }

  /// Returns the duration of an image in seconds, a tenth of a second by default.
  private func delay(_ own: CFDictionary, _ dictionary: CFString) -> Double {
    let all = properties.merging(own) { $1 }
    let seconds =
      number(dictionary, kCGImagePropertyGIFUnclampedDelayTime, all)
      ?? number(dictionary, kCGImagePropertyGIFDelayTime, all) ?? 0.1
    return min(max(seconds, 0), 600)
  }

  private func number(_ dictionary: CFString, _ key: CFString, _ all: CFDictionary) -> Double? {
    (all[dictionary] as? CFDictionary).flatMap { Self.number($0[key]) }
      ?? (all[dictionary] as? [String: Any]).flatMap { Self.number($0[key]) }
  }

  /// Returns a finite number of any numeric type.
  private static func number(_ value: Any?) -> Double? {
    let number: Double? =
      switch value {
      case let value as Double: value
      case let value as CGFloat: value.native
      case let value as Int: Double(value)
      case let value as Float: Double(value)
      case let value as NSNumber: value.doubleValue
      default: nil
      }
    return number.flatMap { $0.isFinite && abs($0) < 1e9 ? $0 : nil }
  }
}

extension ImageFormat {
  /// The format's uniform type identifier.
  var uniformType: String {
    switch self {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    case .gif: "com.compuserve.gif"
    case .webp: "org.webmproject.webp"
    }
  }

  init?(uniformType: String) {
    guard let format = [ImageFormat.png, .jpeg, .gif, .webp].first(where: { $0.uniformType == uniformType })
    else {
      return nil
    }
    self = format
  }
}
