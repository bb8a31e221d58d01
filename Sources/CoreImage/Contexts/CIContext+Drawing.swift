internal import CoreGraphics
internal import Foundation

extension Area {
  /// Creates the area of the pixels of a drawable rectangle; `nil` if the rectangle is empty, has components
  /// that are not finite, or is larger than 32,767 pixels a side or 2^28 pixels in all.
  init?(drawable rect: CGRect) {
    guard rect.isFinite else { return nil }
    let area = Area(covering: rect)
    guard !area.isEmpty, area.width <= 32_767, area.height <= 32_767, area.count <= 1 << 28,
      abs(area.x) < Area.limit / 2, abs(area.y) < Area.limit / 2
    else { return nil }
    self = area
  }
}

extension CIContext {
  func picture(_ image: CIImage, _ rect: CGRect, _ format: CIFormat, _ space: CGColorSpace) -> CGImage? {
    guard let area = Area(drawable: rect), let asked = PixelFormat(format) else { return nil }
    guard let (format, info) = asked.ofPictures, asked.isLuminance || space.model == .rgb else { return nil }
    let space = asked.isLuminance && space.model != .monochrome ? CGColorSpaceCreateDeviceGray() : space
    let rowBytes = area.width * format.bytesPerPixel
    guard let memory = calloc(area.height, rowBytes) else { return nil }
    guard write(image, area, format, space, to: memory, rowBytes) else {
      free(memory)
      return nil
    }
    let data = Data(bytesNoCopy: memory, count: area.height * rowBytes, deallocator: .free)
    guard let provider = CGDataProvider(data: data) else { return nil }
    return CGImage(
      width: area.width, height: area.height, bitsPerComponent: format.number.size * 8,
      bitsPerPixel: format.bytesPerPixel * 8, bytesPerRow: rowBytes, space: space, bitmapInfo: info,
      provider: provider,
      decode: nil, shouldInterpolate: true, intent: .defaultIntent)
  }

  /// Draws an area into memory, the top row first.
  ///
  /// - Returns: `false` if the drawing needs too much memory or time; parts of the memory may be written
  ///   then.
  func write(
    _ image: CIImage, _ area: Area, _ format: PixelFormat, _ space: CGColorSpace?,
    to memory: UnsafeMutableRawPointer,
    _ rowBytes: Int
  ) -> Bool {
    let recipe = image.recipe, evaluation = Evaluation(of: recipe, in: working)
    let convert = ColorConversion(from: working, to: space)
    for piece in area.pieces(Evaluation.side) {
      let tile = evaluation.tile(of: recipe, piece)
      if evaluation.isRefused {
        tell("an image takes too much memory or time and is not drawn")
        return false
      }
      for y in piece.rows {
        let row = memory + (area.maxY - 1 - y) * rowBytes
        for x in piece.columns {
          var pixel = tile[x, y]
          if format.isLuminance { pixel = Pixel(SIMD3(repeating: pixel.luminance), pixel.w) }
          pixel = convert(pixel)
          // Integers cannot hold colours brighter than their alpha.
          if format.number == .byte || format.number == .short {
            pixel = pixel.limited(0, format.hasOpacity ? min(max(pixel.w, 0), 1) : 1)
          }
          format.write(pixel, row + (x - area.x) * format.bytesPerPixel)
        }
      }
      evaluation.forget()
    }
    return true
  }
}

extension PixelFormat {
  /// The format and bitmap info of a `CGImage` with these components; `nil` for formats of alpha or of some
  /// colour components only.
  fileprivate var ofPictures: (PixelFormat, CGBitmapInfo)? {
    let alpha: CGImageAlphaInfo? =
      switch order {
      case .rgba: .premultipliedLast
      case .bgra, .argb: .premultipliedFirst
      case .abgr: .premultipliedLast
      case .rgbx: .noneSkipLast
      case .l: CGImageAlphaInfo.none
      case .la: .premultipliedLast
      case .a, .r, .rg: nil
      }
    guard let alpha, let whole = number == .byte ? self : withShorts else { return nil }
    var info = CGBitmapInfo(rawValue: alpha.rawValue)
    if order == .bgra || order == .abgr { info.insert(.byteOrder32Little) }
    if whole.number == .short { info.insert(.byteOrder16Little) }
    return (whole, info)
  }

  /// The format with the same components as 16-bit integers.
  private var withShorts: PixelFormat? {
    PixelFormat(CIFormat(rawValue: Number.short.rawValue << 8 | order.rawValue))
  }
}
