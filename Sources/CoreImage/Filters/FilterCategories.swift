// The names of filter categories, and the keys and values of `CIFilter.attributes`.

/// The category of distortion effect filters.
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
/// The category of geometry adjustment filters.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// The category of composite operation filters.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// The category of halftone effect filters.
public let kCICategoryHalftoneEffect = "CICategoryHalftoneEffect"
/// The category of color adjustment filters.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// The category of color effect filters.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// The category of transition filters.
public let kCICategoryTransition = "CICategoryTransition"
/// The category of tile effect filters.
public let kCICategoryTileEffect = "CICategoryTileEffect"
/// The category of generator filters.
public let kCICategoryGenerator = "CICategoryGenerator"
/// The category of reduction filters.
public let kCICategoryReduction = "CICategoryReduction"
/// The category of gradient filters.
public let kCICategoryGradient = "CICategoryGradient"
/// The category of stylizing filters.
public let kCICategoryStylize = "CICategoryStylize"
/// The category of sharpening filters.
public let kCICategorySharpen = "CICategorySharpen"
/// The category of blur filters.
public let kCICategoryBlur = "CICategoryBlur"
/// The category of filters that work on video.
public let kCICategoryVideo = "CICategoryVideo"
/// The category of filters that work on still images.
public let kCICategoryStillImage = "CICategoryStillImage"
/// The category of filters that work on interlaced images.
public let kCICategoryInterlaced = "CICategoryInterlaced"
/// The category of filters that work on nonsquare pixels.
public let kCICategoryNonSquarePixels = "CICategoryNonSquarePixels"
/// The category of filters that work on high dynamic range images.
public let kCICategoryHighDynamicRange = "CICategoryHighDynamicRange"
/// The category of built-in filters.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
/// The category of filter generator filters.
public let kCICategoryFilterGenerator = "CICategoryFilterGenerator"
/// The attribute key of the name of the filter.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The attribute key of the localized name of the filter.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The attribute key of the description of the filter or value.
public let kCIAttributeDescription = "CIAttributeDescription"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The attribute key of the version of iOS in which the filter appeared.
public let kCIAttributeFilterAvailable_iOS = "CIAttributeFilterAvailable_iOS"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The attribute key of the version of macOS in which the filter appeared.
public let kCIAttributeFilterAvailable_Mac = "CIAttributeFilterAvailable_Mac"
/// The attribute key of the URL of the reference documentation.
public let kCIAttributeReferenceDocumentation = "CIAttributeReferenceDocumentation"
/// The attribute key of the categories of the filter.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// The attribute key of the class of the value.
public let kCIAttributeClass = "CIAttributeClass"
/// The attribute key of the type of the value.
public let kCIAttributeType = "CIAttributeType"
/// The attribute key of the smallest value.
public let kCIAttributeMin = "CIAttributeMin"
/// The attribute key of the largest value.
public let kCIAttributeMax = "CIAttributeMax"
/// The attribute key of the smallest value of a slider.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
/// The attribute key of the largest value of a slider.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
/// The attribute key of the default value.
public let kCIAttributeDefault = "CIAttributeDefault"
/// The attribute key of the value that has no effect.
public let kCIAttributeIdentity = "CIAttributeIdentity"
/// The attribute key of the name of the value.
public let kCIAttributeName = "CIAttributeName"
/// The attribute key of the localized name of the value.
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
/// The attribute type of a time.
public let kCIAttributeTypeTime = "CIAttributeTypeTime"
/// The attribute type of a scalar value.
public let kCIAttributeTypeScalar = "CIAttributeTypeScalar"
/// The attribute type of a distance.
public let kCIAttributeTypeDistance = "CIAttributeTypeDistance"
/// The attribute type of an angle.
public let kCIAttributeTypeAngle = "CIAttributeTypeAngle"
/// The attribute type of a Boolean.
public let kCIAttributeTypeBoolean = "CIAttributeTypeBoolean"
/// The attribute type of an integer.
public let kCIAttributeTypeInteger = "CIAttributeTypeInteger"
/// The attribute type of a count.
public let kCIAttributeTypeCount = "CIAttributeTypeCount"
/// The attribute type of a position.
public let kCIAttributeTypePosition = "CIAttributeTypePosition"
/// The attribute type of an offset.
public let kCIAttributeTypeOffset = "CIAttributeTypeOffset"
/// The attribute type of a three-dimensional position.
public let kCIAttributeTypePosition3 = "CIAttributeTypePosition3"
/// The attribute type of a rectangle.
public let kCIAttributeTypeRectangle = "CIAttributeTypeRectangle"
/// The attribute type of an opaque color.
public let kCIAttributeTypeOpaqueColor = "CIAttributeTypeOpaqueColor"
/// The attribute type of a color.
public let kCIAttributeTypeColor = "CIAttributeTypeColor"
/// The attribute type of a gradient.
public let kCIAttributeTypeGradient = "CIAttributeTypeGradient"
/// The attribute type of an image.
public let kCIAttributeTypeImage = "CIAttributeTypeImage"
/// The attribute type of a transform.
public let kCIAttributeTypeTransform = "CIAttributeTypeTransform"
