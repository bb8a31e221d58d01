public import CoreGraphics

// Names of what else image files say of themselves.

/// What a newspaper knows of a picture, a dictionary; not read from files.
public let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"
public let kCGImagePropertyIPTCObjectTypeReference: CFString = "ObjectTypeReference"
public let kCGImagePropertyIPTCObjectAttributeReference: CFString = "ObjectAttributeReference"
public let kCGImagePropertyIPTCObjectName: CFString = "ObjectName"
public let kCGImagePropertyIPTCEditStatus: CFString = "EditStatus"
public let kCGImagePropertyIPTCEditorialUpdate: CFString = "EditorialUpdate"
/// A number of 1, the most urgent, to 8.
public let kCGImagePropertyIPTCUrgency: CFString = "Urgency"
public let kCGImagePropertyIPTCSubjectReference: CFString = "SubjectReference"
public let kCGImagePropertyIPTCCategory: CFString = "Category"
public let kCGImagePropertyIPTCSupplementalCategory: CFString = "SupplementalCategory"
public let kCGImagePropertyIPTCFixtureIdentifier: CFString = "FixtureIdentifier"
public let kCGImagePropertyIPTCKeywords: CFString = "Keywords"
public let kCGImagePropertyIPTCContentLocationCode: CFString = "ContentLocationCode"
public let kCGImagePropertyIPTCContentLocationName: CFString = "ContentLocationName"
public let kCGImagePropertyIPTCReleaseDate: CFString = "ReleaseDate"
public let kCGImagePropertyIPTCReleaseTime: CFString = "ReleaseTime"
public let kCGImagePropertyIPTCExpirationDate: CFString = "ExpirationDate"
public let kCGImagePropertyIPTCExpirationTime: CFString = "ExpirationTime"
public let kCGImagePropertyIPTCSpecialInstructions: CFString = "SpecialInstructions"
public let kCGImagePropertyIPTCActionAdvised: CFString = "ActionAdvised"
public let kCGImagePropertyIPTCReferenceService: CFString = "ReferenceService"
public let kCGImagePropertyIPTCReferenceDate: CFString = "ReferenceDate"
public let kCGImagePropertyIPTCReferenceNumber: CFString = "ReferenceNumber"
public let kCGImagePropertyIPTCDateCreated: CFString = "DateCreated"
public let kCGImagePropertyIPTCTimeCreated: CFString = "TimeCreated"
public let kCGImagePropertyIPTCDigitalCreationDate: CFString = "DigitalCreationDate"
public let kCGImagePropertyIPTCDigitalCreationTime: CFString = "DigitalCreationTime"
public let kCGImagePropertyIPTCOriginatingProgram: CFString = "OriginatingProgram"
public let kCGImagePropertyIPTCProgramVersion: CFString = "ProgramVersion"
public let kCGImagePropertyIPTCObjectCycle: CFString = "ObjectCycle"
public let kCGImagePropertyIPTCByline: CFString = "Byline"
public let kCGImagePropertyIPTCBylineTitle: CFString = "BylineTitle"
public let kCGImagePropertyIPTCCity: CFString = "City"
public let kCGImagePropertyIPTCSubLocation: CFString = "SubLocation"
public let kCGImagePropertyIPTCProvinceState: CFString = "Province/State"
public let kCGImagePropertyIPTCCountryPrimaryLocationCode: CFString = "Country/PrimaryLocationCode"
public let kCGImagePropertyIPTCCountryPrimaryLocationName: CFString = "Country/PrimaryLocationName"
public let kCGImagePropertyIPTCOriginalTransmissionReference: CFString = "OriginalTransmissionReference"
public let kCGImagePropertyIPTCHeadline: CFString = "Headline"
public let kCGImagePropertyIPTCCredit: CFString = "Credit"
public let kCGImagePropertyIPTCSource: CFString = "Source"
public let kCGImagePropertyIPTCCopyrightNotice: CFString = "CopyrightNotice"
public let kCGImagePropertyIPTCContact: CFString = "Contact"
public let kCGImagePropertyIPTCCaptionAbstract: CFString = "Caption/Abstract"
public let kCGImagePropertyIPTCWriterEditor: CFString = "Writer/Editor"
public let kCGImagePropertyIPTCImageType: CFString = "ImageType"
public let kCGImagePropertyIPTCImageOrientation: CFString = "ImageOrientation"
public let kCGImagePropertyIPTCLanguageIdentifier: CFString = "LanguageIdentifier"
/// A number, 0 to 5.
public let kCGImagePropertyIPTCStarRating: CFString = "StarRating"

