import CoreGraphics
import Foundation
import Testing

@testable import ImageIO

/// A PNG file made by hand: scanlines without compression, each with filter 0.
private struct HandmadePNG {
  var width = 4
  var height = 2
  var depth: UInt8
  /// 0 gray, 2 RGB, 3 palette, 4 gray and alpha, 6 RGB and alpha.
  var type: UInt8
  var isInterlaced = false
  var palette: [UInt8] = []
  var transparency: [UInt8] = []
  var scanlines: [[UInt8]]

  var data: Data {
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    func chunk(_ name: String, _ content: [UInt8]) {
      let body = Array(name.utf8) + content
      file += bytes(UInt32(content.count)) + body + bytes(crc32(body))
    }
    chunk("IHDR", bytes(UInt32(width)) + bytes(UInt32(height)) + [depth, type, 0, 0, isInterlaced ? 1 : 0])
    if !palette.isEmpty { chunk("PLTE", palette) }
    if !transparency.isEmpty { chunk("tRNS", transparency) }
    let raw: [UInt8] = scanlines.flatMap { [UInt8(0)] + $0 }
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in raw {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    // One block without compression: its length and the length's complement, little-endian.
    let count = raw.count
    let length = [count & 255, count >> 8, ~count & 255, (~count >> 8) & 255].map { UInt8($0) }
    let block: [UInt8] = [0x78, 0x01, 0x01] + length + raw
    chunk("IDAT", block + bytes(b << 16 | a))
    chunk("IEND", [])
    return file
  }

  private func bytes(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
  }

  func decode() throws -> [UInt32] {
    let image = try ImageDecoding.decode(data)
    #expect(image.width == width)
    #expect(image.height == height)
    return pixels(image)
  }
}

private let black: UInt32 = 0xFF00_0000
private let white: UInt32 = 0xFFFF_FFFF

@Test func grayOfEveryDepthIsRead() throws {
  let ramp: [UInt32] = [black, 0xFF55_5555, 0xFFAA_AAAA, white]
  #expect(
    try HandmadePNG(depth: 1, type: 0, scanlines: [[0b0101_0000], [0b1111_0000]]).decode()
      == [black, white, black, white, white, white, white, white])
  #expect(
    try HandmadePNG(depth: 2, type: 0, scanlines: [[0b0001_1011], [0b0001_1011]]).decode() == ramp + ramp)
  #expect(
    try HandmadePNG(depth: 4, type: 0, scanlines: [[0x05, 0xAF], [0x05, 0xAF]]).decode() == ramp + ramp)
  #expect(
    try HandmadePNG(depth: 8, type: 0, scanlines: [[0, 0x55, 0xAA, 0xFF], [0, 0x55, 0xAA, 0xFF]]).decode()
      == ramp + ramp)
  let wide: [UInt8] = [0, 0, 0x55, 0x55, 0xAA, 0xAA, 0xFF, 0xFF]
  #expect(try HandmadePNG(depth: 16, type: 0, scanlines: [wide, wide]).decode() == ramp + ramp)
}

@Test func palettesMayHaveOpacity() throws {
  let file = HandmadePNG(
    height: 1, depth: 2, type: 3, palette: [255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9],
    transparency: [255, 128, 0], scanlines: [[0b0001_1011]])
  #expect(try file.decode() == [0xFFFF_0000, 0x8000_8000, 0, 0xFF09_0909])
}

@Test func opacityIsReadFromChannelsAndKeys() throws {
  let grayAlpha = HandmadePNG(
    width: 2, height: 1, depth: 8, type: 4, scanlines: [[200, 255, 255, 128]])
  #expect(try grayAlpha.decode() == [0xFFC8_C8C8, 0x8080_8080])
  let wide = HandmadePNG(
    width: 1, height: 1, depth: 16, type: 6, scanlines: [[255, 255, 0, 0, 128, 128, 255, 255]])
  #expect(try wide.decode() == [0xFFFF_0080])
  let keyed = HandmadePNG(
    width: 2, height: 1, depth: 8, type: 2, transparency: [0, 1, 0, 2, 0, 3], scanlines: [[1, 2, 3, 4, 5, 6]])
  #expect(try keyed.decode() == [0, 0xFF04_0506])
}

@Test func interlacedPicturesAreReadWhole() throws {
  // Adam7: where each of the seven passes begins and how far it steps.
  let passes = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
  ]
  let side = 9
  var scanlines: [[UInt8]] = []
  for (x0, y0, dx, dy) in passes {
    for y in stride(from: y0, to: side, by: dy) {
      let row = stride(from: x0, to: side, by: dx).map { UInt8(y * side + $0) }
      if !row.isEmpty { scanlines.append(row) }
    }
  }
  let file = HandmadePNG(
    width: side, height: side, depth: 8, type: 0, isInterlaced: true, scanlines: scanlines)
  #expect(try file.decode() == (0..<UInt32(side * side)).map { black | $0 << 16 | $0 << 8 | $0 })
}

@Test func errorsOfInvalidFilesNameTheDefect() {
  let noPalette = HandmadePNG(depth: 2, type: 3, scanlines: [[0], [0]])
  let badDepth = HandmadePNG(depth: 3, type: 0, scanlines: [[0], [0]])
  let tooShort = HandmadePNG(depth: 8, type: 6, scanlines: [[0, 0, 0, 0]])
  for file in [noPalette, badDepth, tooShort] {
    let error = #expect(throws: ImageDecodingError.self) { try file.decode() }
    #expect(error?.description.hasPrefix("damaged PNG: ") == true)
  }
  let error = #expect(throws: ImageDecodingError.self) { try ImageDecoding.decode(Data("BM6789".utf8)) }
  #expect(error == .unknownFormat)
}
