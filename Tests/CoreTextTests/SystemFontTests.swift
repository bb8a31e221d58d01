import CoreGraphics
import CoreText
import Foundation
import TestSupport
import Testing

@Suite("The system font's figures")
struct SystemFontTests {
  @Test("the evaluator agrees with sf_width.py on every sample")
  func agreesWithTheReference() throws {
    let table = try SystemFontFigureFiles.fittedTable()
    let reference = try #require(try SystemFontFigureFiles.referenceWidths())
    let samples = try SystemFontFigureFiles.samples()
    #expect(samples.count == reference.count)
    for (sample, expected) in zip(samples, reference) {
      let width = table.width(of: sample.text, size: sample.size, weight: sample.weight, era: sample.era)
      #expect(abs(width - expected) < 1e-6, "\(sample.text) \(sample.size) \(sample.weight)")
    }
  }

  /// Each sample has exactly the era that its document's version gives.
  @Test(
    "widths lie within half a point of Interface Builder's frames",
    arguments: [SystemFontEra.iOS14, .iOS11, .iOS9])
  func agreesWithTheSamples(era: SystemFontEra) throws {
    let samples = try SystemFontFigureFiles.datedSamples().dated.filter {
      $0.isStrict && $0.era == era && $0.agreement >= 0.4
    }
    try #require(samples.count > 60)
    #expect(Self.share(of: samples, in: [era]) > 0.97)
  }

  /// Nothing determines which of the two eras before iOS 14 the other samples are from, so either may be
  /// right.
  @Test("widths without a date lie within half a point in one of the older eras")
  func agreesWithUndatedSamples() throws {
    let samples = try SystemFontFigureFiles.datedSamples().undated.filter {
      $0.isStrict && $0.agreement >= 0.4
    }
    try #require(samples.count > 60)
    #expect(Self.share(of: samples, in: [.iOS11, .iOS9]) > 0.97)
  }

  /// Returns the fraction of samples whose width lies within half a point in one of the given eras.
  private static func share(of samples: [SystemFontFigureFiles.Sample], in eras: [SystemFontEra]) -> Double {
    let table = SystemFontTable.sanFrancisco
    let near = samples.filter { sample in
      eras.contains {
        let width = table.width(of: sample.text, size: sample.size, weight: sample.weight, era: $0)
        return max(0, sample.low - width, width - sample.high) <= 0.5
      }
    }
    let share = Double(near.count) / Double(samples.count)
    print(
      "\(eras): \(near.count) of \(samples.count) widths within 0.5 pt, \((share * 1000).rounded() / 10) %")
    return share
  }

  /// "THÔNG TIN XUẤT VAT" in bold 20 is stored in 208 points.
  @Test("accented letters kern as the letters below", arguments: [SystemFontEra.iOS11, .iOS14])
  func accentedLettersKern(era: SystemFontEra) {
    let width = { SystemFontTable.sanFrancisco.width(of: $0, size: 32, era: era) }
    let kerning = { width($0 + $1) - width($0) - width($1) }
    #expect(kerning("T", "a") < 0)
    #expect(kerning("A", "T") < 0)
    #expect(abs(kerning("T", "ắ") - kerning("T", "a")) < 1e-9)
    #expect(abs(kerning("Ấ", "T") - kerning("A", "T")) < 1e-9)
    #expect(abs(kerning("T", "ơ") - kerning("T", "o")) < 1e-9)
    #expect(abs(kerning("T", "ư") - kerning("T", "u")) < 1e-9)
  }

  /// Prices of two owners, percentages of six owners' documents of before iOS 14: within half a point of the
  /// interval of each width that was stored.
  @Test(
    "signs are as wide as stored",
    arguments: [
      ("₹1015", 13, SystemFontWeight.semibold, SystemFontEra.iOS14, 38.0 - 1 / 3, 38.34),
      ("25 %", 17, .regular, .iOS9, 37, 38),
      ("N/A %", 17, .regular, .iOS11, 45, 46), ("Tip (15%)", 17, .regular, .iOS9, 70, 70.5),
    ] as [(String, Double, SystemFontWeight, SystemFontEra, Double, Double)])
  func signs(
    text: String, size: Double, weight: SystemFontWeight, era: SystemFontEra, low: Double, high: Double
  ) {
    let width = SystemFontTable.sanFrancisco.width(of: text, size: size, weight: weight, era: era)
    #expect(low - 0.5...high + 0.5 ~= width)
  }

  /// shared/facts/ios26/sf_font_metrics.json, vertical_metrics_per_em.
  @Test("the line height is 2444/2048 of the size, unrounded")
  func verticalMetrics() {
    func units(_ count: CGFloat, at size: CGFloat = 17) -> CGFloat { size * count / 2048 }
    let metrics = CTFont.system(size: 17).metrics
    #expect(metrics.ascent == units(1950))
    #expect(metrics.descent == units(494))
    #expect(metrics.capHeight == units(1443))
    #expect(metrics.leading == 0)
    #expect(metrics.xHeight == units(1078))
    #expect(abs(metrics.ascent + metrics.descent - 20.287109375) < 1e-9)
    #expect(CTFont.system(size: 28).metrics.xHeight == units(1040, at: 28))
    #expect(abs(CTFont.system(size: 28, weight: .bold).metrics.xHeight - units(1072, at: 28)) < 1e-9)
  }

  /// shared/facts/ios26/sf_font_metrics.json, mono_advance_units.
  @Test("the monospaced system font has one advance at every size", arguments: [8.0, 13, 17, 24, 28])
  func monospaced(size: Double) {
    let font = CTFont.system(size: size, weight: .bold, design: .monospaced)
    for scalar in "Hello 1".unicodeScalars {
      #expect(abs(font.advance(of: scalar) - size * 1266 / 2048) < 1e-9)
    }
  }

