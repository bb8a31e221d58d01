public import CoreGraphics

/// How the first row and column of a stored picture lie on the upright one.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// First row on top, first column at the left.
  case up = 1
  /// First row on top, first column at the right.
  case upMirrored = 2
  /// First row at the bottom, first column at the right.
  case down = 3
  /// First row at the bottom, first column at the left.
  case downMirrored = 4
  /// First row at the left, first column on top.
  case leftMirrored = 5
  /// First row at the right, first column on top.
  case right = 6
  /// First row at the right, first column at the bottom.
  case rightMirrored = 7
  /// First row at the left, first column at the bottom.
  case left = 8
}

/// The number of pixel columns, an integer.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The number of pixel rows, an integer.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// Pixels per inch across, a number.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// Pixels per inch down, a number.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// Bits of a component, an integer.
public let kCGImagePropertyDepth: CFString = "Depth"
/// How the picture is turned: the raw value of a `CGImagePropertyOrientation`.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// Whether the file has opacity.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// What the components count: "RGB", "Gray".
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The size of the file in bytes.
public let kCGImagePropertyFileSize: CFString = "FileSize"

/// What is known of a GIF file or a frame of one, a dictionary.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// Seconds that a frame of a GIF is shown, at least 0.1.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// Seconds that a frame of a GIF is shown, as the file says.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often a GIF is played; 0 stands for ever.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// What is known of a WebP file or a frame of one, a dictionary.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// Seconds that a frame of a WebP file is shown, at least 0.1.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// Seconds that a frame of a WebP file is shown, as the file says.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often a WebP file is played; 0 stands for ever.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"

/// What the camera wrote, a dictionary.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// Date and time, "2024:05:01 12:00:00".
public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
/// When the picture was stored, of the same form.
public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"
/// What somebody has noted, a text; left out where the file marks it as Unicode or JIS.
public let kCGImagePropertyExifUserComment: CFString = "UserComment"
/// The lens by its name, a text.
public let kCGImagePropertyExifLensModel: CFString = "LensModel"
/// Seconds, a number.
public let kCGImagePropertyExifExposureTime: CFString = "ExposureTime"
/// The focal length by the opening's diameter, a number.
public let kCGImagePropertyExifFNumber: CFString = "FNumber"
/// A list of numbers, also where there is one.
public let kCGImagePropertyExifISOSpeedRatings: CFString = "ISOSpeedRatings"
/// Millimetres, a number.
public let kCGImagePropertyExifFocalLength: CFString = "FocalLength"
/// Pixels, a number.
public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
/// Pixels, a number.
public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"

/// Where a picture was taken, a dictionary.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// Degrees from 0 to 90, a number; "N" or "S".
public let kCGImagePropertyGPSLatitude: CFString = "Latitude"
/// "N" or "S", beside `Latitude`, which has no sign.
public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
/// Degrees from 0 to 180, a number; "E" or "W".
public let kCGImagePropertyGPSLongitude: CFString = "Longitude"
/// "E" or "W", beside `Longitude`, which has no sign.
public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"
/// Metres, a number.
public let kCGImagePropertyGPSAltitude: CFString = "Altitude"
/// UTC, "12:00:00".
public let kCGImagePropertyGPSTimeStamp: CFString = "TimeStamp"
/// UTC, "2024:05:01".
public let kCGImagePropertyGPSDateStamp: CFString = "DateStamp"

/// What the beginning of an Exif block says, a dictionary.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// Who made the camera or scanner, a text.
public let kCGImagePropertyTIFFMake: CFString = "Make"
/// The camera or scanner by its name, a text.
public let kCGImagePropertyTIFFModel: CFString = "Model"
/// What made or changed the file, a text.
public let kCGImagePropertyTIFFSoftware: CFString = "Software"
/// Of the last change, "2024:05:01 12:00:00".
public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
/// A number of 1, upright, to 8, as of `CGImagePropertyOrientation`.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// Who made the picture, a text.
public let kCGImagePropertyTIFFArtist: CFString = "Artist"
/// What is shown, a text.
public let kCGImagePropertyTIFFImageDescription: CFString = "ImageDescription"
/// What a JPEG file says, and what a PNG file says, dictionaries; not read from files yet.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// What a PNG file says, a dictionary; not read from files yet.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"

/// Whether a decoded image is kept; has no effect.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether an image is decoded when it is created, which it always is; has no effect.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// What type the file is thought to have; has no effect.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Whether a thumbnail is made where the file has none, which is taken of every file; false unless set.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a thumbnail is made from the image; false unless set.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// Whether a thumbnail is turned upright.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// The most pixels along a thumbnail's longer side, a number.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// How well a JPEG is kept, from 0 to 1.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
