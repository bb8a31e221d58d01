import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

/// Returns a document that `draw` makes of pages of 40 × 30 points.
private func pdf(_ information: CFDictionary? = nil, _ draw: (CGContext) -> Void) throws -> Data {
  let data = NSMutableData()
  var box = CGRect(x: 0, y: 0, width: 40, height: 30)
  let consumer = try #require(CGDataConsumer(data: data))
  let context = try #require(CGContext(consumer: consumer, mediaBox: &box, information))
  draw(context)
  context.closePDF()
  return data as Data
}

private func document(_ data: Data) throws -> CGPDFDocument {
  let provider = try #require(CGDataProvider(data: data))
  return try #require(CGPDFDocument(provider))
}

/// Returns the first page at one pixel per point, over transparency, with the first row on top.
private func picture(_ data: Data, page: Int = 1) throws -> CGContext {
  let page = try #require(try document(data).page(at: page))
  let size = page.getBoxRect(.mediaBox).size
  let context = try #require(
    CGContext(pixelsWide: Int(size.width), pixelsHigh: Int(size.height), flipped: false))
  context.drawPDFPage(page)
  return context
}

private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

@Test func pagesHaveTheirOriginAtTheBottomLeft() throws {
  let data = try pdf { c in
    c.beginPDFPage(nil)
    #expect(c.ctm.isIdentity)
    #expect(c.width == 0)
    #expect(c.makeImage() == nil)
    #expect(c.data == nil)
    c.setFillColor(red)
    c.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    c.endPDFPage()
  }
  #expect(data.starts(with: Data("%PDF-".utf8)))
  let read = try picture(data)
  #expect(read.pixel(2, 28) == 0xFFFF_0000)
  #expect(read.pixel(2, 2) == 0)
  #expect(read.pixel(12, 28) == 0)
}

@Test func pagesHaveSizesOfTheirOwn() throws {
  let data = try pdf { c in
    c.beginPDFPage(nil)
    c.endPDFPage()
    c.beginPDFPage([kCGPDFContextMediaBox: CGRect(x: 0, y: 0, width: 100, height: 50)])
    c.saveGState()
    c.translateBy(x: 7, y: 7)
    c.beginTransparencyLayer(auxiliaryInfo: nil)
    c.saveGState()
    // Ending the page also ends everything left open.
    c.beginPDFPage(nil)
    #expect(c.ctm.isIdentity)
  }
  let read = try document(data)
  #expect(read.numberOfPages == 3)
  #expect(!read.isEncrypted)
  #expect(read.isUnlocked)
  #expect(read.allowsCopying)
  #expect(read.page(at: 2)?.getBoxRect(.cropBox) == CGRect(x: 0, y: 0, width: 100, height: 50))
  #expect(read.page(at: 3)?.getBoxRect(.mediaBox).width == 40)
  #expect(read.page(at: 4) == nil)
  #expect(read.page(at: 0) == nil)
}

@Test func layersShadowsMasksAndModesReachTheDocument() throws {
  let stripes = try #require(
    CGImage(width: 2, height: 1, isOpaque: true) { pixels, _ in
      (pixels[0], pixels[1]) = (0xFFFF_FFFF, 0xFF00_0000)
    })
  let data = try pdf { c in
    c.beginPDFPage(nil)
    c.setFillColor(.white)
    c.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
    c.saveGState()
    c.setAlpha(0.5)
    c.beginTransparencyLayer(auxiliaryInfo: nil)
    c.setFillColor(red)
    c.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    c.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    c.endTransparencyLayer()
    c.restoreGState()
    c.saveGState()
    c.setBlendMode(.multiply)
    c.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
    c.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
    c.restoreGState()
    c.saveGState()
    c.interpolationQuality = .none
    c.clip(to: CGRect(x: 20, y: 0, width: 20, height: 10), mask: stripes)
    c.setFillColor(red)
    c.fill(CGRect(x: 20, y: 0, width: 20, height: 10))
    c.restoreGState()
    c.setFillColor(.black)
    c.setShadow(offset: CGSize(width: 0, height: 10), blur: 0, color: red)
    c.fill(CGRect(x: 0, y: 12, width: 5, height: 5))
    c.setBlendMode(.clear)
    c.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
    c.endPDFPage()
  }
  let read = try picture(data)
  let half = read.pixel(5, 25)
  #expect(half >> 16 & 255 == 255)
  #expect((120...136).contains(half & 255))
  #expect(read.pixel(15, 25) == 0xFF00_FF00)
  #expect(read.pixel(25, 25) == 0xFFFF_0000)
  #expect(read.pixel(36, 25) == 0xFFFF_FFFF)
  // The shadow lies above, where y points up.
  #expect(read.pixel(2, 15) == 0xFF00_0000)
  #expect(read.pixel(2, 5) == 0xFFFF_0000)
}

