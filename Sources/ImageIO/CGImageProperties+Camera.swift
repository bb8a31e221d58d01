public import CoreGraphics

// The keys of properties that cameras write into files.

/// The exposure program, a number. A key of `kCGImagePropertyExifDictionary`, as are the following. They are
/// those of Exif 2.32; values are numbers, arrays of numbers and strings.
public let kCGImagePropertyExifExposureProgram: CFString = "ExposureProgram"
/// The spectral sensitivity of each channel, a string in ASTM's format.
public let kCGImagePropertyExifSpectralSensitivity: CFString = "SpectralSensitivity"
/// The opto-electric conversion function of ISO 14524: the bytes of the file as an array of numbers.
public let kCGImagePropertyExifOECF: CFString = "OECF"
/// The parameters of ISO 12232 that the sensitivity refers to, a number: 0 unknown, 1 to 3 the three keys
/// below in order, 4 to 7 several of them.
public let kCGImagePropertyExifSensitivityType: CFString = "SensitivityType"
/// The standard output sensitivity of ISO 12232, a number.
public let kCGImagePropertyExifStandardOutputSensitivity: CFString = "StandardOutputSensitivity"
/// The recommended exposure index of ISO 12232, a number.
public let kCGImagePropertyExifRecommendedExposureIndex: CFString = "RecommendedExposureIndex"
/// The ISO speed of ISO 12232, a number.
public let kCGImagePropertyExifISOSpeed: CFString = "ISOSpeed"
/// The ISO speed latitude yyy of ISO 12232, a number: the tolerance below `ISOSpeed`.
public let kCGImagePropertyExifISOSpeedLatitudeyyy: CFString = "ISOSpeedLatitudeyyy"
/// The ISO speed latitude zzz of ISO 12232, a number: the tolerance above `ISOSpeed`.
public let kCGImagePropertyExifISOSpeedLatitudezzz: CFString = "ISOSpeedLatitudezzz"
/// The version of Exif, an array of numbers such as [2, 3, 2] for Exif 2.32.
public let kCGImagePropertyExifVersion: CFString = "ExifVersion"
/// The offset from UTC of the modification date, such as "+01:00".
public let kCGImagePropertyExifOffsetTime: CFString = "OffsetTime"
/// The offset from UTC of the original date, such as "+01:00".
public let kCGImagePropertyExifOffsetTimeOriginal: CFString = "OffsetTimeOriginal"
/// The offset from UTC of the digitized date, such as "+01:00".
public let kCGImagePropertyExifOffsetTimeDigitized: CFString = "OffsetTimeDigitized"
/// The order of components, four numbers: 1 for Y, 2 for Cb, 3 for Cr, 4 to 6 for red, green and blue, 0 for
/// none.
public let kCGImagePropertyExifComponentsConfiguration: CFString = "ComponentsConfiguration"
/// The number of compressed bits per pixel.
public let kCGImagePropertyExifCompressedBitsPerPixel: CFString = "CompressedBitsPerPixel"
/// The shutter speed as an APEX value, a number: the exposure time is 2 to the power of its negative, in
/// seconds.
public let kCGImagePropertyExifShutterSpeedValue: CFString = "ShutterSpeedValue"
/// The aperture as an APEX value, a number: the f-number is 2 to the power of its half.
public let kCGImagePropertyExifApertureValue: CFString = "ApertureValue"
/// The brightness as an APEX value, a number from -99.99 to 99.99.
public let kCGImagePropertyExifBrightnessValue: CFString = "BrightnessValue"
/// The exposure bias as an APEX value, a number from -99.99 to 99.99.
public let kCGImagePropertyExifExposureBiasValue: CFString = "ExposureBiasValue"
/// The smallest f-number as an APEX value, a number: the f-number is 2 to the power of its half.
public let kCGImagePropertyExifMaxApertureValue: CFString = "MaxApertureValue"
/// The distance to the subject in metres, a number.
public let kCGImagePropertyExifSubjectDistance: CFString = "SubjectDistance"
/// The metering mode, a number: 0 unknown, 1 average, 2 centre-weighted, 3 spot, 4 multi-spot, 5 pattern, 6
/// partial.
public let kCGImagePropertyExifMeteringMode: CFString = "MeteringMode"
/// The light source, a number: 0 unknown, 1 daylight, 2 fluorescent, 3 tungsten, 4 flash, 17 to 24 standard
/// illuminants.
public let kCGImagePropertyExifLightSource: CFString = "LightSource"
/// The flash status, a number of bits: bit 0 is whether it fired, 1 and 2 are the returned light, 3 and 4 the
/// mode, 6 is red-eye reduction.
public let kCGImagePropertyExifFlash: CFString = "Flash"
/// The area of the subject, numbers in pixels from the top left: a point, with a third number the diameter of
/// a circle, with four numbers a rectangle.
public let kCGImagePropertyExifSubjectArea: CFString = "SubjectArea"
/// The maker's own data. Not read from files.
public let kCGImagePropertyExifMakerNote: CFString = "MakerNote"
/// The fractions of a second of the modification date, a string of digits.
public let kCGImagePropertyExifSubsecTime: CFString = "SubsecTime"
/// The fractions of a second of `DateTimeOriginal`, a string of digits.
public let kCGImagePropertyExifSubsecTimeOriginal: CFString = "SubsecTimeOriginal"
/// The fractions of a second of `DateTimeDigitized`, a string of digits.
public let kCGImagePropertyExifSubsecTimeDigitized: CFString = "SubsecTimeDigitized"
/// The version of FlashPix, an array of numbers such as [1, 0].
public let kCGImagePropertyExifFlashPixVersion: CFString = "FlashPixVersion"
/// The colour space, a number: 1 for sRGB, 65535 for uncalibrated.
public let kCGImagePropertyExifColorSpace: CFString = "ColorSpace"
/// The name of a related sound file, a string.
public let kCGImagePropertyExifRelatedSoundFile: CFString = "RelatedSoundFile"
/// The flash energy in beam candle power seconds, a number.
public let kCGImagePropertyExifFlashEnergy: CFString = "FlashEnergy"
/// The spatial frequency response. Not read from files.
public let kCGImagePropertyExifSpatialFrequencyResponse: CFString = "SpatialFrequencyResponse"
/// The number of pixels per `FocalPlaneResolutionUnit` horizontally.
public let kCGImagePropertyExifFocalPlaneXResolution: CFString = "FocalPlaneXResolution"
/// The number of pixels per `FocalPlaneResolutionUnit` vertically.
public let kCGImagePropertyExifFocalPlaneYResolution: CFString = "FocalPlaneYResolution"
/// The unit of the focal plane resolution, a number: 2 for inches, 3 for centimetres.
public let kCGImagePropertyExifFocalPlaneResolutionUnit: CFString = "FocalPlaneResolutionUnit"
/// The location of the subject, two numbers in pixels from the top left.
public let kCGImagePropertyExifSubjectLocation: CFString = "SubjectLocation"
/// The exposure index selected on the camera, a number.
public let kCGImagePropertyExifExposureIndex: CFString = "ExposureIndex"
/// The type of sensor, a number: 1 undefined, 2 one-chip, 3 two-chip, 4 three-chip, 5 colour sequential, 7
/// trilinear, 8 colour sequential linear.
public let kCGImagePropertyExifSensingMethod: CFString = "SensingMethod"
/// The source of the file, a number: 3 for a digital camera.
public let kCGImagePropertyExifFileSource: CFString = "FileSource"
/// The type of scene, a number: 1 for a directly photographed image.
public let kCGImagePropertyExifSceneType: CFString = "SceneType"
/// The colour filter array pattern of the sensor. Not read from files.
public let kCGImagePropertyExifCFAPattern: CFString = "CFAPattern"
/// The rendering of the image, a number: 0 normal, 1 custom.
public let kCGImagePropertyExifCustomRendered: CFString = "CustomRendered"
/// The exposure mode, a number: 0 automatic, 1 manual, 2 bracketing.
public let kCGImagePropertyExifExposureMode: CFString = "ExposureMode"
/// The white balance mode, a number: 0 automatic, 1 manual.
public let kCGImagePropertyExifWhiteBalance: CFString = "WhiteBalance"
/// The digital zoom factor, a number. 0 if it was not used.
public let kCGImagePropertyExifDigitalZoomRatio: CFString = "DigitalZoomRatio"
/// The equivalent focal length on 35-mm film in millimetres, a number. 0 if unknown.
public let kCGImagePropertyExifFocalLenIn35mmFilm: CFString = "FocalLenIn35mmFilm"
/// The scene type, a number: 0 standard, 1 landscape, 2 portrait, 3 night.
public let kCGImagePropertyExifSceneCaptureType: CFString = "SceneCaptureType"
/// The gain, a number: 0 none, 1 low gain up, 2 high gain up, 3 low gain down, 4 high gain down.
public let kCGImagePropertyExifGainControl: CFString = "GainControl"
/// The contrast, a number: 0 normal, 1 soft, 2 hard.
public let kCGImagePropertyExifContrast: CFString = "Contrast"
/// The saturation, a number: 0 normal, 1 low, 2 high.
public let kCGImagePropertyExifSaturation: CFString = "Saturation"
/// The sharpness, a number: 0 normal, 1 soft, 2 hard.
public let kCGImagePropertyExifSharpness: CFString = "Sharpness"
/// The settings of the camera in its maker's format. Not read from files.
public let kCGImagePropertyExifDeviceSettingDescription: CFString = "DeviceSettingDescription"
/// The distance range of the subject, a number: 0 unknown, 1 macro, 2 close, 3 distant.
public let kCGImagePropertyExifSubjectDistRange: CFString = "SubjectDistRange"
/// The unique identifier of the image, a string of 32 hexadecimal digits.
public let kCGImagePropertyExifImageUniqueID: CFString = "ImageUniqueID"
/// The camera's owner, a string.
public let kCGImagePropertyExifCameraOwnerName: CFString = "CameraOwnerName"
/// The camera's serial number, a string.
public let kCGImagePropertyExifBodySerialNumber: CFString = "BodySerialNumber"
/// The lens specification, four numbers: the shortest and the longest focal length in millimetres, and the
/// smallest f-number at each.
public let kCGImagePropertyExifLensSpecification: CFString = "LensSpecification"
/// The maker of the lens, a string.
public let kCGImagePropertyExifLensMake: CFString = "LensMake"
/// The serial number of the lens, a string.
public let kCGImagePropertyExifLensSerialNumber: CFString = "LensSerialNumber"
/// The gamma exponent, a number.
public let kCGImagePropertyExifGamma: CFString = "Gamma"

