public import CoreGraphics
public import Foundation
internal import ImageIO

/// A representation of an image as a recipe: how its pixels are produced. Nothing is rendered before a
/// ``CIContext`` asks for pixels.
///
/// Coordinates are pixels, y up, with the origin in the lower left corner of an image created from a bitmap.
/// Colours are mixed in linear sRGB. An image is immutable and may be used on any thread.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
  // All of it is constant; nothing writes the property values once the image is created.

  let recipe: Recipe
  /// The sampling mode of the next transform.
  let sampling: Sampling
  private let notes: Notes

  /// The known sources of an image.
  struct Notes {
    var picture: CGImage?
    var colorSpace: CGColorSpace?
    var url: URL?
    var properties: [String: Any] = [:]
  }

  init(_ recipe: Recipe, sampling: Sampling = .linear, notes: Notes = Notes()) {
    (self.recipe, self.sampling, self.notes) = (recipe, sampling, notes)
    super.init()
  }

  /// Creates an empty image.
  public override init() {
    (recipe, sampling, notes) = (.nothing, .linear, Notes())
    super.init()
  }

  /// Creates a copy of an image.
  package convenience init(copying image: CIImage) {
    self.init(image.recipe, sampling: image.sampling, notes: image.notes)
  }

  /// Creates an image from a Core Graphics image, one pixel a unit.
  public convenience init(cgImage image: CGImage) { self.init(cgImage: image, options: nil) }

  /// Creates an image from a Core Graphics image, one pixel a unit.
  ///
  /// - Parameters:
  ///   - image: The Core Graphics image.
  ///   - options: Only `colorSpace` (`NSNull` for unconverted components) and `properties` have an effect.
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
    let space = CIImage.space(options, image.colorSpace ?? .standard)
    let properties = options?[.properties] as? [String: Any] ?? [:]
    self.init(
      .bitmap(image, space: space), notes: Notes(picture: image, colorSpace: space, properties: properties))
  }

  /// Creates an image from the data of a PNG, JPEG, GIF or WebP file; `nil` if the data contains no image.
  public convenience init?(data: Data) { self.init(data: data, options: nil) }

  /// Creates an image from the data of a PNG, JPEG, GIF or WebP file; `nil` if the data contains no image.
  ///
  /// It is rotated upright if the option `applyOrientationProperty` is `true`.
  public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
    self.init(file: data, url: nil, options)
  }

  /// Creates an image from a file; `nil` if the file cannot be read.
  public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }

  /// Creates an image from a file; `nil` if the file cannot be read.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - options: Those of ``init(data:options:)``.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(file: data, url: url, options)
  }

  /// Creates an image of infinite extent of one colour.
  public convenience init(color: CIColor) {
    self.init(
      .generated { evaluation in
        let pixel = evaluation.pixel(color)
        return { _ in pixel }
      })
  }

  /// Creates an image from pixels with premultiplied colours, the top row first; an empty image if there are
  /// too few bytes.
  ///
  /// - Parameters:
  ///   - data: The pixels.
  ///   - bytesPerRow: The number of bytes from one row to the next.
  ///   - size: The size in pixels.
  ///   - format: The format of the pixels.
  ///   - colorSpace: The colour space of the components; `nil` uses them unconverted.
  public convenience init(
    bitmapData data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat, colorSpace: CGColorSpace?
  ) {
    let made = Recipe.bitmap(data, bytesPerRow: bytesPerRow, size: size, format: format, space: colorSpace)
    if made == nil { tell("CIImage(bitmapData:): the format is not known, or there are too few bytes") }
    self.init(made ?? .nothing, notes: Notes(colorSpace: colorSpace))
  }

  /// Returns an empty image, whose extent is null.
  open class func empty() -> CIImage { CIImage() }

  /// The rectangle of the pixels, in whole numbers; infinite for an unbounded image, null for an empty one.
  open var extent: CGRect { recipe.extent }

  /// The metadata of the file, under the keys of Image I/O.
  open var properties: [String: Any] { notes.properties }

  /// The colour space of the source bitmap; `nil` for an image created in another way.
  open var colorSpace: CGColorSpace? { notes.colorSpace }

  /// The source Core Graphics image; `nil` for an image that was changed or created in another way.
  open var cgImage: CGImage? { notes.picture }

  /// The URL of the file from which the image was read.
  open var url: URL? { notes.url }

  /// A Boolean value that indicates whether every pixel is known to be opaque.
  open var isOpaque: Bool { notes.picture?.isOpaque ?? false }

  /// Returns the image with other properties.
  open func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage {
    var notes = self.notes
    notes.properties = Dictionary(properties.map { ("\($0.key)", $0.value) }) { $1 }
    return CIImage(recipe, sampling: sampling, notes: notes)
  }

  /// Returns the image itself: it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// A description with the class and the extent.
  open override var description: String {
    "<CIImage: 0x\(String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)) extent \(extent)>"
  }
}

