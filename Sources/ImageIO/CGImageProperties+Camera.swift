public import CoreGraphics

// Names of what cameras write into files.

/// Of `kCGImagePropertyExifDictionary`, as Exif 2.32 has them; values are numbers, lists of them and texts.
public let kCGImagePropertyExifExposureProgram: CFString = "ExposureProgram"
/// How the sensor takes each colour, as ASTM has it, a text.
public let kCGImagePropertyExifSpectralSensitivity: CFString = "SpectralSensitivity"
/// How light becomes numbers, ISO 14524: the bytes of the file as a list of numbers.
public let kCGImagePropertyExifOECF: CFString = "OECF"
/// How ISO 12232 rates it, a number: 0 unknown, 1 to 3 by the three keys below in order, 4 to 7 by several.
public let kCGImagePropertyExifSensitivityType: CFString = "SensitivityType"
/// As ISO 12232 has it, a number.
public let kCGImagePropertyExifStandardOutputSensitivity: CFString = "StandardOutputSensitivity"
/// As ISO 12232 has it, a number.
public let kCGImagePropertyExifRecommendedExposureIndex: CFString = "RecommendedExposureIndex"
/// As ISO 12232 has it, a number.
public let kCGImagePropertyExifISOSpeed: CFString = "ISOSpeed"
/// As ISO 12232 has it, a number: how far the true speed may be below `ISOSpeed`.
public let kCGImagePropertyExifISOSpeedLatitudeyyy: CFString = "ISOSpeedLatitudeyyy"
/// As ISO 12232 has it, a number: how far the true speed may be above `ISOSpeed`.
public let kCGImagePropertyExifISOSpeedLatitudezzz: CFString = "ISOSpeedLatitudezzz"
/// A list of numbers, [2, 3, 2] of Exif 2.32.
public let kCGImagePropertyExifVersion: CFString = "ExifVersion"
/// How far the clock of the change was from UTC, "+01:00".
public let kCGImagePropertyExifOffsetTime: CFString = "OffsetTime"
/// How far the clock was from UTC when the picture was taken, "+01:00".
public let kCGImagePropertyExifOffsetTimeOriginal: CFString = "OffsetTimeOriginal"
/// How far the clock was from UTC when the picture was stored, "+01:00".
public let kCGImagePropertyExifOffsetTimeDigitized: CFString = "OffsetTimeDigitized"
/// Four numbers: 1 for Y, 2 for Cb, 3 for Cr, 4 to 6 for red, green and blue, 0 for none.
public let kCGImagePropertyExifComponentsConfiguration: CFString = "ComponentsConfiguration"
/// Bits a pixel, a number.
public let kCGImagePropertyExifCompressedBitsPerPixel: CFString = "CompressedBitsPerPixel"
/// APEX, a number: the exposure is 2 to the power of its negative, in seconds.
public let kCGImagePropertyExifShutterSpeedValue: CFString = "ShutterSpeedValue"
/// APEX, a number: the f-number is 2 to the power of its half.
public let kCGImagePropertyExifApertureValue: CFString = "ApertureValue"
/// APEX, a number, from -99.99 to 99.99.
public let kCGImagePropertyExifBrightnessValue: CFString = "BrightnessValue"
/// Steps of APEX, a number, from -99.99 to 99.99.
public let kCGImagePropertyExifExposureBiasValue: CFString = "ExposureBiasValue"
/// APEX, a number: the smallest f-number is 2 to the power of its half.
public let kCGImagePropertyExifMaxApertureValue: CFString = "MaxApertureValue"
/// Metres, a number.
public let kCGImagePropertyExifSubjectDistance: CFString = "SubjectDistance"
/// A number: 0 unknown, 1 average, 2 weighted to the centre, 3 spot, 4 spots, 5 pattern, 6 partial.
public let kCGImagePropertyExifMeteringMode: CFString = "MeteringMode"
/// A number: 0 unknown, 1 daylight, 2 fluorescent, 3 tungsten, 4 flash, 17 to 24 standard illuminants.
public let kCGImagePropertyExifLightSource: CFString = "LightSource"
/// A number of bits: 0 is whether it fired; 1 and 2 the light that came back; 3 and 4 the mode; 6 red eyes.
public let kCGImagePropertyExifFlash: CFString = "Flash"
/// Numbers in pixels from the top left: a point, with a third the diameter of a circle, with four a box.
public let kCGImagePropertyExifSubjectArea: CFString = "SubjectArea"
/// What the maker keeps there; not read from files.
public let kCGImagePropertyExifMakerNote: CFString = "MakerNote"
/// Digits behind the point of the seconds, a text.
public let kCGImagePropertyExifSubsecTime: CFString = "SubsecTime"
/// Digits behind the point of the seconds of `DateTimeOriginal`, a text.
public let kCGImagePropertyExifSubsecTimeOriginal: CFString = "SubsecTimeOriginal"
/// Digits behind the point of the seconds of `DateTimeDigitized`, a text.
public let kCGImagePropertyExifSubsecTimeDigitized: CFString = "SubsecTimeDigitized"
/// A list of numbers, [1, 0] of FlashPix 1.0.
public let kCGImagePropertyExifFlashPixVersion: CFString = "FlashPixVersion"
/// A number: 1 is sRGB, 65535 none that is named.
public let kCGImagePropertyExifColorSpace: CFString = "ColorSpace"
/// The name of a sound file that belongs to the picture, a text.
public let kCGImagePropertyExifRelatedSoundFile: CFString = "RelatedSoundFile"
/// Beam candle power seconds, a number.
public let kCGImagePropertyExifFlashEnergy: CFString = "FlashEnergy"
/// How sharp fine lines are in each direction; not read from files.
public let kCGImagePropertyExifSpatialFrequencyResponse: CFString = "SpatialFrequencyResponse"
/// Pixels a `FocalPlaneResolutionUnit` across, a number.
public let kCGImagePropertyExifFocalPlaneXResolution: CFString = "FocalPlaneXResolution"
/// Pixels a `FocalPlaneResolutionUnit` down, a number.
public let kCGImagePropertyExifFocalPlaneYResolution: CFString = "FocalPlaneYResolution"
/// A number: 2 inches, 3 centimetres.
public let kCGImagePropertyExifFocalPlaneResolutionUnit: CFString = "FocalPlaneResolutionUnit"
/// Two numbers, pixels from the top left.
public let kCGImagePropertyExifSubjectLocation: CFString = "SubjectLocation"
/// What the camera was set to, a number.
public let kCGImagePropertyExifExposureIndex: CFString = "ExposureIndex"
/// A number: 1 undefined, 2 one chip, 3 two, 4 three, 5 colours in turn, 7 three lines, 8 one line in turn.
public let kCGImagePropertyExifSensingMethod: CFString = "SensingMethod"
/// A number: 3 is a digital camera.
public let kCGImagePropertyExifFileSource: CFString = "FileSource"
/// A number: 1 is taken directly.
public let kCGImagePropertyExifSceneType: CFString = "SceneType"
/// The pattern of colour filters before the sensor; not read from files.
public let kCGImagePropertyExifCFAPattern: CFString = "CFAPattern"
/// A number: 0 as usual, 1 in a way of its own.
public let kCGImagePropertyExifCustomRendered: CFString = "CustomRendered"
/// A number: 0 automatic, 1 by hand, 2 a series.
public let kCGImagePropertyExifExposureMode: CFString = "ExposureMode"
/// A number: 0 automatic, 1 by hand.
public let kCGImagePropertyExifWhiteBalance: CFString = "WhiteBalance"
/// Times, a number; 0 where it was not used.
public let kCGImagePropertyExifDigitalZoomRatio: CFString = "DigitalZoomRatio"
/// Millimetres, a number; 0 where it is not known.
public let kCGImagePropertyExifFocalLenIn35mmFilm: CFString = "FocalLenIn35mmFilm"
/// A number: 0 standard, 1 landscape, 2 portrait, 3 night.
public let kCGImagePropertyExifSceneCaptureType: CFString = "SceneCaptureType"
/// A number: 0 none, 1 a little up, 2 much up, 3 a little down, 4 much down.
public let kCGImagePropertyExifGainControl: CFString = "GainControl"
/// A number: 0 normal, 1 soft, 2 hard.
public let kCGImagePropertyExifContrast: CFString = "Contrast"
/// A number: 0 normal, 1 low, 2 high.
public let kCGImagePropertyExifSaturation: CFString = "Saturation"
/// A number: 0 normal, 1 soft, 2 hard.
public let kCGImagePropertyExifSharpness: CFString = "Sharpness"
/// How the camera was set, as its maker has it; not read from files.
public let kCGImagePropertyExifDeviceSettingDescription: CFString = "DeviceSettingDescription"
/// A number: 0 unknown, 1 macro, 2 close, 3 distant.
public let kCGImagePropertyExifSubjectDistRange: CFString = "SubjectDistRange"
/// 32 digits of base 16 that no other picture has, a text.
public let kCGImagePropertyExifImageUniqueID: CFString = "ImageUniqueID"
/// Who had the camera, a text.
public let kCGImagePropertyExifCameraOwnerName: CFString = "CameraOwnerName"
/// The number by which its maker knows the camera, a text.
public let kCGImagePropertyExifBodySerialNumber: CFString = "BodySerialNumber"
/// Four numbers: shortest and longest focal length in millimetres, and the smallest f-number at each.
public let kCGImagePropertyExifLensSpecification: CFString = "LensSpecification"
/// Who made the lens, a text.
public let kCGImagePropertyExifLensMake: CFString = "LensMake"
/// The number by which its maker knows the lens, a text.
public let kCGImagePropertyExifLensSerialNumber: CFString = "LensSerialNumber"
/// The exponent between the numbers of the file and light, a number.
public let kCGImagePropertyExifGamma: CFString = "Gamma"

