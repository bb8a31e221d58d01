import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import ImageIO

private let red: UInt32 = 0xFFFF_0000
private let green: UInt32 = 0xFF00_FF00
private let blue: UInt32 = 0xFF00_00FF

/// 40 × 30 pixels of four colours, pixel (x, y) of colour x·y mod 4, written by another program in
/// the given order of rows.
private let interlacedGIF =
  "R0lGODdhKAAeAIEAAAAAAP8AAAD/AAAA/ywAAAAAKAAeAEAIswABCBxIsKDBgwgTKlzIsKHDhxAjSpxIsaLFixgrCgCwsSPHjx5DghwpsiTJkyZTolypsiXLly5jwpwp"
  + "sybNmzZzngwgYAAAnj6B/uw5NChRoUiPEh0gIAAApk6hPm06NSpVqVivUk1qtGvRr1zBLtVqtWzVs1nNSg3LVqnXtj7ToiU7Vy1duGLfus1bt6/cv3f34h28F7Dd"
  + "w363Cl6st/FXw4kRyyXsmHLky5DXMuZrGWhAADs="
private let plainGIF =
  "R0lGODdhKAAeAIEAAAAAAP8AAAD/AAAA/ywAAAAAKAAeAAAIuQABCBxIsKDBgwgLBhAwAMDChg8dMpQIcWLEixYnCgCwsSPHjx5Dghwp0uMAAQEAnEy5UiVKlyxftpwp"
  + "82XCmzhvYqzIk6LPnT81khxakqjRjTRjKoXJNGlTmzmjSgVKNWPPqg2Laj3KFWnNpU7DfmUqtSxOrEGvWk3bte1WkWLBjo1L1qxdg2jzrgX61q1fuoDnjr1LeKBe"
  + "tYjZ9l38V7Dcx0+XFi58mG1lxpi5Boa8eTLlvaATYw0IADs="
/// 4 × 2 pixels, the left half clear, the right one red.
private let clearWebP = "UklGRh4AAABXRUJQVlA4TBEAAAAvA0AAEA8Q8x/zH4wyRPQ/AAA="
/// 4 × 2 pixels: red for 50 ms, green for 200 ms, then `clearWebP` for 120 ms; three times.
private let movingWebP =
  "UklGRrQAAABXRUJQVlA4WAoAAAACAAAAAwAAAQAAQU5JTQYAAAAAAAAAAwBBTk1GKAAAAAAAAAAAAAMAAAEAADIAAAJWUDhMDwAAAC8DQAAABxD9j/4HIqL/AQBBTk1G"
  + "KAAAAAAAAAAAAAMAAAEAAMgAAAFWUDhMDwAAAC8DQAAAB9D/iP4HIqL/AQBBTk1GKAAAAAEAAAAAAAEAAAEAAHgAAABWUDhMDwAAAC8BQAAABxD9j/4HIqL/AQA="
/// 4 × 2 pixels with an Exif block whose orientation is 6.
private let turnedWebP =
  "UklGRlIAAABXRUJQVlA4WAoAAAAIAAAAAwAAAQAAVlA4TBEAAAAvA0AAAA8Q8x/zH4YyRPQ/AABFWElGGgAAAE1NACoAAAAIAAEBEgADAAAAAQAGAAAAAAAA"

private func bytes(_ base64: String) throws -> Data { try #require(Data(base64Encoded: base64)) }

private func row(_ image: CGImage?, _ y: Int) throws -> [UInt32] {
  let image = try #require(image)
  return image.withPixels { pixels, stride in (0..<image.width).map { pixels[y * stride + $0] } }
}

/// A GIF of 3 × 2 pixels with the colours red, green, blue, black; frames of one byte a code, which
/// every decoder must take.
private struct GIFWriter {
  var data = Data("GIF89a".utf8) + [3, 0, 2, 0, 0x81, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0]

  mutating func loops(_ repeats: UInt8) {
    data += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, repeats, 0, 0]
  }

  mutating func frame(
    _ x: UInt8, _ y: UInt8, _ w: UInt8, _ h: UInt8, _ pixels: [UInt8], delay: UInt8 = 0, disposal: UInt8 = 0,
    clear: UInt8? = nil
  ) {
    data += [0x21, 0xF9, 4, disposal << 2 | (clear == nil ? 0 : 1), delay, 0, clear ?? 0, 0]
    // Seven bits of colour make codes of eight; clearing before every pixel keeps them so.
    data += [0x2C, x, 0, y, 0, w, 0, h, 0, 0, 7]
    let codes = pixels.flatMap { [128, $0] as [UInt8] } + [129 as UInt8]
    data += [UInt8(codes.count)] + codes + [0]
  }
}

