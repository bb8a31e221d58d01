public import CoreGraphics

// Names of what else image files say of themselves.

/// What a newspaper knows of a picture, a dictionary; not read from files.
public let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"
/// Data set 2:03 of IPTC's IIM 4.2: what kind of thing it is, a text.
public let kCGImagePropertyIPTCObjectTypeReference: CFString = "ObjectTypeReference"
/// 2:04: what it is besides being of a subject; there may be several.
public let kCGImagePropertyIPTCObjectAttributeReference: CFString = "ObjectAttributeReference"
/// 2:05: a short name, a text of at most 64 bytes.
public let kCGImagePropertyIPTCObjectName: CFString = "ObjectName"
/// 2:07: whether it is new, corrected or withdrawn, a text.
public let kCGImagePropertyIPTCEditStatus: CFString = "EditStatus"
/// 2:08: "01" for one that adds language to another.
public let kCGImagePropertyIPTCEditorialUpdate: CFString = "EditorialUpdate"
/// A number of 1, the most urgent, to 8.
public let kCGImagePropertyIPTCUrgency: CFString = "Urgency"
/// 2:12: codes of what it is about; there may be several.
public let kCGImagePropertyIPTCSubjectReference: CFString = "SubjectReference"
/// 2:15: what it is about in one word of at most three bytes, a text.
public let kCGImagePropertyIPTCCategory: CFString = "Category"
/// 2:20: what it is about more closely; there may be several.
public let kCGImagePropertyIPTCSupplementalCategory: CFString = "SupplementalCategory"
/// 2:22: by which things that come again and again are found, a text.
public let kCGImagePropertyIPTCFixtureIdentifier: CFString = "FixtureIdentifier"
/// 2:25: words to search for; there may be several.
public let kCGImagePropertyIPTCKeywords: CFString = "Keywords"
/// 2:26: codes of the countries of what it shows, three letters each; there may be several.
public let kCGImagePropertyIPTCContentLocationCode: CFString = "ContentLocationCode"
/// 2:27: names of the places of what it shows; there may be several.
public let kCGImagePropertyIPTCContentLocationName: CFString = "ContentLocationName"
/// 2:30: the day from which it may be used, "20240501".
public let kCGImagePropertyIPTCReleaseDate: CFString = "ReleaseDate"
/// 2:35: the time of day of that, "120000+0100".
public let kCGImagePropertyIPTCReleaseTime: CFString = "ReleaseTime"
/// 2:37: the day until which it may be used, of the same form as `ReleaseDate`.
public let kCGImagePropertyIPTCExpirationDate: CFString = "ExpirationDate"
/// 2:38: the time of day of that, of the same form as `ReleaseTime`.
public let kCGImagePropertyIPTCExpirationTime: CFString = "ExpirationTime"
/// 2:40: what editors are told, a text.
public let kCGImagePropertyIPTCSpecialInstructions: CFString = "SpecialInstructions"
/// 2:42: "01" kill, "02" replace, "03" append, "04" refer to what came before.
public let kCGImagePropertyIPTCActionAdvised: CFString = "ActionAdvised"
/// 2:45: the service of an earlier one that this refers to, a text.
public let kCGImagePropertyIPTCReferenceService: CFString = "ReferenceService"
/// 2:47: the day of that, of the same form as `ReleaseDate`.
public let kCGImagePropertyIPTCReferenceDate: CFString = "ReferenceDate"
/// 2:50: the number of that, a text.
public let kCGImagePropertyIPTCReferenceNumber: CFString = "ReferenceNumber"
/// 2:55: the day when what is shown was made, of the same form as `ReleaseDate`.
public let kCGImagePropertyIPTCDateCreated: CFString = "DateCreated"
/// 2:60: the time of day of that, of the same form as `ReleaseTime`.
public let kCGImagePropertyIPTCTimeCreated: CFString = "TimeCreated"
/// 2:62: the day when the file was made, of the same form as `ReleaseDate`.
public let kCGImagePropertyIPTCDigitalCreationDate: CFString = "DigitalCreationDate"
/// 2:63: the time of day of that, of the same form as `ReleaseTime`.
public let kCGImagePropertyIPTCDigitalCreationTime: CFString = "DigitalCreationTime"
/// 2:65: what made the file, a text.
public let kCGImagePropertyIPTCOriginatingProgram: CFString = "OriginatingProgram"
/// 2:70: the version of that, a text.
public let kCGImagePropertyIPTCProgramVersion: CFString = "ProgramVersion"
/// 2:75: "a" for the morning, "p" for the evening, "b" for both.
public let kCGImagePropertyIPTCObjectCycle: CFString = "ObjectCycle"
/// 2:80: who made it; there may be several.
public let kCGImagePropertyIPTCByline: CFString = "Byline"
/// 2:85: what they are; there may be several.
public let kCGImagePropertyIPTCBylineTitle: CFString = "BylineTitle"
/// 2:90: where it was made, a text.
public let kCGImagePropertyIPTCCity: CFString = "City"
/// 2:92: the part of the city, a text.
public let kCGImagePropertyIPTCSubLocation: CFString = "SubLocation"
/// 2:95: the state or province, a text.
public let kCGImagePropertyIPTCProvinceState: CFString = "Province/State"
/// 2:100: the country by three letters.
public let kCGImagePropertyIPTCCountryPrimaryLocationCode: CFString = "Country/PrimaryLocationCode"
/// 2:101: the country by its name, a text.
public let kCGImagePropertyIPTCCountryPrimaryLocationName: CFString = "Country/PrimaryLocationName"
/// 2:103: where it was first sent from, a text.
public let kCGImagePropertyIPTCOriginalTransmissionReference: CFString = "OriginalTransmissionReference"
/// 2:105: a line above the story, a text.
public let kCGImagePropertyIPTCHeadline: CFString = "Headline"
/// 2:110: who provided it, a text.
public let kCGImagePropertyIPTCCredit: CFString = "Credit"
/// 2:115: whose it was first, a text.
public let kCGImagePropertyIPTCSource: CFString = "Source"
/// 2:116: the notice about its rights, a text.
public let kCGImagePropertyIPTCCopyrightNotice: CFString = "CopyrightNotice"
/// 2:118: whom to ask; there may be several.
public let kCGImagePropertyIPTCContact: CFString = "Contact"
/// 2:120: what is shown, a text.
public let kCGImagePropertyIPTCCaptionAbstract: CFString = "Caption/Abstract"
/// 2:122: who wrote that; there may be several.
public let kCGImagePropertyIPTCWriterEditor: CFString = "Writer/Editor"
/// 2:130: how many parts of colour there are and which this is, a text of two characters.
public let kCGImagePropertyIPTCImageType: CFString = "ImageType"
/// 2:131: "P" higher than wide, "L" wider than high, "S" square.
public let kCGImagePropertyIPTCImageOrientation: CFString = "ImageOrientation"
/// 2:135: the language by two or three letters.
public let kCGImagePropertyIPTCLanguageIdentifier: CFString = "LanguageIdentifier"
/// A number, 0 to 5.
public let kCGImagePropertyIPTCStarRating: CFString = "StarRating"

