public import CoreGraphics

/// A place for an image file that is written when it is finalised.
public final class CGImageDestination {
  /// Where the bytes go.
  enum Target {
    case data(NSMutableData)
    case url(URL)
  }

  let target: Target
  let format: ImageFormat
  /// How many images there must be.
  let count: Int
  /// The images with their own properties, in the order of the file.
  var images: [(image: CGImage, properties: CFDictionary)] = []
  var properties: CFDictionary = [:]

  init?(_ target: Target, _ type: CFString, _ count: Int) {
    guard count > 0, let format = ImageFormat(uniformType: type), count == 1 || format == .gif || format == .webp
    else { return nil }
    (self.target, self.format, self.count) = (target, format, count)
  }
}

/// A destination that appends to `data` images of type "public.png", "public.jpeg", "com.compuserve.gif" or
/// "org.webmproject.webp"; nil for other types, for no image, and for several but in the last two. Options have no effect.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(.data(data), type, count)
}

/// A destination that writes a file of the types that `CGImageDestinationCreateWithData` takes; nil where that gives nil.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(.url(url), type, count)
}

/// The types that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
  [ImageFormat.png, .jpeg, .gif, .webp].map(\.uniformType)
}

/// Sets properties of the file, such as `kCGImageDestinationLossyCompressionQuality` or a GIF's loop count in its dictionary.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
  idst.properties = properties ?? [:]
}

/// Adds an image, with properties that go before the file's. More images than were announced are left out.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  if idst.images.count < idst.count { idst.images.append((image, properties ?? [:])) }
}

/// Adds an image of a source, with properties that go before the file's.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  if let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) {
    CGImageDestinationAddImage(idst, image, properties)
  }
}

/// Writes the file; false where there are fewer images than were announced, or it cannot be written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  guard idst.images.count == idst.count, let data = idst.file, !data.isEmpty else { return false }
  switch idst.target {
  case .data(let target): target.append(data)
  case .url(let url):
    guard let file = try? TemporaryFile(for: url) else { return false }
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
    case .jpeg: return ImageEncoding.jpeg(first.image, quality: quality ?? 0.8)
    case .gif:
      // Without a count a moving GIF is played once.
      let loops = number(kCGImagePropertyGIFDictionary, kCGImagePropertyGIFLoopCount, properties).map { Int($0) }
      return GIFEncoding.encode(images.map { .init(image: $0.image, delay: delay($0.properties, kCGImagePropertyGIFDictionary, 100)) }, loops: loops)
    case .webp:
      let loops = number(kCGImagePropertyWebPDictionary, kCGImagePropertyWebPLoopCount, properties) ?? 1
      return WebPEncoding.encode(
        images.map { .init(image: $0.image, delay: delay($0.properties, kCGImagePropertyWebPDictionary, 1000)) },
        quality: quality, loops: Int(loops))
    }
  }

  /// How long an image is shown in parts of a second: a tenth of one where nothing is said.
  private func delay(_ own: CFDictionary, _ dictionary: CFString, _ parts: Double) -> Int {
    let all = properties.merging(own) { $1 }
    let seconds =
      number(dictionary, kCGImagePropertyGIFUnclampedDelayTime, all)
      ?? number(dictionary, kCGImagePropertyGIFDelayTime, all) ?? 0.1
    return Int((min(max(seconds, 0), 600) * parts).rounded())
  }

  private func number(_ dictionary: CFString, _ key: CFString, _ all: CFDictionary) -> Double? {
    (all[dictionary] as? CFDictionary).flatMap { Self.number($0[key]) }
      ?? (all[dictionary] as? [String: Any]).flatMap { Self.number($0[key]) }
  }

  /// A finite number of any type.
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
  /// The uniform type.
  var uniformType: String {
    switch self {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    case .gif: "com.compuserve.gif"
    case .webp: "org.webmproject.webp"
    }
  }

  init?(uniformType: String) {
    guard let format = [ImageFormat.png, .jpeg, .gif, .webp].first(where: { $0.uniformType == uniformType }) else {
      return nil
    }
    self = format
  }
}
