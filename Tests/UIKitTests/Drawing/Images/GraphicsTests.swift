import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTestSupport

struct GraphicsTests {
  private let red: UInt32 = 0xFFFF_0000

  private func render(_ size: CGSize, scale: CGFloat = 1, _ body: (UIGraphicsImageRendererContext) -> Void)
    -> UIImage
  {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image(actions: body)
  }

  @Test func theOriginIsAtTheTopLeft() {
    let image = render(CGSize(width: 4, height: 4)) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    #expect(image.size == CGSize(width: 4, height: 4))
    #expect(image.pixelRows[0] == [red, red, 0, 0])
    #expect(image.pixelRows[1] == [0, 0, 0, 0])
  }

  @Test func theScaleMultipliesPixels() {
    let image = render(CGSize(width: 2, height: 2), scale: 3) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(image.cgImage?.width == 6)
    #expect(image.size == CGSize(width: 2, height: 2))
    #expect(image.pixel(2, 2) == red)
    #expect(image.pixel(3, 3) == 0)
  }

  /// The tests of the package Mechanica expect this on an iPhone.
  @Test @MainActor func noScaleIsTheScreens() {
    let before = UIScreen.standIn
    defer { UIScreen.standIn = before }
    UIScreen.standIn = UIScreen(size: CGSize(width: 390, height: 844), scale: 3)
    let image = render(CGSize(width: 2, height: 3), scale: 0) { context in
      #expect(context.currentImage.scale == 3)
    }
    #expect(image.size == CGSize(width: 2, height: 3))
    #expect(image.scale == 3)
  }

  @Test func boundsMoveTheOrigin() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 10, width: 3, height: 3), format: format)
      .image {
        #expect($0.format.bounds == CGRect(x: 10, y: 10, width: 3, height: 3))
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 11, y: 11, width: 1, height: 1))
      }
    #expect(image.pixel(1, 1) == red)
    #expect(image.pixel(0, 0) == 0)
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: -4, height: 4), CGSize(width: 1e9, height: 1),
    CGSize(width: CGFloat.nan, height: 1), CGSize(width: CGFloat.infinity, height: 1),
  ])
  func sizesThatCannotBeGiveAnEmptyImage(size: CGSize) {
    #expect(render(size) { _ in }.cgImage == nil)
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func imageContextsNest() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), true, 2)
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let inner = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    inner?.draw(at: .zero)
    let outer = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(inner?.pixel(0, 0) == red)
    #expect(outer?.scale == 2)
    #expect(outer?.pixel(1, 1) == red)
    // The unpainted parts of an opaque image are black.
    let shown = render(CGSize(width: 2, height: 2)) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      outer?.draw(at: .zero)
    }
    #expect(shown.pixel(1, 1) == 0xFF00_0000)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func aPushedContextIsCurrentButNoImage() throws {
    let context = try #require(CGContext(pixelsWide: 2, pixelsHigh: 2))
    UIGraphicsPushContext(context)
    #expect(UIGraphicsGetCurrentContext() === context)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func rectanglesReplaceUnlessBlended() {
    let image = render(CGSize(width: 3, height: 1)) { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 1))
      UIColor.clear.setFill()
      UIRectFill(CGRect(x: 1, y: 0, width: 1, height: 1))
      UIRectFillUsingBlendMode(CGRect(x: 2, y: 0, width: 1, height: 1), .normal)
    }
    #expect(image.pixelRows == [[red, 0, red]])
  }

  @Test func framesAreOnePointInside() {
    let image = render(CGSize(width: 4, height: 4)) { _ in
      UIColor.red.setFill()
      UIRectFrame(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(image.pixelRows[0] == [red, red, red, red])
    #expect(image.pixelRows[1] == [red, 0, 0, red])
    let stroked = render(CGSize(width: 4, height: 4)) { context in
      UIColor.red.setStroke()
      context.stroke(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(stroked.pixelRows == image.pixelRows)
  }

  @Test func pathsFillStrokeAndClip() {
    let image = render(CGSize(width: 10, height: 10)) { _ in
      UIColor.red.set()
      let path = UIBezierPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6))
      path.lineWidth = 2
      path.stroke()
    }
    #expect(image.pixel(1, 1) == red)
    #expect(image.pixel(2, 2) == red)
    #expect(image.pixel(5, 5) == 0)
    #expect(image.pixel(0, 0) == 0)
    let clipped = render(CGSize(width: 10, height: 10)) { context in
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 10)).addClip()
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
    }
    #expect(clipped.pixel(4, 0) == red)
    #expect(clipped.pixel(5, 0) == 0)
    let faint = render(CGSize(width: 1, height: 1)) { _ in
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill(with: .normal, alpha: 0.5)
    }
    #expect([0x7F, 0x80].contains(faint.pixel(0, 0) >> 24))
  }

  @Test func dynamicColoursPaintByTheCurrentTraits() {
    let image = render(CGSize(width: 1, height: 1)) { _ in
      UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { UIColor.label.setFill() }
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(image.pixel(0, 0) == 0xFFFF_FFFF)
  }

  @Test func theCurrentImageIsACopy() {
    var early: UIImage?
    let image = render(CGSize(width: 1, height: 1)) { context in
      early = context.currentImage
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(early?.pixel(0, 0) == 0)
    #expect(image.pixel(0, 0) == red)
  }
}
