public import CoreGraphics
public import Foundation
public import ImageIO

extension CIImage {
  /// Returns the part of the image inside a rectangle, which is grown to whole pixels.
  public func cropped(to rect: CGRect) -> CIImage { CIImage(recipe.cropped(rect), sampling: sampling) }

  /// Returns the image transformed. Consecutive transforms sample the image once, with linear interpolation
  /// of four neighbours; an image scaled below one half is averaged first. A transform that is not invertible
  /// results in an empty image.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    CIImage(recipe.placed(matrix, sampling), sampling: sampling)
  }

  /// Returns the image transformed. Downsampling always has a high quality.
  public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    transformed(by: matrix)
  }

  /// Returns the image rotated upright from an orientation, with its lower left corner at the origin.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    transformed(by: orientationTransform(for: orientation))
  }

  /// Returns the image rotated upright from an EXIF orientation, 1…8; for any other number, the image itself.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    guard orientation > 0, let way = CGImagePropertyOrientation(rawValue: UInt32(orientation)) else {
      return self
    }
    return oriented(way)
  }

  /// Returns the transform that rotates the image upright from an orientation.
  public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
    orientation.transform(of: extent)
  }

  /// Returns the transform that rotates the image upright from an EXIF orientation, 1…8.
  public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
    guard orientation > 0, let way = CGImagePropertyOrientation(rawValue: UInt32(orientation)) else {
      return .identity
    }
    return orientationTransform(for: way)
  }

  /// Returns the image with its edge pixels extended infinitely.
  public func clampedToExtent() -> CIImage { clamped(to: extent) }

  /// Returns the part of the image inside a rectangle with its edge pixels extended infinitely.
  public func clamped(to rect: CGRect) -> CIImage { CIImage(recipe.clamped(rect), sampling: sampling) }

  /// Returns the image composited over another image.
  public func composited(over dest: CIImage) -> CIImage {
    CIImage(.mixed(recipe, dest.recipe, extent: extent.joined(dest.extent), Blending.sourceOver))
  }

  /// Returns the output of a filter with this image as `inputImage`; the image itself if there is no such
  /// filter or if it has no output.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName) else { return self }
    if filter.inputKeys.contains(kCIInputImageKey) { filter.setValue(self, forKey: kCIInputImageKey) }
    for (key, value) in params { filter.setValue(value, forKey: key) }
    return filter.outputImage ?? self
  }

  /// Returns the output of a filter with default values and this image as `inputImage`.
  public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

  /// Returns the image blurred with a Gaussian, which grows it by three standard deviations on every side.
  ///
  /// - Parameter sigma: The standard deviation, in pixels.
  /// - Returns: The blurred image.
  public func applyingGaussianBlur(sigma: Double) -> CIImage { CIImage(recipe.blurred(sigma)) }

  /// Returns the pixels of the image inside a rectangle with an alpha of 1 and unchanged colours.
  public func settingAlphaOne(in extent: CGRect) -> CIImage {
    let part = recipe.cropped(extent)
    return CIImage(part.mapped { _ in { Pixel($0.color, 1) } })
  }

  /// Returns the image with its colours multiplied by alpha.
  public func premultiplyingAlpha() -> CIImage {
    CIImage(recipe.mapped { _ in { Pixel($0.color * $0.w, $0.w) } })
  }

  /// Returns the image with its colours divided by alpha.
  public func unpremultiplyingAlpha() -> CIImage { CIImage(recipe.mapped { _ in { $0.straight } }) }

  /// Returns the image with nearest-neighbour sampling for the next transform.
  public func samplingNearest() -> CIImage { CIImage(recipe, sampling: .nearest) }

  /// Returns the image with linear sampling for the next transform.
  public func samplingLinear() -> CIImage { CIImage(recipe, sampling: .linear) }

  /// Returns the image itself: intermediate results are never cached.
  public func insertingIntermediate() -> CIImage { self }

  /// Returns the image itself: intermediate results are never cached.
  public func insertingIntermediate(cache: Bool) -> CIImage { self }

  /// Returns the image with its components, which are in another colour space, converted to the working
  /// space.
  public func matchedToWorkingSpace(from colorSpace: CGColorSpace) -> CIImage? {
    CIImage(recipe.converted { ($0.working == nil ? nil : colorSpace, $0.working) })
  }

  /// Returns the image with its components converted from the working space to another colour space.
  public func matchedFromWorkingSpace(to colorSpace: CGColorSpace) -> CIImage? {
    CIImage(recipe.converted { ($0.working, colorSpace) })
  }
}

extension Recipe {
  /// Returns the image with its components converted between two colour spaces.
  func converted(_ spaces: @escaping @Sendable (Evaluation) -> (CGColorSpace?, CGColorSpace?)) -> Recipe {
    mapped { evaluation in
      let (source, target) = spaces(evaluation)
      let convert = ColorConversion(from: source, to: target)
      return { convert($0) }
    }
  }
}

extension CGImagePropertyOrientation {
  /// Returns the transform that rotates an image upright and moves its lower left corner to the origin.
  ///
  /// - Parameter extent: The extent of the image, y up.
  /// - Returns: The transform, for points with y up.
  func transform(of extent: CGRect) -> CGAffineTransform {
    if extent.isUnbounded || extent.isNull { return .identity }
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -extent.minX, ty: extent.maxY)
    let turn = uprightTransform(Int(rawValue), extent.size)
    let height = rawValue >= 5 ? extent.width : extent.height
    let back = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    return flip.concatenating(turn).concatenating(back)
  }
}