/// Of `kCGImagePropertyGPSDictionary`.
public let kCGImagePropertyGPSVersion: CFString = "GPSVersion"
/// A number: 0 above the level of the sea, 1 below it.
public let kCGImagePropertyGPSAltitudeRef: CFString = "AltitudeRef"
/// Which satellites were heard, a text.
public let kCGImagePropertyGPSSatellites: CFString = "Satellites"
/// "A" while it measures, "V" where it was interrupted.
public let kCGImagePropertyGPSStatus: CFString = "Status"
/// "2" or "3", the dimensions that were measured.
public let kCGImagePropertyGPSMeasureMode: CFString = "MeasureMode"
/// How far the measure is off, a number without a unit.
public let kCGImagePropertyGPSDOP: CFString = "DOP"
/// "K" for kilometres an hour, "M" for miles an hour, "N" for knots.
public let kCGImagePropertyGPSSpeedRef: CFString = "SpeedRef"
/// In the unit of `SpeedRef`, a number.
public let kCGImagePropertyGPSSpeed: CFString = "Speed"
/// "T" from true north, "M" from magnetic north.
public let kCGImagePropertyGPSTrackRef: CFString = "TrackRef"
/// Degrees clockwise from north, a number, 0 to 359.99.
public let kCGImagePropertyGPSTrack: CFString = "Track"
/// "T" from true north, "M" from magnetic north.
public let kCGImagePropertyGPSImgDirectionRef: CFString = "ImgDirectionRef"
/// Where the camera looked: degrees clockwise from north, a number, 0 to 359.99.
public let kCGImagePropertyGPSImgDirection: CFString = "ImgDirection"
/// How places are measured on the earth, a text such as "WGS-84".
public let kCGImagePropertyGPSMapDatum: CFString = "MapDatum"
/// "N" or "S".
public let kCGImagePropertyGPSDestLatitudeRef: CFString = "DestLatitudeRef"
/// Degrees from 0 to 90, a number.
public let kCGImagePropertyGPSDestLatitude: CFString = "DestLatitude"
/// "E" or "W".
public let kCGImagePropertyGPSDestLongitudeRef: CFString = "DestLongitudeRef"
/// Degrees from 0 to 180, a number.
public let kCGImagePropertyGPSDestLongitude: CFString = "DestLongitude"
/// "T" from true north, "M" from magnetic north.
public let kCGImagePropertyGPSDestBearingRef: CFString = "DestBearingRef"
/// Degrees clockwise from north, a number, 0 to 359.99.
public let kCGImagePropertyGPSDestBearing: CFString = "DestBearing"
/// "K" for kilometres, "M" for miles, "N" for nautical miles.
public let kCGImagePropertyGPSDestDistanceRef: CFString = "DestDistanceRef"
/// In the unit of `DestDistanceRef`, a number.
public let kCGImagePropertyGPSDestDistance: CFString = "DestDistance"
/// How the place was found, a text such as "GPS"; left out where the file marks it as Unicode or JIS.
public let kCGImagePropertyGPSProcessingMethod: CFString = "ProcessingMethod"
/// The name of the place, a text; left out where the file marks it as Unicode or JIS.
public let kCGImagePropertyGPSAreaInformation: CFString = "AreaInformation"
/// A number: 0 without correction, 1 with it.
public let kCGImagePropertyGPSDifferental: CFString = "Differential"
/// Metres, a number.
public let kCGImagePropertyGPSHPositioningError: CFString = "HPositioningError"

