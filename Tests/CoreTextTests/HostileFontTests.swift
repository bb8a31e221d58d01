import Foundation
import TestSupport
import Testing

@testable import CoreGraphics
@testable import CoreText

/// Tests of damaged font files. `Documentation/Internals/Drawing.md`, "Bad input", states the results. A
/// mutant depends on the seed alone.
@Suite(.timeLimit(.minutes(Project.hang))) struct HostileFontTests {
  private static let seeds = [
    "/usr/share/fonts/truetype/liberation/LiberationMono-Regular.ttf",
    "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf",
    "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
  ]

  /// The bytes of fonts that are installed, of TrueType's outlines and of PostScript's.
  private var sources: [Data] { Self.seeds.compactMap { try? Data(contentsOf: URL(fileURLWithPath: $0)) } }

  private func number(_ data: Data, _ place: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { $0 << 8 | (place + $1 < data.count ? Int(data[place + $1]) : 0) }
  }

  /// Returns the places of a font's tables, by their four letters.
  private func tables(_ data: Data) -> [(name: String, record: Int, start: Int, length: Int)] {
    (0..<min(number(data, 4, 2), 64)).map { index in
      let record = 12 + 16 * index
      return (
        String(decoding: data[record..<record + 4], as: UTF8.self), record, number(data, record + 8, 4),
        number(data, record + 12, 4)
      )
    }
  }

  private func mutant(_ data: Data, _ random: inout SeededRandom) -> Data {
    var data = data
    let tables = tables(data)
    guard !tables.isEmpty else { return data }
    let table = tables[random.integer(0..<tables.count)]
    func spoil(_ range: Range<Int>, _ count: Int) {
      let range = range.clamped(to: 0..<data.count)
      guard !range.isEmpty else { return }
      let wild: [UInt8] = [0, 1, 0x7F, 0x80, 0xFF]
      for _ in 0..<count {
        data[random.integer(range)] =
          random.isTrue(oneIn: 2) ? wild[random.integer(0..<5)] : UInt8(random.integer(0..<256))
      }
    }
    switch random.integer(0..<6) {
    case 0: data = data.prefix(random.integer(0..<data.count))
    case 1: spoil(0..<12 + 16 * tables.count, 1 + random.integer(0..<8))
    case 2:
      // The small tables, which hold counts and sizes.
      let small = tables.filter {
        ["head", "hhea", "maxp", "OS/2", "post", "CFF ", "name"].contains($0.name)
      }
      for table in small { spoil(table.start..<table.start + min(table.length, 64), 2) }
    case 3: spoil(table.start..<table.start + table.length, 1 + random.integer(0..<200))
    case 4:
      // One table's place and length replace another's.
      let other = tables[random.integer(0..<tables.count)]
      data.replaceSubrange(
        table.record + 8..<table.record + 16, with: data[other.record + 8..<other.record + 16])
    default: spoil(0..<data.count, 1 + random.integer(0..<2000))
    }
    return data
  }

  /// Makes every request to a font that drawing makes.
  private func use(_ font: CGFont, _ random: inout SeededRandom) throws {
    #expect(font.unitsPerEm > 0)
    #expect(font.numberOfGlyphs >= 0)
    _ = (
      font.ascent, font.descent, font.leading, font.capHeight, font.xHeight, font.postScriptName,
      font.fullName
    )
    _ = font.getGlyphWithGlyphName(name: "A")
    let words = Array("Affi\u{E9}\u{5D0}\u{301}".utf16)
    _ = Shaper.shape(words, 0..<words.count, font: font, rightToLeft: false, ligatures: true, kerning: true)
    var batch = GlyphBatch(font: font, size: CGFloat(random.number(4...60)))
    for (index, letter) in "Ag8\u{E9}W".unicodeScalars.enumerated() {
      let glyph = font.glyph(for: letter)
      #expect(font.inkBox(of: glyph).width.isFinite)
      _ = font.advance(of: glyph)
      batch.append(glyph, at: CGPoint(x: CGFloat(index) * 12, y: 30))
    }
    for _ in 0..<4 { batch.append(CGGlyph(random.integer(0..<65_536)), at: CGPoint(x: 5, y: 30)) }
    let context = try #require(CGContext(pixelsWide: 64, pixelsHigh: 40))
    context.fill(batch)
    context.stroke(batch)
  }

  /// A damaged font either fails to open, or opens as a font some of whose glyphs are missing, empty or
  /// misshapen.
  @Test func damagedFontsAreRefusedOrDrawn() throws {
    let limit = ThreadWork.Limit(seconds: 180)
    defer { #expect(limit.isKept) }
    var random = SeededRandom(), opened = 0
    let folder = FileManager.default.temporaryDirectory
    for source in sources {
      for _ in 0..<60 {
        let file = folder.appendingPathComponent("mica-\(UUID().uuidString).ttf")
        try mutant(source, &random).write(to: file)
        // An open font remains open without its name.
        defer { try? FileManager.default.removeItem(at: file) }
        guard let font = CGFont(path: file.path) else { continue }
        opened += 1
        try use(font, &random)
      }
    }
    if !sources.isEmpty { #expect(opened > 0) }
  }

  @Test func bytesThatAreNoFontAreRefused() throws {
    for bytes in [
      Data(), Data([0]), Data(repeating: 0, count: 4096), Data("OTTO".utf8), Data([0, 1, 0, 0, 0xFF, 0xFF]),
      Data("ttcf".utf8),
    ] {
      let provider = try #require(CGDataProvider(data: bytes))
      #expect(CGFont(provider) == nil)
    }
  }
}
