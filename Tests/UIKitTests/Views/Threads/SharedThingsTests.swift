import Compositor
import CoreGraphics
import Foundation
import ImageIO
import QuartzCore
import RenderTree
import Synchronization
import Testing

@testable import UIKit

/// Tests of objects that threads may share: several threads do the same at once with the same objects, and
/// each gets the result of a single one. The thread sanitizer watches these tests; see `Makefile`.
struct SharedThingsTests {
  private static let threads = 4, times = 6

  /// Runs `body` on every thread and checks that all results are equal.
  private func together<Answer: Equatable & Sendable>(
    _ location: SourceLocation = #_sourceLocation, _ body: @Sendable () -> Answer
  ) {
    let answers = Mutex<[Answer]>([])
    DispatchQueue.concurrentPerform(iterations: Self.threads) { _ in
      for _ in 0..<Self.times {
        let answer = body()
        answers.withLock { $0.append(answer) }
      }
    }
    let alone = body()
    #expect(answers.withLock { $0.allSatisfy { $0 == alone } }, sourceLocation: location)
  }

  /// Returns the pixels of a drawing.
  private static func drawn(_ width: CGFloat, _ height: CGFloat, _ body: (CGContext) -> Void) -> [UInt32] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
      body($0.cgContext)
    }
    return image.cgImage.map(pixels) ?? []
  }

  private static func pixels(_ image: CGImage) -> [UInt32] {
    image.withPixels { words, stride in
      (0..<image.height).flatMap { y in (0..<image.width).map { words[y * stride + $0] } }
    }
  }

  @Test func fontsAndTexts() {
    let shared = UIFont.systemFont(ofSize: 17), paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .center
    let attributes: [NSAttributedString.Key: any Sendable] = [
      .font: shared, .paragraphStyle: (paragraph.copy() as? NSParagraphStyle) ?? .default,
    ]
    together {
      let text = NSAttributedString(string: "Several threads 👩‍👧 measure", attributes: attributes)
      return text.size()
    }
    together {
      let name = UIFont(name: "DejaVuSans", size: 12)?.lineHeight ?? 0
      let metrics = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 11)).pointSize
      return [
        name, metrics, UIFont.preferredFont(forTextStyle: .title1).ascender,
        UIFont.boldSystemFont(ofSize: 13.25).capHeight,
      ]
    }
    together {
      Self.drawn(90, 40) { _ in
        NSAttributedString(string: "Drawn é שלום 🎈", attributes: attributes).draw(
          in: CGRect(x: 0, y: 0, width: 90, height: 40))
      }
    }
  }

  @Test func colorsAndTraits() {
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemRed }
    together {
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      var styles: [UIUserInterfaceStyle] = []
      dark.performAsCurrent { styles.append(UITraitCollection.current.userInterfaceStyle) }
      styles.append(UITraitCollection.current.userInterfaceStyle)
      let colors = [dynamic, .label, .systemBackground].map {
        $0.resolvedColor(with: dark).cgColor.components ?? []
      }
      return "\(styles) \(colors)"
    }
  }

  @Test func picturesAndDocuments() throws {
    let data = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).pngData {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
    }
    let image = try #require(UIImage(data: data)),
      source = try #require(CGImageSourceCreateWithData(data, nil))
    together { Self.drawn(20, 20) { _ in image.draw(at: .zero) } }
    together { (CGImageSourceCreateImageAtIndex(source, 0, nil)).map(Self.pixels) ?? [] }
    let page = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 30, height: 30)).pdfData {
      $0.beginPage()
      UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 20, height: 20)).fill()
    }
    let document = try #require(CGDataProvider(data: page).flatMap { CGPDFDocument($0) })
    together {
      Self.drawn(30, 30) { context in
        if let page = document.page(at: 1) { context.drawPDFPage(page) }
      }
    }
    let asset = UIImageAsset()
    together {
      for style in [UIUserInterfaceStyle.light, .dark] {
        asset.register(image, with: UITraitCollection(userInterfaceStyle: style))
      }
      return asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).size
    }
    together {
      UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))?.size
        ?? .zero
    }
  }

  @Test func pathsAndPatterns() {
    let path = UIBezierPath(roundedRect: CGRect(x: 2, y: 2, width: 36, height: 26), cornerRadius: 7).cgPath
    together {
      let stroked = path.copy(strokingWithWidth: 3, lineCap: .round, lineJoin: .round, miterLimit: 10)
        .boundingBoxOfPath
      return "\(path.contains(CGPoint(x: 9, y: 9))) \(path.boundingBox) \(path.boundingBoxOfPath) \(stroked)"
    }
    let tile = UIColor(
      patternImage: UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
        UIColor.blue.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      })
    together {
      Self.drawn(40, 30) { context in
        tile.setFill()
        context.addPath(path)
        context.fillPath()
      }
    }
  }

  /// Each thread creates, lays out and draws a tree of its own, as programs do for pictures of offscreen
  /// layers.
  @Test func layersOfOnesOwn() {
    together {
      let root = CALayer(), text = CATextLayer(), shape = CAShapeLayer()
      root.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
      root.backgroundColor = .white
      text.frame = CGRect(x: 5, y: 5, width: 50, height: 12)
      (text.string, text.fontSize, text.foregroundColor) = ("layer", 10, .black)
      shape.path = CGPath(ellipseIn: CGRect(x: 10, y: 15, width: 20, height: 20), transform: nil)
      (shape.shadowOpacity, shape.cornerRadius, shape.masksToBounds) = (0.5, 4, false)
      root.addSublayer(text)
      root.addSublayer(shape)
      let observation = root.observe(\.opacity) { _, _ in }
      root.opacity = 0.75
      observation.invalidate()
      return Self.drawn(60, 40) { root.render(in: $0) }
    }
  }

  @Test func framesAreValues() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    for index in 0..<12 {
      let layer = CALayer()
      layer.frame = CGRect(x: index * 4, y: index * 3, width: 20, height: 20)
      layer.backgroundColor = CGColor(red: 0, green: CGFloat(index) / 12, blue: 1, alpha: 1)
      (layer.cornerRadius, layer.shadowOpacity, layer.shadowRadius) = (CGFloat(index % 5), 0.4, 3)
      root.addSublayer(layer)
    }
    let frame = RenderFrame(root: root.renderNode(), size: root.bounds.size, scale: 1, background: .white)
    together { Compositor().image(of: frame.sampled(at: 1)).map(Self.pixels) ?? [] }
  }

  @Test func objectsThatAreLockedAndThatCarryOthers() throws {
    // Its one variable is only changed under the lock that is tested here.
    final class Counted: @unchecked Sendable { var count = 0 }
    let object = Counted(), detector = try NSDataDetector(types: 1 << 5)
    nonisolated(unsafe) let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
    together {
      objc_sync_enter(object)
      object.count += 1
      objc_sync_exit(object)
      objc_setAssociatedObject(object, key, "value", .OBJC_ASSOCIATION_RETAIN)
      let text = "see https://example.com"
      let links = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count)).count
      return "\(objc_getAssociatedObject(object, key) ?? "") \(links)"
    }
    #expect(object.count == Self.threads * Self.times + 1)
    let provider = NSItemProvider(object: NSString("dragged")), loaded = Mutex(0)
    together { provider.canLoadObject(ofClass: NSString.self) }
    DispatchQueue.concurrentPerform(iterations: Self.threads) { _ in
      _ = provider.loadObject(ofClass: String.self) { text, _ in
        loaded.withLock { $0 += text == "dragged" ? 1 : 0 }
      }
    }
    #expect(loaded.withLock { $0 } == Self.threads)
  }
}
