import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Tests of invalid and extreme asset catalogs. `Documentation/Internals/Drawing.md`, "Bad input", states the
/// results. The written content depends on the seed alone.
@Suite(.timeLimit(.minutes(Project.hang))) struct HostileCatalogTests {
  private let folder = TemporaryFolder()

  private func write(_ path: String, _ data: Data) throws { try folder.write(data, to: path) }
  private func write(_ path: String, _ text: String) throws { try folder.write(text, to: path) }
  private var catalog: AssetCatalog { AssetCatalog(folders: [folder("A.xcassets")]) }

  private var picture: Data {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).pngData {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
    }
  }

  /// Draws an image in sizes for which it was not created.
  private func use(_ image: UIImage) {
    #expect(image.size.width.isFinite)
    #expect(image.size.height.isFinite)
    #expect(image.size.width >= 0)
    #expect(image.size.height >= 0)
    #expect(image.scale > 0)
    #expect(image.scale.isFinite)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    _ = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 16), format: format).image { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: 24, height: 16))
      image.draw(in: CGRect(x: 3, y: 3, width: 1, height: 9))
      image.withRenderingMode(.alwaysTemplate).draw(at: CGPoint(x: 2, y: 2))
    }
  }

  /// Returns any JSON value, most of a wrong type or out of range.
  private func anything(_ random: inout SeededRandom, depth: Int = 0) -> String {
    let plain = [
      "null", "true", "0", "-1", "1e300", "-1e300", "4294967296", "9223372036854775807", "0.1", "\"\"",
      "\"x\"", "\"1x\"", "\"2x\"", "\"3x\"",
      "\"nanx\"", "\"1e9x\"", "\"-2x\"", "\"0x\"", "\"dark\"", "\"luminosity\"", "\"stretch\"", "\"one.png\"",
      "\"../one.png\"", "\"..\"",
      "\"/etc/passwd\"", "\"one.png\\u0000\"", "\"0xFFFFFFFFFFFFFFFFFF\"", "\"-5\"", "\"1e999\"", "\"ipad\"",
      "\"right-to-left\"", "\"display-P3\"",
    ]
    if depth > 3 || !random.isTrue(oneIn: 4) { return plain[random.integer(0..<plain.count)] }
    let inner = (0..<random.integer(0..<4)).map { _ in anything(&random, depth: depth + 1) }
    if random.isTrue(oneIn: 2) { return "[" + inner.joined(separator: ",") + "]" }
    return "{"
      + inner.enumerated().map {
        "\"\(Self.words[($0.offset * 7 + depth) % Self.words.count])\": \($0.element)"
      }.joined(separator: ",") + "}"
  }

  private static let words = [
    "images", "colors", "idiom", "scale", "filename", "appearances", "appearance", "value", "resizing",
    "cap-insets", "center", "mode", "top",
    "left", "alignment-insets", "language-direction", "display-gamut", "properties",
    "template-rendering-intent", "color", "components", "red",
    "alpha", "reference",
  ]

  private static let image = """
    {"images": [
      {"idiom": "universal", "filename": "one.png", "scale": "1x", "alignment-insets": {"top": 1, "left": 0},
       "resizing": {"mode": "9-part", "center": {"mode": "stretch", "width": 1, "height": 1},
         "cap-insets": {"top": 1, "left": 1, "bottom": 1, "right": 1}}},
      {"idiom": "universal", "filename": "one.png", "scale": "2x", "language-direction": "left-to-right",
       "appearances": [{"appearance": "luminosity", "value": "dark"}]}
    ], "properties": {"template-rendering-intent": "original", "preserves-vector-representation": true}}
    """
  private static let color = """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
       "components": {"red": "0xFF", "green": "12", "blue": "0.5", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
       "color": {"platform": "ios", "reference": "systemRedColor"}}]}
    """

  /// Returns a document in which some values are replaced, or which is truncated.
  private func mutant(_ text: String, _ random: inout SeededRandom) throws -> String {
    if random.isTrue(oneIn: 12) { return String(text.prefix(random.integer(0..<text.count))) }
    if random.isTrue(oneIn: 20) { return anything(&random) }
    var text = text
    let value = try Regex(#": ?("[^"]*"|[0-9]+|true)"#)
    for _ in 0..<1 + random.integer(0..<4) {
      let found = text.matches(of: value)
      guard !found.isEmpty else { break }
      text.replaceSubrange(found[random.integer(0..<found.count)].range, with: ": " + anything(&random))
    }
    return text
  }

  @Test func damagedContentsGiveNothingOrAnImage() throws {
    let limit = ThreadWork.Limit(seconds: 180)
    defer { #expect(limit.isKept) }
    var random = SeededRandom(), count = 0
    let picture = picture
    for _ in 0..<300 {
      try write("A.xcassets/i.imageset/Contents.json", try mutant(Self.image, &random))
      try write("A.xcassets/i.imageset/one.png", picture)
      try write("A.xcassets/c.colorset/Contents.json", try mutant(Self.color, &random))
      let catalog = catalog
      for style in [UIUserInterfaceStyle.light, .dark] {
        let traits = UITraitCollection(userInterfaceStyle: style)
        for scale: CGFloat in [1, 3] {
          guard let image = catalog.image(named: "i", scale: scale, style: style) else { continue }
          count += 1
          use(image)
        }
        guard let color = catalog.color(named: "c")?.resolvedColor(with: traits) else { continue }
        #expect((color.cgColor.components ?? []).allSatisfy { $0.isFinite })
        _ = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
          color.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
      }
    }
    #expect(count > 100)
  }

  /// A size that belongs to no device counts as missing.
  @Test(arguments: ["0x", "-2x", "nanx", "infx", "1e9x", "2.5x", "x", "99999999999999999999x"])
  func impossibleScalesCountAsUnwritten(scale: String) throws {
    try write(
      "A.xcassets/i.imageset/Contents.json",
      "{\"images\": [{\"filename\": \"one.png\", \"scale\": \"\(scale)\"}]}")
    try write("A.xcassets/i.imageset/one.png", picture)
    let image = try #require(catalog.image(named: "i", scale: 2, style: .light))
    #expect(image.scale == 1)
  }

  /// Returns the checksum after a chunk of PNG (ISO/IEC 15948, annex D).
  private func check(_ bytes: Data) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
  }

  /// A header that declares a picture of 16 gigabytes, and one of the largest side. No memory is allocated
  /// for either.
  @Test func hugePicturesAreRefused() throws {
    let limit = ThreadWork.Limit(seconds: 180)
    defer { #expect(limit.isKept) }
    try write(
      "A.xcassets/i.imageset/Contents.json", "{\"images\": [{\"filename\": \"one.png\", \"scale\": \"1x\"}]}")
    for (width, height) in [(0xFFFF, 0xFFFF), (0x7FFF_FFFF, 1), (0, 0)] as [(UInt32, UInt32)] {
      var data = picture
      func put(_ value: UInt32, at place: Int) {
        for byte in 0..<4 { data[place + byte] = UInt8(truncatingIfNeeded: value >> UInt32(24 - 8 * byte)) }
      }
      put(width, at: 16)
      put(height, at: 20)
      put(check(data[12..<29]), at: 29)
      try write("A.xcassets/i.imageset/one.png", data)
      #expect(catalog.image(named: "i", scale: 1, style: .light) == nil)
    }
  }

  /// A drawing that is larger than the largest picture remains a drawing, without pixels.
  @Test func hugeDrawingsAreNotMadePixels() throws {
    let limit = ThreadWork.Limit(seconds: 180)
    defer { #expect(limit.isKept) }
    try write("A.xcassets/i.imageset/Contents.json", "{\"images\": [{\"filename\": \"one.svg\"}]}")
    let svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"30000\" height=\"30000\"><rect width=\"9\" height=\"9\"/></svg>"
    try write("A.xcassets/i.imageset/one.svg", svg)
    for scale: CGFloat in [1, 2, 3] {
      let image = try #require(catalog.image(named: "i", scale: scale, style: .light))
      guard case .vector = image.state.content else {
        Issue.record("\(image.state.content)")
        continue
      }
      use(image)
    }
  }

  /// Links that form cycles, folders of unlimited depth, and a pipe in place of a file.
  @Test func foldersWithoutEndAreLeftOut() throws {
    let limit = ThreadWork.Limit(seconds: 180)
    defer { #expect(limit.isKept) }
    try write("A.xcassets/i.imageset/Contents.json", "{\"images\": [{\"filename\": \"one.png\"}]}")
    try write("A.xcassets/i.imageset/one.png", picture)
    let manager = FileManager.default, home = folder("A.xcassets")
    try manager.createSymbolicLink(at: home.appendingPathComponent("again"), withDestinationURL: home)
    try manager.createSymbolicLink(
      at: home.appendingPathComponent("other.imageset"),
      withDestinationURL: home.appendingPathComponent("i.imageset"))
    let deep = home.path + String(repeating: "/group", count: 40)
    try manager.createDirectory(atPath: deep, withIntermediateDirectories: true)
    try write("A.xcassets/zero.imageset/Contents.json", "{\"images\": [{\"filename\": \"one.png\"}]}")
    try manager.createSymbolicLink(
      at: home.appendingPathComponent("zero.imageset/one.png"),
      withDestinationURL: URL(fileURLWithPath: "/dev/zero"))
    let pipe = home.appendingPathComponent("pipe.imageset")
    try manager.createDirectory(at: pipe, withIntermediateDirectories: true)
    #expect(mkfifo(pipe.appendingPathComponent("Contents.json").path, 0o600) == 0)
    let catalog = catalog
    #expect(catalog.imageSets.keys.sorted() == ["i", "pipe", "zero"])
    #expect(catalog.image(named: "i", scale: 1, style: .light) != nil)
    #expect(catalog.image(named: "zero", scale: 1, style: .light) == nil)
    #expect(catalog.image(named: "pipe", scale: 1, style: .light) == nil)
  }

  /// A page of PDF in a catalog is its crop box, upright.
  @Test func pagesInCatalogsAreWhatTheyShow() throws {
    try write("A.xcassets/i.imageset/Contents.json", "{\"images\": [{\"filename\": \"one.pdf\"}]}")
    let content = "0.5 g 0 0 300 300 re f 1 0 0 rg 40 30 5 5 re f"
    let page = OnePagePDF.data("/MediaBox [10 20 110 80] /CropBox [40 30 80 50] /Rotate 90", content)
    try write("A.xcassets/i.imageset/one.pdf", page)
    for scale: CGFloat in [1, 2] {
      let image = try #require(catalog.image(named: "i", scale: scale, style: .light))
      #expect(image.size == CGSize(width: 20, height: 40))
      #expect(image.scale == scale)
      let pixels = Pixels(try #require(image.cgImage)), side = Int(scale)
      // Turned clockwise, the lower left comes to the upper left.
      #expect(pixels[2 * side, 2 * side] == 0xFFFF_0000)
      #expect(pixels[12 * side, 30 * side] == 0xFF80_8080)
    }
  }

  // MARK: - Files outside the project

  /// Writes a project in the folder `P` with a document, and a picture beside it that does not belong to the
  /// project.
  private func writeProject(marker: String?) throws -> URL {
    try write("secret.png", picture)
    try write("P/inside.png", picture)
    if let marker { try write("P/\(marker)", "") }
    return folder("P/Main.storyboard")
  }

  private func writeSet(_ name: String, _ file: String) throws {
    try write(
      "P/A.xcassets/\(name).imageset/Contents.json",
      #"{"images": [{"idiom": "universal", "filename": "\#(file)"}]}"#)
  }

  @Test(arguments: [nil, "Package.swift"]) func picturesOutsideTheProjectAreRefused(marker: String?) throws {
    let document = try writeProject(marker: marker)
    try writeSet("way", "../../../secret.png")
    for (name, place) in [
      ("out", "../../../secret.png"), ("in", "../../inside.png"), ("far", folder("secret.png").path),
    ] {
      try writeSet(name, "p.png")
      symlink(place, folder("P/A.xcassets/\(name).imageset/p.png").path)
    }
    symlink("../secret.png", folder("P/loose.png").path)
    let catalog = try #require(AssetCatalog.find(near: document))
    for name in ["way", "out", "far", "loose.png", "../secret.png", folder("secret.png").path] {
      #expect(catalog.image(named: name) == nil, "\(name)")
    }
    for name in ["in", "inside.png"] { #expect(catalog.image(named: name) != nil, "\(name)") }
  }

  @Test func contentsOutsideTheProjectAreRefused() throws {
    let document = try writeProject(marker: "Package.swift")
    let colors =
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": "#
      + #"{"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}"#
    try write("secret.json", colors)
    try write("P/A.xcassets/ink.colorset/Contents.json", colors)
    try FileManager.default.createDirectory(
      at: folder("P/A.xcassets/out.colorset"), withIntermediateDirectories: true)
    symlink("../../../secret.json", folder("P/A.xcassets/out.colorset/Contents.json").path)
    let catalog = try #require(AssetCatalog.find(near: document))
    #expect(catalog.color(named: "ink") != nil)
    #expect(catalog.color(named: "out") == nil)
  }
}
