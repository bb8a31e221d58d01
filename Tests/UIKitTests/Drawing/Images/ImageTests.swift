import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

struct ImageTests {
  @Test func assetsAndTheirImagesAreDeallocated() {
    weak var asset: UIImageAsset?
    weak var picture: UIImage?
    autoreleasepool {
      let made = UIImageAsset(), traits = UITraitCollection(userInterfaceStyle: .dark)
      made.register(UIImage(), with: traits)
      let image = made.image(with: traits)
      #expect(image.imageAsset === made)
      #expect(made.image(with: traits) === image)
      (asset, picture) = (made, image)
    }
    #expect(asset == nil)
    #expect(picture == nil)
  }

  private let a: UInt32 = 0xFFFF_0000
  private let b: UInt32 = 0xFF00_FF00
  private let c: UInt32 = 0xFF00_00FF
  private let d: UInt32 = 0xFFFF_FFFF

  private func drawn(_ image: UIImage, _ size: CGSize) -> [[UInt32]] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      image.draw(in: CGRect(origin: .zero, size: size))
    }.pixelRows
  }

  @Test func anEmptyImageHasNoSize() {
    let image = UIImage()
    #expect(image.size == .zero)
    #expect(image.cgImage == nil)
    #expect(image.pngData() == nil)
    #expect(image.jpegData(compressionQuality: 1) == nil)
    #expect(image == UIImage())
    image.draw(in: CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test func sizesFollowScaleAndOrientation() {
    let rows = [[a, b, c, d], [a, b, c, d]]
    #expect(UIImage(rows: rows).size == CGSize(width: 4, height: 2))
    #expect(UIImage(rows: rows, scale: 2).size == CGSize(width: 2, height: 1))
    #expect(UIImage(rows: rows, orientation: .left).size == CGSize(width: 2, height: 4))
    #expect(UIImage(rows: rows, scale: -1).scale == 1)
  }

  /// The picture `a b / c d` in each orientation: Exif 2.3, tag 274.
  @Test func orientationsTurnThePicture() {
    let rows = [[a, b], [c, d]]
    let expected: [(UIImage.Orientation, [[UInt32]])] = [
      (.up, [[a, b], [c, d]]), (.upMirrored, [[b, a], [d, c]]), (.down, [[d, c], [b, a]]),
      (.downMirrored, [[c, d], [a, b]]), (.leftMirrored, [[a, c], [b, d]]), (.right, [[c, a], [d, b]]),
      (.rightMirrored, [[d, b], [c, a]]), (.left, [[b, d], [a, c]]),
    ]
    for (number, (orientation, picture)) in expected.enumerated() {
      let image = UIImage(rows: rows, orientation: orientation)
      #expect(drawn(image, image.size) == picture, "\(orientation)")
      #expect(UIImage.Orientation(exif: number + 1) == orientation)
      let flipped = image.withHorizontallyFlippedOrientation()
      #expect(drawn(flipped, image.size) == picture.map { Array($0.reversed()) }, "\(orientation) flipped")
    }
    #expect(UIImage.Orientation(exif: 0) == .up)
    #expect(UIImage.Orientation(exif: 9) == .up)
  }

  /// Observed on iOS in SDWebImage/SDWebImage#1110.
  @Test func filesOfPNGLoseHowTheirPixelsAreTurned() throws {
    let image = UIImage(rows: [[a, b], [c, d]], orientation: .right)
    let back = try #require(image.pngData().flatMap { UIImage(data: $0) })
    #expect(back.imageOrientation == .up)
    #expect(back.pixelRows == [[a, b], [c, d]])
    let jpeg = try #require(image.jpegData(compressionQuality: 1).flatMap { UIImage(data: $0, scale: 2) })
    #expect(jpeg.size == CGSize(width: 1, height: 1))
  }

  @Test func bytesThatAreNoImageGiveNothing() {
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("not an image".utf8)) == nil)
    #expect(UIImage(data: UIImage(rows: [[a]]).pngData()!.prefix(40)) == nil)
    #expect(UIImage(contentsOfFile: "/nonexistent/file.png") == nil)
    #expect(UIImage(named: "") == nil)
    #expect(UIImage(named: "no such image") == nil)
  }

  @Test func filesForTheScreenAreFoundBeside() throws {
    let folder = TemporaryFolder()
    try UIImage(rows: [[a]]).pngData()!.write(to: folder("dot.png"))
    try UIImage(rows: [[b, b], [b, b]]).pngData()!.write(to: folder("dot@2x.png"))
    let path = folder("dot.png").path
    let image = try #require(UIImage(contentsOfFile: path))
    #expect(image.scale == 2)
    #expect(image.size == CGSize(width: 1, height: 1))
    #expect(image.pixel(0, 0) == b)
    UITraitCollection(displayScale: 1).performAsCurrent {
      #expect(UIImage(contentsOfFile: path)?.pixel(0, 0) == a)
    }
    let exact = try #require(UIImage(contentsOfFile: folder("dot@2x.png").path))
    #expect(exact.scale == 2)
    #expect(UIImage(contentsOfFile: folder("dot").path)?.scale == 2)
  }

  @Test func fileNamesAreTakenApart() {
    let name = ImageFileName("icon.small@3x~ipad.png")
    #expect(name == ImageFileName("icon.small@3x~ipad.png"))
    #expect((name.stem, name.scale, name.device, name.type) == ("icon.small", 3, "ipad", "png"))
    #expect(ImageFileName("mail@work").stem == "mail@work")
    #expect(ImageFileName("v1.2").type == "")
    for text in ["a.png", "a@2x.jpg", "a@2x~iphone.png", "plain", "@2x.png"] {
      #expect(ImageFileName(text).text == text)
    }
  }

  // The alignment rectangle of a symbol is as high as its line of text, whatever its scale.
  @Test func configuredSymbolIsAlignedAgain() throws {
    func scale(_ scale: UIImage.SymbolScale) -> UIImage.SymbolConfiguration { .init(scale: scale) }
    let star = try #require(UIImage(systemName: "star", withConfiguration: scale(.small)))
    let large = try #require(star.applyingSymbolConfiguration(scale(.large)))
    let direct = UIImage(systemName: "star", withConfiguration: scale(.large))
    #expect(large.alignmentRectInsets == direct?.alignmentRectInsets)
    #expect(large.alignmentRectInsets != star.alignmentRectInsets)
    #expect(large.baselineOffsetFromBottom == direct?.baselineOffsetFromBottom)
  }

  @Test func copiesShareThePixels() throws {
    let image = UIImage(rows: [[a]])
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(template.cgImage == image.cgImage)
    #expect(template.renderingMode == .alwaysTemplate)
    #expect(image.renderingMode == .automatic)
    #expect(template != image)
    #expect(image.withRenderingMode(.alwaysTemplate) == template)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(image.withAlignmentRectInsets(insets).alignmentRectInsets == insets)
    #expect(image.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
    #expect(image.withBaselineOffset(fromBottom: 3).baselineOffsetFromBottom == 3)
    #expect(!image.withBaselineOffset(fromBottom: 3).imageWithoutBaseline().hasBaseline)
  }

  @Test func templatesTakeTheTintByTheirOpacity() throws {
    let image = UIImage(rows: [[0x8000_8000, a], [0, d]]).withRenderingMode(.alwaysTemplate)
    let shown = try #require(image.contents(tintColor: .blue, traits: .standard))
    #expect(UIImage(cgImage: shown).pixelRows == [[0x8000_0080, c], [0, c]])
    let original = image.withRenderingMode(.alwaysOriginal)
    #expect(original.contents(tintColor: .blue, traits: .standard) === original.cgImage)
    let tinted = image.withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(drawn(tinted, CGSize(width: 2, height: 2)) == [[0x8080_0000, a], [0, a]])
  }

  @Test func capsKeepTheirSizeWhileTheMiddleGrows() {
    let image = UIImage(rows: [[a, b, c]])
    let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    let wide = CGSize(width: 6, height: 1)
    #expect(drawn(image.resizableImage(withCapInsets: caps), wide) == [[a, b, b, b, b, c]])
    let stretched = image.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    #expect(drawn(stretched, wide) == [[a, b, b, b, b, c]])
    #expect(drawn(stretched, CGSize(width: 2, height: 1)) == [[a, c]])
    #expect(image.stretchableImage(withLeftCapWidth: 1, topCapHeight: 0).capInsets == caps)
    let tiled = UIImage(rows: [[a, b, c, d]]).resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
    #expect(drawn(tiled, CGSize(width: 6, height: 1)) == [[a, b, c, b, c, d]])
  }

  @Test func turnedImagesStretchAsTheyAreShown() throws {
    let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    let image = UIImage(rows: [[a, b, c]], orientation: .upMirrored).resizableImage(
      withCapInsets: caps, resizingMode: .stretch)
    #expect(drawn(image, CGSize(width: 3, height: 1)) == [[c, b, a]])
    #expect(drawn(image, CGSize(width: 5, height: 1)) == [[c, b, b, b, a]])
    #expect(UIImage(data: try #require(image.pngData()))?.pixelRows == [[a, b, c]])
  }

  @Test func cutsCoverTheAxis() {
    let cuts = NinePart.cuts(source: 10, target: 30, caps: (3, 4))
    #expect(cuts.map(\.source.length) == [3, 3, 4])
    #expect(cuts.map(\.target.length) == [3, 23, 4])
    let tight = NinePart.cuts(source: 10, target: 3.5, caps: (3, 4))
    #expect(tight.map(\.target.length) == [1.5, 0, 2])
    let wild = NinePart.cuts(source: 10, target: 20, caps: (-5, 99))
    #expect(wild.map(\.source.length) == [0, 0, 10])
  }

  @Test func patternsRepeatFromTheOrigin() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 2), format: format).image { _ in
      UIImage(rows: [[a, b]]).drawAsPattern(in: CGRect(x: 1, y: 0, width: 4, height: 2))
    }
    #expect(image.pixelRows == [[0, b, a, b, a], [0, b, a, b, a]])
  }

  @Test func averageColours() throws {
    let color = UIColor(patternImage: UIImage(rows: [[a, c]]))
    let average = color.cgColor.srgb
    #expect(average.red == 0.5)
    #expect(average.green == 0)
    #expect(average.blue == 0.5)
    #expect(average.alpha == 1)
    #expect(color.cgColor.pattern != nil)
    #expect(color.cgColor.components == [1])
    #expect(color.getRed(nil, green: nil, blue: nil, alpha: nil) == false)
  }

  @Test func animationsHaveFrames() throws {
    let frames = [UIImage(rows: [[a]], scale: 2), UIImage(rows: [[b]], scale: 2)]
    let animation = try #require(UIImage.animatedImage(with: frames, duration: 2))
    #expect(animation.images == frames)
    #expect(animation.duration == 2)
    #expect(animation.size == CGSize(width: 0.5, height: 0.5))
    #expect(animation.pixel(0, 0) == a)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    #expect(UIImage.animatedImageNamed("no such frames", duration: 1) == nil)
  }

  @Test func thumbnailsKeepTheProportions() throws {
    let image = UIImage(rows: Array(repeating: Array(repeating: a, count: 40), count: 20))
    let small = try #require(image.preparingThumbnail(of: CGSize(width: 10, height: 10)))
    #expect(small.size == CGSize(width: 10, height: 5))
    #expect(image.preparingThumbnail(of: .zero) == nil)
    #expect(image.preparingForDisplay() === image)
  }

  @Test func assetsChooseByTraits() {
    let asset = UIImageAsset()
    let (light, dark) = (UIImage(rows: [[a]]), UIImage(rows: [[b]]))
    asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    let shown = asset.image(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(shown.pixel(0, 0) == b)
    #expect(shown.imageAsset === asset)
    let template = shown.withRenderingMode(.alwaysTemplate)
    let inLight = template.resolved(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(inLight.pixel(0, 0) == a)
    #expect(inLight.renderingMode == .alwaysTemplate)
    #expect(UIImageAsset().image(with: UITraitCollection()).cgImage == nil)
    asset.unregisterImage(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).pixel(0, 0) == a)
  }

  /// The package ADUtils expects this on an iPhone.
  @Test func imagesThatAreMadeAloneStartAnAsset() throws {
    let (light, dark) = (UIImage(rows: [[a]]), UIImage(rows: [[b]]))
    let asset = try #require(light.imageAsset)
    #expect(light.imageAsset === asset)
    #expect(dark.imageAsset !== asset)
    asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .light)) === light)
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).pixel(0, 0) == b)
    let template = light.withRenderingMode(.alwaysTemplate)
    #expect(template.imageAsset === asset)
    #expect(template.resolved(with: UITraitCollection(userInterfaceStyle: .dark)).pixel(0, 0) == b)
    #expect(UIImage().imageAsset == nil)
  }

  @Test func placeholdersHaveTheSizeAsked() {
    #expect(UIImage.placeholder(size: CGSize(width: 120, height: 80)).size == CGSize(width: 120, height: 80))
    #expect(UIImage.placeholder(size: CGSize(width: 2, height: 2)).cgImage != nil)
    #expect(UIImage.placeholder(size: .zero).cgImage == nil)
    #expect(UIImage.placeholder(size: CGSize(width: CGFloat.nan, height: -1)).cgImage == nil)
  }

  @Test func readersReadAsTheyAreConfigured() async throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image { _ in }
    let data = try #require(picture.pngData())
    #expect(UIImageReader.default.image(data: data)?.size == CGSize(width: 40, height: 20))
    #expect(UIImageReader.default.image(data: Data("no".utf8)) == nil)
    var configuration = UIImageReader.Configuration()
    configuration.preferredThumbnailSize = CGSize(width: 10, height: 5)
    #expect(
      UIImageReader(configuration: configuration).image(data: data)?.size == CGSize(width: 10, height: 5))
    let isOnMain = await withCheckedContinuation { done in
      UIImageReader.default.image(data: data) { _ in done.resume(returning: Thread.isMainThread) }
    }
    #expect(!isOnMain)
  }
}
