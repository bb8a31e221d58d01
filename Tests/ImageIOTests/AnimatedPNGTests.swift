import Foundation
import Testing

@testable import ImageIO

/// Tests of animated PNG files, chunk by chunk.
struct AnimatedPNGTests {
  private static func chunk(_ kind: String, _ data: [UInt8]) -> [UInt8] {
    let length = UInt32(data.count)
    // The check of the given chunks is not read.
    return [24, 16, 8, 0].map { UInt8(length >> $0 & 255) } + Array(kind.utf8) + data + [0, 0, 0, 0]
  }

  private static func picture(_ content: [UInt8], width: UInt8 = 2) -> Data {
    Data(
      [137, 80, 78, 71, 13, 10, 26, 10] + chunk("IHDR", [0, 0, 0, width, 0, 0, 0, 3, 8, 6, 0, 0, 0])
        + chunk("IDAT", content)
        + chunk("IEND", []))
  }

  private func chunks(_ file: Data) -> [(String, [UInt8])] {
    let bytes = [UInt8](file)
    var place = 8, found: [(String, [UInt8])] = []
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      found.append(
        (
          String(decoding: bytes[place + 4..<place + 8], as: UTF8.self),
          Array(bytes[place + 8..<place + 8 + length])
        ))
      place += 12 + length
    }
    return found
  }

  @Test func framesFollowEachOtherInSequence() throws {
    let file = try #require(
      AnimatedPNG.join(
        [Self.picture([1]), Self.picture([2, 2]), Self.picture([3])].map { ($0, 1) }, framesPerSecond: 20))
    let parts = chunks(file)
    #expect(parts.map(\.0) == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
    #expect(parts[1].1 == [0, 0, 0, 3, 0, 0, 0, 0])
    // Sequence, width, height, place, a twentieth of a second.
    #expect(parts[2].1 == [0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 20, 0, 0])
    #expect(parts[3].1 == [1])
    #expect(parts[5].1 == [0, 0, 0, 2, 2, 2])
    #expect(parts[7].1 == [0, 0, 0, 4, 3])
    // The check of an empty IEND, as in every PNG file.
    #expect(file.suffix(4) == Data([0xAE, 0x42, 0x60, 0x82]))
  }

  @Test func picturesOfDifferentSizesAndOtherBytesAreRefused() {
    #expect(AnimatedPNG.join([], framesPerSecond: 20) == nil)
    let wider = [(Self.picture([1]), 1), (Self.picture([2], width: 9), 1)]
    #expect(AnimatedPNG.join(wider, framesPerSecond: 20) == nil)
    #expect(AnimatedPNG.join([(Data("no picture".utf8), 1)], framesPerSecond: 20) == nil)
  }
}
