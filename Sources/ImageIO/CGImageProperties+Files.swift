public import CoreGraphics

// The keys of further properties of image files.

/// The IPTC data, a dictionary with the following keys. Not read from files. The numbers are those of the
/// data sets of IPTC's IIM 4.2.
public let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"
/// The object type (2:03), a string.
public let kCGImagePropertyIPTCObjectTypeReference: CFString = "ObjectTypeReference"
/// The object attributes (2:04), possibly several.
public let kCGImagePropertyIPTCObjectAttributeReference: CFString = "ObjectAttributeReference"
/// The object name (2:05), a string of at most 64 bytes.
public let kCGImagePropertyIPTCObjectName: CFString = "ObjectName"
/// The edit status (2:07), a string: new, corrected or withdrawn.
public let kCGImagePropertyIPTCEditStatus: CFString = "EditStatus"
/// The editorial update (2:08): "01" for one that adds a language to another object.
public let kCGImagePropertyIPTCEditorialUpdate: CFString = "EditorialUpdate"
/// The urgency, a number from 1, the most urgent, to 8.
public let kCGImagePropertyIPTCUrgency: CFString = "Urgency"
/// The subject codes (2:12), possibly several.
public let kCGImagePropertyIPTCSubjectReference: CFString = "SubjectReference"
/// The category (2:15), a string of at most three bytes.
public let kCGImagePropertyIPTCCategory: CFString = "Category"
/// The supplemental categories (2:20), possibly several.
public let kCGImagePropertyIPTCSupplementalCategory: CFString = "SupplementalCategory"
/// The identifier of recurring objects (2:22), a string.
public let kCGImagePropertyIPTCFixtureIdentifier: CFString = "FixtureIdentifier"
/// The keywords (2:25), possibly several.
public let kCGImagePropertyIPTCKeywords: CFString = "Keywords"
/// The country codes of the content (2:26), three letters each, possibly several.
public let kCGImagePropertyIPTCContentLocationCode: CFString = "ContentLocationCode"
/// The names of the content's locations (2:27), possibly several.
public let kCGImagePropertyIPTCContentLocationName: CFString = "ContentLocationName"
/// The earliest date of use (2:30), such as "20240501".
public let kCGImagePropertyIPTCReleaseDate: CFString = "ReleaseDate"
/// The earliest time of use (2:35), such as "120000+0100".
public let kCGImagePropertyIPTCReleaseTime: CFString = "ReleaseTime"
/// The latest date of use (2:37), in the format of `ReleaseDate`.
public let kCGImagePropertyIPTCExpirationDate: CFString = "ExpirationDate"
/// The latest time of use (2:38), in the format of `ReleaseTime`.
public let kCGImagePropertyIPTCExpirationTime: CFString = "ExpirationTime"
/// The instructions for editors (2:40), a string.
public let kCGImagePropertyIPTCSpecialInstructions: CFString = "SpecialInstructions"
/// The action advised (2:42): "01" kill, "02" replace, "03" append, "04" reference to earlier data.
public let kCGImagePropertyIPTCActionAdvised: CFString = "ActionAdvised"
/// The service of an earlier object that this one refers to (2:45), a string.
public let kCGImagePropertyIPTCReferenceService: CFString = "ReferenceService"
/// The date of the earlier object (2:47), in the format of `ReleaseDate`.
public let kCGImagePropertyIPTCReferenceDate: CFString = "ReferenceDate"
/// The number of the earlier object (2:50), a string.
public let kCGImagePropertyIPTCReferenceNumber: CFString = "ReferenceNumber"
/// The date of creation of the content (2:55), in the format of `ReleaseDate`.
public let kCGImagePropertyIPTCDateCreated: CFString = "DateCreated"
/// The time of creation of the content (2:60), in the format of `ReleaseTime`.
public let kCGImagePropertyIPTCTimeCreated: CFString = "TimeCreated"
/// The date of creation of the file (2:62), in the format of `ReleaseDate`.
public let kCGImagePropertyIPTCDigitalCreationDate: CFString = "DigitalCreationDate"
/// The time of creation of the file (2:63), in the format of `ReleaseTime`.
public let kCGImagePropertyIPTCDigitalCreationTime: CFString = "DigitalCreationTime"
/// The program that created the file (2:65), a string.
public let kCGImagePropertyIPTCOriginatingProgram: CFString = "OriginatingProgram"
/// The version of that program (2:70), a string.
public let kCGImagePropertyIPTCProgramVersion: CFString = "ProgramVersion"
/// The object cycle (2:75): "a" for the morning, "p" for the evening, "b" for both.
public let kCGImagePropertyIPTCObjectCycle: CFString = "ObjectCycle"
/// The creators (2:80), possibly several.
public let kCGImagePropertyIPTCByline: CFString = "Byline"
/// The titles of the creators (2:85), possibly several.
public let kCGImagePropertyIPTCBylineTitle: CFString = "BylineTitle"
/// The city (2:90), a string.
public let kCGImagePropertyIPTCCity: CFString = "City"
/// The location within the city (2:92), a string.
public let kCGImagePropertyIPTCSubLocation: CFString = "SubLocation"
/// The state or province (2:95), a string.
public let kCGImagePropertyIPTCProvinceState: CFString = "Province/State"
/// The country code (2:100), three letters.
public let kCGImagePropertyIPTCCountryPrimaryLocationCode: CFString = "Country/PrimaryLocationCode"
/// The name of the country (2:101), a string.
public let kCGImagePropertyIPTCCountryPrimaryLocationName: CFString = "Country/PrimaryLocationName"
/// The place of the original transmission (2:103), a string.
public let kCGImagePropertyIPTCOriginalTransmissionReference: CFString = "OriginalTransmissionReference"
/// The headline (2:105), a string.
public let kCGImagePropertyIPTCHeadline: CFString = "Headline"
/// The provider (2:110), a string.
public let kCGImagePropertyIPTCCredit: CFString = "Credit"
/// The original owner (2:115), a string.
public let kCGImagePropertyIPTCSource: CFString = "Source"
/// The copyright notice (2:116), a string.
public let kCGImagePropertyIPTCCopyrightNotice: CFString = "CopyrightNotice"
/// The contacts (2:118), possibly several.
public let kCGImagePropertyIPTCContact: CFString = "Contact"
/// The caption (2:120), a string.
public let kCGImagePropertyIPTCCaptionAbstract: CFString = "Caption/Abstract"
/// The writers of the caption (2:122), possibly several.
public let kCGImagePropertyIPTCWriterEditor: CFString = "Writer/Editor"
/// The number of colour components and the one in this file (2:130), a string of two characters.
public let kCGImagePropertyIPTCImageType: CFString = "ImageType"
/// The orientation (2:131): "P" portrait, "L" landscape, "S" square.
public let kCGImagePropertyIPTCImageOrientation: CFString = "ImageOrientation"
/// The language code (2:135), two or three letters.
public let kCGImagePropertyIPTCLanguageIdentifier: CFString = "LanguageIdentifier"
/// The star rating, a number from 0 to 5.
public let kCGImagePropertyIPTCStarRating: CFString = "StarRating"

