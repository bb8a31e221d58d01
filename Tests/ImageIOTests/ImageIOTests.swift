import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import ImageIO

/// Returns a picture with flat parts, a gradient, noise and, if wanted, opacity.
private func sample(_ width: Int, _ height: Int, translucent: Bool) throws -> CGImage {
  var seed: UInt32 = 1
  return try #require(
    CGImage(width: width, height: height, isOpaque: !translucent) { pixels, stride in
      for y in 0..<height {
        for x in 0..<width {
          seed = seed &* 1_664_525 &+ 1_013_904_223
          let alpha: UInt32 = translucent ? (y % 3 == 0 ? 255 : UInt32(x * 7) & 255) : 255
          let level: UInt32 = y % 16 < 8 ? UInt32(x) & 255 : y % 16 < 12 ? 200 : seed >> 24
          let value = level * alpha / 255
          pixels[y * stride + x] = alpha << 24 | value << 16 | (value / 2) << 8 | (alpha - value)
        }
      }
    })
}

/// Returns the pixels of a picture, row by row.
func pixels(_ image: CGImage) -> [UInt32] {
  image.withPixels { pixels, stride in
    (0..<image.height).flatMap { y in (0..<image.width).map { pixels[y * stride + $0] } }
  }
}

@Test(arguments: [(1, 1), (2, 1), (1, 300), (255, 3), (259, 40), (1170, 97), (23_000, 2)])
func opaquePicturesComeBackFromPNGExactly(width: Int, height: Int) throws {
  let image = try sample(width, height, translucent: false)
  let back = try ImageDecoding.decode(ImageEncoding.png(image))
  #expect(back.width == width)
  #expect(back.height == height)
  #expect(back.isOpaque)
  #expect(pixels(back) == pixels(image))
}

@Test func translucentPicturesComeBackFromPNGWithinOneLevel() throws {
  let image = try sample(256, 99, translucent: true)
  let back = try ImageDecoding.decode(ImageEncoding.png(image))
  #expect(!back.isOpaque)
  for (before, after) in zip(pixels(image), pixels(back)) {
    #expect(before >> 24 == after >> 24)
    for shift in [0, 8, 16] {
      let (one, other) = (Int(before >> shift & 255), Int(after >> shift & 255))
      #expect(abs(one - other) <= 1)
    }
  }
}

/// ImageIO's layout of a PNG's pixels: red first, and colors without premultiplication.
@Test func bytesOfFilesAreRedFirst() throws {
  func bytes(_ pixel: UInt32, isOpaque: Bool) throws -> (Data?, CGImage) {
    let image = try #require(
      CGImage(width: 1, height: 1, isOpaque: isOpaque) { pixels, _ in pixels[0] = pixel })
    let file = try ImageDecoding.decode(ImageEncoding.png(image))
    return (file.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1))?.dataProvider?.data, file)
  }
  let (opaque, one) = try bytes(0xFF10_2030, isOpaque: true)
  #expect(opaque == Data([0x10, 0x20, 0x30, 0xFF]))
  #expect(one.alphaInfo == .noneSkipLast)
  #expect(one.byteOrderInfo == .orderDefault)
  let (translucent, two) = try bytes(0x8080_4000, isOpaque: false)
  #expect(translucent == Data([0xFF, 0x80, 0x00, 0x80]))
  #expect(two.alphaInfo == .last)
}

@Test func flatPicturesMakeSmallFiles() throws {
  let image = try #require(
    CGImage(width: 1170, height: 2532, isOpaque: true) { pixels, _ in pixels.update(repeating: 0xFF33_6699) })
  #expect(ImageEncoding.png(image).count < 20_000)
}

@Test func aCutFileIsAnError() throws {
  let data = ImageEncoding.png(try sample(64, 64, translucent: true))
  for count in [0, 4, 20, data.count / 2, data.count - 20] {
    #expect(throws: ImageDecodingError.self) { try ImageDecoding.decode(data.prefix(count)) }
  }
  let jpeg = ImageEncoding.jpeg(try sample(64, 64, translucent: false), quality: 0.9)
  for count in [3, 200, jpeg.count / 2] {
    #expect(throws: ImageDecodingError.self) { try ImageDecoding.decode(jpeg.prefix(count)) }
  }
}

@Test func aHugeClaimIsRefusedByName() throws {
  var data = ImageEncoding.png(try sample(8, 8, translucent: false))
  // Width and height are the first eight bytes of IHDR; its checksum follows the 13 bytes.
  data.replaceSubrange(16..<24, with: [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60])
  let sum = crc32(data[12..<29])
  data.replaceSubrange(29..<33, with: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) })
  let error = #expect(throws: ImageDecodingError.self) { try ImageDecoding.decode(data) }
  #expect(error?.description.contains("60000 x 60000") == true)
  #expect(error?.description.contains("32767") == true)
}

/// Returns the checksum of PNG chunks.
func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
  var sum: UInt32 = 0xFFFF_FFFF
  for byte in bytes {
    sum ^= UInt32(byte)
    for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
  }
  return ~sum
}

@Test func aJPEGComesBackNearly() throws {
  let image = try #require(
    CGImage(width: 40, height: 30, isOpaque: true) { pixels, _ in pixels.update(repeating: 0xFF20_80C0) })
  let back = try ImageDecoding.decode(ImageEncoding.jpeg(image, quality: 0.95))
  let pixel = pixels(back)[600]
  #expect(abs(Int(pixel >> 16 & 255) - 0x20) < 4)
  #expect(abs(Int(pixel & 255) - 0xC0) < 4)
}

