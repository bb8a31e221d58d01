import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

/// Tests of hue, saturation, color and luminosity where the source is not opaque or covers a part of a pixel.
/// The colors are those that Chromium 156 paints; the W3C's formula gives the same within 1.
struct ColorModeTests {
  static let ground = CGColor(red: 0.8, green: 0.3, blue: 0.2, alpha: 1)
  static let ink = CGColor(red: 0.4, green: 0.647059, blue: 0.745098, alpha: 1)

  private func context() throws -> CGContext {
    let context = try #require(CGContext(pixelsWide: 8, pixelsHigh: 8, flipped: true))
    context.setFillColor(.white)
    context.fill(Self.all)
    return context
  }
  static let all = CGRect(x: 0, y: 0, width: 8, height: 8)

  private func expect(_ context: CGContext, _ color: [Int], sourceLocation: SourceLocation = #_sourceLocation)
  {
    let pixel = context.pixel(4, 4)
    let found = [16, 8, 0].map { Int(pixel >> UInt32($0) & 255) }
    #expect(
      zip(found, color).allSatisfy { abs($0 - $1) <= 1 }, "\(found) \(color)", sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    (CGBlendMode.hue, [100, 115, 131]), (.saturation, [181, 86, 67]), (.color, [121, 108, 112]),
    (.luminosity, [226, 99, 73]),
  ])
  func faintColors(mode: CGBlendMode, color: [Int]) throws {
    let context = try context()
    context.setFillColor(Self.ground)
    context.fill(Self.all)
    context.setBlendMode(mode)
    context.setFillColor(try #require(Self.ink.copy(alpha: 0.6)))
    context.fill(Self.all)
    expect(context, color)
  }

  /// A layer of three fifths at three quarters.
  @Test func fadedLayers() throws {
    let context = try context()
    context.setBlendMode(.luminosity)
    context.setAlpha(0.75)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(try #require(Self.ink.copy(alpha: 0.6)))
    context.fill(Self.all)
    context.endTransparencyLayer()
    expect(context, [207, 207, 207])
  }

  /// Nothing lies below the inner layer, so the modes paint it as it is.
  @Test(arguments: [CGBlendMode.hue, .saturation, .color, .luminosity])
  func layersInEmptyOnes(mode: CGBlendMode) throws {
    let context = try context()
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setAlpha(0.854)
    context.setBlendMode(mode)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(Self.ink)
    context.fill(Self.all)
    context.endTransparencyLayer()
    context.endTransparencyLayer()
    expect(context, [124, 178, 199])
  }

  /// A half-covered pixel is the mean of its former color and that of a covered pixel.
  @Test(arguments: [CGBlendMode.hue, .saturation, .color, .luminosity])
  func edges(mode: CGBlendMode) throws {
    let pixels = try [CGFloat(4), 4.5, 5].map { end in
      let context = try context()
      context.setFillColor(Self.ground)
      context.fill(Self.all)
      context.setBlendMode(mode)
      context.setFillColor(Self.ink)
      context.fill(CGRect(x: 0, y: 0, width: 8, height: end))
      return [16, 8, 0].map { Int(context.pixel(4, 4) >> UInt32($0) & 255) }
    }
    for (index, half) in pixels[1].enumerated() {
      #expect(abs(2 * half - pixels[0][index] - pixels[2][index]) <= 3, "\(pixels)")
    }
  }
}
