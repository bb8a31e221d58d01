import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

private func pixel(_ image: CGImage?, _ x: Int, _ y: Int) -> UInt32? {
  image.map { image in image.withPixels { pixels, stride in pixels[y * stride + x] } }
}

private func page(_ data: Data, _ number: Int = 1) throws -> CGPDFPage {
  let provider = try #require(CGDataProvider(data: data))
  return try #require(CGPDFDocument(provider)?.page(at: number))
}

/// Returns a page at one pixel per point, over transparency.
private func picture(_ page: CGPDFPage) -> CGImage? {
  UIGraphicsImageRenderer(
    size: page.getBoxRect(.mediaBox).size,
    format: {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      return format
    }()
  ).image { context in
    context.cgContext.translateBy(x: 0, y: page.getBoxRect(.mediaBox).height)
    context.cgContext.scaleBy(x: 1, y: -1)
    context.cgContext.drawPDFPage(page)
  }.cgImage
}

@MainActor struct DocumentTests {
  @Test func rendererOfPDFHasUIKitsCoordinates() throws {
    let bounds = CGRect(x: 0, y: 0, width: 40, height: 30)
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextTitle: "T"]
    let data = UIGraphicsPDFRenderer(bounds: bounds, format: format).pdfData { context in
      context.beginPage()
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      #expect(context.pdfContextBounds == bounds)
      red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 5))
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 50, height: 60), pageInfo: [:])
      #expect(UIGraphicsGetPDFContextBounds().height == 60)
      UIImage(cgImage: UIImage(rows: [[0xFF00_FF00], [0xFF00_00FF]]).cgImage!).draw(
        in: CGRect(x: 0, y: 0, width: 50, height: 60))
    }
    let first = picture(try page(data))
    #expect(pixel(first, 2, 2) == 0xFFFF_0000)
    #expect(pixel(first, 2, 10) == 0)
    let second = try page(data, 2)
    #expect(second.getBoxRect(.mediaBox).size == CGSize(width: 50, height: 60))
    #expect(pixel(picture(second), 5, 5) == 0xFF00_FF00)
    #expect(pixel(picture(second), 5, 55) == 0xFF00_00FF)
  }

  @Test func documentsBegunByFunctionsAreWritten() throws {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, .zero, nil)
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 20, height: 10), nil)
    red.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 2)).fill()
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(pixel(picture(try page(data as Data, 2)), 3, 1) == 0xFFFF_0000)
    UIGraphicsEndPDFContext()
  }

  @Test func textIsWrittenAsText() throws {
    let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 50)).pdfData { context in
      context.beginPage()
      NSAttributedString(string: "Hamburg", attributes: [.font: UIFont.systemFont(ofSize: 24)])
        .draw(at: CGPoint(x: 10, y: 10))
    }
    // The file has a font of its own, and the page has ink.
    #expect(data.range(of: Data("/FontFile".utf8)) != nil || data.range(of: Data("/Font".utf8)) != nil)
    let image = try #require(picture(try page(data)))
    let ink = image.withPixels { pixels, _ in pixels.count { $0 >> 24 > 128 } }
    #expect(ink > 100)
  }
}

