import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import ImageIO

/// Tests of the data that cameras write into files. Source: TIFF 6.0, section 2, and Exif 2.32.
struct ExifTests {
  /// A value of a table: its tag, how it is written, and its bytes in the block's order.
  private struct Field {
    var tag, type, count: Int
    var bytes: [UInt8]
  }

  /// A writer of numbers in one of the two byte orders.
  private struct Order {
    var isBig: Bool
    func callAsFunction(_ value: Int, _ size: Int) -> [UInt8] {
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return isBig ? bytes.reversed() : bytes
    }
    func text(_ tag: Int, _ text: String) -> Field {
      Field(tag: tag, type: 2, count: text.utf8.count + 1, bytes: Array(text.utf8) + [0])
    }
    func short(_ tag: Int, _ values: Int...) -> Field {
      Field(tag: tag, type: 3, count: values.count, bytes: values.flatMap { self($0, 2) })
    }
    func long(_ tag: Int, _ value: Int) -> Field { Field(tag: tag, type: 4, count: 1, bytes: self(value, 4)) }
    func fractions(_ tag: Int, _ values: (Int, Int)..., isSigned: Bool = false) -> Field {
      Field(
        tag: tag, type: isSigned ? 10 : 5, count: values.count,
        bytes: values.flatMap { self($0.0, 4) + self($0.1, 4) })
    }
    func bytes(_ tag: Int, _ bytes: [UInt8], type: Int = 7) -> Field {
      Field(tag: tag, type: type, count: bytes.count, bytes: bytes)
    }

    /// Returns a table at a place, its long values behind it.
    func table(_ fields: [Field], at place: Int) -> [UInt8] {
      var (head, rest) = (self(fields.count, 2), [UInt8]())
      let end = place + 2 + 12 * fields.count + 4
      for field in fields {
        head += self(field.tag, 2) + self(field.type, 2) + self(field.count, 4)
        if field.bytes.count <= 4 {
          head += field.bytes + [UInt8](repeating: 0, count: 4 - field.bytes.count)
        } else {
          head += self(end + rest.count, 4)
          rest += field.bytes
        }
      }
      return head + self(0, 4) + rest
    }
  }

  /// Returns a block of three tables.
  private func block(isBig: Bool) -> Data {
    let order = Order(isBig: isBig)
    let exif = [
      order.fractions(0x829A, (1, 50)), order.short(0x8827, 400), order.bytes(0x9000, Array("0231".utf8)),
      order.text(0x9003, "2024:05:01 12:00:00"), order.bytes(0x9101, [1, 2, 3, 0]),
      order.fractions(0x9204, (-1, 3), isSigned: true),
      order.bytes(0x9286, Array("ASCII\0\0\0A note ".utf8)), order.short(0x9214, 10, 20, 30, 40),
      order.bytes(0xA000, Array("0100".utf8)), order.fractions(0xA404, (1, 0)), order.text(0xA434, "Lens  "),
    ]
    let gps = [
      order.bytes(0, [2, 2, 0, 0], type: 1), order.text(1, "N"),
      order.fractions(2, (52, 1), (30, 1), (36, 1)),
      order.fractions(7, (8, 1), (5, 1), (9, 1)), order.bytes(5, [1], type: 1),
    ]
    let start = 8,
      main = { (exif: Int, gps: Int) in
        order.table(
          [
            order.text(0x10F, "Maker"), order.short(0x112, 6), order.fractions(0x11A, (300, 1)),
            order.short(0x128, 2), order.long(0x8769, exif), order.long(0x8825, gps),
          ], at: start)
      }
    let exifPlace = start + main(0, 0).count, exifTable = order.table(exif, at: exifPlace)
    let gpsPlace = exifPlace + exifTable.count
    let head = Array((isBig ? "MM" : "II").utf8) + order(42, 2) + order(start, 4)
    return Data(head + main(exifPlace, gpsPlace) + exifTable + order.table(gps, at: gpsPlace))
  }

  /// Returns a JPEG file with a block.
  private func jpeg(_ block: Data) throws -> Data {
    let context = try #require(CGContext(pixelsWide: 4, pixelsHigh: 2))
    let image = try #require(context.makeImage()), file = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(file, "public.jpeg", 1, nil))
    CGImageDestinationAddImage(destination, image, nil)
    #expect(CGImageDestinationFinalize(destination))
    var bytes = Data(referencing: file)
    let body = Data("Exif\0\0".utf8) + block, count = body.count + 2
    bytes.insert(
      contentsOf: [0xFF, 0xE1, UInt8(count >> 8), UInt8(count & 255)] + body, at: bytes.startIndex + 2)
    return bytes
  }

