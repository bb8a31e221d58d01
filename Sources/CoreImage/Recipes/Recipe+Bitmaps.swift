extension Recipe {
  /// Creates a recipe from a Core Graphics image, whose top row comes first.
  ///
  /// - Parameters:
  ///   - image: The Core Graphics image.
  ///   - space: The colour space of the components; `nil` uses them unconverted.
  /// - Returns: A recipe with the extent of the image.
  static func bitmap(_ image: CGImage, space: CGColorSpace?) -> Recipe {
    let extent = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    return Recipe(extent) { area, evaluation in
      let convert = ColorConversion(from: space, to: evaluation.working)
      return image.withPixels { pixels, stride in
        Tile(area) { x, y in
          let word = pixels[(image.height - 1 - y) * stride + x]
          let bytes = Pixel(
            Float(word >> 16 & 255), Float(word >> 8 & 255), Float(word & 255), Float(word >> 24))
          return convert(bytes / 255)
        }
      }
    }
  }

  /// Creates a recipe from the bytes of a client, the top row first; `nil` if there are too few bytes or if
  /// the size or the format is invalid.
  static func bitmap(
    _ data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat, space: CGColorSpace?
  ) -> Recipe? {
    guard let format = PixelFormat(format), size.width >= 1, size.height >= 1, size.width < 1e6,
      size.height < 1e6
    else { return nil }
    let (width, height) = (Int(size.width), Int(size.height))
    guard bytesPerRow >= width * format.bytesPerPixel,
      !bytesPerRow.multipliedReportingOverflow(by: height).overflow,
      data.count >= (height - 1) * bytesPerRow + width * format.bytesPerPixel
    else { return nil }
    return Recipe(CGRect(x: 0, y: 0, width: width, height: height)) { area, evaluation in
      let convert = ColorConversion(from: space, to: evaluation.working)
      return data.withUnsafeBytes { bytes in
        Tile(area) { x, y in
          convert(format.read(bytes.baseAddress! + (height - 1 - y) * bytesPerRow + x * format.bytesPerPixel))
        }
      }
    }
  }
}

extension ColorConversion {
  /// Converts a pixel to the target space and preserves its alpha.
  func callAsFunction(_ pixel: Pixel) -> Pixel {
    if isIdentity { return pixel }
    let straight = pixel.straight
    return Pixel(self(straight.color), straight.w).premultiplied
  }
}
