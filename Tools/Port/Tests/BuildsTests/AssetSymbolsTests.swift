import Foundation
import Testing

@testable import Builds

struct AssetSymbolsTests {
  @Test(arguments: [
    ("red-dot", "redDot"), ("RedDot", "redDot"), ("URLIcon", "urlIcon"), ("dot Image", "dot"),
    ("image", "image"),
    ("3d view", "_3dView"), ("a_b", "aB"),
  ]) func symbolIsThatOfXcode(_ asset: String, _ symbol: String) {
    #expect(AssetSymbols.symbol(asset, withoutSuffix: "image") == symbol)
  }

  @Test func anAssetWithoutLettersHasNoSymbol() {
    #expect(AssetSymbols.symbol("--", withoutSuffix: "image") == nil)
  }

  @Test func symbolsThatAreUsedAreDeclared() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["Icons/red-dot.imageset", "unused.imageset", "own.imageset", "red.colorset", "Sky.colorset"]
    {
      let place = folder.appendingPathComponent("Assets.xcassets/\(name)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    let catalogs = AssetSymbols.Catalogs(
      paths: [folder.appendingPathComponent("Assets.xcassets").path], bundle: "Bundle.main")
    let texts = [
      "view.image = UIImage(resource: .redDot); view.tintColor = .sky; let own = 1; f(.own, .red)"
    ]
    let found = AssetSymbols.declarations(
      of: catalogs, usedBy: texts, interface: "open class var red: UIColor { get }")
    #expect(
      found == """
        extension ImageResource { static let redDot = ImageResource(name: "red-dot", bundle: Bundle.main) }
        extension UIImage { static var redDot: UIImage { UIImage(resource: .redDot) } }
        extension ColorResource { static let sky = ColorResource(name: "Sky", bundle: Bundle.main) }
        extension UIColor { static var sky: UIColor { UIColor(resource: .sky) } }
        """)
  }
}