@Test func linksAndWordsAboutTheDocumentAreWritten() throws {
  let data = try pdf([kCGPDFContextTitle: "A title", kCGPDFContextKeywords: ["one", "two"]]) { c in
    c.beginPDFPage(nil)
    c.fill(CGRect(x: 0, y: 0, width: 30, height: 10))
    c.setURL(URL(string: "https://example.org/it's")!, for: CGRect(x: 0, y: 0, width: 10, height: 10))
    c.addDestination("there", at: CGPoint(x: 1, y: 2))
    c.setDestination("there", for: CGRect(x: 20, y: 0, width: 10, height: 10))
    c.endPDFPage()
  }
  #expect(data.range(of: Data("https://example.org/it".utf8)) != nil)
  #expect(data.range(of: Data("A title".utf8)) != nil)
}

@Test func drawingOutsideOfPagesIsDiscarded() throws {
  let data = try pdf { c in
    c.setFillColor(red)
    c.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
    c.beginPDFPage(nil)
    c.endPDFPage()
    c.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
    c.closePDF()
    c.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
    c.beginPDFPage(nil)
    c.endTransparencyLayer()
    c.restoreGState()
  }
  #expect(try document(data).numberOfPages == 1)
  #expect(try picture(data).pixel(5, 5) == 0)
}

@Test func documentsGoToFilesAndFunctions() throws {
  let folder = TemporaryFolder(), url = folder("file.pdf")
  let context = try #require(CGContext(url, mediaBox: nil, nil))
  context.beginPDFPage(nil)
  context.closePDF()
  #expect(
    CGPDFDocument(url)?.page(at: 1)?.getBoxRect(.mediaBox) == CGRect(x: 0, y: 0, width: 612, height: 792))
  let heard = NSMutableData()
  var calls = CGDataConsumerCallbacks(
    putBytes: { info, bytes, count in
      Unmanaged<NSMutableData>.fromOpaque(info!).takeUnretainedValue().append(bytes, length: count)
      return count
    }, releaseConsumer: nil)
  let consumer = try #require(CGDataConsumer(info: Unmanaged.passUnretained(heard).toOpaque(), cbks: &calls))
  let second = try #require(CGContext(consumer: consumer, mediaBox: nil, nil))
  second.beginPDFPage(nil)
  second.closePDF()
  #expect(heard.length > 100)
}

@Test func pagesOfNoSizeAreNone() throws {
  let consumer = try #require(CGDataConsumer(data: NSMutableData()))
  for side in [0, -1, 20_000, CGFloat.nan, .infinity] {
    var box = CGRect(x: 0, y: 0, width: side, height: 10)
    if side == -1 { box = .null }
    #expect(CGContext(consumer: consumer, mediaBox: &box, nil) == nil)
  }
}

