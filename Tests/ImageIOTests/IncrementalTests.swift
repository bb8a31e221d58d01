import CoreGraphics
import Foundation
import Testing

@testable import ImageIO

/// Tests of files whose bytes arrive gradually. Source: Apple's "Working with Image Sources", on incremental
/// loading.
struct IncrementalTests {
  private func sample(translucent: Bool) throws -> CGImage {
    try #require(
      CGImage(width: 64, height: 64, isOpaque: !translucent) { pixels, stride in
        var seed: UInt32 = 7
        for place in 0..<64 * 64 {
          seed = seed &* 1_664_525 &+ 1_013_904_223
          pixels[place / 64 * stride + place % 64] =
            translucent ? 0x8000_0000 | seed >> 9 & 0x3F3F3F : 0xFF00_0000 | seed >> 8
        }
      })
  }

  private func rows(_ image: CGImage?) -> [Bool] {
    image.map { image in
      image.withPixels { pixels, stride in
        (0..<image.height).map { y in (0..<image.width).contains { pixels[y * stride + $0] != 0 } }
      }
    } ?? []
  }

  @Test func theRowsOfAPartAreThoseOfTheWhole() throws {
    let file = ImageEncoding.png(try sample(translucent: true)),
      whole = pixels(try ImageDecoding.decode(file))
    let image = try ImageDecoding.decode(file.prefix(file.count / 2), allowsPart: true), part = pixels(image)
    let count = rows(image).prefix { $0 }.count * 64
    #expect(count > 0)
    #expect(count < part.count)
    #expect(part.prefix(count) == whole.prefix(count))
  }

  /// Two scans of 8 x 64 pixels in gray: their means, from byte 117 to 127, and what differs from
  /// those, from byte 168 on.
  private let progressive = """
    /9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/wgALCABA
    AAgBAREA/8QAFQABAQAAAAAAAAAAAAAAAAAABQb/2gAIAQEAAAAAEUWVhFVYb//EACAQAAICAQMFAAAAAAAAAAAAAAERACFhAjFREjJB
    cbH/2gAIAQEAAT8A0kF7lWlEGiX9ldt4zAWLG0skArAm1IHxDwenClkkV74n/9k=
    """

  @Test func aCoarsePictureIsSeenAsFarAsItHasCome() throws {
    let file = try #require(Data(base64Encoded: progressive, options: .ignoreUnknownCharacters))
    func seen(_ count: Int) -> [Bool] {
      rows(try? ImageDecoding.decode(file.prefix(count), allowsPart: true))
    }
    let part = seen(121), some = part.prefix { $0 }.count
    #expect((8...56).contains(some))
    #expect(some % 8 == 0)
    #expect(!part.dropFirst(some).contains(true))
    // Between the scans, in the head of the second and in the second.
    for count in [128, 135, 160, 180] { #expect(seen(count) == Array(repeating: true, count: 64)) }
    let coarse = try ImageDecoding.decode(file.prefix(180), allowsPart: true),
      whole = try ImageDecoding.decode(file)
    #expect(pixels(coarse) != pixels(whole))
  }

  @Test(arguments: [true, false]) func receivedRowsAreDecoded(translucent: Bool) throws {
    let image = try sample(translucent: translucent)
    for file in [ImageEncoding.png(image)] + (translucent ? [] : [ImageEncoding.jpeg(image, quality: 0.9)]) {
      let source = CGImageSourceCreateIncremental(nil)
      #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
      #expect(CGImageSourceGetCount(source) == 0)
      CGImageSourceUpdateData(source, file.prefix(10), false)
      #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
      #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
      CGImageSourceUpdateData(source, file.prefix(file.count / 2), false)
      #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
      #expect(CGImageSourceGetStatusAtIndex(source, 0) == .statusIncomplete)
      #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyPixelWidth] as? Int == 64)
      let part = rows(CGImageSourceCreateImageAtIndex(source, 0, nil)), seen = part.prefix { $0 }.count
      #expect(part.count == 64)
      #expect((8...56).contains(seen))
      #expect(!part.dropFirst(seen).contains(true))
      CGImageSourceUpdateData(source, file, false)
      #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
      #expect(CGImageSourceGetStatusAtIndex(source, 0) == .statusComplete)
      CGImageSourceUpdateDataProvider(source, try #require(CGDataProvider(data: file)), true)
      #expect(CGImageSourceGetStatus(source) == .statusComplete)
      let whole = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil)),
        direct = try ImageDecoding.decode(file)
      #expect(rows(whole) == rows(direct))
      #expect(whole.isOpaque == direct.isOpaque)
      // Data that are marked as complete although they are a part count as damaged.
      CGImageSourceUpdateData(source, file.prefix(file.count / 2), true)
      #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
      #expect(CGImageSourceGetStatusAtIndex(source, 0) == .statusUnexpectedEOF)
    }
  }

  @Test func bytesOfNoImageAreKnownAtTheEnd() {
    let source = CGImageSourceCreateIncremental(nil)
    CGImageSourceUpdateData(source, Data("no image at all".utf8), true)
    #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
  }
}
