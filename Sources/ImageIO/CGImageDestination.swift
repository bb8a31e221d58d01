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
  var image: CGImage?
  var properties: CFDictionary = [:]

  init?(_ target: Target, _ type: CFString, _ count: Int) {
    guard count == 1, let format = ImageFormat(uniformType: type), format == .png || format == .jpeg
    else { return nil }
    self.target = target
    self.format = format
  }
}

/// A destination that appends to `data` an image of type "public.png" or "public.jpeg"; nil for other types
/// or more than one image. Options have no effect.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(.data(data), type, count)
}

/// A destination that writes a file of type "public.png" or "public.jpeg"; nil for other types or more than
/// one image. Options have no effect.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(.url(url), type, count)
}

/// Sets properties of the file, such as `kCGImageDestinationLossyCompressionQuality`.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
  idst.properties = properties ?? [:]
}

/// Sets the image, with properties that go before the file's.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  idst.image = image
  idst.properties.merge(properties ?? [:]) { _, new in new }
}

/// Sets the image to one of a source, with properties that go before the file's.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  if let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) {
    CGImageDestinationAddImage(idst, image, properties)
  }
}

/// Writes the file; false where there is no image or it cannot be written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  guard let image = idst.image else { return false }
  let quality = idst.properties[kCGImageDestinationLossyCompressionQuality]
  let wanted =
    (quality as? Double) ?? (quality as? CGFloat)?.native ?? (quality as? Int).map { Double($0) } ?? 0.8
  let data =
    switch idst.format {
    case .png: ImageEncoding.png(image)
    default: ImageEncoding.jpeg(image, quality: wanted)
    }
  if data.isEmpty { return false }
  switch idst.target {
  case .data(let target): target.append(data)
  case .url(let url):
    guard let file = try? TemporaryFile(for: url) else { return false }
    data.withUnsafeBytes { file.append($0.bindMemory(to: UInt8.self)) }
    guard (try? file.commit()) != nil else { return false }
  }
  return true
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
