public import CoreGraphics

/// The position of the first row and column of a stored image in the upright one.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// The first row is at the top, the first column at the left.
  case up = 1
  /// The first row is at the top, the first column at the right.
  case upMirrored = 2
  /// The first row is at the bottom, the first column at the right.
  case down = 3
  /// The first row is at the bottom, the first column at the left.
  case downMirrored = 4
  /// The first row is at the left, the first column at the top.
  case leftMirrored = 5
  /// The first row is at the right, the first column at the top.
  case right = 6
  /// The first row is at the right, the first column at the bottom.
  case rightMirrored = 7
  /// The first row is at the left, the first column at the bottom.
  case left = 8
}

/// The number of pixel columns, an integer.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The number of pixel rows, an integer.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The horizontal resolution in pixels per inch, a number.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// The vertical resolution in pixels per inch, a number.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// The number of bits per component, an integer.
public let kCGImagePropertyDepth: CFString = "Depth"
/// The orientation: the raw value of a `CGImagePropertyOrientation`.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// A Boolean value that indicates whether the file has an opacity channel.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The colour model: "RGB" or "Gray".
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The size of the file in bytes.
public let kCGImagePropertyFileSize: CFString = "FileSize"

/// The properties of a GIF file or of one of its frames, a dictionary.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The duration of a GIF frame in seconds, at least 0.1.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The duration of a GIF frame in seconds, as stored in the file.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The number of times a GIF is played. 0 means forever.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// The properties of a WebP file or of one of its frames, a dictionary.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// The duration of a WebP frame in seconds, at least 0.1.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// The duration of a WebP frame in seconds, as stored in the file.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The number of times a WebP file is played. 0 means forever.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"

/// The Exif data of the camera, a dictionary.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// The date and time of the photograph, such as "2024:05:01 12:00:00".
public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
/// The date and time of digitization, in the same format.
public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"
/// The user's comment, a string. Omitted if the file marks it as Unicode or JIS.
public let kCGImagePropertyExifUserComment: CFString = "UserComment"
/// The name of the lens, a string.
public let kCGImagePropertyExifLensModel: CFString = "LensModel"
/// The exposure time in seconds, a number.
public let kCGImagePropertyExifExposureTime: CFString = "ExposureTime"
/// The f-number: the focal length divided by the diameter of the aperture.
public let kCGImagePropertyExifFNumber: CFString = "FNumber"
/// The ISO speed ratings, an array of numbers even if there is only one.
public let kCGImagePropertyExifISOSpeedRatings: CFString = "ISOSpeedRatings"
/// The focal length in millimetres, a number.
public let kCGImagePropertyExifFocalLength: CFString = "FocalLength"
/// The width of the image in pixels, a number.
public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
/// The height of the image in pixels, a number.
public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"

/// The location at which the image was taken, a dictionary.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// The latitude in degrees, a number from 0 to 90 without a sign.
public let kCGImagePropertyGPSLatitude: CFString = "Latitude"
/// The hemisphere of `Latitude`, "N" or "S".
public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
/// The longitude in degrees, a number from 0 to 180 without a sign.
public let kCGImagePropertyGPSLongitude: CFString = "Longitude"
/// The hemisphere of `Longitude`, "E" or "W".
public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"
/// The altitude in metres, a number.
public let kCGImagePropertyGPSAltitude: CFString = "Altitude"
/// The time in UTC, such as "12:00:00".
public let kCGImagePropertyGPSTimeStamp: CFString = "TimeStamp"
/// The date in UTC, such as "2024:05:01".
public let kCGImagePropertyGPSDateStamp: CFString = "DateStamp"

/// The TIFF data at the beginning of an Exif block, a dictionary.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// The maker of the camera or scanner, a string.
public let kCGImagePropertyTIFFMake: CFString = "Make"
/// The name of the camera or scanner, a string.
public let kCGImagePropertyTIFFModel: CFString = "Model"
/// The program that created or modified the file, a string.
public let kCGImagePropertyTIFFSoftware: CFString = "Software"
/// The date and time of the last modification, such as "2024:05:01 12:00:00".
public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
/// The orientation, a number from 1, upright, to 8, as in `CGImagePropertyOrientation`.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// The creator of the image, a string.
public let kCGImagePropertyTIFFArtist: CFString = "Artist"
/// The description of the image, a string.
public let kCGImagePropertyTIFFImageDescription: CFString = "ImageDescription"
/// The JFIF properties of a JPEG file, a dictionary. Not read from files yet.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// The properties of a PNG file, a dictionary. Not read from files yet.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"

/// A Boolean value that determines whether a decoded image is cached. No effect.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// A Boolean value that determines whether an image is decoded when it is created. No effect: it always is.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// A hint at the type of the file. No effect.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// A Boolean value that determines whether a thumbnail is created from the image if the file has none, which
/// is assumed of every file. `false` by default.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// A Boolean value that determines whether a thumbnail is always created from the image. `false` by default.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// A Boolean value that determines whether a thumbnail is rotated upright.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// The maximum length of a thumbnail's longer side in pixels, a number.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// The quality of a JPEG, from 0 to 1.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// A Boolean value that determines whether a file is written without the place where the picture was taken.
/// Files are always written without it.
public let kCGImageMetadataShouldExcludeGPS: CFString = "kCGImageMetadataShouldExcludeGPS"
/// A Boolean value that determines whether a file is written without XMP. Files are always without it.
public let kCGImageMetadataShouldExcludeXMP: CFString = "kCGImageMetadataShouldExcludeXMP"
