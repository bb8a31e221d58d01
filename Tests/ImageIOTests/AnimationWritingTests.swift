import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import ImageIO

/// Tests of written GIF and WebP animations, which the readers of the other tests read.
struct AnimationWritingTests {
  /// Returns a picture with one word per pixel.
  private func image(_ width: Int, _ height: Int, isOpaque: Bool = true, _ pixel: (Int, Int) -> UInt32) throws
    -> CGImage
  {
    try #require(
      CGImage(width: width, height: height, isOpaque: isOpaque) { pixels, stride in
        for y in 0..<height { for x in 0..<width { pixels[y * stride + x] = pixel(x, y) } }
      })
  }

  /// Returns the seconds of the frames of an animated PNG: a fraction in each chunk `fcTL`.
  private func delays(ofPNG file: Data) -> [Double] {
    let bytes = [UInt8](file)
    func number(_ place: Int, _ count: Int) -> Int {
      bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }
    var found: [Double] = [], place = 8
    while place + 12 <= bytes.count {
      if bytes[place + 4..<place + 8].elementsEqual(Array("fcTL".utf8)) {
        found.append(Double(number(place + 28, 2)) / Double(number(place + 30, 2)))
      }
      place += 12 + number(place, 4)
    }
    return found
  }

  private func frames(_ data: Data) throws -> [(pixels: [UInt32], delay: Double)] {
    let sequence = try FrameSequence(data)
    return try (0..<sequence.count).map { index in
      let frame = try sequence.frame(index)
      return (pixels(frame.image), frame.delay)
    }
  }

  @Test func animationSurvivesWritingAndReading() throws {
    var writer = GIFWriter(width: 40, height: 30)
    let pictures = try (0..<4).map { step in
      try image(40, 30) { x, y in
        x / 4 == step && y > 9 ? 0xFFFF_0000 : 0xFF00_0000 | UInt32(y) << 8
      }
    }
    for picture in pictures { writer.add(picture, delay: 1.0 / 30) }
    writer.add(pictures[3], delay: 1.0 / 30)
    let found = try frames(writer.finish())
    #expect(found.map(\.pixels) == pictures.map(pixels))
    // Hundredths of a second, which add up to the time of all: 10/3, 20/3, 10 and 16 2/3, of which
    // the last is shown twice.
    #expect(found.map { ($0.delay * 100).rounded() } == [3, 4, 3, 7])
  }

  /// Tests of long runs, and of noise that fills the code table repeatedly.
  @Test func everySequenceOfColoursIsPackedAndUnpacked() throws {
    var random = SeededRandom()
    let words = (0..<200).map { UInt32(0xFF00_0000) | UInt32($0) * 0x01_0203 }
    let noise = try image(200, 150) { _, y in y < 40 ? words[7] : words[random.integer(0..<200)] }
    var writer = GIFWriter(width: 200, height: 150)
    writer.add(noise, delay: 1)
    #expect(try frames(writer.finish()).map(\.pixels) == [pixels(noise)])
  }

  @Test func manyColoursBecomeNearOnes() throws {
    let smooth = try image(256, 128) { x, y in
      0xFF00_0000 | UInt32(x) << 16 | UInt32(y * 2) << 8 | UInt32(255 - x)
    }
    var writer = GIFWriter(width: 256, height: 128)
    writer.add(smooth, delay: 1)
    let found = try #require(try frames(writer.finish()).first).pixels
    var worst = 0
    for (a, b) in zip(found, pixels(smooth)) {
      for shift: UInt32 in [16, 8, 0] {
        let (one, other) = (Int(a >> shift & 255), Int(b >> shift & 255))
        worst = max(worst, abs(one - other))
      }
    }
    #expect(found.count == 256 * 128)
    #expect(worst <= 20)
  }

  @Test func transparentPixelsStayTransparent() throws {
    let clear = try image(4, 2, isOpaque: false) { x, _ in x < 2 ? 0 : 0xFF00_FF00 }
    let full = try image(4, 2) { _, _ in 0xFFFF_0000 }
    var writer = GIFWriter(width: 4, height: 2)
    for picture in [full, clear, full, clear] { writer.add(picture, delay: 0.1) }
    #expect(try frames(writer.finish()).map(\.pixels) == [full, clear, full, clear].map(pixels))
  }

  @Test func imageIOWritesGIFs() throws {
    let data = NSMutableData()
    let target = try #require(CGImageDestinationCreateWithData(data, "com.compuserve.gif", 2, nil))
    CGImageDestinationSetProperties(
      target, [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFLoopCount: 3]])
    let pictures = try [0xFFFF_0000, 0xFF00_00FF].map { (color: UInt32) in try image(5, 5) { _, _ in color } }
    for (picture, delay) in zip(pictures, [0.25, 0.5]) {
      CGImageDestinationAddImage(
        target, picture, [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFDelayTime: delay]])
    }
    #expect(CGImageDestinationFinalize(target))
    let found = try frames(data as Data)
    #expect(found.map(\.pixels) == pictures.map(pixels))
    #expect(found.map(\.delay) == [0.25, 0.5])
    let source = try #require(CGImageSourceCreateWithData(data as Data, nil))
    let gif = try #require(
      CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary] as? [String: Any])
    let loops = gif[kCGImagePropertyGIFLoopCount] as? Int
    #expect(loops == 3)
    #expect(CGImageDestinationCreateWithData(data, "public.png", 2, nil) == nil)
    let unfilled = try #require(CGImageDestinationCreateWithData(data, "com.compuserve.gif", 2, nil))
    #expect(!CGImageDestinationFinalize(unfilled))
  }

  @Test func webPAnimationsAreWrittenWithoutLoss() throws {
    var writer = try AnimationWriter(.webp, width: 30, height: 20, framesPerSecond: 25)
    let pictures = try (0..<3).map { step in
      try image(30, 20) { x, y in 0xFF00_0000 | UInt32(x * 8) << 16 | UInt32(y * 12) << 8 | UInt32(step * 100)
      }
    }
    for picture in pictures { try writer.add(picture) }
    let found = try frames(writer.finish())
    #expect(found.map(\.pixels) == pictures.map(pixels))
    #expect(found.allSatisfy { abs($0.delay - 0.04) < 1e-9 })
  }

  @Test(arguments: AnimationWriter.Kind.allCases) func picturesOfAnotherSizeAreRefused(
    kind: AnimationWriter.Kind
  ) throws {
    var writer = try AnimationWriter(kind, width: 30, height: 20, framesPerSecond: 25)
    let upright = try image(30, 20) { _, _ in 0xFF00_00FF }
    try writer.add(upright)
    for (width, height) in [(20, 30), (30, 19), (31, 20)] {
      let other = try image(width, height) { _, _ in 0xFFFF_0000 }
      #expect {
        try writer.add(other)
      } throws: { error in
        let text = "\(error)"
        return text.contains("\(width) x \(height)") && text.contains("30 x 20") && text.contains("folder")
      }
    }
    let source = try #require(CGImageSourceCreateWithData(writer.finish(), nil))
    let kept = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(CGImageSourceGetCount(source) == 1)
    #expect(pixels(kept) == pixels(upright))
  }

  @Test func webPFilesRefusePicturesOfAnotherSize() throws {
    let writer = try WebPWriter(width: 30, height: 20, quality: nil, loops: 0)
    let small = try image(4, 4) { _, _ in 0xFF00_0000 }
    #expect(throws: AnimationWritingError.self) { try writer.add(small, at: 0) }
  }

  @Test func equalFramesOfAnAnimatedPNGAreOneThatLastsLonger() throws {
    let pictures = try [0xFFFF_0000, 0xFF00_00FF].map { (color: UInt32) in try image(5, 5) { _, _ in color } }
    for rate in [30.0, 25, 12.5] {
      var writer = try AnimationWriter(.png, width: 5, height: 5, framesPerSecond: rate)
      for _ in 0..<10 { try writer.add(pictures[0]) }
      try writer.add(pictures[1])
      for _ in 0..<2 { try writer.add(image(5, 5) { _, _ in 0xFFFF_0000 }) }
      let file = try writer.finish()
      #expect(pixels(try ImageDecoding.decode(file)) == pixels(pictures[0]))
      let found = delays(ofPNG: file)
      #expect(found.count == 3)
      for (delay, frames) in zip(found, [10.0, 1, 2]) {
        #expect(abs(delay - frames / rate) < 1e-9)
      }
    }
  }

  /// Tests of a minute at 120 frames per second, and of more than 65,535 frames.
  @Test(arguments: [(7200, 120.0), (70_000, 120.0), (7200, 59.94)])
  func framesLastAsLongAsTheyAreSeen(count: Int, rate: Double) throws {
    var writer = try AnimationWriter(.png, width: 1, height: 1, framesPerSecond: rate)
    let dot = try image(1, 1) { _, _ in 0xFFFF_0000 }
    for _ in 0..<count { try writer.add(dot) }
    let found = delays(ofPNG: try writer.finish())
    #expect(found.count == 1)
    #expect(abs(try #require(found.first) - Double(count) / rate) < 0.01)
  }
}