@Test func pagesAreFittedIntoRectangles() throws {
  let data = try pdf { $0.beginPDFPage(nil) }
  let page = try #require(try document(data).page(at: 1))
  let small = page.getDrawingTransform(
    .cropBox, rect: CGRect(x: 0, y: 0, width: 20, height: 20), rotate: 0, preserveAspectRatio: true)
  #expect(small.a == 0.5)
  #expect(CGPoint(x: 20, y: 15).applying(small) == CGPoint(x: 10, y: 10))
  let large = page.getDrawingTransform(
    .cropBox, rect: CGRect(x: 0, y: 0, width: 400, height: 400), rotate: 0, preserveAspectRatio: true)
  #expect(large.a == 1)
  let turned = page.getDrawingTransform(
    .cropBox, rect: CGRect(x: 0, y: 0, width: 30, height: 40), rotate: 90, preserveAspectRatio: true)
  // The bottom left comes to the top left when turned clockwise.
  let corner = CGPoint.zero.applying(turned)
  #expect(abs(corner.x) < 1e-9)
  #expect(abs(corner.y - 40) < 1e-9)
}

@Test func svgIsWrittenAndRead() throws {
  let data = NSMutableData()
  let consumer = try #require(CGDataConsumer(data: data))
  let context = try #require(CGContext(svg: consumer, size: CGSize(width: 20, height: 10)))
  context.setFillColor(red)
  context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
  context.closePDF()
  let drawing = try VectorDrawing(data as Data)
  #expect(drawing.size.width / drawing.size.height == 2)
  let read = try #require(CGContext(pixelsWide: 20, pixelsHigh: 10))
  read.drawUpright(drawing, in: CGRect(x: 0, y: 0, width: 20, height: 10))
  #expect(read.pixel(2, 2) == 0xFFFF_0000)
  #expect(read.pixel(7, 2) == 0)
  #expect(read.pixel(2, 7) == 0)
}

@Test func vectorDrawingsObeyOpacityShadowAndLayers() throws {
  let svg = Data(
    #"<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="2" height="4" fill="red"/></svg>"#
      .utf8)
  let drawing = try VectorDrawing(svg)
  #expect(drawing.size == CGSize(width: 4, height: 4))
  let c = try #require(CGContext(pixelsWide: 16, pixelsHigh: 8))
  c.setAlpha(0.5)
  c.setShadow(
    offset: CGSize(width: 8, height: 0), blur: 0, color: CGColor(red: 0, green: 0, blue: 1, alpha: 1))
  c.beginTransparencyLayer(auxiliaryInfo: nil)
  c.drawUpright(drawing, in: CGRect(x: 0, y: 0, width: 8, height: 8))
  c.endTransparencyLayer()
  #expect(c.pixel(1, 1) == 0x8080_0000)
  #expect(c.pixel(9, 1) == 0x8000_0080)
  #expect(c.pixel(5, 1) == 0)
}

@Test func damagedDocumentsGiveAnError() throws {
  let svg = Data(
    #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="4" cx="4" cy="4"/></svg>"#.utf8)
  let page = try pdf { c in
    c.beginPDFPage(nil)
    c.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
  }
  #expect(throws: VectorDrawingError.unknownFormat) { try VectorDrawing(Data()) }
  #expect(throws: VectorDrawingError.self) { try VectorDrawing(Data("<svg".utf8)) }
  #expect(throws: VectorDrawingError.self) {
    try VectorDrawing(Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="3"/>"#.utf8))
  }
  #expect(throws: VectorDrawingError.self) { try VectorDrawing(page.prefix(20)) }
  var random = SeededRandom(seed: 11)
  for file in [svg, page] {
    for _ in 0..<60 {
      var damaged = file
      let place = Int.random(in: 0..<file.count, using: &random)
      if Bool.random(using: &random) {
        damaged = damaged.prefix(place)
      } else {
        damaged[place] = UInt8.random(in: 0...255, using: &random)
      }
      guard let drawing = try? VectorDrawing(Data(damaged)) else { continue }
      let c = try #require(CGContext(pixelsWide: 9, pixelsHigh: 9))
      c.drawUpright(drawing, in: CGRect(x: 0, y: 0, width: 9, height: 9))
      #expect(c.backend.isHealthy || c.pixel(0, 0) == 0)
    }
  }
}
