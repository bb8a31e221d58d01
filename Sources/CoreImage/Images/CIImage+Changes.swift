public import CoreGraphics
public import Foundation
public import ImageIO

extension CIImage {
  /// The part inside a rectangle, grown to whole pixels.
  public func cropped(to rect: CGRect) -> CIImage { CIImage(recipe.cropped(rect), sampling: sampling) }

  /// The image under a transform. Transforms on top of each other sample the image once, and pixels in
  /// between blend their four neighbours; what is made smaller than half is averaged first. A transform that
  /// cannot be undone leaves nothing.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    CIImage(recipe.placed(matrix, sampling), sampling: sampling)
  }

  /// The image under a transform. What is made smaller is always averaged well.
  public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    transformed(by: matrix)
  }

  /// The image turned upright from an orientation; its lower left stays at the origin.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    transformed(by: orientationTransform(for: orientation))
  }

  /// The image turned upright from an orientation's number, 1…8; any other number changes nothing.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    guard orientation > 0, let way = CGImagePropertyOrientation(rawValue: UInt32(orientation)) else {
      return self
    }
    return oriented(way)
  }

  /// The transform that turns the image upright from an orientation.
  public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
    orientation.transform(of: extent)
  }

  /// The transform that turns the image upright from an orientation's number, 1…8.
  public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
    guard orientation > 0, let way = CGImagePropertyOrientation(rawValue: UInt32(orientation)) else {
      return .identity
    }
    return orientationTransform(for: way)
  }

  /// The image with its outermost pixels going on for ever.
  public func clampedToExtent() -> CIImage { clamped(to: extent) }

  /// The part inside a rectangle with its outermost pixels going on for ever.
  public func clamped(to rect: CGRect) -> CIImage { CIImage(recipe.clamped(rect), sampling: sampling) }

  /// The image over another one.
  public func composited(over dest: CIImage) -> CIImage {
    CIImage(.mixed(recipe, dest.recipe, extent: extent.joined(dest.extent), Blending.sourceOver))
  }

  /// The image through a filter, whose `inputImage` it is; as it is where there is no such
  /// filter, or it gives nothing.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName) else { return self }
    if filter.inputKeys.contains(kCIInputImageKey) { filter.setValue(self, forKey: kCIInputImageKey) }
    for (key, value) in params { filter.setValue(value, forKey: key) }
    return filter.outputImage ?? self
  }

  /// The image through a filter with the defaults of its parameters.
  public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

  /// The image blurred with a Gaussian of that standard deviation, in pixels; it grows by
  /// three of them on every side.
  public func applyingGaussianBlur(sigma: Double) -> CIImage { CIImage(recipe.blurred(sigma)) }

  /// The image with its pixels inside a rectangle opaque, their colours as they are, and without the others.
  public func settingAlphaOne(in extent: CGRect) -> CIImage {
    let part = recipe.cropped(extent)
    return CIImage(part.mapped { _ in { Pixel($0.color, 1) } })
  }

  /// The image with its colours multiplied by the opacity.
  public func premultiplyingAlpha() -> CIImage {
    CIImage(recipe.mapped { _ in { Pixel($0.color * $0.w, $0.w) } })
  }

  /// The image with its colours divided by the opacity.
  public func unpremultiplyingAlpha() -> CIImage { CIImage(recipe.mapped { _ in { $0.straight } }) }

  /// The same image; the next transform takes its nearest pixels as they are.
  public func samplingNearest() -> CIImage { CIImage(recipe, sampling: .nearest) }

  /// The same image; the next transform blends its pixels.
  public func samplingLinear() -> CIImage { CIImage(recipe, sampling: .linear) }

  /// The same image: all of it is drawn again whenever a context asks for pixels.
  public func insertingIntermediate() -> CIImage { self }

  /// The same image: all of it is drawn again whenever a context asks for pixels.
  public func insertingIntermediate(cache: Bool) -> CIImage { self }

  /// The image with components that were of the working space taken for ones of another.
  public func matchedToWorkingSpace(from colorSpace: CGColorSpace) -> CIImage? {
    CIImage(recipe.converted { ($0.working == nil ? nil : colorSpace, $0.working) })
  }

  /// The image with the components that its colours have in another space.
  public func matchedFromWorkingSpace(to colorSpace: CGColorSpace) -> CIImage? {
    CIImage(recipe.converted { ($0.working, colorSpace) })
  }
}

extension Recipe {
  /// The image with its components taken from one space to another.
  func converted(_ spaces: @escaping @Sendable (Evaluation) -> (CGColorSpace?, CGColorSpace?)) -> Recipe {
    mapped { evaluation in
      let (source, target) = spaces(evaluation)
      let convert = ColorConversion(from: source, to: target)
      return { convert($0) }
    }
  }
}

extension CGImagePropertyOrientation {
  /// What turns an image of an extent, y up, upright and puts its lower left at the origin.
  func transform(of extent: CGRect) -> CGAffineTransform {
    if extent.isUnbounded || extent.isNull { return .identity }
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -extent.minX, ty: extent.maxY)
    let turn = uprightTransform(Int(rawValue), extent.size)
    let height = rawValue >= 5 ? extent.width : extent.height
    let back = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    return flip.concatenating(turn).concatenating(back)
  }
}