@MainActor struct SnapshotTests {
  private func view() -> UIView {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 10))
    view.backgroundColor = red
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
    inner.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    view.addSubview(inner)
    return view
  }

  private func image(_ draw: () -> Void) -> CGImage? {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 40, height: 20), false, 1)
    defer { UIGraphicsEndImageContext() }
    draw()
    return UIGraphicsGetImageFromCurrentImageContext()?.cgImage
  }

  @Test func hierarchiesAreDrawnIntoRectangles() {
    let drawn = image {
      #expect(view().drawHierarchy(in: CGRect(x: 0, y: 0, width: 40, height: 20), afterScreenUpdates: true))
    }
    #expect(pixel(drawn, 5, 5) == 0xFFFF_0000)
    #expect(pixel(drawn, 25, 15) == 0xFF00_00FF)
    #expect(!view().drawHierarchy(in: CGRect(x: 0, y: 0, width: 1, height: 1), afterScreenUpdates: false))
  }

  @Test func scrolledViewsAreDrawnAsTheyAreSeen() {
    let scrolled = view()
    scrolled.bounds.origin.x = 10
    let drawn = image {
      _ = scrolled.drawHierarchy(in: CGRect(x: 0, y: 0, width: 20, height: 10), afterScreenUpdates: true)
    }
    #expect(pixel(drawn, 5, 5) == 0xFF00_00FF)
    #expect(pixel(drawn, 15, 5) == 0xFFFF_0000)
  }

  @Test func layersRenderWithTheirOpacity() {
    let faint = view()
    faint.alpha = 0.5
    let drawn = image { faint.layer.render(in: UIGraphicsGetCurrentContext()!) }
    #expect(pixel(drawn, 5, 5) == 0x8080_0000)
    // Part by part, as measured (`measured_core_animation.json`, "renderInContext.origin"): half of blue over
    // half of red.
    #expect(pixel(drawn, 15, 5) == 0xC040_0080)
  }

  /// Apple's reference of `render(in:)`: animations are ignored. Pictures of TTCalendarPicker's, drawn in
  /// this way directly after an animated change, show its end; drawing a hierarchy shows the current frame.
  @Test func layersRenderWithoutTheirAnimations() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10)), part = UIView()
    (part.frame, part.backgroundColor) = (CGRect(x: 10, y: 0, width: 10, height: 10), .red)
    view.addSubview(part)
    let slide = CABasicAnimation(keyPath: "position.x")
    (slide.fromValue, slide.toValue, slide.duration) = (5, 5, 100)
    part.layer.add(slide, forKey: nil)
    let rendered = image { view.layer.render(in: UIGraphicsGetCurrentContext()!) }
    #expect(pixel(rendered, 5, 5) == 0)
    #expect(pixel(rendered, 15, 5) == 0xFFFF_0000)
    let seen = image { _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }
    #expect(pixel(seen, 5, 5) == 0xFFFF_0000)
    #expect(pixel(seen, 15, 5) == 0)
  }

  @Test func snapshotsKeepTheVisibleContents() throws {
    let original = view()
    let copy = try #require(original.snapshotView(afterScreenUpdates: true))
    original.backgroundColor = .white
    #expect(copy.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    let drawn = image { copy.layer.render(in: UIGraphicsGetCurrentContext()!) }
    #expect(pixel(drawn, 5, 5) == 0xFFFF_0000)
    #expect(pixel(drawn, 15, 5) == 0xFF00_00FF)
    #expect(UIView().snapshotView(afterScreenUpdates: true)?.frame == .zero)
    let part = original.resizableSnapshotView(
      from: CGRect(x: 10, y: 0, width: 10, height: 10), afterScreenUpdates: true,
      withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    #expect(part?.bounds.width == 10)
    #expect(part?.layer.contentsCenter == CGRect(x: 0.1, y: 0.1, width: 0.8, height: 0.8))
  }

  @Test func snapshotsOfAScreenShowItsWindows() {
    let screen = UIScreen(size: CGSize(width: 40, height: 40), scale: 1)
    func window(_ frame: CGRect, _ color: UIColor, _ level: UIWindow.Level) -> UIWindow {
      let window = UIWindow(frame: frame)
      (window.screen, window.windowLevel, window.backgroundColor, window.isHidden) = (
        screen, level, color, false
      )
      return window
    }
    let front = window(CGRect(x: 10, y: 10, width: 20, height: 20), .blue, .alert)
    let back = window(CGRect(x: 0, y: 0, width: 40, height: 40), .red, .normal)
    defer { (front.isHidden, back.isHidden) = (true, true) }
    let copy = screen.snapshotView(afterScreenUpdates: true)
    #expect(copy.bounds.size == CGSize(width: 40, height: 40))
    #expect(copy.subviews.map(\.frame) == [back.frame, front.frame])
  }

  @Test func viewsArePaintedWithPatterns() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.backgroundColor = UIColor(
      patternImage: UIImage(rows: [[0xFFFF_0000, 0xFF00_FF00], [0xFF00_00FF, 0xFF00_0000]]))
    let drawn = image { view.layer.render(in: UIGraphicsGetCurrentContext()!) }
    #expect(pixel(drawn, 0, 0) == 0xFFFF_0000)
    #expect(pixel(drawn, 1, 0) == 0xFF00_FF00)
    #expect(pixel(drawn, 2, 1) == 0xFF00_00FF)
    // The pattern of a view begins at the view's origin.
    let inner = UIView(frame: CGRect(x: 1, y: 0, width: 10, height: 10))
    inner.backgroundColor = view.backgroundColor
    view.addSubview(inner)
    let both = image { view.layer.render(in: UIGraphicsGetCurrentContext()!) }
    #expect(pixel(both, 0, 0) == 0xFFFF_0000)
    #expect(pixel(both, 1, 0) == 0xFFFF_0000)
    #expect(pixel(both, 2, 0) == 0xFF00_FF00)
  }
}

