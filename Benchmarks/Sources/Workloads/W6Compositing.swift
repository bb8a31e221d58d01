import Foundation
import UIKit

/// W6: painting a tree of layers repeatedly into a bitmap with the pixels of an iPhone's screen.
@MainActor enum W6 {
  static let width = 1170, height = 2532

  static func run() {
    let rects = Bench(workload: "W6", variant: "a_rects500")
    if rects.isWanted { paint(rects, rectangles(), 137.102) }
    let images = Bench(workload: "W6", variant: "b_images200")
    if images.isWanted { paint(images, pictures(), 138.9) }
    let turned = Bench(workload: "W6", variant: "c_rotated200")
    if turned.isWanted {
      let root = pictures()
      for layer in root.sublayers ?? [] {
        layer.transform = CATransform3DMakeRotation(10 * .pi / 180, 0, 0, 1)
      }
      paint(turned, root, 139)
    }
    runDrawing()
  }

  /// Creates 500 layers with one colour each.
  private static func rectangles() -> CALayer {
    var random = SharedRandom(seed: 11)
    let root = screen()
    for _ in 0..<500 {
      let w = random.integer(50, 350), h = random.integer(50, 350)
      let x = random.integer(0, width - w), y = random.integer(0, height - h)
      let rgb = random.bits()
      let layer = CALayer()
      layer.frame = CGRect(x: x, y: y, width: w, height: h)
      layer.backgroundColor = CGColor(
        srgbRed: CGFloat(rgb >> 16 & 255) / 255, green: CGFloat(rgb >> 8 & 255) / 255,
        blue: CGFloat(rgb & 255) / 255, alpha: 1)
      root.addSublayer(layer)
    }
    return root
  }

  /// Creates 200 layers with ten images of 300 x 300 pixels and an opacity of 0.8.
  private static func pictures() -> CALayer {
    var random = SharedRandom(seed: 22)
    let images = (0..<10).map(picture)
    let root = screen()
    for i in 0..<200 {
      let x = random.integer(0, width - 300), y = random.integer(0, height - 300)
      let layer = CALayer()
      layer.frame = CGRect(x: x, y: y, width: 300, height: 300)
      layer.contents = images[i % 10]
      layer.opacity = 0.8
      root.addSublayer(layer)
    }
    return root
  }

  static func screen() -> CALayer {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return root
  }

  static func picture(_ k: Int) -> CGImage { picture(k, width: 300, height: 300) }

  /// Creates an opaque picture with three ramps.
  static func picture(_ k: Int, width: Int, height: Int) -> CGImage {
    var bytes = Data(capacity: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        bytes.append(contentsOf: [UInt8((x ^ y) & 255), UInt8(2 * y & 255), UInt8((x + 20 * k) & 255), 255])
      }
    }
    let info = CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.noneSkipFirst.rawValue
    guard let provider = CGDataProvider(data: bytes as CFData),
      let image = CGImage(
        width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: info), provider: provider,
        decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    else { fatalError("no picture of \(width) x \(height) pixels") }
    return image
  }

  private static func paint(_ bench: Bench, _ root: CALayer, _ mean: Double) {
    draw(bench, mean, within: 0.6) { context, _ in root.render(in: context) }
  }

  /// Draws the same frame, or successive frames, over the existing contents. `body` receives the number of
  /// the frame; y points down.
  static func draw(_ bench: Bench, _ mean: Double, within tolerance: Double, _ body: (CGContext, Int) -> Void)
  {
    let pixels = UnsafeMutableRawBufferPointer.allocate(byteCount: width * height * 4, alignment: 64)
    defer { pixels.deallocate() }
    pixels.initializeMemory(as: UInt8.self, repeating: 255)
    let info = CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue
    guard
      let context = CGContext(
        data: pixels.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
    else { fatalError("no bitmap of \(width) x \(height) pixels") }
    // Layers have y pointing down, bitmaps up.
    context.translateBy(x: 0, y: CGFloat(height))
    context.scaleBy(x: 1, y: -1)
    body(context, 0)
    context.flush()
    bench.check(meanOfColours(pixels), mean, metric: "check_mean", within: tolerance)
    var frame = 1
    bench.measure(operations: 1) {
      body(context, frame)
      context.flush()
      frame += 1
    }
  }

  private static func meanOfColours(_ pixels: UnsafeMutableRawBufferPointer) -> Double {
    var sum = 0
    for i in stride(from: 0, to: pixels.count, by: 4) {
      sum += Int(pixels[i]) + Int(pixels[i + 1]) + Int(pixels[i + 2])
    }
    return Double(sum) / Double(3 * width * height)
  }
}
