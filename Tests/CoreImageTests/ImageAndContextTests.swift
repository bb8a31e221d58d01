import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import CoreImage

/// Tests of images as recipes, and of contexts that draw them.
struct ImageAndContextTests {
  /// Returns a picture of every byte with every opacity that multiplies without loss.
  private func picture() throws -> CGImage {
    var bytes: [UInt8] = []
    for value in 0...255 { bytes += [UInt8(value), UInt8(255 - value), UInt8(value / 2), 255] }
    for value in 0...255 { bytes += [UInt8(value / 3), UInt8(value / 2), UInt8(value), UInt8(value)] }
    let provider = try #require(CGDataProvider(data: Data(bytes)))
    return try #require(
      CGImage(
        width: 256, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 1024,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
        provider: provider, decode: nil, shouldInterpolate: false,
        intent: .defaultIntent))
  }

  @Test func picturesComeBackAsTheyWere() throws {
    let picture = try picture(), image = CIImage(cgImage: picture)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 256, height: 2))
    #expect(image.cgImage === picture)
    #expect(image.cropped(to: CGRect(x: 0, y: 0, width: 9, height: 1)).cgImage == nil)
    let linear = CGColorSpace(name: CGColorSpace.displayP3) as Any
    for options: [CIContextOption: Any] in [
      [:], [.workingColorSpace: NSNull()], [.workingColorSpace: linear],
    ] {
      let back = CIContext(options: options).createCGImage(image, from: image.extent)
      #expect(Samples.bytes(back) == Samples.bytes(picture), "\(options)")
    }
  }

  /// Light of 0.5 is 188 of 255 by sRGB's curve (IEC 61966-2-1): 1.055·0.5^(1/2.4) − 0.055 = 0.7354.
  @Test func coloursAreMixedAsLight() throws {
    let image = CIImage.white.applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: -1])
    let rect = CGRect(x: 5, y: 7, width: 1, height: 1)
    #expect(Samples.bytes(CIContext().createCGImage(image, from: rect)) == [188, 188, 188, 255])
    let plain = CIContext(options: [.workingColorSpace: NSNull()])
    #expect(Samples.bytes(plain.createCGImage(image, from: rect)) == [128, 128, 128, 255])
  }

  @Test func yPointsUp() throws {
    let image = Samples.grays([[1, 0], [0, 0]]).cropped(to: CGRect(x: 0, y: 1, width: 1, height: 1))
    #expect(image.extent == CGRect(x: 0, y: 1, width: 1, height: 1))
    #expect(Samples.number(image) == SIMD4(1, 1, 1, 1))
    let moved = Samples.grays([[1, 0.5]]).transformed(by: CGAffineTransform(translationX: 0, y: 1))
    let around = Samples.numbers(moved, CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(around == [[SIMD4(1, 1, 1, 1), SIMD4(0.5, 0.5, 0.5, 1)], [.init(), .init()]])
  }

  @Test func formatsHoldTheirComponents() throws {
    let image = Samples.pixel(0.2, 0.4, 0.6, 0.8)
    func bytes(_ format: CIFormat, _ count: Int) -> [UInt8] {
      var found = [UInt8](repeating: 99, count: count)
      CIContext().render(
        image, toBitmap: &found, rowBytes: count, bounds: image.extent, format: format, colorSpace: nil)
      return found
    }
    #expect(bytes(.RGBA8, 4) == [51, 102, 153, 204])
    #expect(bytes(.BGRA8, 4) == [153, 102, 51, 204])
    #expect(bytes(.ARGB8, 4) == [204, 51, 102, 153])
    #expect(bytes(.A8, 1) == [204])
    #expect(bytes(.R8, 1) == [51])
    #expect(bytes(.RG8, 2) == [51, 102])
    #expect(bytes(.RGBAh, 8).count == 8)
    #expect(bytes(CIFormat(rawValue: 77), 4) == [99, 99, 99, 99])
    for format in [CIFormat.RGBA8, .BGRA8, .ARGB8, .ABGR8, .RGBA16, .RGBAh, .RGBAf, .L8, .LA8] {
      let made = CIContext().createCGImage(image, from: image.extent, format: format, colorSpace: nil)
      #expect(made?.width == 1, "\(format)")
    }
    #expect(CIContext().createCGImage(image, from: image.extent, format: .A8, colorSpace: nil) == nil)
  }

  @Test func impossibleRectanglesGiveNothing() {
    let context = CIContext()
    let rects = [
      CGRect.infinite, .null, .zero, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 4),
      CGRect(x: 0, y: 0, width: 1e9, height: 1e9),
      CGRect(x: 1e30, y: 0, width: 4, height: 4), CGRect(x: 0, y: 0, width: -CGFloat.infinity, height: 4),
      CGRect(x: 0, y: 0, width: 40_000, height: 1),
    ]
    for rect in rects { #expect(context.createCGImage(.red, from: rect) == nil, "\(rect)") }
    #expect(context.createCGImage(.empty(), from: CIImage.empty().extent) == nil)
    #expect(
      context.pngRepresentation(of: .red, format: .RGBA8, colorSpace: CGColorSpaceCreateDeviceRGB()) == nil)
    #expect(CIImage.empty().extent.isNull)
    #expect(CIImage.red.extent.isInfinite)
    // The area outside of the image is clear.
    let outside = context.createCGImage(Samples.pixel(1, 1, 1), from: CGRect(x: 9, y: 9, width: 1, height: 1))
    #expect(Samples.bytes(outside) == [0, 0, 0, 0])
  }

  @Test func extentsAreWholePixels() {
    let image = CIImage.red.cropped(to: CGRect(x: 0.4, y: 0.2, width: 3, height: 2))
    #expect(image.extent == CGRect(x: 0, y: 0, width: 4, height: 3))
    #expect(image.cropped(to: CGRect(x: 50, y: 0, width: 1, height: 1)).extent.isNull)
    #expect(image.transformed(by: CGAffineTransform(scaleX: 0, y: 1)).extent.isNull)
    #expect(image.transformed(by: CGAffineTransform(scaleX: .nan, y: 1)).extent.isNull)
    #expect(image.clampedToExtent().extent.isInfinite)
    #expect(image.applyingGaussianBlur(sigma: 2).extent == CGRect(x: -6, y: -6, width: 16, height: 15))
    #expect(
      image.transformed(by: .init(scaleX: 2, y: 2)).transformed(by: .init(scaleX: 0.5, y: 0.5)).extent
        == image.extent)
  }

  /// Exif 2.32, 4.6.4 A: orientation 6 has the first row at the right, so the stored upper left pixel
  /// goes to the upper right.
  @Test func orientationsTurnUpright() {
    let image = Samples.grays([[0.1, 0.2], [0.3, 0.4], [0.5, 0.6]])
    func grays(_ image: CIImage) -> [[Float]] {
      Samples.numbers(image).map { $0.map { ($0.x * 10).rounded() } }
    }
    #expect(grays(image) == [[1, 2], [3, 4], [5, 6]])
    #expect(grays(image.oriented(.right)) == [[5, 3, 1], [6, 4, 2]])
    #expect(grays(image.oriented(.left)) == [[2, 4, 6], [1, 3, 5]])
    #expect(grays(image.oriented(.down)) == [[6, 5], [4, 3], [2, 1]])
    #expect(grays(image.oriented(.upMirrored)) == [[2, 1], [4, 3], [6, 5]])
    #expect(image.oriented(.right).extent == CGRect(x: 0, y: 0, width: 3, height: 2))
    #expect(grays(image.oriented(forExifOrientation: 99)) == grays(image))
  }

  @Test func samplingBlendsOrTakesTheNearest() {
    let image = Samples.grays([[0, 1]]), twice = CGAffineTransform(scaleX: 2, y: 1)
    let nearest = Samples.numbers(image.samplingNearest().transformed(by: twice)).first?.map(\.x)
    #expect(nearest == [0, 0, 1, 1])
    // Pixels between middles: a quarter and three quarters of the way.
    let blended = Samples.numbers(
      image.clampedToExtent().transformed(by: twice), CGRect(x: 0, y: 0, width: 4, height: 1))
    #expect(blended.first?.map(\.x) == [0, 0.25, 0.75, 1])
    // Half the size: each pixel the average of four.
    let small = Samples.grays([[0, 1], [1, 0]]).transformed(by: CGAffineTransform(scaleX: 0.5, y: 0.5))
    #expect(Samples.numbers(small) == [[SIMD4(0.5, 0.5, 0.5, 1)]])
  }

  @Test func opacityIsSetAndMultiplied() {
    let half = Samples.pixel(0.25, 0.5, 0.125, 0.5)
    #expect(Samples.number(half.premultiplyingAlpha()) == SIMD4(0.125, 0.25, 0.0625, 0.5))
    #expect(Samples.number(half.unpremultiplyingAlpha()) == SIMD4(0.5, 1, 0.25, 0.5))
    #expect(Samples.number(half.settingAlphaOne(in: half.extent)) == SIMD4(0.25, 0.5, 0.125, 1))
    // Porter and Duff: s + b·(1 − αs).
    #expect(Samples.number(half.composited(over: Samples.pixel(1, 1, 1))) == SIMD4(0.75, 1, 0.625, 1))
  }

  @Test func filesAreWrittenAndRead() throws {
    let picture = try picture(), context = CIContext(), space = CGColorSpaceCreateDeviceRGB()
    let opaque = CIImage(cgImage: picture).cropped(to: CGRect(x: 0, y: 1, width: 256, height: 1))
    let data = try #require(context.pngRepresentation(of: opaque, format: .RGBA8, colorSpace: space))
    let read = try #require(CIImage(data: data))
    #expect(
      Samples.bytes(context.createCGImage(read, from: read.extent))
        == Array(Samples.bytes(picture).prefix(1024)))
    #expect(context.jpegRepresentation(of: opaque, colorSpace: space)?.prefix(2) == Data([0xFF, 0xD8]))
    let folder = TemporaryFolder(), url = folder("file.png")
    try context.writePNGRepresentation(of: opaque, to: url, format: .RGBA8, colorSpace: space)
    #expect(CIImage(contentsOf: url)?.extent == CGRect(x: 0, y: 0, width: 256, height: 1))
    #expect(CIImage(contentsOf: url)?.url == url)
    #expect(throws: NSError.self) {
      try context.writePNGRepresentation(of: .red, to: url, format: .RGBA8, colorSpace: space)
    }
    #expect(CIImage(data: Data([1, 2, 3])) == nil)
    #expect(CIImage(contentsOf: url.appendingPathComponent("no")) == nil)
  }

  @Test func imagesAreDrawnIntoContexts() throws {
    let bitmap = try #require(
      CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    CIContext(cgContext: bitmap).draw(
      .green, in: CGRect(x: 0, y: 0, width: 4, height: 2), from: CGRect(x: 0, y: 0, width: 4, height: 2))
    let bytes = try #require(bitmap.data).assumingMemoryBound(to: UInt8.self)
    #expect(bytes[0] == 0)
    #expect(bytes[3] == 0)
    #expect(bytes[2 * bitmap.bytesPerRow + 1] == 255)
    CIContext().draw(.green, in: .zero, from: .infinite)
  }

  @Test func vectorsAndColoursKeepTheirNumbers() throws {
    let vector = CIVector(string: "[1 -2.5 3e2]")
    #expect(vector.count == 3)
    #expect(vector.x == 1)
    #expect(vector.y == -2.5)
    #expect(vector.z == 300)
    #expect(vector.w == 0)
    #expect(vector.value(at: -1) == 0)
    #expect(vector.value(at: 99) == 0)
    #expect(vector.stringRepresentation == "[1 -2.5 300]")
    #expect(
      CIVector(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue
        == CGRect(x: 1, y: 2, width: 3, height: 4))
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CIVector(cgAffineTransform: transform).cgAffineTransformValue == transform)
    #expect(CIVector(x: 1, y: 2) == CIVector(values: [1, 2], count: 2))
    #expect(CIVector(x: 1) != CIVector(x: 2))
    let color = CIColor(string: "0.5 0.25 1 0.75")
    #expect(color == CIColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.75))
    #expect(color.components[2] == 1)
    #expect(CIColor(red: 1, green: 0, blue: 0, colorSpace: CGColorSpaceCreateDeviceGray()) == nil)
    #expect(
      CIColor(cgColor: CGColor(gray: 0.5, alpha: 0.5)) == CIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5)
    )
    for object: any NSObject & NSSecureCoding in [vector, color] {
      let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
      let back =
        try NSKeyedUnarchiver.unarchivedObject(ofClasses: [CIVector.self, CIColor.self], from: data)
        as? NSObject
      #expect(back == object)
    }
  }
}
