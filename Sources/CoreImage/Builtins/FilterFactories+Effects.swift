// The functions of `CIFilterBuiltins` for filters that bend images, draw them otherwise, and lead from one to
// another.

extension CIFilter {
  /// The filter `CIPhotoEffectChrome`.
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.named("CIPhotoEffectChrome")
  }
  /// The filter `CIPhotoEffectFade`.
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.named("CIPhotoEffectFade")
  }
  /// The filter `CIPhotoEffectInstant`.
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.named("CIPhotoEffectInstant")
  }
  /// The filter `CIPhotoEffectProcess`.
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.named("CIPhotoEffectProcess")
  }
  /// The filter `CIPhotoEffectTransfer`.
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.named("CIPhotoEffectTransfer")
  }
  /// The filter `CIBumpDistortion`.
  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion {
    BuiltinFilter.named("CIBumpDistortion")
  }
  /// The filter `CIBumpDistortionLinear`.
  public class func bumpDistortionLinear() -> any CIFilter & CIBumpDistortionLinear {
    BuiltinFilter.named("CIBumpDistortionLinear")
  }
  /// The filter `CIPinchDistortion`.
  public class func pinchDistortion() -> any CIFilter & CIPinchDistortion {
    BuiltinFilter.named("CIPinchDistortion")
  }
  /// The filter `CITwirlDistortion`.
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
    BuiltinFilter.named("CITwirlDistortion")
  }
  /// The filter `CIVortexDistortion`.
  public class func vortexDistortion() -> any CIFilter & CIVortexDistortion {
    BuiltinFilter.named("CIVortexDistortion")
  }
  /// The filter `CIHoleDistortion`.
  public class func holeDistortion() -> any CIFilter & CIHoleDistortion {
    BuiltinFilter.named("CIHoleDistortion")
  }
  /// The filter `CICircularWrap`.
  public class func circularWrap() -> any CIFilter & CICircularWrap { BuiltinFilter.named("CICircularWrap") }
  /// The filter `CICrystallize`.
  public class func crystallize() -> any CIFilter & CICrystallize { BuiltinFilter.named("CICrystallize") }
  /// The filter `CIGloom`.
  public class func gloom() -> any CIFilter & CIGloom { BuiltinFilter.named("CIGloom") }
  /// The filter `CIEdgeWork`.
  public class func edgeWork() -> any CIFilter & CIEdgeWork { BuiltinFilter.named("CIEdgeWork") }
  /// The filter `CIHighlightShadowAdjust`.
  public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
    BuiltinFilter.named("CIHighlightShadowAdjust")
  }
  /// The filter `CITemperatureAndTint`.
  public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
    BuiltinFilter.named("CITemperatureAndTint")
  }
  /// The filter `CIColorCrossPolynomial`.
  public class func colorCrossPolynomial() -> any CIFilter & CIColorCrossPolynomial {
    BuiltinFilter.named("CIColorCrossPolynomial")
  }
  /// The filter `CIMorphologyMaximum`.
  public class func morphologyMaximum() -> any CIFilter & CIMorphologyMaximum {
    BuiltinFilter.named("CIMorphologyMaximum")
  }
  /// The filter `CIMorphologyMinimum`.
  public class func morphologyMinimum() -> any CIFilter & CIMorphologyMinimum {
    BuiltinFilter.named("CIMorphologyMinimum")
  }
  /// The filter `CIMorphologyGradient`.
  public class func morphologyGradient() -> any CIFilter & CIMorphologyGradient {
    BuiltinFilter.named("CIMorphologyGradient")
  }
  /// The filter `CIMorphologyRectangleMaximum`.
  public class func morphologyRectangleMaximum() -> any CIFilter & CIMorphologyRectangleMaximum {
    BuiltinFilter.named("CIMorphologyRectangleMaximum")
  }
  /// The filter `CIMorphologyRectangleMinimum`.
  public class func morphologyRectangleMinimum() -> any CIFilter & CIMorphologyRectangleMinimum {
    BuiltinFilter.named("CIMorphologyRectangleMinimum")
  }
  /// The filter `CIDotScreen`.
  public class func dotScreen() -> any CIFilter & CIDotScreen { BuiltinFilter.named("CIDotScreen") }
  /// The filter `CILineScreen`.
  public class func lineScreen() -> any CIFilter & CILineScreen { BuiltinFilter.named("CILineScreen") }
  /// The filter `CIHatchedScreen`.
  public class func hatchedScreen() -> any CIFilter & CIHatchedScreen {
    BuiltinFilter.named("CIHatchedScreen")
  }
  /// The filter `CICircularScreen`.
  public class func circularScreen() -> any CIFilter & CICircularScreen {
    BuiltinFilter.named("CICircularScreen")
  }
  /// The filter `CICMYKHalftone`.
  public class func cmykHalftone() -> any CIFilter & CICMYKHalftone { BuiltinFilter.named("CICMYKHalftone") }
  /// The filter `CISwipeTransition`.
  public class func swipeTransition() -> any CIFilter & CISwipeTransition {
    BuiltinFilter.named("CISwipeTransition")
  }
  /// The filter `CICopyMachineTransition`.
  public class func copyMachineTransition() -> any CIFilter & CICopyMachineTransition {
    BuiltinFilter.named("CICopyMachineTransition")
  }
  /// The filter `CIFlashTransition`.
  public class func flashTransition() -> any CIFilter & CIFlashTransition {
    BuiltinFilter.named("CIFlashTransition")
  }
  /// The filter `CIModTransition`.
  public class func modTransition() -> any CIFilter & CIModTransition {
    BuiltinFilter.named("CIModTransition")
  }
}