/// The author, a string. A key of `kCGImagePropertyPNGDictionary`, as are the following.
public let kCGImagePropertyPNGAuthor: CFString = "Author"
/// The date of the last modification. Not read from files, like all of PNG's properties here.
public let kCGImagePropertyPNGModificationTime: CFString = "ModificationTime"
/// The gamma, a number: 0.45455 for sRGB.
public let kCGImagePropertyPNGGamma: CFString = "Gamma"
/// The interlace type, a number: 0 for none, 1 for Adam7.
public let kCGImagePropertyPNGInterlaceType: CFString = "InterlaceType"
/// The number of pixels per metre horizontally.
public let kCGImagePropertyPNGXPixelsPerMeter: CFString = "XPixelsPerMeter"
/// The number of pixels per metre vertically.
public let kCGImagePropertyPNGYPixelsPerMeter: CFString = "YPixelsPerMeter"
/// The rendering intent, a number: 0 perceptual, 1 relative, 2 saturation, 3 absolute.
public let kCGImagePropertyPNGsRGBIntent: CFString = "sRGBIntent"
/// The chromaticities, eight numbers: x and y of white, red, green and blue.
public let kCGImagePropertyPNGChromaticities: CFString = "Chromaticities"
/// The copyright notice, a string.
public let kCGImagePropertyPNGCopyright: CFString = "Copyright"
/// The date of creation, a string.
public let kCGImagePropertyPNGCreationTime: CFString = "CreationTime"
/// The description, a string.
public let kCGImagePropertyPNGDescription: CFString = "Description"
/// The program that created the file, a string.
public let kCGImagePropertyPNGSoftware: CFString = "Software"
/// The title, a string.
public let kCGImagePropertyPNGTitle: CFString = "Title"
/// A comment, a string.
public let kCGImagePropertyPNGComment: CFString = "Comment"
/// The disclaimer, a string.
public let kCGImagePropertyPNGDisclaimer: CFString = "Disclaimer"
/// The device that created the image, a string.
public let kCGImagePropertyPNGSource: CFString = "Source"
/// The content warning, a string.
public let kCGImagePropertyPNGWarning: CFString = "Warning"
/// The duration of a frame of an animated PNG in seconds. Animated PNGs are read as a single image.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// The duration of a frame of an animated PNG in seconds, as stored in the file.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The number of times an animated PNG is played. 0 means forever.
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// The properties of each frame, an array of dictionaries in order.
public let kCGImagePropertyAPNGFrameInfoArray: CFString = "FrameInfo"
/// The width of the canvas in pixels, a number.
public let kCGImagePropertyAPNGCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The height of the canvas in pixels, a number.
public let kCGImagePropertyAPNGCanvasPixelHeight: CFString = "CanvasPixelHeight"

