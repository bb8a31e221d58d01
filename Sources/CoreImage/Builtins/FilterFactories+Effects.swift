// The factory methods of `CIFilterBuiltins` for effect, distortion, halftone and transition filters.

extension CIFilter {
  /// Returns the filter `CIPhotoEffectChrome` with its default values.
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.named("CIPhotoEffectChrome")
  }
  /// Returns the filter `CIPhotoEffectFade` with its default values.
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.named("CIPhotoEffectFade")
  }
  /// Returns the filter `CIPhotoEffectInstant` with its default values.
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.named("CIPhotoEffectInstant")
  }
  /// Returns the filter `CIPhotoEffectProcess` with its default values.
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.named("CIPhotoEffectProcess")
  }
  /// Returns the filter `CIPhotoEffectTransfer` with its default values.
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.named("CIPhotoEffectTransfer")
  }
  /// Returns the filter `CIBumpDistortion` with its default values.
  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion {
    BuiltinFilter.named("CIBumpDistortion")
  }
  /// Returns the filter `CIBumpDistortionLinear` with its default values.
  public class func bumpDistortionLinear() -> any CIFilter & CIBumpDistortionLinear {
    BuiltinFilter.named("CIBumpDistortionLinear")
  }
  /// Returns the filter `CIPinchDistortion` with its default values.
  public class func pinchDistortion() -> any CIFilter & CIPinchDistortion {
    BuiltinFilter.named("CIPinchDistortion")
  }
  /// Returns the filter `CITwirlDistortion` with its default values.
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
    BuiltinFilter.named("CITwirlDistortion")
  }
  /// Returns the filter `CIVortexDistortion` with its default values.
  public class func vortexDistortion() -> any CIFilter & CIVortexDistortion {
    BuiltinFilter.named("CIVortexDistortion")
  }
  /// Returns the filter `CIHoleDistortion` with its default values.
  public class func holeDistortion() -> any CIFilter & CIHoleDistortion {
    BuiltinFilter.named("CIHoleDistortion")
  }
  /// Returns the filter `CICircularWrap` with its default values.
  public class func circularWrap() -> any CIFilter & CICircularWrap { BuiltinFilter.named("CICircularWrap") }
  /// Returns the filter `CICrystallize` with its default values.
  public class func crystallize() -> any CIFilter & CICrystallize { BuiltinFilter.named("CICrystallize") }
  /// Returns the filter `CIGloom` with its default values.
  public class func gloom() -> any CIFilter & CIGloom { BuiltinFilter.named("CIGloom") }
  /// Returns the filter `CIEdgeWork` with its default values.
  public class func edgeWork() -> any CIFilter & CIEdgeWork { BuiltinFilter.named("CIEdgeWork") }
  /// Returns the filter `CIHighlightShadowAdjust` with its default values.
  public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
    BuiltinFilter.named("CIHighlightShadowAdjust")
  }
  /// Returns the filter `CITemperatureAndTint` with its default values.
  public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
    BuiltinFilter.named("CITemperatureAndTint")
  }
  /// Returns the filter `CIColorCrossPolynomial` with its default values.
  public class func colorCrossPolynomial() -> any CIFilter & CIColorCrossPolynomial {
    BuiltinFilter.named("CIColorCrossPolynomial")
  }
  /// Returns the filter `CIMorphologyMaximum` with its default values.
  public class func morphologyMaximum() -> any CIFilter & CIMorphologyMaximum {
    BuiltinFilter.named("CIMorphologyMaximum")
  }
  /// Returns the filter `CIMorphologyMinimum` with its default values.
  public class func morphologyMinimum() -> any CIFilter & CIMorphologyMinimum {
    BuiltinFilter.named("CIMorphologyMinimum")
  }
  /// Returns the filter `CIMorphologyGradient` with its default values.
  public class func morphologyGradient() -> any CIFilter & CIMorphologyGradient {
    BuiltinFilter.named("CIMorphologyGradient")
  }
  /// Returns the filter `CIMorphologyRectangleMaximum` with its default values.
  public class func morphologyRectangleMaximum() -> any CIFilter & CIMorphologyRectangleMaximum {
    BuiltinFilter.named("CIMorphologyRectangleMaximum")
  }
  /// Returns the filter `CIMorphologyRectangleMinimum` with its default values.
  public class func morphologyRectangleMinimum() -> any CIFilter & CIMorphologyRectangleMinimum {
    BuiltinFilter.named("CIMorphologyRectangleMinimum")
  }
  /// Returns the filter `CIDotScreen` with its default values.
  public class func dotScreen() -> any CIFilter & CIDotScreen { BuiltinFilter.named("CIDotScreen") }
  /// Returns the filter `CILineScreen` with its default values.
  public class func lineScreen() -> any CIFilter & CILineScreen { BuiltinFilter.named("CILineScreen") }
  /// Returns the filter `CIHatchedScreen` with its default values.
  public class func hatchedScreen() -> any CIFilter & CIHatchedScreen {
    BuiltinFilter.named("CIHatchedScreen")
  }
  /// Returns the filter `CICircularScreen` with its default values.
  public class func circularScreen() -> any CIFilter & CICircularScreen {
    BuiltinFilter.named("CICircularScreen")
  }
  /// Returns the filter `CICMYKHalftone` with its default values.
  public class func cmykHalftone() -> any CIFilter & CICMYKHalftone { BuiltinFilter.named("CICMYKHalftone") }
  /// Returns the filter `CISwipeTransition` with its default values.
  public class func swipeTransition() -> any CIFilter & CISwipeTransition {
    BuiltinFilter.named("CISwipeTransition")
  }
  /// Returns the filter `CICopyMachineTransition` with its default values.
  public class func copyMachineTransition() -> any CIFilter & CICopyMachineTransition {
    BuiltinFilter.named("CICopyMachineTransition")
  }
  /// Returns the filter `CIFlashTransition` with its default values.
  public class func flashTransition() -> any CIFilter & CIFlashTransition {
    BuiltinFilter.named("CIFlashTransition")
  }
  /// Returns the filter `CIModTransition` with its default values.
  public class func modTransition() -> any CIFilter & CIModTransition {
    BuiltinFilter.named("CIModTransition")
  }
}
