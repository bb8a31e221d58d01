import CoreGraphics
import Foundation
import Testing
import UIKit

/// Tests that apps' classes below UIKit's inherit its initializers, as Objective-C classes do. The module is
/// imported as apps import it, without access to internals.
struct InheritedInitializerTests {
  // Unchecked: they add nothing, or constants; colors and images are Sendable.
  private final class OwnColor: UIColor, @unchecked Sendable {}
  private final class OwnImage: UIImage, @unchecked Sendable {}
  private final class OwnPath: UIBezierPath {}
  private final class NamedImage: UIImage, @unchecked Sendable {
    let name: String
    init(_ image: CGImage, name: String) {
      self.name = name
      super.init(cgImage: image, scale: 2, orientation: .up)
    }
    required convenience init(imageLiteralResourceName name: String) { fatalError("no literal") }
    required init?(coder: NSCoder) {
      name = ""
      super.init(coder: coder)
    }
  }

  // Found in the package PieCrust, whose `PCColor` has no initializer of its own.
  @Test func colorsAndPathsOfAnAppAreMadeLikeUIKits() {
    #expect(OwnColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(OwnColor(white: 0.5, alpha: 1).cgColor.alpha == 1)
    let box = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(OwnPath(rect: box).bounds == box)
  }

  @MainActor @Test func imagesOfAnAppAreMadeFromPixelsAndBytes() throws {
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3)).image { _ in }
    let pixels = try #require(drawn.cgImage)
    #expect(OwnImage(cgImage: pixels).size == CGSize(width: pixels.width, height: pixels.height))
    #expect(OwnImage(data: try #require(drawn.pngData())) != nil)
    #expect(OwnImage(data: Data()) == nil)
    let named = NamedImage(pixels, name: "a")
    #expect(named.name == "a")
    #expect(named.size.width == CGFloat(pixels.width) / 2)
  }
}
