import CoreGraphics
import CoreText
import Foundation
import TestSupport
import Testing

@Suite("The system font's figures")
struct SystemFontTests {
  @Test("the evaluator agrees with sf_width.py on every sample")
  func agreesWithTheReference() throws {
    guard let table = try SystemFontFigureFiles.fittedTable(),
      let reference = try SystemFontFigureFiles.referenceWidths()
    else { return }
    let samples = try SystemFontFigureFiles.samples()
    #expect(samples.count == reference.count)
    for (sample, expected) in zip(samples, reference) {
      let width = table.width(of: sample.text, size: sample.size, weight: sample.weight, era: sample.era)
      #expect(abs(width - expected) < 1e-6, "\(sample.text) \(sample.size) \(sample.weight)")
    }
  }

  @Test("widths lie within half a point of Interface Builder's frames", arguments: [SystemFontEra.iOS14, .iOS9])
  func agreesWithTheSamples(era: SystemFontEra) throws {
    let samples = try SystemFontFigureFiles.samples().filter {
      $0.isStrict && $0.era == era && $0.agreement >= 0.4
    }
    guard !samples.isEmpty else { return }
    let table = SystemFontTable.sanFrancisco
    let near = samples.filter {
      let width = table.width(of: $0.text, size: $0.size, weight: $0.weight, era: era)
      return max(0, $0.low - width, width - $0.high) <= 0.5
    }
    let share = Double(near.count) / Double(samples.count)
    print("\(era): \(near.count) of \(samples.count) widths within 0.5 pt, \((share * 1000).rounded() / 10) %")
    #expect(share > 0.94)
  }

  /// shared/facts/ios26/sf_font_metrics.json, vertical_metrics_per_em.
  @Test("the line height is 2444/2048 of the size, unrounded")
  func verticalMetrics() {
    let metrics = CTFont.system(size: 17).metrics
    #expect(metrics.ascent == 17.0 * 1950 / 2048)
    #expect(metrics.descent == 17.0 * 494 / 2048)
    #expect(metrics.capHeight == 17.0 * 1443 / 2048)
    #expect(metrics.leading == 0)
    #expect(metrics.xHeight == 17.0 * 1078 / 2048)
    #expect(abs(metrics.ascent + metrics.descent - 20.287109375) < 1e-9)
    #expect(CTFont.system(size: 28).metrics.xHeight == 28.0 * 1040 / 2048)
    #expect(abs(CTFont.system(size: 28, weight: .bold).metrics.xHeight - 28.0 * 1072 / 2048) < 1e-9)
  }

  /// shared/facts/ios26/sf_font_metrics.json, mono_advance_units.
  @Test("the monospaced system font has one advance at every size", arguments: [8.0, 13, 17, 24, 28])
  func monospaced(size: Double) {
    let font = CTFont.system(size: size, weight: .bold, design: .monospaced)
    for scalar in "Hello 1" .unicodeScalars {
      #expect(abs(font.advance(of: scalar) - size * 1266 / 2048) < 1e-9)
    }
  }

  @Test("equal requests give the same object, and impossible sizes count as zero")
  func requests() {
    #expect(CTFont.system(size: 17) === CTFont.system(size: 17))
    #expect(CTFont.system(size: -3).size == 0)
    #expect(CTFont.system(size: .nan).size == 0)
    #expect(CTFont.forName("HelveticaNeue-Bold", size: 12)?.familyName == "Helvetica Neue")
    #expect(CTFont.forName("No such font at all", size: 12) == nil)
    #expect(CTFont.forName(".SFUI-Semibold", size: 12) === CTFont.system(size: 12, weight: .semibold))
  }
}