  @Test(arguments: [false, true]) func camerasAreRead(isBig: Bool) throws {
    let source = try #require(CGImageSourceCreateWithData(try jpeg(block(isBig: isBig)), nil))
    let all = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
    #expect(all[kCGImagePropertyOrientation] as? Int == 6)
    let tiff = try #require(all[kCGImagePropertyTIFFDictionary] as? [String: Any])
    #expect(tiff[kCGImagePropertyTIFFMake] as? String == "Maker")
    #expect(tiff[kCGImagePropertyTIFFOrientation] as? Int == 6)
    #expect(tiff[kCGImagePropertyTIFFXResolution] as? Double == 300)
    #expect(tiff.count == 4)
    let exif = try #require(all[kCGImagePropertyExifDictionary] as? [String: Any])
    #expect(exif[kCGImagePropertyExifExposureTime] as? Double == 0.02)
    #expect(exif[kCGImagePropertyExifISOSpeedRatings] as? [Int] == [400])
    #expect(exif[kCGImagePropertyExifVersion] as? [Int] == [2, 3, 1])
    #expect(exif[kCGImagePropertyExifFlashPixVersion] as? [Int] == [1, 0])
    #expect(exif[kCGImagePropertyExifDateTimeOriginal] as? String == "2024:05:01 12:00:00")
    #expect(exif[kCGImagePropertyExifComponentsConfiguration] as? [Int] == [1, 2, 3, 0])
    #expect(exif[kCGImagePropertyExifExposureBiasValue] as? Double == -1.0 / 3)
    #expect(exif[kCGImagePropertyExifUserComment] as? String == "A note")
    #expect(exif[kCGImagePropertyExifSubjectArea] as? [Int] == [10, 20, 30, 40])
    #expect(exif[kCGImagePropertyExifLensModel] as? String == "Lens")
    // A fraction with a denominator of 0 is not a number.
    #expect(exif[kCGImagePropertyExifDigitalZoomRatio] == nil)
    let gps = try #require(all[kCGImagePropertyGPSDictionary] as? [String: Any])
    #expect(gps[kCGImagePropertyGPSLatitude] as? Double == 52.51)
    #expect(gps[kCGImagePropertyGPSLatitudeRef] as? String == "N")
    #expect(gps[kCGImagePropertyGPSTimeStamp] as? String == "08:05:09")
    #expect(gps[kCGImagePropertyGPSVersion] as? [Int] == [2, 2, 0, 0])
    #expect(gps[kCGImagePropertyGPSAltitudeRef] as? Int == 1)
  }

  /// A JPEG file without a density of its own has the density of the Exif block: 300 per inch, 118.11 per
  /// centimeter.
  @Test func resolutionsAreThoseOfTheBlock() throws {
    let order = Order(isBig: true)
    for (unit, dots) in [(2, 300.0), (3, 762)] {
      let table = order.table([order.fractions(0x11A, (300, 1)), order.short(0x128, unit)], at: 8)
      let block = try #require(ExifBlock(Data(Array("MM".utf8) + order(42, 2) + order(8, 4) + table)))
      #expect(block.dotsPerInch == dots)
    }
  }

  /// Other files store it in a chunk: PNG after a length, RIFF before one.
  @Test func chunksAreFound() throws {
    let own = block(isBig: true), size = own.count
    let big = Order(isBig: true), little = Order(isBig: false)
    var png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    for part in [big(1, 4), Array("tEXt".utf8), [7], big(0, 4), big(size, 4), Array("eXIf".utf8)] {
      png += part
    }
    png += own
    #expect(ExifBlock(of: png, .png)?.properties.count == 3)
    var webp = Data("RIFF".utf8)
    let chunk = Array("WEBPVP8X".utf8)
    for part in [little(0, 4), chunk, little(3, 4), [1, 2, 3, 0], Array("EXIF".utf8), little(size, 4)] {
      webp += part
    }
    webp += own
    #expect(ExifBlock(of: webp, .webp)?.properties.count == 3)
    #expect(ExifBlock(of: webp.dropLast(), .webp) == nil)
    #expect(ExifBlock(of: png, .gif) == nil)
  }

  /// Damaged and truncated blocks, and blocks that refer to themselves, give either some result or none.
  @Test func damagedBlocksAreRead() throws {
    var random = SeededRandom()
    func groups(_ block: ExifBlock?) -> Int { block?.properties.count ?? 0 }
    for isBig in [false, true] {
      let whole = block(isBig: isBig), all = groups(ExifBlock(whole))
      #expect(all == 3)
      for length in 0..<whole.count { #expect(groups(ExifBlock(whole.prefix(length))) <= all) }
      for _ in 0..<3000 {
        var damaged = whole
        for _ in 0...random.integer(0..<6) {
          damaged[4 + random.integer(0..<whole.count - 4)] = [0, 1, 0x7F, 0xFF, 0x87][random.integer(0..<5)]
        }
        #expect(groups(ExifBlock(damaged)) <= all)
      }
    }
    let file = try jpeg(block(isBig: true))
    for length in 0..<min(file.count, 600) { #expect(groups(ExifBlock(of: file.prefix(length), .jpeg)) <= 3) }
  }
}