/// Of `kCGImagePropertyPNGDictionary`.
public let kCGImagePropertyPNGAuthor: CFString = "Author"
/// When the picture was last changed; not read from files, as all of PNG here.
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
/// The notice about rights, a text.
public let kCGImagePropertyPNGCopyright: CFString = "Copyright"
/// When the picture was made, a text.
public let kCGImagePropertyPNGCreationTime: CFString = "CreationTime"
/// What is shown, a text.
public let kCGImagePropertyPNGDescription: CFString = "Description"
/// What made the file, a text.
public let kCGImagePropertyPNGSoftware: CFString = "Software"
/// A line for the picture, a text.
public let kCGImagePropertyPNGTitle: CFString = "Title"
/// Anything else, a text.
public let kCGImagePropertyPNGComment: CFString = "Comment"
/// What is not promised, a text.
public let kCGImagePropertyPNGDisclaimer: CFString = "Disclaimer"
/// What took the picture, a text.
public let kCGImagePropertyPNGSource: CFString = "Source"
/// What a viewer is to be told first, a text.
public let kCGImagePropertyPNGWarning: CFString = "Warning"
/// How long a frame of an animated PNG is shown and how often it is played, there too; they are read as one
/// picture.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// Seconds as the file has them, a number.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// A number; 0 stands for ever.
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// A dictionary a frame, in order.
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
/// Whether the JPEG comes coarse at first.
public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"

/// Of `kCGImagePropertyGIFDictionary`; not read from files.
public let kCGImagePropertyGIFImageColorMap: CFString = "ImageColorMap"
/// Whether all frames share one table of colours.
public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"
/// Pixels, a number.
public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// Pixels, a number.
public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// A dictionary a frame, in order.
public let kCGImagePropertyGIFFrameInfoArray: CFString = "FrameInfo"

/// The name of the space of colours, and whether components are fractions or places in a table; not read from
/// files.
public let kCGImagePropertyProfileName: CFString = "ProfileName"
/// Whether components may be fractions.
public let kCGImagePropertyIsFloat: CFString = "IsFloat"
/// Whether pixels are places in a table of colours.
public let kCGImagePropertyIsIndexed: CFString = "IsIndexed"

/// What `kCGImagePropertyColorModel` may be.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// One component, of how light it is.
public let kCGImagePropertyColorModelGray: CFString = "Gray"
/// Four inks; no file is said to have them here, which reads those as RGB.
public let kCGImagePropertyColorModelCMYK: CFString = "CMYK"
/// Lightness and two differences of colour; no file is said to have them here.
public let kCGImagePropertyColorModelLab: CFString = "Lab"

/// What other programs and cameras say of a picture, dictionaries; not read from files.
public let kCGImagePropertyRawDictionary: CFString = "{Raw}"
/// What Adobe's raw format says.
public let kCGImagePropertyDNGDictionary: CFString = "{DNG}"
/// What Canon's older raw format says.
public let kCGImagePropertyCIFFDictionary: CFString = "{CIFF}"
/// What Photoshop keeps.
public let kCGImageProperty8BIMDictionary: CFString = "{8BIM}"
/// What Apple's cameras keep.
public let kCGImagePropertyMakerAppleDictionary: CFString = "{MakerApple}"
/// What Canon's cameras keep.
public let kCGImagePropertyMakerCanonDictionary: CFString = "{MakerCanon}"
/// What Nikon's cameras keep.
public let kCGImagePropertyMakerNikonDictionary: CFString = "{MakerNikon}"
/// What a sequence of HEIC pictures says.
public let kCGImagePropertyHEICSDictionary: CFString = "{HEICS}"

/// Whether components may be fractions, which they never are; has no effect.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// By what an image may be smaller that is read for a thumbnail, a number; has no effect.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
