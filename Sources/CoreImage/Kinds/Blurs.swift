// Blur filters. Core Image Filter Reference: CIBoxBlur, CIGaussianBlur, CIMotionBlur; the formulas are in
// `Recipe+Blurring`.

extension FilterKind {
  static let blurs: [FilterKind] = [
    FilterKind(
      "CIBoxBlur", "Box Blur", [kCICategoryBlur],
      [.image, .number(kCIInputRadiusKey, 10, 1...100, identity: 0)]
    ) {
      $0.image()?.averaged($0.number(kCIInputRadiusKey))
    },
    FilterKind(
      "CIGaussianBlur", "Gaussian Blur", [kCICategoryBlur],
      [.image, .number(kCIInputRadiusKey, 10, 0...100, identity: 0)]
    ) { $0.image()?.blurred($0.number(kCIInputRadiusKey)) },
    FilterKind(
      "CIMotionBlur", "Motion Blur", [kCICategoryBlur],
      [
        .image, .number(kCIInputRadiusKey, 20, 0...100, identity: 0),
        .number(kCIInputAngleKey, 0, -Double.pi...Double.pi),
      ]
    ) { $0.image()?.smeared($0.number(kCIInputRadiusKey), angle: $0.number(kCIInputAngleKey)) },
  ]

  // CISharpenLuminance adds the difference from a blurred image to the brightness, CIUnsharpMask to every
  // component.
  static let sharpeners: [FilterKind] = [
    FilterKind(
      "CISharpenLuminance", "Sharpen Luminance", [kCICategorySharpen],
      [
        .image, .number(kCIInputSharpnessKey, 0.4, 0...2, identity: 0),
        .number(kCIInputRadiusKey, 1.69, 0...20),
      ]
    ) { values in
      let amount = values.float(kCIInputSharpnessKey)
      return values.image()?.against(radius: values.number(kCIInputRadiusKey)) { own, blurred in
        let more = amount * (own.luminance - blurred.luminance)
        return Pixel((own.color + more).each { max($0, 0) }, own.w)
      }
    },
    FilterKind(
      "CIUnsharpMask", "Unsharp Mask", [kCICategorySharpen],
      [
        .image, .number(kCIInputRadiusKey, 2.5, 0...100),
        .number(kCIInputIntensityKey, 0.5, 0...1, identity: 0),
      ]
    ) { values in
      let amount = values.float(kCIInputIntensityKey)
      return values.image()?.against(radius: values.number(kCIInputRadiusKey)) { own, blurred in
        Pixel((own.color + (own.color - blurred.color) * amount).each { max($0, 0) }, own.w)
      }
    },
  ]
}

extension Recipe {
  /// Returns the image with each pixel computed from itself and its blurred counterpart. The edge pixels are
  /// extended for the blur.
  func against(radius: Double, _ mix: @escaping @Sendable (Pixel, Pixel) -> Pixel) -> Recipe {
    .mixed(self, clamped(extent).blurred(radius), extent: extent) { _ in
      { own, blurred, _, _ in mix(own, blurred) }
    }
  }
}
