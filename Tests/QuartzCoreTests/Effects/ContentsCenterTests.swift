import TestSupport
import Testing

@testable import CoreGraphics
@testable import QuartzCore

/// Tests of contents centers. `CALayer.h`: a contents center that is very small or empty is a single source
/// pixel around its place.
struct ContentsCenterTests {
  @Test(arguments: [0, 0.001]) func anEmptyCenterIsOnePixel(width: Double) throws {
    let colors: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 4)
    layer.contents = CGImage(width: 4, height: 1, isOpaque: true) { pixels, _ in
      for (index, color) in colors.enumerated() { pixels[index] = color }
    }
    layer.contentsCenter = CGRect(x: 0.375 - width / 2, y: 0.5, width: width, height: 0)
    let row = Pixels(width: 20, height: 4) { layer.render(in: $0) }.values[20..<40]
    #expect(row.first == colors[0])
    #expect(row.suffix(2).elementsEqual(colors.suffix(2)))
    #expect(row.dropFirst().prefix(17).allSatisfy { $0 == colors[1] }, "\(row.map { String($0, radix: 16) })")
  }
}