/// The version of the GPS data. A key of `kCGImagePropertyGPSDictionary`, as are the following.
public let kCGImagePropertyGPSVersion: CFString = "GPSVersion"
/// The reference of the altitude, a number: 0 above sea level, 1 below.
public let kCGImagePropertyGPSAltitudeRef: CFString = "AltitudeRef"
/// The satellites used for the measurement, a string.
public let kCGImagePropertyGPSSatellites: CFString = "Satellites"
/// The status of the receiver: "A" while measuring, "V" if the measurement was interrupted.
public let kCGImagePropertyGPSStatus: CFString = "Status"
/// The dimensions of the measurement, "2" or "3".
public let kCGImagePropertyGPSMeasureMode: CFString = "MeasureMode"
/// The dilution of precision, a number without a unit.
public let kCGImagePropertyGPSDOP: CFString = "DOP"
/// The unit of the speed: "K" for kilometres per hour, "M" for miles per hour, "N" for knots.
public let kCGImagePropertyGPSSpeedRef: CFString = "SpeedRef"
/// The speed in the unit of `SpeedRef`, a number.
public let kCGImagePropertyGPSSpeed: CFString = "Speed"
/// The reference of the direction of movement: "T" for true north, "M" for magnetic north.
public let kCGImagePropertyGPSTrackRef: CFString = "TrackRef"
/// The direction of movement in degrees clockwise from north, a number from 0 to 359.99.
public let kCGImagePropertyGPSTrack: CFString = "Track"
/// The reference of the image direction: "T" for true north, "M" for magnetic north.
public let kCGImagePropertyGPSImgDirectionRef: CFString = "ImgDirectionRef"
/// The direction of the camera in degrees clockwise from north, a number from 0 to 359.99.
public let kCGImagePropertyGPSImgDirection: CFString = "ImgDirection"
/// The geodetic datum, a string such as "WGS-84".
public let kCGImagePropertyGPSMapDatum: CFString = "MapDatum"
/// The hemisphere of the destination's latitude, "N" or "S".
public let kCGImagePropertyGPSDestLatitudeRef: CFString = "DestLatitudeRef"
/// The latitude of the destination in degrees, a number from 0 to 90.
public let kCGImagePropertyGPSDestLatitude: CFString = "DestLatitude"
/// The hemisphere of the destination's longitude, "E" or "W".
public let kCGImagePropertyGPSDestLongitudeRef: CFString = "DestLongitudeRef"
/// The longitude of the destination in degrees, a number from 0 to 180.
public let kCGImagePropertyGPSDestLongitude: CFString = "DestLongitude"
/// The reference of the bearing: "T" for true north, "M" for magnetic north.
public let kCGImagePropertyGPSDestBearingRef: CFString = "DestBearingRef"
/// The bearing to the destination in degrees clockwise from north, a number from 0 to 359.99.
public let kCGImagePropertyGPSDestBearing: CFString = "DestBearing"
/// The unit of the distance: "K" for kilometres, "M" for miles, "N" for nautical miles.
public let kCGImagePropertyGPSDestDistanceRef: CFString = "DestDistanceRef"
/// The distance to the destination in the unit of `DestDistanceRef`, a number.
public let kCGImagePropertyGPSDestDistance: CFString = "DestDistance"
/// The method of the measurement, a string such as "GPS". Omitted if the file marks it as Unicode or JIS.
public let kCGImagePropertyGPSProcessingMethod: CFString = "ProcessingMethod"
/// The name of the area, a string. Omitted if the file marks it as Unicode or JIS.
public let kCGImagePropertyGPSAreaInformation: CFString = "AreaInformation"
/// The differential correction, a number: 0 without correction, 1 with it.
public let kCGImagePropertyGPSDifferental: CFString = "Differential"
/// The horizontal positioning error in metres, a number.
public let kCGImagePropertyGPSHPositioningError: CFString = "HPositioningError"

