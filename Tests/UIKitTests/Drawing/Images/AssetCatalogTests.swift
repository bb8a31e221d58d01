import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

extension AssetCatalog {
  /// Returns the image with a name for a screen.
  func image(named name: String, scale: CGFloat, style: UIUserInterfaceStyle) -> UIImage? {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = style
      $0.displayScale = scale
    }
    return image(named: name, traits: traits)
  }
}

struct AssetCatalogTests {
  private let a: UInt32 = 0xFFFF_0000
  private let b: UInt32 = 0xFF00_FF00
  private let c: UInt32 = 0xFF00_00FF

  private func components(_ color: UIColor?, _ style: UIUserInterfaceStyle = .light) -> [Int]? {
    color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).components.map {
      [$0.red, $0.green, $0.blue, $0.alpha].map { Int(($0 * 255).rounded()) }
    }
  }

  @Test func catalogsAreFoundNearADocument() throws {
    let project = SampleProject()
    try project.write("App/Base.lproj/Main.storyboard", "")
    try project.write("App/Assets.xcassets/Contents.json", "{}")
    try project.write("App/Resources/More.xcassets/Contents.json", "{}")
    try project.write("Other/Far/Too/Deep.xcassets/Contents.json", "{}")
    let catalog = try #require(AssetCatalog.find(near: project.url("App/Base.lproj/Main.storyboard")))
    #expect(catalog.folders.map(\.lastPathComponent).sorted() == ["Assets.xcassets", "More.xcassets"])
    let empty = SampleProject()
    try empty.write(".git/HEAD", "")
    try empty.write("Main.storyboard", "")
    #expect(AssetCatalog.find(near: empty.url("Main.storyboard")) == nil)
  }

  @Test func imagesAreChosenByScaleDeviceAndStyle() throws {
    let project = SampleProject()
    let set = "A.xcassets/icon.imageset/"
    try project.write(
      set + "Contents.json",
      """
      {"images": [
        {"idiom": "universal", "filename": "one.png", "scale": "1x"},
        {"idiom": "universal", "filename": "two.png", "scale": "2x"},
        {"idiom": "universal", "scale": "3x"},
        {"idiom": "ipad", "filename": "pad.png", "scale": "2x"},
        {"idiom": "universal", "filename": "dark.png", "scale": "2x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      ], "properties": {"template-rendering-intent": "template"}}
      """)
    try project.picture(set + "one.png", a, side: 1)
    try project.picture(set + "two.png", b, side: 2)
    try project.picture(set + "pad.png", 0xFFFF_FFFF, side: 2)
    try project.picture(set + "dark.png", c, side: 2)
    let catalog = AssetCatalog(folders: [project.url("A.xcassets")])
    #expect(Array(catalog.imageSets.keys) == ["icon"])
    let image = try #require(catalog.image(named: "icon", scale: 2, style: .light))
    #expect(image.scale == 2)
    #expect(image.pixel(0, 0) == b)
    #expect(image.renderingMode == .alwaysTemplate)
    #expect(catalog.image(named: "icon", scale: 1, style: .light)?.pixel(0, 0) == a)
    #expect(catalog.image(named: "icon.jpg", scale: 1, style: .light)?.pixel(0, 0) == a)
    #expect(catalog.image(named: "icon.swift") == nil)
    #expect(catalog.image(named: "icon", scale: 3, style: .light)?.pixel(0, 0) == b)
    #expect(catalog.image(named: "icon", scale: 2, style: .dark)?.pixel(0, 0) == c)
    let inDark = image.resolved(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(inDark.pixel(0, 0) == c)
    let pad = UITraitCollection {
      $0.userInterfaceIdiom = .pad
      $0.displayScale = 2
    }
    #expect(catalog.image(named: "icon", traits: pad)?.pixel(0, 0) == 0xFFFF_FFFF)
    #expect(catalog.image(named: "missing", scale: 2, style: .light) == nil)
  }

  @Test func slicesBecomeCapInsets() throws {
    let project = SampleProject()
    try project.write(
      "A.xcassets/button.imageset/Contents.json",
      """
      {"images": [{"idiom": "universal", "filename": "x.png", "scale": "2x", "resizing": {
        "mode": "9-part", "center": {"mode": "stretch", "width": 1, "height": 1},
        "cap-insets": {"top": 8, "left": 10, "bottom": 6, "right": 4}}}]}
      """)
    try project.picture("A.xcassets/button.imageset/x.png", a, side: 20)
    let image = try #require(AssetCatalog(folders: [project.url("A.xcassets")]).image(named: "button"))
    #expect(image.capInsets == UIEdgeInsets(top: 4, left: 5, bottom: 3, right: 2))
    #expect(image.resizingMode == .stretch)
  }

  @Test func namespacesPrefixNames() throws {
    let project = SampleProject()
    try project.write("A.xcassets/Plain/x.imageset/Contents.json", #"{"images": [{"filename": "x.png"}]}"#)
    try project.picture("A.xcassets/Plain/x.imageset/x.png", a)
    try project.write("A.xcassets/Space/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    try project.write("A.xcassets/Space/x.imageset/Contents.json", #"{"images": [{"filename": "x.png"}]}"#)
    try project.picture("A.xcassets/Space/x.imageset/x.png", b)
    let catalog = AssetCatalog(folders: [project.url("A.xcassets")])
    #expect(catalog.image(named: "x")?.pixel(0, 0) == a)
    #expect(catalog.image(named: "Space/x")?.pixel(0, 0) == b)
  }

  @Test func coloursAreReadInAllTheirSpellings() throws {
    let project = SampleProject()
    func set(_ name: String, _ color: String) throws {
      try project.write(
        "A.xcassets/\(name).colorset/Contents.json",
        #"{"colors": [{"idiom": "universal", "color": \#(color)}]}"#)
    }
    try set(
      "hex",
      #"{"color-space": "srgb", "components": {"red": "0xFF", "green": "0x80", "blue": "0x00", "alpha": "1.000"}}"#
    )
    try set(
      "bytes",
      #"{"color-space": "srgb", "components": {"red": "255", "green": "128", "blue": "0", "alpha": "0.5"}}"#)
    try set("shares", #"{"components": {"red": "1.000", "green": "0.502", "blue": 0, "alpha": 1}}"#)
    try set("gray", #"{"color-space": "gray-gamma-22", "components": {"white": "0.200", "alpha": "1.000"}}"#)
    try set(
      "wide",
      #"{"color-space": "display-p3", "components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}"#
    )
    try set("system", #"{"platform": "ios", "reference": "systemRedColor"}"#)
    let catalog = AssetCatalog(folders: [project.url("A.xcassets")])
    #expect(components(catalog.color(named: "hex")) == [255, 128, 0, 255])
    #expect(components(catalog.color(named: "bytes")) == [255, 128, 0, 128])
    #expect(components(catalog.color(named: "shares")) == [255, 128, 0, 255])
    #expect(components(catalog.color(named: "gray")) == [51, 51, 51, 255])
    #expect(catalog.color(named: "wide")?.cgColor.colorSpace?.name == CGColorSpace.displayP3)
    #expect(catalog.color(named: "system") == UIColor.systemRed)
    #expect(catalog.color(named: "missing") == nil)
  }

  @Test func coloursWithADarkVariantAreDynamic() throws {
    let project = SampleProject()
    try project.write(
      "A.xcassets/ink.colorset/Contents.json",
      """
      {"colors": [
        {"idiom": "universal", "color": {"components": {"red": "0", "green": "0", "blue": "0", "alpha": "1"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"components": {"red": "255", "green": "255", "blue": "255", "alpha": "1.0"}}}]}
      """)
    let color = AssetCatalog(folders: [project.url("A.xcassets")]).color(named: "ink")
    #expect(components(color)?.prefix(3) == [0, 0, 0])
    #expect(components(color, .dark) == [255, 255, 255, 255])
    #expect(color?.isDynamic == true)
    // Decoding an archive where no catalog has the name gives the color as last seen.
    let data = try NSKeyedArchiver.archivedData(withRootObject: #require(color), requiringSecureCoding: true)
    let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    #expect(components(back)?.prefix(3) == [0, 0, 0])
  }

  @Test(arguments: [
    "", "{", "[]", "null", #"{"images": 3, "colors": {}}"#,
    #"{"images": [1, {"filename": 7}], "colors": [null]}"#,
    #"{"images": [{"filename": "../../etc/passwd"}], "colors": [{"color": {"components": {"red": "x"}}}]}"#,
    #"{"images": [{"filename": "broken.png"}], "colors": [{"color": 1}]}"#,
  ])
  func damagedSetsGiveNothing(contents: String) throws {
    let project = SampleProject()
    for kind in ["imageset", "colorset"] {
      try project.write("A.xcassets/x.\(kind)/Contents.json", contents)
      try project.write("A.xcassets/x.\(kind)/broken.png", "no picture")
    }
    let catalog = AssetCatalog(folders: [project.url("A.xcassets")])
    #expect(catalog.image(named: "x") == nil)
    #expect(catalog.color(named: "x") == nil)
  }

  @Test func vectorFilesThatAreDamagedAreNoImages() throws {
    let project = SampleProject()
    try project.write("A.xcassets/v.imageset/Contents.json", #"{"images": [{"filename": "v.pdf"}]}"#)
    try project.write("A.xcassets/v.imageset/v.pdf", "%PDF")
    #expect(AssetCatalog(folders: [project.url("A.xcassets")]).image(named: "v") == nil)
  }

  @Test func looseFilesCountBesideCatalogs() throws {
    let project = SampleProject()
    try project.write("App/Main.storyboard", "")
    try project.picture("App/logo@2x.png", a, side: 2)
    let catalog = try #require(AssetCatalog.find(near: project.url("App/Main.storyboard")))
    #expect(catalog.image(named: "logo")?.scale == 2)
    #expect(catalog.image(named: "logo.png")?.pixel(0, 0) == a)
  }

  @Test func foldersThatDoNotExistAreEmpty() {
    let catalog = AssetCatalog(folders: [URL(fileURLWithPath: "/nonexistent/A.xcassets")])
    #expect(catalog.imageSets.isEmpty)
    #expect(catalog.colorSets.isEmpty)
  }
}
