import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import ImageIO

/// Tests of written files, which are read back.
struct WritingTests {
  private func picture(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) throws -> CGImage {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let pixel = color(x, y)
        bytes += [UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255), UInt8(pixel >> 24)]
      }
    }
    let provider = try #require(CGDataProvider(data: Data(bytes)))
    return try #require(
      CGImage(
        width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
        provider: provider, decode: nil, shouldInterpolate: false,
        intent: .defaultIntent))
  }

  private func write(_ images: [(CGImage, CFDictionary?)], _ type: String, _ properties: CFDictionary? = nil)
    -> Data?
  {
    let data = NSMutableData()
    guard let destination = CGImageDestinationCreateWithData(data, type, images.count, nil) else {
      return nil
    }
    CGImageDestinationSetProperties(destination, properties)
    for (image, properties) in images { CGImageDestinationAddImage(destination, image, properties) }
    return CGImageDestinationFinalize(destination) ? data as Data : nil
  }

  @Test(arguments: 1...8) func filesOfJPEGSayHowTheirPixelsAreTurned(_ orientation: Int) throws {
    let image = try picture(3, 2) { _, _ in 0xFF00_FF00 }
    let data = try #require(write([(image, [kCGImagePropertyOrientation: orientation])], "public.jpeg"))
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    let read = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    #expect(read?[kCGImagePropertyOrientation] as? Int == orientation)
    #expect(read?[kCGImagePropertyPixelWidth] as? Int == 3)
  }

  @Test(arguments: ["com.compuserve.gif", "org.webmproject.webp", "public.png"])
  func fewColoursStayExact(type: String) throws {
    let image = try picture(37, 23) { x, y in [0xFFFF_0000, 0xFF00_FF00, 0xFF12_3456, 0][(x * y + x / 5) % 4]
    }
    let file = try #require(write([(image, nil)], type))
    let read = try ImageDecoding.decode(file)
    #expect(Pixels(read) == Pixels(image))
  }

  /// The picture has more strings than the code table holds, so the encoder must restart the table.
  @Test func largeNoisyGIFsAreWhole() throws {
    var random = SeededRandom()
    let colors = (0..<200).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &random) | 0xFF00_0000 }
    let noise = (0..<200 * 150).map { _ in colors.randomElement(using: &random) ?? 0 }
    let image = try picture(200, 150) { x, y in noise[y * 200 + x] }
    let file = try #require(write([(image, nil)], "com.compuserve.gif"))
    #expect(Pixels(try ImageDecoding.decode(file)) == Pixels(image))
  }

  @Test func manyColoursAreNear() throws {
    let image = try picture(64, 64) { x, y in
      0xFF00_0000 | UInt32(x * 4) << 16 | UInt32(y * 4) << 8 | UInt32((x + y) * 2)
    }
    for (type, limit) in [("com.compuserve.gif", 40), ("org.webmproject.webp", 0)] {
      let read = try ImageDecoding.decode(try #require(write([(image, nil)], type)))
      let worst = Pixels(read).worstDifference(to: Pixels(image))
      #expect(worst <= limit, "\(type): \(worst)")
    }
    let lossy = try #require(
      write([(image, [kCGImageDestinationLossyCompressionQuality: 0.6])], "org.webmproject.webp"))
    #expect(Pixels(try ImageDecoding.decode(lossy)).worstDifference(to: Pixels(image)) < 64)
  }

  @Test(arguments: ["com.compuserve.gif", "org.webmproject.webp"]) func movingPictures(type: String) throws {
    let frames = try [0xFFFF_0000, 0xFF00_00FF, 0].map { color in
      try picture(8, 6) { x, _ in x < 4 ? 0xFF00_FF00 : UInt32(color) }
    }
    let isGIF = type.contains("gif")
    let key = isGIF ? kCGImagePropertyGIFDictionary : kCGImagePropertyWebPDictionary
    let delays = [0.05, 0.2, 0.3]
    let images = zip(frames, delays).map { ($0, [key: [kCGImagePropertyGIFDelayTime: $1]] as CFDictionary?) }
    let file = try #require(write(images, type, [key: [kCGImagePropertyGIFLoopCount: 3]]))
    let read = try FrameSequence(file)
    #expect(read.count == 3)
    #expect(read.loopCount == 3)
    for index in 0..<3 {
      let frame = try read.frame(index)
      #expect(abs(frame.delay - delays[index]) < 0.001, "\(frame.delay)")
      #expect(Pixels(frame.image) == Pixels(frames[index]), "frame \(index)")
    }
  }

  @Test func wrongNumbersOfImagesAreNotWritten() throws {
    let image = try picture(2, 2) { _, _ in 0xFFFF_FFFF }
    #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 2, nil) == nil)
    #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.unknown", 1, nil) == nil)
    #expect(CGImageDestinationCreateWithData(NSMutableData(), "com.compuserve.gif", 0, nil) == nil)
    let two = try #require(CGImageDestinationCreateWithData(NSMutableData(), "com.compuserve.gif", 2, nil))
    CGImageDestinationAddImage(two, image, nil)
    #expect(!CGImageDestinationFinalize(two))
    CGImageDestinationAddImage(two, image, nil)
    CGImageDestinationAddImage(two, image, nil)
    #expect(CGImageDestinationFinalize(two))
  }
}

@Test func filesOfOneKindAreReadByItsName() throws {
  let picture = try #require(
    CGImage(width: 2, height: 1, isOpaque: true) { pixels, _ throws(Never) in pixels[0] = 0xFF33_6699 })
  let data = NSMutableData()
  let target = try #require(CGImageDestinationCreateWithData(data, "public.png", 1, nil))
  CGImageDestinationAddImage(target, picture, nil)
  #expect(CGImageDestinationFinalize(target))
  let provider = try #require(CGDataProvider(data: data as Data))
  let read = CGImage(
    pngDataProviderSource: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
  #expect(read?.width == 2)
  #expect(read?.shouldInterpolate == false)
  #expect(read?.utType == "public.png")
  let other = CGImage(
    jpegDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
  #expect(other == nil)
}