/// The compression scheme, a number. A key of `kCGImagePropertyTIFFDictionary`, as are the following.
public let kCGImagePropertyTIFFCompression: CFString = "Compression"
/// The photometric interpretation, a number: 2 for RGB, 6 for YCbCr.
public let kCGImagePropertyTIFFPhotometricInterpretation: CFString = "PhotometricInterpretation"
/// The title of the document, a string.
public let kCGImagePropertyTIFFDocumentName: CFString = "DocumentName"
/// The number of pixels per `ResolutionUnit` horizontally.
public let kCGImagePropertyTIFFXResolution: CFString = "XResolution"
/// The number of pixels per `ResolutionUnit` vertically.
public let kCGImagePropertyTIFFYResolution: CFString = "YResolution"
/// The unit of the resolution, a number: 1 for none, 2 for inches, 3 for centimetres.
public let kCGImagePropertyTIFFResolutionUnit: CFString = "ResolutionUnit"
/// The transfer function. Not read from files.
public let kCGImagePropertyTIFFTransferFunction: CFString = "TransferFunction"
/// The computer that created the image, a string.
public let kCGImagePropertyTIFFHostComputer: CFString = "HostComputer"
/// The white point, two numbers: x and y of CIE 1931.
public let kCGImagePropertyTIFFWhitePoint: CFString = "WhitePoint"
/// The chromaticities of the primaries, six numbers: x and y of red, green and blue.
public let kCGImagePropertyTIFFPrimaryChromaticities: CFString = "PrimaryChromaticities"
/// The copyright notice, a string.
public let kCGImagePropertyTIFFCopyright: CFString = "Copyright"
/// The width of a tile in pixels, a number.
public let kCGImagePropertyTIFFTileWidth: CFString = "TileWidth"
/// The height of a tile in pixels, a number.
public let kCGImagePropertyTIFFTileLength: CFString = "TileLength"