@Test func writingLeavesNoHalfFile() throws {
  let folder = TemporaryFolder()
  let image = try sample(300, 300, translucent: false)
  let file = folder("a.png")
  try ImageEncoding.png(image, to: file)
  #expect(try pixels(ImageDecoding.decode(Data(contentsOf: file))) == pixels(image))
  #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.png"])

  let missing = folder("no/such/a.png")
  let error = #expect(throws: FileWritingError.self) { try ImageEncoding.png(image, to: missing) }
  #expect(error?.description.contains(missing.path) == true)

  // A folder cannot be replaced by a file.
  let taken = folder("taken")
  try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: true)
  #expect(throws: FileWritingError.self) { try ImageEncoding.png(image, to: taken) }
  #expect(
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == ["a.png", "taken"])
}

@Test func filesAndFoldersThatCannotBeWrittenSayWhy() throws {
  let folder = TemporaryFolder()
  let file = folder("a")
  try OutputFile.write(Data("one".utf8), to: file)
  try OutputFile.write(Data("two".utf8), to: file)
  #expect(try Data(contentsOf: file) == Data("two".utf8))
  try OutputFile.makeFolder(at: folder("b/c"))
  try OutputFile.makeFolder(at: folder("b/c"))
  let inFile = file.appendingPathComponent("b")
  for body in [{ try OutputFile.write(Data(), to: inFile) }, { try OutputFile.makeFolder(at: inFile) }] {
    let error = #expect(throws: FileWritingError.self) { try body() }
    #expect(error?.path == inFile.path)
    #expect(error?.reason.contains("Not a directory") == true)
  }
  let error = #expect(throws: FileWritingError.self) { try OutputFile.makeFolder(at: file) }
  #expect(error?.description == "cannot write \(file.path): no folder can be made there (File exists)")
}

@Test func sourcesAndDestinationsAgree() throws {
  let image = try sample(30, 20, translucent: false)
  let file = NSMutableData()
  let destination = try #require(CGImageDestinationCreateWithData(file, "public.png", 1, nil))
  CGImageDestinationAddImage(destination, image, nil)
  #expect(CGImageDestinationFinalize(destination))
  #expect(CGImageDestinationCreateWithData(file, "public.heic", 1, nil) == nil)

  let source = try #require(CGImageSourceCreateWithData(Data(file as Data), nil))
  #expect(CGImageSourceGetCount(source) == 1)
  #expect(CGImageSourceGetType(source) == "public.png")
  let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
  #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 30)
  let back = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
  #expect(pixels(back) == pixels(image))
  let options =
    [kCGImageSourceThumbnailMaxPixelSize: 15, kCGImageSourceCreateThumbnailFromImageAlways: true]
    as CFDictionary
  let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
  #expect(small.width == 15)
  #expect(small.height == 10)

  let nothing = try #require(CGImageSourceCreateWithData(Data("no picture".utf8), nil))
  #expect(CGImageSourceGetCount(nothing) == 0)
  #expect(CGImageSourceGetStatus(nothing) == .statusUnknownType)
}

@Test(arguments: 1...8) func orientationsKeepTheWholePicture(orientation: Int) {
  let size = CGSize(width: 4, height: 3)
  let box = CGRect(origin: .zero, size: size).applying(uprightTransform(orientation, size))
  #expect(box == CGRect(origin: .zero, size: orientation < 5 ? size : CGSize(width: 3, height: 4)))
}

@Test func damagedFilesNeverCrash() throws {
  var files = [
    ImageEncoding.png(try sample(40, 30, translucent: true)),
    ImageEncoding.jpeg(try sample(40, 30, translucent: false), quality: 0.8),
  ]
  for type in ["com.compuserve.gif", "org.webmproject.webp"] {
    let data = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(data, type, 3, nil))
    for _ in 0..<3 { CGImageDestinationAddImage(destination, try sample(40, 30, translucent: true), nil) }
    #expect(CGImageDestinationFinalize(destination))
    files.append(data as Data)
  }
  var seed: UInt32 = 9
  for file in files.indices {
    for _ in 0..<300 {
      var damaged = files[file]
      for _ in 0..<3 {
        seed = seed &* 1_664_525 &+ 1_013_904_223
        damaged[Int(seed >> 8) % damaged.count] = UInt8(truncatingIfNeeded: seed >> 24)
      }
      _ = try? ImageDecoding.decode(damaged, limits: ImageLimits(side: 4096, pixels: 1_000_000))
      if let frames = try? FrameSequence(damaged, limits: ImageLimits(side: 4096, pixels: 1_000_000)) {
        for index in 0..<min(frames.count, 5) { _ = try? frames.frame(index) }
      }
      _ = try? ImageDecoding.decode(
        damaged.prefix(Int(seed >> 8) % damaged.count), limits: ImageLimits(side: 4096, pixels: 1_000_000))
    }
    files[file] = Data()
  }
}

/// As in ImageIO, a thumbnail is created only on request, and every picture is a frame.
@Test func thumbnailsAndFramesAreThoseAskedFor() throws {
  let picture = try #require(
    CGImage(width: 8, height: 4, isOpaque: true) { pixels, stride in
      for place in 0..<4 * stride { pixels[place] = 0xFF80_4020 }
    })
  let file = NSMutableData()
  let destination = try #require(CGImageDestinationCreateWithData(file, "com.compuserve.gif", 4, nil))
  for _ in 0..<4 { CGImageDestinationAddImage(destination, picture, nil) }
  #expect(CGImageDestinationFinalize(destination))
  let source = try #require(CGImageSourceCreateWithData(Data(file as Data), nil))
  #expect(CGImageSourceGetCount(source) == 4)
  #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
  let options = [kCGImageSourceCreateThumbnailFromImageIfAbsent: true] as CFDictionary
  #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, options)?.width == 8)
}
