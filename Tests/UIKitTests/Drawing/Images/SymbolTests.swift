import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import UIKit

struct SymbolTests {
  @Test func everyDrawingPaintsSomethingAndStaysInItsBox() throws {
    for (name, glyph) in SymbolGlyph.catalog {
      for weight in [UIImage.SymbolWeight.ultraLight, .regular] {
        var symbol = SymbolDrawing(name: name)
        symbol.weight = weight
        symbol.fontSize = 40
        let image = try #require(
          symbol.rasterize(size: symbol.size(scale: 1), scale: 1, color: .black), "\(name)")
        #expect(ink(image) > 0.01, "\(name) is empty")
      }
      let frame = CGRect(
        x: -glyph.size.width / 2, y: -glyph.size.height / 2, width: glyph.size.width,
        height: glyph.size.height)
      for outline in outlines(glyph) {
        let box = CGMutablePath(outline: outline).boundingBoxOfPath
        #expect(frame.insetBy(dx: -1, dy: -1).contains(box), "\(name): \(box) leaves \(frame)")
      }
    }
  }

  // corpus/files, bd93ec31 and c2cfae91: circles that constraints make 32 x 32 are stored 31 high, half a
  // point below.
  @Test func symbolsAreAsHighAsALineForAlignment() throws {
    let circle = SymbolDrawing(name: "circle.fill")
    #expect(circle.alignmentInsets(scale: 2) == UIEdgeInsets(top: -0.5, left: 0, bottom: -0.5, right: 0))
    let height = circle.size(scale: 2).height
    #expect(abs(height + 1 - UIFont.systemFont(ofSize: 17).lineHeight) < 0.5)
  }

  /// The values that iOS prints of its images: `symbol(system: person) {20.5, 19.5} baseline=4.5,
  /// contentInsets={1.5, 2.5, 1.5, 2.5},alignmentRectInsets={1.5, 0, 1, 0} config=<scale=L…>` at 14 points.
  @Test(arguments: [
    ("play.circle.fill", 17, UIImage.SymbolScale.medium, 19, 3.5, -0.5, -0.5),
    ("person", 17, .medium, 17.5, 2.5, -1, -1.5),
    ("person", 14, .large, 19.5, 4.5, 1.5, 1),
  ])
  func symbolsLieAsIOSPrints(
    name: String, size: CGFloat, scale: UIImage.SymbolScale, height: CGFloat, baseline: CGFloat,
    top: CGFloat, bottom: CGFloat
  ) {
    var symbol = SymbolDrawing(name: name)
    symbol.configure(UIImage.SymbolConfiguration(pointSize: size, weight: .regular, scale: scale))
    #expect(symbol.size(scale: 2).height == height)
    #expect(symbol.baseline(scale: 2) == baseline)
    #expect(symbol.alignmentInsets(scale: 2) == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  /// The part of a view's height that its frame does not keep, at scales of 2 and 3, in frames that Xcode
  /// stored: `person.circle.fill` in constraints of 80 points is 79 high, at a scale of three 78.67.
  @Test(
    arguments: [
      ("person.circle.fill", -1, -4.0 / 3), ("checkmark.circle", -1, -4.0 / 3), ("star.fill", 0, -1.0 / 3),
      ("person", -2.5, -8.0 / 3), ("checkmark.square", -2.5, -3), ("applelogo", -1.5, -5.0 / 3),
      ("quote.opening", nil, -20.0 / 3), ("arrow.left", -5, nil), ("mappin.and.ellipse", 0.5, nil),
      ("person.fill", -3, nil), ("folder", nil, -3), ("triangle.fill", nil, -7.0 / 3), ("sun.max", 0.5, nil),
    ] as [(String, Double?, Double?)])
  func symbolsKeepLessThanTheyAreGiven(name: String, atTwo: Double?, atThree: Double?) {
    for (scale, stored) in [(2.0, atTwo), (3, atThree)] {
      guard let stored else { continue }
      let insets = SymbolDrawing(name: name).alignmentInsets(scale: scale)
      #expect(abs(insets.top + insets.bottom - stored) < 1e-9, "\(name) at \(scale)")
    }
  }

  /// The heights in pixels of large symbols in system buttons that Xcode 15 stored at a scale of three. The
  /// chevron is from an image view of Xcode 26.
  @Test(
    arguments: [
      ("xmark", 63), ("arrow.down", 73), ("music.note.list", 76), ("bell", 78), ("gearshape", 80),
      ("smiley", 77),
      ("chevron.right", 67),
    ] as [(String, CGFloat)])
  @MainActor func systemButtonsShowLargeSymbols(name: String, pixels: CGFloat) throws {
    let traits = UITraitCollection(displayScale: 3)
    let image = try #require(UIImage(systemName: name, compatibleWith: traits))
    let system = UIButton(type: .system), custom = UIButton(type: .custom)
    for button in [system, custom] {
      button.setImage(image, for: .normal)
      button.layoutIfNeeded()
    }
    let large = try #require(system.imageView?.preferredSymbolConfiguration)
    let shown = try #require(image.applyingSymbolConfiguration(large))
    #expect((shown.size.height * 3).rounded() == pixels)
    #expect(system.intrinsicContentSize.width > custom.intrinsicContentSize.width)
    #expect(custom.intrinsicContentSize.width == image.size.width)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -5, 0])
  func symbolsOfNoSizeHavePlacesThatAreNumbers(size: CGFloat) {
    for scale in [UIImage.SymbolScale.small, .medium, .large] {
      var symbol = SymbolDrawing(name: "circle")
      symbol.configure(UIImage.SymbolConfiguration(pointSize: size, weight: .bold, scale: scale))
      let (box, insets) = (symbol.size(scale: 3), symbol.alignmentInsets(scale: 3))
      #expect((0...16_384).contains(box.width))
      #expect((0...16_384).contains(box.height))
      #expect(insets.top.isFinite)
      #expect(insets.bottom.isFinite)
      #expect(symbol.baseline(scale: 3).isFinite)
    }
  }

  // corpus/files, 363f4fe9: a symbol of the medium scale is as large as without, in a view that prefers
  // the small one.
  @Test @MainActor func configurationOfASymbolTakesPrecedence() {
    let medium = UIImage.SymbolConfiguration(scale: .medium), view = UIImageView()
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(scale: .small)
    view.image = UIImage(systemName: "chevron.down", withConfiguration: medium)
    #expect(view.intrinsicContentSize.width == view.image?.size.width)
    view.image = UIImage(systemName: "chevron.down")
    #expect(view.intrinsicContentSize.width < view.image?.size.width ?? 0)
  }

  /// Documents store the proportions of symbols (`corpus/files`:
  /// `<image name="gear" catalog="system" width="128" height="122"/>`, a box of 121 x 115 here).
  @Test func symbolsWithoutADrawingHaveTheProportionsThatAreKnown() throws {
    let wide = SymbolDrawing(name: "wonder.of.nature", proportions: CGSize(width: 128, height: 122))
    let size = wide.size(scale: 100)
    #expect(abs(size.width / size.height - 128 / 122) < 0.01)
    #expect(abs(size.width - 121 * 0.17) < 0.5)
    #expect(abs(size.height - 115 * 0.17) < 0.5)
    let picture = try #require(wide.rasterize(size: size, scale: 1, color: .black))
    #expect(ink(picture) > 0.01)
    let drawn = SymbolDrawing(name: "gear", proportions: CGSize(width: 10, height: 97))
    #expect(drawn.size(scale: 3) == SymbolDrawing(name: "gear").size(scale: 3))
    let empty = SymbolDrawing(name: "wonder.of.nature", proportions: CGSize(width: 128, height: 0))
    #expect(empty.size(scale: 3) == SymbolDrawing(name: "wonder.of.nature").size(scale: 3))
  }

  @Test func outlinesAreReadToTheEnd() {
    for (name, glyph) in SymbolGlyph.catalog {
      for outline in outlines(glyph) {
        let path = CGMutablePath(outline: outline)
        let longer = CGMutablePath(outline: outline + " M 500 500 L 501 501")
        #expect(!path.isEmpty, "\(name): \(outline)")
        #expect(longer.boundingBoxOfPath.maxX > 500, "\(name): \(outline)")
      }
    }
  }

  private func outlines(_ glyph: SymbolGlyph) -> [String] {
    glyph.coats.compactMap { coat in
      switch coat {
      case .line(let text), .area(let text): text
      case .gap, .hole, .text, .glyph: nil
      }
    }
  }

  private func ink(_ image: CGImage) -> Double {
    var sum = 0
    image.withPixels { pixels, stride in
      for y in 0..<image.height { for x in 0..<image.width { sum += Int(pixels[y * stride + x] >> 24) } }
    }
    return Double(sum) / Double(255 * image.width * image.height)
  }

  @Test func aliasesLeadToDrawings() {
    for (alias, name) in SymbolGlyph.aliases {
      #expect(SymbolGlyph.catalog[alias] == nil, "\(alias) has a drawing of its own")
      #expect(SymbolGlyph.known(name) != nil || name == "lock.circle", "\(alias) leads to \(name)")
    }
  }

  @Test func sizesFollowTheConfiguration() throws {
    let plain = try #require(UIImage(systemName: "circle"))
    #expect(plain.isSymbolImage)
    #expect(plain.renderingMode == .automatic)
    let atTwo = UITraitCollection(displayScale: 2)
    #expect(UIImage(systemName: "circle", compatibleWith: atTwo)?.size == CGSize(width: 20, height: 19))
    let large = try #require(
      UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(scale: .large)))
    #expect(large.size.width > plain.size.width * 1.25)
    let twice = try #require(plain.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 34)))
    #expect(abs(twice.size.width - 39.5) <= 0.5)
    let bold = twice.withConfiguration(UIImage.SymbolConfiguration(weight: .bold))
    #expect(bold.size == twice.size)
    #expect(bold.symbolConfiguration?.settings.pointSize == 34)
    #expect(bold.symbolConfiguration?.settings.weight == .bold)
    let ofFont = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 20, weight: .semibold))
    #expect(ofFont == UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold))
    let ofStyle = try #require(
      UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(textStyle: .body)))
    #expect(ofStyle.size == plain.size)
  }

  /// Apple's reference of `init(systemName:)`: `nil` if no symbol has the name.
  @Test(arguments: [
    "", ".", "My Icon", "no.such.symbol.here", "star.", ".star", "star..fill", "Star", "star.filled",
    "trash.badge", "person.square", "gear.fill", "train", "arrow.trianglehead", "rectangle.grid",
    "dollarsign.rectangle.fill", String(repeating: "a", count: 10_000),
  ])
  func namesThatNoSymbolHasGiveNothing(name: String) {
    #expect(UIImage(systemName: name) == nil)
  }

  /// Names of SF Symbols 1 (iOS 13) to 7 (iOS 26), from Apple's lists by release.
  @Test(arguments: [
    "star", "0.circle", "50.square.fill", "a.circle", "rectangle.grid.1x2.fill", "dollarsign.circle.fill",
    "square.and.arrow.up.on.square.fill", "line.horizontal.3", "line.3.horizontal", "arrow.2.circlepath",
    "1.circle.hi", "x.squareroot", "tshirt.fill", "gamecontroller", "bolt.batteryblock", "figure.run",
    "dollarsign", "bitcoinsign.bank.building", "apple.intelligence", "arrow.trianglehead.clockwise",
    "document", "chineseyuanrenminbisign.gauge.chart.leftthird.topthird.rightthird", "zzz",
    "exclamationmark.3",
  ])
  func namesOfSymbolsGiveImages(name: String) {
    #expect(UIImage(systemName: name)?.isSymbolImage == true)
  }

  /// The symbols of `corpus/files`, which exist in Xcode, and the symbols that the toolkit itself uses.
  @Test func symbolsOfTheCorpusExist() throws {
    for name in try Project.json("documents/symbols.json").array.compactMap(\.string) {
      #expect(UIImage(systemName: name) != nil, "\(name)")
    }
  }

  /// Returns the fractions, from 0 to 1, of parts of a picture that are covered. The parts are boxes in
  /// fractions of its width and height.
  private func cover(_ name: String, _ box: CGRect) throws -> Double {
    var symbol = SymbolDrawing(name: name)
    symbol.fontSize = 100
    let size = symbol.size(scale: 1)
    let image = try #require(symbol.rasterize(size: size, scale: 1, color: .black))
    var sum = 0, count = 0
    image.withPixels { pixels, stride in
      for y in Int(box.minY * size.height)..<Int(box.maxY * size.height) {
        for x in Int(box.minX * size.width)..<Int(box.maxX * size.width) {
          sum += Int(pixels[y * stride + x] >> 24)
          count += 1
        }
      }
    }
    return Double(sum) / Double(255 * max(count, 1))
  }

  /// Two wide rectangles, one above the other, as the name describes: a column of two rows.
  @Test func aGridHasColumnsAndRows() throws {
    let middle = CGRect(x: 0.45, y: 0.15, width: 0.1, height: 0.7)
    #expect(try cover("rectangle.grid.1x2.fill", CGRect(x: 0.2, y: 0.49, width: 0.6, height: 0.02)) < 0.05)
    #expect(try cover("rectangle.grid.1x2.fill", CGRect(x: 0.2, y: 0.2, width: 0.6, height: 0.2)) > 0.95)
    #expect(try cover("rectangle.grid.1x2.fill", CGRect(x: 0.2, y: 0.6, width: 0.6, height: 0.2)) > 0.95)
    #expect(try cover("rectangle.grid.1x2", CGRect(x: 0.2, y: 0.2, width: 0.6, height: 0.12)) < 0.1)
    let (four, two) = (
      try cover("rectangle.grid.2x2.fill", middle), try cover("rectangle.grid.1x2.fill", middle)
    )
    #expect(four < two)
    #expect(try cover("rectangle.grid.3x2.fill", CGRect(x: 0.45, y: 0.2, width: 0.1, height: 0.2)) > 0.95)
    #expect(try cover("circle.grid.2x2.fill", CGRect(x: 0.48, y: 0.48, width: 0.04, height: 0.04)) < 0.05)
    #expect(try cover("square.grid.4x3.fill", CGRect(x: 0.49, y: 0.2, width: 0.02, height: 0.6)) < 0.2)
  }

  /// A sign stands in the middle of a ring, or is cut out of a disc.
  @Test(arguments: [
    "dollarsign", "eurosign", "yensign", "sterlingsign", "bitcoinsign", "rublesign", "indianrupeesign",
    "a", "w", "0", "8", "10", "50",
  ])
  func charactersStandInTheirShapes(sign: String) throws {
    let middle = CGRect(x: 0.3, y: 0.28, width: 0.4, height: 0.44)
    let ring = try cover("\(sign).circle", middle), disc = try cover("\(sign).circle.fill", middle)
    #expect((0.08...0.6).contains(ring))
    #expect(abs(ring + disc - 1) < 0.04)
    #expect(try cover("\(sign).circle", CGRect(x: 0.2, y: 0.45, width: 0.04, height: 0.1)) < 0.05)
    #expect(try cover("\(sign).square.fill", middle) < 0.95)
    #expect(try abs(cover("\(sign).square", middle) - cover("circle", middle)) > 0.05)
  }

  @Test func symbolsTakeTheTint() throws {
    let image = try #require(UIImage(systemName: "square.fill"))
    let red = try #require(image.contents(tintColor: .red, traits: .standard))
    #expect(middle(red) == 0xFFFF_0000)
    let own = image.withTintColor(.blue, renderingMode: .alwaysOriginal)
    let blue = try #require(own.contents(tintColor: .red, traits: .standard))
    #expect(middle(blue) == 0xFF00_00FF)
  }

  private func middle(_ image: CGImage) -> UInt32 {
    image.withPixels { pixels, stride in pixels[(image.height / 2) * stride + image.width / 2] }
  }

  @Test func nearlyAllSymbolsOfTheCorpusHaveADrawing() throws {
    let names = try Project.json("documents/symbols.json").array.compactMap(\.string)
    #expect(names.count == 120)
    let rounded = "\(SymbolGlyph.named("no").coats)"
    let unknown = names.filter { "\(SymbolGlyph.named($0).coats)" == rounded }
    #expect(Set(unknown).isSubset(of: ["applelogo"]), "\(unknown.sorted())")
  }

  /// A sign in a shape, or one that is crossed out, is not the sign alone.
  @Test(arguments: [
    ("exclamationmark.bubble", "bubble"), ("exclamationmark.bubble.fill", "bubble.fill"),
    ("phone.bubble.left", "bubble.left"), ("plus.message.fill", "message.fill"),
    ("xmark.shield", "shield"), ("lock.shield.fill", "shield.fill"),
    ("xmark.seal.fill", "seal.fill"), ("exclamationmark.octagon", "octagon"),
    ("plus.diamond.fill", "diamond.fill"), ("wifi.slash", "wifi"),
    ("bell.slash.fill", "bell.fill"), ("trash.slash", "trash"),
    ("plus.square.on.square", "square.on.square"),
  ])
  func signsStandInTheirShapes(name: String, shape: String) throws {
    let whole = SymbolGlyph.named(name), ground = try #require(SymbolGlyph.known(shape))
    #expect(whole.size == ground.size)
    #expect(whole.coats.count > ground.coats.count)
    var symbol = SymbolDrawing(name: name)
    symbol.fontSize = 40
    let image = try #require(symbol.rasterize(size: symbol.size(scale: 1), scale: 1, color: .black))
    #expect(ink(image) > 0.01)
  }
}
