internal import CoreGraphics

// The properties of distortion, halftone and transition filters.

extension BuiltinFilter {
  var height: Float {
    get { float("inputHeight") }
    set { setValue(newValue, forKey: "inputHeight") }
  }
  var shadowAmount: Float {
    get { float("inputShadowAmount") }
    set { setValue(newValue, forKey: "inputShadowAmount") }
  }
  var highlightAmount: Float {
    get { float("inputHighlightAmount") }
    set { setValue(newValue, forKey: "inputHighlightAmount") }
  }
  var neutral: CIVector {
    get { list("inputNeutral") }
    set { setValue(newValue, forKey: "inputNeutral") }
  }
  var targetNeutral: CIVector {
    get { list("inputTargetNeutral") }
    set { setValue(newValue, forKey: "inputTargetNeutral") }
  }
  var grayComponentReplacement: Float {
    get { float("inputGCR") }
    set { setValue(newValue, forKey: "inputGCR") }
  }
  var underColorRemoval: Float {
    get { float("inputUCR") }
    set { setValue(newValue, forKey: "inputUCR") }
  }
  var opacity: Float {
    get { float("inputOpacity") }
    set { setValue(newValue, forKey: "inputOpacity") }
  }
  var maxStriationRadius: Float {
    get { float("inputMaxStriationRadius") }
    set { setValue(newValue, forKey: "inputMaxStriationRadius") }
  }
  var striationStrength: Float {
    get { float("inputStriationStrength") }
    set { setValue(newValue, forKey: "inputStriationStrength") }
  }
  var striationContrast: Float {
    get { float("inputStriationContrast") }
    set { setValue(newValue, forKey: "inputStriationContrast") }
  }
  var fadeThreshold: Float {
    get { float("inputFadeThreshold") }
    set { setValue(newValue, forKey: "inputFadeThreshold") }
  }
  var compression: Float {
    get { float("inputCompression") }
    set { setValue(newValue, forKey: "inputCompression") }
  }
}

extension BuiltinFilter:
  CIBumpDistortion, CIBumpDistortionLinear, CIPinchDistortion, CITwirlDistortion, CIVortexDistortion,
  CIHoleDistortion, CICircularWrap, CICrystallize, CIGloom, CIEdgeWork, CIHighlightShadowAdjust,
  CITemperatureAndTint, CIColorCrossPolynomial, CIMorphologyMaximum, CIMorphologyMinimum,
  CIMorphologyGradient, CIMorphologyRectangleMaximum, CIMorphologyRectangleMinimum, CIDotScreen,
  CILineScreen, CIHatchedScreen, CICircularScreen, CICMYKHalftone, CISwipeTransition,
  CICopyMachineTransition, CIFlashTransition, CIModTransition
{}
