// The names of categories, and the keys of what `CIFilter.attributes` says.

/// The category of filters: distortion effect.
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
/// The category of filters: geometry adjustment.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// The category of filters: composite operation.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// The category of filters: halftone effect.
public let kCICategoryHalftoneEffect = "CICategoryHalftoneEffect"
/// The category of filters: color adjustment.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// The category of filters: color effect.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// The category of filters: transition.
public let kCICategoryTransition = "CICategoryTransition"
/// The category of filters: tile effect.
public let kCICategoryTileEffect = "CICategoryTileEffect"
/// The category of filters: generator.
public let kCICategoryGenerator = "CICategoryGenerator"
/// The category of filters: reduction.
public let kCICategoryReduction = "CICategoryReduction"
/// The category of filters: gradient.
public let kCICategoryGradient = "CICategoryGradient"
/// The category of filters: stylize.
public let kCICategoryStylize = "CICategoryStylize"
/// The category of filters: sharpen.
public let kCICategorySharpen = "CICategorySharpen"
/// The category of filters: blur.
public let kCICategoryBlur = "CICategoryBlur"
/// The category of filters: video.
public let kCICategoryVideo = "CICategoryVideo"
/// The category of filters: still image.
public let kCICategoryStillImage = "CICategoryStillImage"
/// The category of filters: interlaced.
public let kCICategoryInterlaced = "CICategoryInterlaced"
/// The category of filters: non square pixels.
public let kCICategoryNonSquarePixels = "CICategoryNonSquarePixels"
/// The category of filters: high dynamic range.
public let kCICategoryHighDynamicRange = "CICategoryHighDynamicRange"
/// The category of filters: built in.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
/// The category of filters: filter generator.
public let kCICategoryFilterGenerator = "CICategoryFilterGenerator"
/// What is known of a filter or a value: filter name.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// What is known of a filter or a value: filter display name.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// What is known of a filter or a value: description.
public let kCIAttributeDescription = "CIAttributeDescription"
/// What is known of a filter or a value: filter available i o s.
public let kCIAttributeFilterAvailable_iOS = "CIAttributeFilterAvailable_iOS"
/// What is known of a filter or a value: filter available  mac.
public let kCIAttributeFilterAvailable_Mac = "CIAttributeFilterAvailable_Mac"
/// What is known of a filter or a value: reference documentation.
public let kCIAttributeReferenceDocumentation = "CIAttributeReferenceDocumentation"
/// What is known of a filter or a value: filter categories.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// What is known of a filter or a value: class.
public let kCIAttributeClass = "CIAttributeClass"
/// What is known of a filter or a value: type.
public let kCIAttributeType = "CIAttributeType"
/// What is known of a filter or a value: min.
public let kCIAttributeMin = "CIAttributeMin"
/// What is known of a filter or a value: max.
public let kCIAttributeMax = "CIAttributeMax"
/// What is known of a filter or a value: slider min.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
/// What is known of a filter or a value: slider max.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
/// What is known of a filter or a value: default.
public let kCIAttributeDefault = "CIAttributeDefault"
/// What is known of a filter or a value: identity.
public let kCIAttributeIdentity = "CIAttributeIdentity"
/// What is known of a filter or a value: name.
public let kCIAttributeName = "CIAttributeName"
/// What is known of a filter or a value: display name.
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
/// The type of a value: time.
public let kCIAttributeTypeTime = "CIAttributeTypeTime"
/// The type of a value: scalar.
public let kCIAttributeTypeScalar = "CIAttributeTypeScalar"
/// The type of a value: distance.
public let kCIAttributeTypeDistance = "CIAttributeTypeDistance"
/// The type of a value: angle.
public let kCIAttributeTypeAngle = "CIAttributeTypeAngle"
/// The type of a value: boolean.
public let kCIAttributeTypeBoolean = "CIAttributeTypeBoolean"
/// The type of a value: integer.
public let kCIAttributeTypeInteger = "CIAttributeTypeInteger"
/// The type of a value: count.
public let kCIAttributeTypeCount = "CIAttributeTypeCount"
/// The type of a value: position.
public let kCIAttributeTypePosition = "CIAttributeTypePosition"
/// The type of a value: offset.
public let kCIAttributeTypeOffset = "CIAttributeTypeOffset"
/// The type of a value: position3.
public let kCIAttributeTypePosition3 = "CIAttributeTypePosition3"
/// The type of a value: rectangle.
public let kCIAttributeTypeRectangle = "CIAttributeTypeRectangle"
/// The type of a value: opaque color.
public let kCIAttributeTypeOpaqueColor = "CIAttributeTypeOpaqueColor"
/// The type of a value: color.
public let kCIAttributeTypeColor = "CIAttributeTypeColor"
/// The type of a value: gradient.
public let kCIAttributeTypeGradient = "CIAttributeTypeGradient"
/// The type of a value: image.
public let kCIAttributeTypeImage = "CIAttributeTypeImage"
/// The type of a value: transform.
public let kCIAttributeTypeTransform = "CIAttributeTypeTransform"