@MainActor struct VectorAssetTests {
  /// Returns a catalog with one set of one file.
  private func catalog(_ file: String, _ data: Data, properties: String) throws -> (AssetCatalog, URL) {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(
      "mica-\(UUID().uuidString).xcassets")
    let set = root.appendingPathComponent("a.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try data.write(to: set.appendingPathComponent(file))
    try Data(
      #"{"images": [{"idiom": "universal", "filename": "\#(file)"}], "properties": {\#(properties)}}"#.utf8
    ).write(to: set.appendingPathComponent("Contents.json"))
    return (AssetCatalog(folders: [root]), root)
  }

  private let svg = Data(
    #"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="2" height="4" fill="red"/></svg>"#
      .utf8)

  @Test func vectorsAreDrawnForTheScreen() throws {
    let (assets, root) = try catalog("a.svg", svg, properties: "")
    defer { try? FileManager.default.removeItem(at: root) }
    let image = try #require(assets.image(named: "a", scale: 3, style: .light))
    #expect(image.size == CGSize(width: 4, height: 4))
    #expect(image.scale == 3)
    #expect(image.cgImage?.width == 12)
    #expect(pixel(image.cgImage, 5, 5) == 0xFFFF_0000)
    #expect(pixel(image.cgImage, 7, 5) == 0)
  }

  @Test func preservedVectorDataStaysSharp() throws {
    let (assets, root) = try catalog(
      "a.svg", svg,
      properties: #""preserves-vector-representation": true, "template-rendering-intent": "template""#)
    defer { try? FileManager.default.removeItem(at: root) }
    let image = try #require(assets.image(named: "a", scale: 1, style: .light))
    #expect(image.renderingMode == .alwaysTemplate)
    #expect(image.size == CGSize(width: 4, height: 4))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let large = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format).image { _ in
      UIColor.red.setFill()
      image.draw(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(pixel(large.cgImage, 19, 5) == 0xFFFF_0000)
    #expect(pixel(large.cgImage, 20, 5) == 0)
    let tinted = image.contents(
      tintColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1), traits: .current, enlargement: 2)
    #expect(pixel(tinted, 0, 0) == 0xFF00_00FF)
    let blue = image.withTintColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { _ in
      blue.draw(at: .zero)
    }
    #expect(pixel(drawn.cgImage, 0, 0) == 0xFF00_00FF)
    #expect(pixel(drawn.cgImage, 3, 3) == 0)
  }

  @Test func pagesAreAssetsToo() throws {
    let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 8, height: 4)).pdfData { context in
      context.beginPage()
      red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let (assets, root) = try catalog("a.pdf", data, properties: "")
    defer { try? FileManager.default.removeItem(at: root) }
    let image = try #require(assets.image(named: "a", scale: 2, style: .light))
    #expect(image.size == CGSize(width: 8, height: 4))
    #expect(pixel(image.cgImage, 2, 2) == 0xFFFF_0000)
    #expect(pixel(image.cgImage, 12, 2) == 0)
  }

  @Test func damagedVectorsAreNoImages() throws {
    let (assets, root) = try catalog("a.svg", Data("<svg".utf8), properties: "")
    defer { try? FileManager.default.removeItem(at: root) }
    #expect(assets.image(named: "a", scale: 2, style: .light) == nil)
  }
}

@MainActor struct ImpossibleSizeTests {
  @Test func contextsOfNoSizeGiveNoImage() {
    for side in [0, -5, CGFloat.nan, .infinity, 1e9] {
      let size = CGSize(width: side, height: 10)
      UIGraphicsBeginImageContextWithOptions(size, false, 1)
      UIRectFill(CGRect(x: 0, y: 0, width: 1e9, height: 1e9))
      #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
      UIGraphicsEndImageContext()
      let image = UIGraphicsImageRenderer(size: size).image { _ in
        Issue.record("drew into a context of \(side)")
      }
      #expect(image.size == .zero)
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsEndImageContext()
    UIGraphicsPopContext()
  }

  @Test func pathsOfWildNumbersAreDrawnAndAsked() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 8), false, 1)
    defer { UIGraphicsEndImageContext() }
    UIGraphicsGetCurrentContext()?.saveGState()
    for x in [CGFloat.nan, .infinity, -.infinity, 1e9, 1e300] {
      let path = UIBezierPath(roundedRect: CGRect(x: x, y: 0, width: 1e9, height: x), cornerRadius: x)
      path.addLine(to: CGPoint(x: x, y: -x))
      path.addArc(withCenter: CGPoint(x: 1, y: x), radius: x, startAngle: x, endAngle: 1, clockwise: true)
      path.lineWidth = x
      path.fill()
      path.stroke()
      path.addClip()
      _ = (path.bounds, path.contains(CGPoint(x: 1, y: 1)))
    }
    UIGraphicsGetCurrentContext()?.restoreGState()
    UIColor.red.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).fill()
    #expect(pixel(UIGraphicsGetImageFromCurrentImageContext()?.cgImage, 2, 2) == 0xFFFF_0000)
  }

  @Test func dataSetsAreRead() throws {
    let root = TemporaryFolder(ending: ".xcassets")
    let set = root("words.dataset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data("one two".utf8).write(to: set.appendingPathComponent("words.txt"))
    try Data(
      #"{"data": [{"idiom": "universal", "filename": "words.txt", "universal-type-identifier": "public.text"}]}"#
        .utf8
    )
    .write(to: set.appendingPathComponent("Contents.json"))
    let found = AssetCatalog(folders: [root.url]).dataSet(named: "words")
    #expect(found?.data == Data("one two".utf8))
    #expect(found?.type == "public.text")
    #expect(NSDataAsset(name: "no such set") == nil)
  }
}