/// Of `kCGImagePropertyTIFFDictionary`.
public let kCGImagePropertyTIFFCompression: CFString = "Compression"
/// A number: 2 is RGB, 6 YCbCr.
public let kCGImagePropertyTIFFPhotometricInterpretation: CFString = "PhotometricInterpretation"
/// The title of the document, a text.
public let kCGImagePropertyTIFFDocumentName: CFString = "DocumentName"
/// Pixels a `ResolutionUnit` across, a number.
public let kCGImagePropertyTIFFXResolution: CFString = "XResolution"
/// Pixels a `ResolutionUnit` down, a number.
public let kCGImagePropertyTIFFYResolution: CFString = "YResolution"
/// A number: 1 none, 2 inches, 3 centimetres.
public let kCGImagePropertyTIFFResolutionUnit: CFString = "ResolutionUnit"
/// How numbers become light; not read from files.
public let kCGImagePropertyTIFFTransferFunction: CFString = "TransferFunction"
/// The computer that made the picture, a text.
public let kCGImagePropertyTIFFHostComputer: CFString = "HostComputer"
/// Two numbers, x and y of CIE 1931.
public let kCGImagePropertyTIFFWhitePoint: CFString = "WhitePoint"
/// Six numbers, x and y of red, green and blue.
public let kCGImagePropertyTIFFPrimaryChromaticities: CFString = "PrimaryChromaticities"
/// Whose it is, a text.
public let kCGImagePropertyTIFFCopyright: CFString = "Copyright"
/// Pixels, a number.
public let kCGImagePropertyTIFFTileWidth: CFString = "TileWidth"
/// Pixels, a number.
public let kCGImagePropertyTIFFTileLength: CFString = "TileLength"

