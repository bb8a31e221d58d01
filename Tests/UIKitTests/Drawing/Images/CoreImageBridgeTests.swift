import Testing
import UIKit

/// Tests of UIKit's additions to Core Image, which it re-exports.
struct CoreImageBridgeTests {
  private func red(_ size: CGSize) -> CIImage { CIImage.red.cropped(to: CGRect(origin: .zero, size: size)) }

  /// Returns the upper left pixel: red, green, blue, opacity.
  private func corner(_ image: UIImage, _ size: CGSize) throws -> [UInt8] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      image.draw(in: CGRect(origin: .zero, size: size))
    }
    let context = CIContext(), made = try #require(CIImage(image: drawn))
    let picture = try #require(
      context.createCGImage(made, from: CGRect(x: 0, y: size.height - 1, width: 1, height: 1)))
    return picture.dataProvider?.data.map { Array($0) } ?? []
  }

  @Test func imagesAreDrawnFromRecipes() throws {
    let recipe = red(CGSize(width: 20, height: 10))
    let image = UIImage(ciImage: recipe, scale: 2, orientation: .right)
    #expect(image.ciImage === recipe)
    #expect(image.cgImage == nil)
    #expect(image.size == CGSize(width: 5, height: 10))
    #expect(image.scale == 2)
    #expect(image.imageOrientation == .right)
    #expect(try corner(UIImage(ciImage: recipe), CGSize(width: 20, height: 10)) == [255, 0, 0, 255])
    #expect(image.pngData() != nil)
    #expect(image.withRenderingMode(.alwaysTemplate).ciImage === recipe)
    #expect(UIImage(ciImage: recipe) == UIImage(ciImage: recipe))
    #expect(UIImage(ciImage: recipe) != UIImage(ciImage: .empty()))
  }

  @Test func imagesWithoutAnEndHaveNoSize() {
    for recipe in [CIImage.red, .empty()] {
      let image = UIImage(ciImage: recipe)
      #expect(image.size == .zero)
      #expect(image.pngData() == nil)
    }
  }

  @Test func imagesBecomeRecipes() throws {
    let recipe = red(CGSize(width: 4, height: 4))
    #expect(CIImage(image: UIImage(ciImage: recipe))?.extent == recipe.extent)
    #expect(CIImage(image: UIImage()) == nil)
    let pixels = try #require(CIContext().createCGImage(recipe, from: recipe.extent))
    let image = UIImage(cgImage: pixels)
    #expect(image.ciImage == nil)
    #expect(CIImage(image: image)?.cgImage === pixels)
  }

  @Test func coloursChangeSides() {
    let red = CIColor(color: .red)
    #expect([red.red, red.green, red.blue, red.alpha] == [1, 0, 0, 1])
    #expect(red.colorSpace.name == CGColorSpace.extendedSRGB)
    #expect(CIColor(color: UIColor(white: 0.5, alpha: 0.25)).alpha == 0.25)
    #expect(
      UIColor(ciColor: CIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5))
        == UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5))
    #expect(
      UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).ciColor.colorSpace.name == CGColorSpace.displayP3)
  }

  /// Apps create codes in this way: a filter by its name, enlarged, shown in an image view.
  @MainActor @Test func codesAreShown() throws {
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    filter.setValue(Data("mica".utf8), forKey: "inputMessage")
    let large = try #require(filter.outputImage?.transformed(by: CGAffineTransform(scaleX: 4, y: 4)))
    let view = UIImageView(image: UIImage(ciImage: large))
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 92, height: 92))
    #expect(large.extent == CGRect(x: 0, y: 0, width: 92, height: 92))
  }
}