@Test(arguments: [interlacedGIF, plainGIF]) func picturesInGIFFilesAreUnpacked(file: String) throws {
  let image = try ImageDecoding.decode(bytes(file))
  #expect(image.width == 40)
  #expect(image.height == 30)
  let colors: [UInt32] = [0xFF00_0000, red, green, blue]
  for y in 0..<30 { #expect(try row(image, y) == (0..<40).map { colors[$0 * y % 4] }) }
}

@Test func framesOfGIFsAreDisposedOfAsTheySay() throws {
  var gif = GIFWriter()
  gif.loops(4)
  gif.frame(0, 0, 3, 2, [0, 0, 0, 0, 0, 0], delay: 7)
  gif.frame(1, 0, 1, 1, [1], delay: 20, disposal: 3)
  gif.frame(0, 1, 2, 1, [2, 3], delay: 0, disposal: 2, clear: 3)
  gif.frame(2, 0, 1, 1, [1])
  let source = try #require(CGImageSourceCreateWithData(gif.data + [0x3B], nil))
  #expect(CGImageSourceGetCount(source) == 4)
  #expect(CGImageSourceGetType(source) == "com.compuserve.gif")
  func frame(_ index: Int) throws -> [[UInt32]] {
    let image = CGImageSourceCreateImageAtIndex(source, index, nil)
    return [try row(image, 0), try row(image, 1)]
  }
  #expect(try frame(1) == [[red, green, red], [red, red, red]])
  // Reading an earlier frame starts again.
  #expect(try frame(0) == [[red, red, red], [red, red, red]])
  #expect(try frame(2) == [[red, red, red], [blue, red, red]])
  #expect(try frame(3) == [[red, red, green], [0, 0, red]])
  #expect(CGImageSourceCreateImageAtIndex(source, 4, nil) == nil)

  let whole = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary] as? [AnyHashable: Any]
  #expect(whole?[kCGImagePropertyGIFLoopCount] as? Int == 5)
  func delays(_ index: Int) -> [Double?] {
    let all = CGImageSourceCopyPropertiesAtIndex(source, index, nil)?[kCGImagePropertyGIFDictionary]
    let own = all as? [AnyHashable: Any]
    return [kCGImagePropertyGIFUnclampedDelayTime, kCGImagePropertyGIFDelayTime].map { own?[$0] as? Double }
  }
  #expect(delays(0) == [0.07, 0.1])
  #expect(delays(1) == [0.2, 0.2])
  #expect(delays(2) == [0, 0.1])
}

@Test func webPIsRead() throws {
  let image = try ImageDecoding.decode(bytes(clearWebP))
  #expect(try row(image, 0) == [0, 0, red, red])
  #expect(try row(image, 1) == [0, 0, red, red])
  let head = try ImageDecoding.head(of: bytes(turnedWebP))
  #expect(head.orientation == 6)
  #expect(head.width == 4)
  #expect(head.frames == 1)
}

@Test func framesOfWebPAreRead() throws {
  let source = try #require(CGImageSourceCreateWithData(bytes(movingWebP), nil))
  #expect(CGImageSourceGetCount(source) == 3)
  #expect(CGImageSourceGetType(source) == "org.webmproject.webp")
  let third = CGImageSourceCreateImageAtIndex(source, 2, nil)
  #expect(try row(third, 0) == [0, 0, red, red])
  #expect(try row(CGImageSourceCreateImageAtIndex(source, 1, nil), 1) == [green, green, green, green])
  #expect(try row(CGImageSourceCreateImageAtIndex(source, 0, nil), 1) == [red, red, red, red])
  let own =
    CGImageSourceCopyPropertiesAtIndex(source, 1, nil)?[kCGImagePropertyWebPDictionary] as? [AnyHashable: Any]
  #expect(own?[kCGImagePropertyWebPUnclampedDelayTime] as? Double == 0.2)
  let whole = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyWebPDictionary] as? [AnyHashable: Any]
  #expect(whole?[kCGImagePropertyWebPLoopCount] as? Int == 3)
}

@Test func filesThatClaimTooMuchAreRefused() throws {
  var huge = GIFWriter()
  huge.data.replaceSubrange(6..<10, with: [255, 255, 255, 255])
  huge.frame(0, 0, 1, 1, [0])
  #expect(throws: ImageDecodingError.self) { try ImageDecoding.decode(huge.data) }
  // A frame larger than its screen is decoded and clipped. A frame without an end stops where its data end.
  var wide = GIFWriter()
  wide.frame(1, 1, 200, 200, [1, 1, 1])
  let image = try ImageDecoding.decode(wide.data)
  #expect(try row(image, 1) == [0, green, green])
  #expect(try row(image, 0) == [0, 0, 0])
  #expect(throws: ImageDecodingError.self) { try ImageDecoding.decode(GIFWriter().data) }
}

/// Reads every file with bytes changed, cut off and repeated, from a seed. Each result is a picture or an
/// error.
@Test func damagedFilesGiveAPictureOrAnError() throws {
  let picture = try #require(
    CGImage(width: 9, height: 7, isOpaque: false) { pixels, stride in
      for index in 0..<7 * stride { pixels[index] = UInt32(index) &* 0x0103_0507 | 0xFF00_0000 }
    })
  let files = try [
    bytes(interlacedGIF), bytes(plainGIF), bytes(clearWebP), bytes(movingWebP), bytes(turnedWebP),
    ImageEncoding.png(picture), ImageEncoding.jpeg(picture, quality: 0.9),
  ]
  var random = SeededRandom(seed: 5)
  let limits = ImageLimits(side: 2000, pixels: 1 << 20)
  for file in files {
    for _ in 0..<400 {
      var damaged = file
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<damaged.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: damaged[place] = UInt8.random(in: 0...255, using: &random)
        case 1: damaged = damaged.prefix(max(place, 1))
        default: damaged.insert(contentsOf: damaged[place..<min(place + 9, damaged.count)], at: place)
        }
        damaged = Data(damaged)
      }
      if let image = try? ImageDecoding.decode(damaged, limits: limits) {
        #expect(image.width * image.height <= limits.pixels)
      }
      if let frames = try? FrameSequence(damaged, limits: limits) {
        for index in 0..<min(frames.count, 5) { _ = try? frames.frame(index) }
      }
    }
  }
}