/// What else is known of the lens and the camera, a dictionary; not read from files.
public let kCGImagePropertyExifAuxDictionary: CFString = "{ExifAux}"
/// Four numbers as of `LensSpecification`.
public let kCGImagePropertyExifAuxLensInfo: CFString = "LensInfo"
/// The lens by its name, a text; as all of the dictionary, not read from files.
public let kCGImagePropertyExifAuxLensModel: CFString = "LensModel"
/// The number by which its maker knows the camera, a text.
public let kCGImagePropertyExifAuxSerialNumber: CFString = "SerialNumber"
/// A number of the lens in its maker's list.
public let kCGImagePropertyExifAuxLensID: CFString = "LensID"
/// The number by which its maker knows the lens, a text.
public let kCGImagePropertyExifAuxLensSerialNumber: CFString = "LensSerialNumber"
/// How many pictures the camera had taken, a number.
public let kCGImagePropertyExifAuxImageNumber: CFString = "ImageNumber"
/// Steps, a number.
public let kCGImagePropertyExifAuxFlashCompensation: CFString = "FlashCompensation"
/// Whose the camera is, a text.
public let kCGImagePropertyExifAuxOwnerName: CFString = "OwnerName"
/// The version of the camera's program, a text.
public let kCGImagePropertyExifAuxFirmware: CFString = "Firmware"
