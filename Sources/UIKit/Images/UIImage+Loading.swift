internal import CoreGraphics
public import Foundation
internal import ImageIO
internal import InterfaceBuilder

extension ImageState {
  /// Decodes an image file, with the orientation that it specifies.
  init(data: Data, scale: CGFloat) throws(ImageDecodingError) {
    let image = try ImageDecoding.decode(data)
    let exif = try ImageDecoding.head(of: data).orientation
    self.init(
      content: .pixels(image), scale: scale > 0 ? scale : 1, orientation: UIImage.Orientation(exif: exif))
  }

  /// Decodes a vector image whose size is in points.
  ///
  /// Without `keepsVectors` it is rendered immediately at the given scale, as in a catalog that does not
  /// preserve vector data.
  init(vector data: Data, scale: CGFloat, keepsVectors: Bool) throws(VectorDrawingError) {
    let drawing = try VectorDrawing(data)
    let pixels = keepsVectors ? nil : drawing.rasterize(size: drawing.size, scale: scale)
    self.init(content: pixels.map { .pixels($0) } ?? .vector(drawing), scale: scale)
  }

  /// Reads an image file, or the variant beside it that suits the screen. Returns nil if there is none.
  init?(file: URL, scale: CGFloat = GraphicsContextStack.standardScale, within boundary: URL? = nil) {
    let name = ImageFileName(file.lastPathComponent)
    let folder = file.deletingLastPathComponent()
    let variants: [ImageFileName] = name.scale == nil ? name.variants(for: scale) : [name]
    for variant in variants {
      let url = folder.appendingPathComponent(variant.text)
      if let boundary, !ProjectFolders.contains(url, in: boundary) { continue }
      if let data = try? Data(contentsOf: url) {
        self.init(data: data, scale: variant.scale ?? 1, reporting: url)
        return
      }
    }
    return nil
  }

  /// Decodes a vector image file. Returns nil if it is damaged, which is reported on standard error.
  init?(vector data: Data, scale: CGFloat, keepsVectors: Bool, reporting url: URL) {
    do {
      try self.init(vector: data, scale: scale, keepsVectors: keepsVectors)
    } catch {
      warn("\(url.path): \(error)")
      return nil
    }
  }

  /// Decodes an image file. Returns nil if it is damaged, which is reported on standard error.
  init?(data: Data, scale: CGFloat, reporting url: URL) {
    do {
      try self.init(data: data, scale: scale)
    } catch {
      warn("\(url.path): \(error)")
      return nil
    }
  }
}

/// The components of an image file's name, such as `name@2x~ipad.png`.
struct ImageFileName: Equatable {
  /// The part before the scale.
  var stem: String
  /// The scale in the name, or nil.
  var scale: CGFloat?
  /// The device in the name, such as `ipad`, or nil.
  var device: String?
  /// The extension without the full stop, such as `png`, or an empty string if there is none.
  var type: String

  init(_ text: String) {
    var rest = Substring(text)
    type = ""
    if let dot = rest.lastIndex(of: "."), ImageFileName.types.contains(rest[dot...].dropFirst().lowercased())
    {
      type = String(rest[dot...].dropFirst())
      rest = rest[..<dot]
    }
    if let tilde = rest.lastIndex(of: "~"), ["iphone", "ipad"].contains(rest[tilde...].dropFirst()) {
      device = String(rest[tilde...].dropFirst())
      rest = rest[..<tilde]
    }
    if let at = rest.lastIndex(of: "@"), rest.last == "x",
      let scale = Int(rest[at...].dropFirst().dropLast()),
      1...9 ~= scale
    {
      self.scale = CGFloat(scale)
      rest = rest[..<at]
    }
    stem = String(rest)
  }

  /// The extensions of readable image files.
  static let types = ["png", "jpg", "jpeg", "gif", "webp"]

  /// The complete file name.
  var text: String {
    stem + (scale.map { "@\(Int($0))x" } ?? "") + (device.map { "~" + $0 } ?? "")
      + (type.isEmpty ? "" : "." + type)
  }

  /// Returns the possible names of an image for a screen, the most suitable first.
  func variants(for screenScale: CGFloat) -> [ImageFileName] {
    let order: [CGFloat?] =
      screenScale > 2 ? [3, 2, nil] : screenScale > 1 ? [2, 3, nil] : [nil, 2, 3]
    return (type.isEmpty ? ImageFileName.types : [type]).flatMap { type in
      order.flatMap { scale in
        [device, device == nil ? "iphone" : nil].map { device in
          var name = self
          (name.scale, name.device, name.type) = (scale, device, type)
          return name
        }
      }
    }
  }
}

extension UIImage {
  /// The pixels in upright orientation and in the image's tint colour.
  private var upright: CGImage? {
    state.orientation == .up && state.tint == nil
      ? pixels : rasterize(size: pointSize, scale: scale, color: state.tint)
  }

  /// The pixels as written to a file, and their orientation. Original pixels are written unchanged, rendered
  /// ones upright.
  private var stored: (pixels: CGImage, orientation: Orientation)? {
    if case .pixels(let image) = state.content, state.tint == nil { return (image, state.orientation) }
    return upright.map { ($0, .up) }
  }

  func encodedPNG() -> Data? { stored.map { ImageEncoding.png($0.pixels) } }

  /// PNG data in upright orientation, for programs that do not know the image's orientation.
  var uprightPNG: Data? { upright.map { ImageEncoding.png($0) } }

  func encodedJPEG(_ quality: CGFloat) -> Data? {
    stored.map {
      ImageEncoding.jpeg($0.pixels, quality: Double(quality), orientation: $0.orientation.exif)
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns an image as PNG data, or nil if it has no size.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns an image as JPEG data, or nil if it has no size.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}