/// The version of JFIF. A key of `kCGImagePropertyJFIFDictionary`, as are the following.
public let kCGImagePropertyJFIFVersion: CFString = "JFIFVersion"
/// The number of pixels per `DensityUnit` horizontally.
public let kCGImagePropertyJFIFXDensity: CFString = "XDensity"
/// The number of pixels per `DensityUnit` vertically.
public let kCGImagePropertyJFIFYDensity: CFString = "YDensity"
/// The unit of the density, a number: 0 for none, 1 for inches, 2 for centimetres.
public let kCGImagePropertyJFIFDensityUnit: CFString = "DensityUnit"
/// A Boolean value that indicates whether the JPEG is progressive.
public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"

/// The global colour map. A key of `kCGImagePropertyGIFDictionary`, as are the following. Not read from
/// files.
public let kCGImagePropertyGIFImageColorMap: CFString = "ImageColorMap"
/// A Boolean value that indicates whether all frames share one colour map.
public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"
/// The width of the canvas in pixels, a number.
public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The height of the canvas in pixels, a number.
public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// The properties of each frame, an array of dictionaries in order.
public let kCGImagePropertyGIFFrameInfoArray: CFString = "FrameInfo"

/// The name of the colour profile. Not read from files, like the two following properties.
public let kCGImagePropertyProfileName: CFString = "ProfileName"
/// A Boolean value that indicates whether components are floating-point numbers.
public let kCGImagePropertyIsFloat: CFString = "IsFloat"
/// A Boolean value that indicates whether pixels are indices into a colour table.
public let kCGImagePropertyIsIndexed: CFString = "IsIndexed"

/// The value of `kCGImagePropertyColorModel` for RGB images.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// The value of `kCGImagePropertyColorModel` for gray images.
public let kCGImagePropertyColorModelGray: CFString = "Gray"
/// The value of `kCGImagePropertyColorModel` for CMYK images. Never used, since they are read as RGB.
public let kCGImagePropertyColorModelCMYK: CFString = "CMYK"
/// The value of `kCGImagePropertyColorModel` for L*a*b* images. Never used.
public let kCGImagePropertyColorModelLab: CFString = "Lab"

/// The properties of raw images, a dictionary. Not read from files, like the following dictionaries.
public let kCGImagePropertyRawDictionary: CFString = "{Raw}"
/// The properties of Adobe's raw format, a dictionary.
public let kCGImagePropertyDNGDictionary: CFString = "{DNG}"
/// The properties of Canon's older raw format, a dictionary.
public let kCGImagePropertyCIFFDictionary: CFString = "{CIFF}"
/// The properties of Photoshop, a dictionary.
public let kCGImageProperty8BIMDictionary: CFString = "{8BIM}"
/// The properties of Apple's cameras, a dictionary.
public let kCGImagePropertyMakerAppleDictionary: CFString = "{MakerApple}"
/// The properties of Canon's cameras, a dictionary.
public let kCGImagePropertyMakerCanonDictionary: CFString = "{MakerCanon}"
/// The properties of Nikon's cameras, a dictionary.
public let kCGImagePropertyMakerNikonDictionary: CFString = "{MakerNikon}"
/// The properties of a sequence of HEIC images, a dictionary.
public let kCGImagePropertyHEICSDictionary: CFString = "{HEICS}"

/// A Boolean value that determines whether components may be floating-point numbers. No effect: they never
/// are.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// The factor by which an image may be subsampled, a number. No effect.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