  @Test("equal requests give the same object, and impossible sizes count as zero")
  func requests() {
    #expect(CTFont.system(size: 17) === CTFont.system(size: 17))
    #expect(CTFont.system(size: -3).size == 0)
    #expect(CTFont.system(size: .nan).size == 0)
    #expect(CTFont.forName("HelveticaNeue-Bold", size: 12)?.family == "Helvetica Neue")
    #expect(CTFont.forName("No such font at all", size: 12) == nil)
    #expect(CTFont.forName(".SFUI-Semibold", size: 12) === CTFont.system(size: 12, weight: .semibold))
  }
}

/// Tests of advances and widths read from iOS 26.1: shared/facts/ios26/sf_font_metrics.json.
@Suite("Measured widths of the system font")
struct SystemFontFactTests {
  private func facts() throws -> [String: Any] {
    let url = Project.fixture("facts/ios26/sf_font_metrics.json")
    return try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any] ?? [:]
  }

  private func systemFont(_ key: String) -> CTFont? {
    let parts = key.split(separator: "-")
    guard parts.count == 2, let size = Double(parts[1]) else { return nil }
    switch parts[0] {
    case "italic": return .system(size: size, italic: true, era: .iOS14)
    case "mono": return .system(size: size, design: .monospaced, era: .iOS14)
    default:
      let weight = SystemFontWeight.allCases.first { "\($0)" == parts[0] }
      return weight.map { .system(size: size, weight: $0, era: .iOS14) }
    }
  }

  /// The table gives thousandths of a unit.
  @Test("every measured advance is met exactly")
  func advances() throws {
    var (passed, total) = (0, 0)
    for (key, table) in try facts()["advances_units"] as? [String: [String: Double]] ?? [:] {
      let font = try #require(systemFont(key))
      for (character, units) in table {
        let advance = font.advance(of: character.unicodeScalars.first!)
        let expected = units * Double(font.size) / 2048
        let holds = abs(advance - CGFloat(expected)) < 0.0001
        total += 1
        passed += holds ? 1 : 0
        #expect(holds, "\(key) \(character)")
      }
    }
    print("facts: ios26/sf_font_metrics advances \(passed) of \(total)")
  }

  /// tracking_law: the same outlines below 17 points, 104 units wider at 8 points and 40 at 13.
  @Test("smaller sizes add the same spacing to every glyph", arguments: [(8.0, 104.0), (13, 40)])
  func tracking(size: Double, extra: Double) {
    let (small, text) = (CTFont.system(size: size, era: .iOS14), CTFont.system(size: 17, era: .iOS14))
    for scalar in "aWi.0 ".unicodeScalars {
      let units = small.advance(of: scalar) * 2048 / CGFloat(size) - text.advance(of: scalar) * 2048 / 17
      #expect(abs(units - CGFloat(extra)) < 1e-6)
    }
  }

  /// string_widths_pt. Kerning is fitted, not read: widths without any are exact, others near.
  @Test("measured strings are as wide as on iOS")
  func strings() throws {
    var (exact, near, count) = (0, 0, 0)
    for (key, widths) in try facts()["string_widths_pt"] as? [String: [String: Double]] ?? [:] {
      let font = try #require(systemFont(key))
      for (text, expected) in widths {
        let layout = TextLayout([TextRun(text, style: TextStyle(font: font))])
        let distance = abs(layout.size.width - CGFloat(expected))
        count += 1
        exact += distance < 0.02 ? 1 : 0
        near += distance <= 0.5 ? 1 : 0
        if distance > 0.5 { print("\(key) \(text): \(layout.size.width), on iOS \(expected)") }
        #expect(distance < 1)
      }
    }
    print("facts: ios26/sf_font_metrics strings within 0.5 pt \(near) of \(count)")
    print("measured strings: \(exact) of \(count) exact, \(near) within 0.5 pt")
    #expect(near >= count - 2)
  }

  /// labels.json, catalyst_scale2_intrinsic: the Mac's font is wider below 20 points by a table
  /// in sf_font_metrics.json.
  @Test("labels measured on the Mac are as wide through the Mac's law")
  func catalystLabels() throws {
    let url = Project.fixture("facts/ios26/labels.json")
    let labels = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
    let rows = try #require(labels?["catalyst_scale2_intrinsic"] as? [[Any]])
    let law = try facts()["tracking_law"] as? [String: Any] ?? [:]
    let wider = law.first { $0.key.hasPrefix("catalyst_minus_iOS") }?.value as? [String: Double] ?? [:]
    var exact = 0, others: [String] = []
    for row in rows {
      guard let text = row[0] as? String, let name = row[1] as? String,
        let expected = (row[2] as? Double) ?? (row[2] as? Int).map(Double.init)
      else { continue }
      let parts = name.split(separator: " ")
      let font = try #require(systemFont("\(parts[1])-\(parts[0])"))
      let extra = (wider["\(parts[0])"] ?? 0) * Double(text.count) * Double(font.size) / 2048
      let width = TextLayout([TextRun(text, style: TextStyle(font: font))]).size.width + CGFloat(extra)
      let rounded = TextLayout.ceil(width, scale: 2)
      exact += rounded == CGFloat(expected) ? 1 : 0
      if rounded != CGFloat(expected) {
        others.append("\(text) in \(name), \(rounded) and not \(expected) pt")
      }
      #expect(abs(rounded - CGFloat(expected)) <= 1, "\(text) \(name): \(width)")
    }
    FactFile.report("ios26/labels widths", exact, of: rows.count, missing: others)
    print("Catalyst labels: \(exact) of \(rows.count) to the pixel")
    #expect(exact * 10 >= rows.count * 8)
  }
}
