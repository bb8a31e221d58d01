import CoreGraphics
import CoreText
import Foundation
import Testing

/// Tests of characters that are pictures, which fonts-noto-color-emoji provides.
@Suite("Emoji") struct EmojiTests {
  /// Returns what a text in a given color paints on a white bitmap: whether any pixel is not a shade of that
  /// color, the range of columns that it covers, and its darkest level.
  private func ink(of text: String, color: CGColor = .black) -> (
    isColoured: Bool, columns: ClosedRange<Int>?, darkest: Int
  ) {
    let (width, height) = (120, 60)
    guard
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue),
      let data = context.data
    else { preconditionFailure("no bitmap") }
    context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    context.translateBy(x: 0, y: CGFloat(height))
    context.scaleBy(x: 1, y: -1)
    layout(text, color: color).draw(in: context, at: CGPoint(x: 10, y: 5))
    let bytes = UnsafeRawBufferPointer(start: data, count: width * height * 4)
    var isColoured = false, columns: [Int] = [], darkest = 255
    for pixel in 0..<width * height {
      let (r, g, b) = (Int(bytes[4 * pixel]), Int(bytes[4 * pixel + 1]), Int(bytes[4 * pixel + 2]))
      if max(r, g, b) - min(r, g, b) > 60 { isColoured = true }
      if r + g + b < 720 { columns.append(pixel % width) }
      darkest = min(darkest, min(r, g, b))
    }
    return (isColoured, columns.min().map { $0...columns.max()! }, darkest)
  }

  private func layout(_ text: String, color: CGColor = .black) -> TextLayout {
    var style = TextStyle(font: .system(size: 34))
    style.color = color
    return TextLayout([TextRun(text, style: style, paragraph: ParagraphStyle())], width: .infinity)
  }

  @Test(arguments: [
    "\u{1F600}", "\u{2764}\u{FE0F}", "\u{1F1E9}\u{1F1EA}", "1\u{FE0F}\u{20E3}", "\u{1F44D}\u{1F3FD}",
    "\u{2B06}", "\u{270C}\u{1F3FD}",
  ])
  func theyAreDrawnInTheirOwnColours(text: String) { #expect(ink(of: text).isColoured) }

  @Test(arguments: ["A", "1", "\u{2764}\u{FE0E}", "\u{2713}"])
  func lettersAndTextFormsAreNot(text: String) { #expect(!ink(of: text).isColoured) }

  /// 38 points wide in 34: `CharacterWidth`.
  @Test func aSequenceIsOnePictureAsWideAsItsPlace() throws {
    for text in ["\u{1F600}", "\u{1F468}\u{200D}\u{1F373}", "\u{1F1E9}\u{1F1EA}"] {
      #expect(layout(text).size.width == 38)
      let columns = try #require(ink(of: text).columns)
      #expect(columns.lowerBound >= 10)
      #expect(columns.upperBound < 48)
      #expect(columns.count > 30)
    }
  }

  @Test(arguments: ["\u{270C}\u{1F3FD}", "\u{2B07}"]) func emojiSequenceWidthIsIndependentOfItsFirstCharacter(
    text: String
  ) {
    #expect(layout(text).size.width == 38)
  }

  @Test func theOpacityOfTheTextIsTheirs() {
    let full = ink(of: "\u{1F600}").darkest,
      faint = ink(of: "\u{1F600}", color: CGColor(gray: 0, alpha: 0.25)).darkest
    #expect(full < 100)
    #expect(abs(faint - (255 - (255 - full) / 4)) <= 2)
    #expect(ink(of: "\u{1F600}", color: CGColor(gray: 0, alpha: 0)).columns == nil)
  }
}
