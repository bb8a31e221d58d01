internal import CoreGraphics
public import Foundation
internal import ImageIO
internal import InterfaceBuilder

extension ImageState {
  /// The picture in the bytes of an image file, turned as the file says.
  init(data: Data, scale: CGFloat) throws(ImageDecodingError) {
    let image = try ImageDecoding.decode(data)
    let exif = try ImageDecoding.head(of: data).orientation
    self.init(
      content: .pixels(image), scale: scale > 0 ? scale : 1, orientation: UIImage.Orientation(exif: exif))
  }

  /// A drawing, in points. Without `keepsVectors` it becomes pixels of
  /// the scale at once, as in a catalog that does not ask for more.
  init(vector data: Data, scale: CGFloat, keepsVectors: Bool) throws(VectorDrawingError) {
    let drawing = try VectorDrawing(data)
    let pixels = keepsVectors ? nil : drawing.rasterize(size: drawing.size, scale: scale)
    self.init(content: pixels.map { .pixels($0) } ?? .vector(drawing), scale: scale)
  }

  /// The picture in a file or in the variant of it beside it that suits the screen; nil where there is none.
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

  /// A drawing in a file's bytes; a damaged one is reported on standard error and gives nil.
  init?(vector data: Data, scale: CGFloat, keepsVectors: Bool, reporting url: URL) {
    do {
      try self.init(vector: data, scale: scale, keepsVectors: keepsVectors)
    } catch {
      warn("\(url.path): \(error)")
      return nil
    }
  }

  /// The picture in a file's bytes; a damaged one is reported on standard error and gives nil.
  init?(data: Data, scale: CGFloat, reporting url: URL) {
    do {
      try self.init(data: data, scale: scale)
    } catch {
      warn("\(url.path): \(error)")
      return nil
    }
  }
}

/// The name of an image file, taken apart: `name@2x~ipad.png`.
struct ImageFileName: Equatable {
  /// What comes before the scale.
  var stem: String
  /// The scale in the name, or nil.
  var scale: CGFloat?
  /// The device in the name, such as `ipad`, or nil.
  var device: String?
  /// The extension, such as `png`, without the dot; empty where there is none.
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

  /// The extensions of image files that are read.
  static let types = ["png", "jpg", "jpeg", "gif", "webp"]

  /// The file's name.
  var text: String {
    stem + (scale.map { "@\(Int($0))x" } ?? "") + (device.map { "~" + $0 } ?? "")
      + (type.isEmpty ? "" : "." + type)
  }

  /// The names under which a picture for a screen may lie, the most suitable first.
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
  /// The pixels turned upright, and in the image's own tint.
  private var upright: CGImage? {
    state.orientation == .up && state.tint == nil
      ? pixels : rasterize(size: pointSize, scale: scale, color: state.tint)
  }

  /// The pixels as they go into a file of the image, and how they are turned: those that it was made of as
  /// they are, drawn ones upright.
  private var stored: (pixels: CGImage, orientation: Orientation)? {
    if case .pixels(let image) = state.content, state.tint == nil { return (image, state.orientation) }
    return upright.map { ($0, .up) }
  }

  func encodedPNG() -> Data? { stored.map { ImageEncoding.png($0.pixels) } }

  /// A PNG file for others, who do not know how the pixels are turned.
  var uprightPNG: Data? { upright.map { ImageEncoding.png($0) } }

  func encodedJPEG(_ quality: CGFloat) -> Data? {
    stored.map {
      ImageEncoding.jpeg($0.pixels, quality: Double(quality), orientation: $0.orientation.exif)
    }
  }
}

/// The image as a PNG file; nil for an image of no size.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// The image as a JPEG file; nil for an image of no size.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}