/// The auxiliary data of the lens and the camera, a dictionary with the following keys. Not read from files.
public let kCGImagePropertyExifAuxDictionary: CFString = "{ExifAux}"
/// The lens specification, four numbers like those of `LensSpecification`.
public let kCGImagePropertyExifAuxLensInfo: CFString = "LensInfo"
/// The name of the lens, a string. Not read from files, like the whole dictionary.
public let kCGImagePropertyExifAuxLensModel: CFString = "LensModel"
/// The camera's serial number, a string.
public let kCGImagePropertyExifAuxSerialNumber: CFString = "SerialNumber"
/// The identifier of the lens in its maker's list, a number.
public let kCGImagePropertyExifAuxLensID: CFString = "LensID"
/// The serial number of the lens, a string.
public let kCGImagePropertyExifAuxLensSerialNumber: CFString = "LensSerialNumber"
/// The number of images the camera had taken.
public let kCGImagePropertyExifAuxImageNumber: CFString = "ImageNumber"
/// The flash compensation in steps, a number.
public let kCGImagePropertyExifAuxFlashCompensation: CFString = "FlashCompensation"
/// The camera's owner, a string.
public let kCGImagePropertyExifAuxOwnerName: CFString = "OwnerName"
/// The version of the camera's firmware, a string.
public let kCGImagePropertyExifAuxFirmware: CFString = "Firmware"
