import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

/// Tests of PDF pages that are rotated and whose boxes have other origins than 0: the crop box is displayed
/// upright, by PDF 32000-1:2008, 7.7.3.3.
struct PageBoxTests {
  /// A page that is red at the crop box's lower left, green at its lower right, blue at its upper left, and
  /// gray around the box.
  private let marks = """
    0.5 g 0 0 300 300 re f 1 g 40 30 40 20 re f
    1 0 0 rg 40 30 5 5 re f 0 1 0 rg 75 30 5 5 re f 0 0 1 rg 40 45 5 5 re f
    """
  private let boxes = "/MediaBox [10 20 110 80] /CropBox [40 30 80 50]"
  private let red: UInt32 = 0xFFFF_0000, green: UInt32 = 0xFF00_FF00, blue: UInt32 = 0xFF00_00FF,
    white: UInt32 = 0xFFFF_FFFF

  /// Returns the colors of the page's corners: top left, top right, bottom left, bottom right.
  private func corners(_ entries: String) throws -> (size: CGSize, colors: [UInt32]) {
    let data = OnePagePDF.data(entries, marks)
    let document = try #require(CGDataProvider(data: data).flatMap { CGPDFDocument($0) })
    let page = try #require(document.page(at: 1)), size = page.getBoxRect(.cropBox).size
    let context = try #require(
      CGContext(pixelsWide: Int(size.width), pixelsHigh: Int(size.height), flipped: false))
    context.drawPDFPage(page)
    let (width, height) = (Int(size.width), Int(size.height))
    return context.withPixels { pixels, stride in
      let colors = [(2, 2), (width - 3, 2), (2, height - 3), (width - 3, height - 3)].map {
        pixels[$0.1 * stride + $0.0]
      }
      return (size, colors)
    }
  }

  @Test func theCropBoxIsShownWhereverItLies() throws {
    let page = try corners(boxes)
    #expect(page.size == CGSize(width: 40, height: 20))
    #expect(page.colors == [blue, white, red, green])
  }

  @Test func withoutACropBoxThePaperIsShown() throws {
    let page = try corners("/MediaBox [40 30 80 50]")
    #expect(page.size == CGSize(width: 40, height: 20))
    #expect(page.colors == [blue, white, red, green])
  }

  @Test func turnedPagesAreUpright() throws {
    // Clockwise: the lower left comes to the upper left.
    let quarter = try corners(boxes + " /Rotate 90")
    #expect(quarter.size == CGSize(width: 20, height: 40))
    #expect(quarter.colors == [red, blue, green, white])
    let half = try corners(boxes + " /Rotate 180")
    #expect(half.size == CGSize(width: 40, height: 20))
    #expect(half.colors == [green, red, white, blue])
    let back = try corners(boxes + " /Rotate -90")
    #expect(back.size == CGSize(width: 20, height: 40))
    #expect(back.colors == [white, green, blue, red])
    #expect(try corners(boxes + " /Rotate 450").colors == quarter.colors)
  }

  /// A box that exceeds the media box is clipped to it. The order of the corners does not matter.
  @Test func boxesAreCutToThePaper() throws {
    let page = try corners("/MediaBox [40 30 80 50] /CropBox [-100 -100 400 400]")
    #expect(page.size == CGSize(width: 40, height: 20))
    #expect(page.colors == [blue, white, red, green])
    #expect(try corners("/MediaBox [80 50 40 30]").size == CGSize(width: 40, height: 20))
  }

  /// Boxes without an area and of impossible sizes give no page, or one of readers' default size.
  @Test func impossibleBoxesAreBounded() throws {
    for box in [
      "[0 0 0 0]", "[0 0 1e30 1e30]", "[0 0 99999999 99999999]", "[nan 0 10 10]", "[1 2]", "7",
      "[-1e9 -1e9 1e9 1e9]",
    ] {
      let data = OnePagePDF.data("/MediaBox \(box)", marks)
      guard let document = CGDataProvider(data: data).flatMap({ CGPDFDocument($0) }),
        let page = document.page(at: 1)
      else { continue }
      let size = page.getBoxRect(.mediaBox).size
      #expect(size.width > 0, "\(box)")
      #expect(size.height > 0, "\(box)")
      #expect(size.width <= 32_767, "\(box)")
      #expect(size.height <= 32_767, "\(box)")
      let context = try #require(CGContext(pixelsWide: 20, pixelsHigh: 20))
      context.drawPDFPage(page)
    }
  }
}