/// An option for creating an image.
public struct CIImageOption: Hashable, RawRepresentable, Sendable {
  /// The name of the option.
  public var rawValue: String

  /// Creates an option with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The colour space of the pixels, a `CGColorSpace`, or `NSNull` to use components unconverted.
  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  /// The metadata of the image, a dictionary.
  public static let properties = CIImageOption(rawValue: "CIImageProperties")
  /// A Boolean value that determines whether the image is rotated by the orientation of its file.
  public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
  /// A Boolean value that determines whether the image is sampled without interpolation, like
  /// ``CIImage/samplingNearest()``.
  public static let nearestSampling = CIImageOption(rawValue: "CIImageNearestSampling")
}

extension CIImage {
  private convenience init?(file data: Data, url: URL?, _ options: [CIImageOption: Any]?) {
    guard let source = CGImageSourceCreateWithData(data, nil),
      let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
    else { return nil }
    let found = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) ?? [:]
    let properties = Dictionary(found.map { ("\($0.key)", $0.value) }) { $1 }
    let space = CIImage.space(options, image.colorSpace ?? .standard)
    var recipe = Recipe.bitmap(image, space: space)
    var notes = Notes(picture: image, colorSpace: space, url: url, properties: properties)
    let turn = properties[kCGImagePropertyOrientation] as? Int ?? 1
    if options?[.applyOrientationProperty] as? Bool == true,
      let way = CGImagePropertyOrientation(rawValue: UInt32(turn)),
      way != .up
    {
      recipe = recipe.placed(way.transform(of: recipe.extent), .linear)
      notes.picture = nil
      notes.properties[kCGImagePropertyOrientation] = 1
    }
    let isNearest = options?[.nearestSampling] as? Bool == true
    self.init(recipe, sampling: isNearest ? .nearest : .linear, notes: notes)
  }

  /// Returns the colour space that options give for the components; `nil` to use them unconverted.
  fileprivate static func space(_ options: [CIImageOption: Any]?, _ own: CGColorSpace) -> CGColorSpace? {
    switch options?[.colorSpace] {
    case let space as CGColorSpace: space
    case is NSNull: nil
    default: own
    }
  }
}

extension CIImage {
  /// An image of infinite extent in opaque black.
  public class var black: CIImage { CIImage(color: .black) }
  /// An image of infinite extent in opaque white.
  public class var white: CIImage { CIImage(color: .white) }
  /// An image of infinite extent in opaque half gray.
  public class var gray: CIImage { CIImage(color: .gray) }
  /// An image of infinite extent in opaque red.
  public class var red: CIImage { CIImage(color: .red) }
  /// An image of infinite extent in opaque green.
  public class var green: CIImage { CIImage(color: .green) }
  /// An image of infinite extent in opaque blue.
  public class var blue: CIImage { CIImage(color: .blue) }
  /// An image of infinite extent in opaque cyan.
  public class var cyan: CIImage { CIImage(color: .cyan) }
  /// An image of infinite extent in opaque magenta.
  public class var magenta: CIImage { CIImage(color: .magenta) }
  /// An image of infinite extent in opaque yellow.
  public class var yellow: CIImage { CIImage(color: .yellow) }
  /// A transparent image of infinite extent.
  public class var clear: CIImage { CIImage(color: .clear) }
}