/// Of `kCGImagePropertyPNGDictionary`.
public let kCGImagePropertyPNGAuthor: CFString = "Author"
public let kCGImagePropertyPNGModificationTime: CFString = "ModificationTime"
/// A number, 0.45455 of sRGB.
public let kCGImagePropertyPNGGamma: CFString = "Gamma"
/// A number: 0 none, 1 Adam7.
public let kCGImagePropertyPNGInterlaceType: CFString = "InterlaceType"
/// A number across.
public let kCGImagePropertyPNGXPixelsPerMeter: CFString = "XPixelsPerMeter"
/// A number down.
public let kCGImagePropertyPNGYPixelsPerMeter: CFString = "YPixelsPerMeter"
/// A number: 0 perceptual, 1 relative, 2 saturation, 3 absolute.
public let kCGImagePropertyPNGsRGBIntent: CFString = "sRGBIntent"
/// Eight numbers, x and y of white, red, green and blue.
public let kCGImagePropertyPNGChromaticities: CFString = "Chromaticities"
public let kCGImagePropertyPNGCopyright: CFString = "Copyright"
public let kCGImagePropertyPNGCreationTime: CFString = "CreationTime"
public let kCGImagePropertyPNGDescription: CFString = "Description"
public let kCGImagePropertyPNGSoftware: CFString = "Software"
public let kCGImagePropertyPNGTitle: CFString = "Title"
public let kCGImagePropertyPNGComment: CFString = "Comment"
public let kCGImagePropertyPNGDisclaimer: CFString = "Disclaimer"
public let kCGImagePropertyPNGSource: CFString = "Source"
public let kCGImagePropertyPNGWarning: CFString = "Warning"
/// How long a frame of an animated PNG is shown and how often it is played, there too; they are read as one
/// picture.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// Seconds as the file has them, a number.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// A number; 0 stands for ever.
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
public let kCGImagePropertyAPNGFrameInfoArray: CFString = "FrameInfo"
/// Pixels, a number.
public let kCGImagePropertyAPNGCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// Pixels, a number.
public let kCGImagePropertyAPNGCanvasPixelHeight: CFString = "CanvasPixelHeight"

/// Of `kCGImagePropertyJFIFDictionary`.
public let kCGImagePropertyJFIFVersion: CFString = "JFIFVersion"
/// Pixels a `DensityUnit` across, a number.
public let kCGImagePropertyJFIFXDensity: CFString = "XDensity"
/// Pixels a `DensityUnit` down, a number.
public let kCGImagePropertyJFIFYDensity: CFString = "YDensity"
/// A number: 0 none, 1 inches, 2 centimetres.
public let kCGImagePropertyJFIFDensityUnit: CFString = "DensityUnit"
public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"

/// Of `kCGImagePropertyGIFDictionary`; not read from files.
public let kCGImagePropertyGIFImageColorMap: CFString = "ImageColorMap"
public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"
/// Pixels, a number.
public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// Pixels, a number.
public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"
public let kCGImagePropertyGIFFrameInfoArray: CFString = "FrameInfo"

/// The name of the space of colours, and whether components are fractions or places in a table; not read from
/// files.
public let kCGImagePropertyProfileName: CFString = "ProfileName"
public let kCGImagePropertyIsFloat: CFString = "IsFloat"
public let kCGImagePropertyIsIndexed: CFString = "IsIndexed"

/// What `kCGImagePropertyColorModel` may be.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
public let kCGImagePropertyColorModelGray: CFString = "Gray"
public let kCGImagePropertyColorModelCMYK: CFString = "CMYK"
public let kCGImagePropertyColorModelLab: CFString = "Lab"

/// What other programs and cameras say of a picture, dictionaries; not read from files.
public let kCGImagePropertyRawDictionary: CFString = "{Raw}"
public let kCGImagePropertyDNGDictionary: CFString = "{DNG}"
public let kCGImagePropertyCIFFDictionary: CFString = "{CIFF}"
public let kCGImageProperty8BIMDictionary: CFString = "{8BIM}"
public let kCGImagePropertyMakerAppleDictionary: CFString = "{MakerApple}"
public let kCGImagePropertyMakerCanonDictionary: CFString = "{MakerCanon}"
public let kCGImagePropertyMakerNikonDictionary: CFString = "{MakerNikon}"
public let kCGImagePropertyHEICSDictionary: CFString = "{HEICS}"

/// Whether components may be fractions, which they never are; has no effect.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// By what an image may be smaller that is read for a thumbnail, a number; has no effect.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
