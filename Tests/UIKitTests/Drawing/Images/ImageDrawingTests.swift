import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of drawing images into contexts and of encoding them in files.
struct ImageDrawingTests {
  private let red: UInt32 = 0xFFFF_0000
  private let green: UInt32 = 0xFF00_FF00
  private let blue: UInt32 = 0xFF00_00FF

  private func drawn(_ width: CGFloat, _ height: CGFloat, _ body: (CGContext) -> Void) -> [[UInt32]] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image { body($0.cgContext) }.pixelRows
  }

  /// Code from before `withTintColor` tints images in this way: `color.set()`, then `draw(in:)`.
  @Test func templatesAreDrawnInTheColourThatTheContextFillsWith() {
    let image = UIImage(rows: [[red, 0]]).withRenderingMode(.alwaysTemplate)
    let tinted = drawn(2, 1) { _ in
      UIColor.blue.set()
      image.draw(at: .zero)
    }
    #expect(tinted == [[blue, 0]])
    let own = drawn(2, 1) { _ in
      UIColor.blue.set()
      image.withRenderingMode(.automatic).draw(at: .zero)
    }
    #expect(own == [[red, 0]])
    let ofItsOwnTint = drawn(2, 1) { _ in
      UIColor.blue.set()
      image.withTintColor(.green).draw(at: .zero)
    }
    #expect(ofItsOwnTint == [[green, 0]])
  }

  @Test func templatesInTextsHaveTheColourOfTheText() {
    let attachment = NSTextAttachment(
      image: UIImage(rows: [[red, red], [red, red]]).withRenderingMode(.alwaysTemplate))
    attachment.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    let text = NSMutableAttributedString(attachment: attachment)
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 1))
    #expect(drawn(20, 20) { _ in text.draw(at: .zero) }[10][10] == blue)
  }

  @Test func imagesAreRepeatedOverAreasOfAnySize() {
    let image = UIImage(rows: [[red, green, blue]])
    let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    let resizable = image.resizableImage(withCapInsets: caps)
    let huge = CGRect(x: 0, y: 0, width: 1e9, height: 1e9)
    #expect(drawn(3, 2) { _ in resizable.draw(in: huge) } == [[red, green, green], [red, green, green]])
    #expect(drawn(4, 1) { _ in image.drawAsPattern(in: huge) } == [[red, green, blue, red]])
    let inside = drawn(5, 1) { _ in image.drawAsPattern(in: CGRect(x: 1, y: 0, width: 3, height: 1)) }
    #expect(inside == [[0, green, blue, red, 0]])
  }

  /// Observed on iOS in SDWebImage/SDWebImage#1110.
  @Test(arguments: 0..<8) func filesOfJPEGKeepHowTheirPixelsAreTurned(_ number: Int) throws {
    let orientation = try #require(UIImage.Orientation(rawValue: number))
    let image = UIImage(rows: [[red, red, blue], [red, red, blue]], orientation: orientation)
    let data = try #require(image.jpegData(compressionQuality: 1))
    let back = try #require(UIImage(data: data))
    #expect(back.imageOrientation == orientation)
    #expect(back.size == image.size)
    #expect(back.cgImage?.width == 3)
    #expect(back.cgImage?.height == 2)
  }

  @Test func filesOfTintedImagesAreUpright() throws {
    let image = UIImage(rows: [[red, red, blue]], orientation: .right).withTintColor(.green)
    let back = try #require(image.jpegData(compressionQuality: 1).flatMap { UIImage(data: $0) })
    #expect(back.imageOrientation == .up)
    #expect(back.size == CGSize(width: 1, height: 3))
  }
}
