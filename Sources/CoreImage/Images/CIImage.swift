public import CoreGraphics
public import Foundation
internal import ImageIO

/// An image as a recipe: what its pixels are made from, and how. Nothing is drawn before a
/// `CIContext` asks for pixels.
///
/// Coordinates are pixels, y up, the origin at the lower left of an image that was made from a picture.
/// Colours are mixed as light, in linear sRGB. An image never changes and may be used on any thread.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
  // All of it is constant; properties are values that nobody writes to once the image is made.

  let recipe: Recipe
  /// How the next transform makes pixels between pixels.
  let sampling: Sampling
  private let notes: Notes

  /// What an image was made from, as far as it says.
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

  /// An image without pixels.
  public override init() {
    (recipe, sampling, notes) = (.nothing, .linear, Notes())
    super.init()
  }

  /// The image of another one.
  package convenience init(copying image: CIImage) {
    self.init(image.recipe, sampling: image.sampling, notes: image.notes)
  }

  /// The pixels of a picture, one a unit.
  public convenience init(cgImage image: CGImage) { self.init(cgImage: image, options: nil) }

  /// The pixels of a picture, one a unit. Of the options `colorSpace` (`NSNull` for components as they
  /// are) and `properties` count.
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
    let space = CIImage.space(options, image.colorSpace ?? .standard)
    let properties = options?[.properties] as? [String: Any] ?? [:]
    self.init(
      .bitmap(image, space: space), notes: Notes(picture: image, colorSpace: space, properties: properties))
  }

  /// The image in the bytes of a PNG, JPEG, GIF or WebP file; nil where they hold none.
  public convenience init?(data: Data) { self.init(data: data, options: nil) }

  /// The image in the bytes of a PNG, JPEG, GIF or WebP file; nil where they hold none.
  ///
  /// It is turned upright where the option `applyOrientationProperty` is true.
  public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
    self.init(file: data, url: nil, options)
  }

  /// The image in a file; nil where it cannot be read.
  public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }

  /// The image in a file; nil where it cannot be read. Options are those of `init(data:options:)`.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(file: data, url: url, options)
  }

  /// One colour without end.
  public convenience init(color: CIColor) {
    self.init(.generated { evaluation in
      let pixel = evaluation.pixel(color)
      return { _ in pixel }
    })
  }

  /// The pixels of a buffer, first row on top, colours multiplied by the opacity; without
  /// pixels where they are too few.
  ///
  /// Without a colour space components are taken as they are.
  public convenience init(
    bitmapData data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat, colorSpace: CGColorSpace?
  ) {
    let made = Recipe.bitmap(data, bytesPerRow: bytesPerRow, size: size, format: format, space: colorSpace)
    if made == nil { tell("CIImage(bitmapData:): the format is not known, or there are too few bytes") }
    self.init(made ?? .nothing, notes: Notes(colorSpace: colorSpace))
  }

  /// An image without pixels, of a null extent.
  open class func empty() -> CIImage { CIImage() }

  /// Where the pixels lie: whole ones; infinite for images without end, null for those without pixels.
  open var extent: CGRect { recipe.extent }

  /// What the file says of the image, under the keys of Image I/O.
  open var properties: [String: Any] { notes.properties }

  /// The space of the pixels that the image was made from; nil for one that was made in another way.
  open var colorSpace: CGColorSpace? { notes.colorSpace }

  /// The picture that the image was made from; nil for one that was changed, or made in another way.
  open var cgImage: CGImage? { notes.picture }

  /// The file that the image was read from.
  open var url: URL? { notes.url }

  /// Whether every pixel is known to be opaque.
  open var isOpaque: Bool { notes.picture?.isOpaque ?? false }

  /// The same image with other properties.
  open func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage {
    var notes = self.notes
    notes.properties = Dictionary(properties.map { ("\($0.key)", $0.value) }) { $1 }
    return CIImage(recipe, sampling: sampling, notes: notes)
  }

  /// The image itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The class and the extent.
  open override var description: String {
    "<CIImage: 0x\(String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)) extent \(extent)>"
  }
}

/// What is said when an image is made.
public struct CIImageOption: Hashable, RawRepresentable, Sendable {
  /// The name of the option.
  public var rawValue: String

  /// The option of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The space of the pixels, a `CGColorSpace`; `NSNull` for components that are taken as they are.
  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  /// What is known of the image, a dictionary.
  public static let properties = CIImageOption(rawValue: "CIImageProperties")
  /// Whether the image is turned as its file says.
  public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
  /// Whether the image is sampled without blending; has the effect of `samplingNearest()`.
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

  /// The space that options name for the components; nil where they are taken as they are.
  fileprivate static func space(_ options: [CIImageOption: Any]?, _ own: CGColorSpace) -> CGColorSpace? {
    switch options?[.colorSpace] {
    case let space as CGColorSpace: space
    case is NSNull: nil
    default: own
    }
  }
}

extension CIImage {
  /// Opaque black without end.
  public class var black: CIImage { CIImage(color: .black) }
  /// Opaque white without end.
  public class var white: CIImage { CIImage(color: .white) }
  /// Opaque half gray without end.
  public class var gray: CIImage { CIImage(color: .gray) }
  /// Opaque red without end.
  public class var red: CIImage { CIImage(color: .red) }
  /// Opaque green without end.
  public class var green: CIImage { CIImage(color: .green) }
  /// Opaque blue without end.
  public class var blue: CIImage { CIImage(color: .blue) }
  /// Opaque cyan without end.
  public class var cyan: CIImage { CIImage(color: .cyan) }
  /// Opaque magenta without end.
  public class var magenta: CIImage { CIImage(color: .magenta) }
  /// Opaque yellow without end.
  public class var yellow: CIImage { CIImage(color: .yellow) }
  /// Nothing without end.
  public class var clear: CIImage { CIImage(color: .clear) }
}
