import Foundation
import TestSupport
import Testing
import UIKit

/// Tests of text styles and their growth, measured on iOS 26.1: shared/facts/ios26/dynamic_type.json.
@Suite("Dynamic Type")
struct DynamicTypeTests {
  private static let categories: [String: UIContentSizeCategory] = [
    "extraSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large, "extraLarge": .extraLarge,
    "extraExtraLarge": .extraExtraLarge, "extraExtraExtraLarge": .extraExtraExtraLarge,
    "accessibilityMedium": .accessibilityMedium, "accessibilityLarge": .accessibilityLarge,
    "accessibilityExtraLarge": .accessibilityExtraLarge,
    "accessibilityExtraExtraLarge": .accessibilityExtraExtraLarge,
    "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge,
  ]
  private static let styles: [String: UIFont.TextStyle] = [
    "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3, "headline": .headline,
    "body": .body, "callout": .callout, "subheadline": .subheadline, "footnote": .footnote,
    "caption1": .caption1, "caption2": .caption2,
  ]

  private func table() throws -> [String: [String: [Double]]] {
    let url = Project.fixture("facts/ios26/dynamic_type.json")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
    return json?["styles"] as? [String: [String: [Double]]] ?? [:]
  }

  @Test("every style has iOS's size at every text size")
  func sizes() throws {
    var (passed, total) = (0, 0)
    for (name, row) in try table() {
      let style = try #require(Self.styles[name])
      for (category, entry) in row {
        let traits = UITraitCollection(preferredContentSizeCategory: try #require(Self.categories[category]))
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
        total += 1
        passed += font.pointSize == CGFloat(entry[0]) ? 1 : 0
        #expect(font.pointSize == CGFloat(entry[0]), "\(name) \(category)")
        #expect(font.lineHeight == font.pointSize * 2444 / 2048)
        #expect(
          abs(font.lineHeight + font.leading - max(entry[1], font.lineHeight)) < 1e-9, "\(name) \(category)")
        #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold) == (style == .headline))
      }
    }
    print("facts: ios26/dynamic_type sizes \(passed) of \(total)")
  }

  @Test(
    "values scale by the leadings, to thirds of a point; fonts to whole points")
  func scaling() throws {
    var (passed, total) = (0, 0)
    for (name, row) in try table() {
      let metrics = UIFontMetrics(forTextStyle: try #require(Self.styles[name]))
      let large = try #require(row["large"])[1]
      for (category, entry) in row {
        let traits = UITraitCollection(preferredContentSizeCategory: try #require(Self.categories[category]))
        for base in [8.0, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 24, 26, 28, 34, 40, 48, 64] {
          let expected = (base * entry[1] / large * 3).rounded() / 3
          let holds = abs(metrics.scaledValue(for: base, compatibleWith: traits) - expected) < 1e-9
          total += 1
          passed += holds ? 1 : 0
          #expect(holds)
          let font = metrics.scaledFont(for: .systemFont(ofSize: base), compatibleWith: traits)
          #expect(font.pointSize == CGFloat(expected.rounded()))
        }
      }
    }
    print("facts: ios26/dynamic_type scaling \(passed) of \(total)")
  }

  /// The exception that the facts name.
  @Test("headline and body part at the second largest size")
  func quirk() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraLarge)
    let headline = UIFontMetrics(forTextStyle: .headline).scaledValue(for: 17, compatibleWith: traits)
    let body = UIFontMetrics(forTextStyle: .body).scaledValue(for: 17, compatibleWith: traits)
    #expect(abs(headline - 39.333) < 0.001)
    #expect(abs(body - 43.333) < 0.001)
  }

  @Test("a scaled font stops at its maximum")
  func maximum() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: 30, compatibleWith: traits)
    #expect(font.pointSize == 30)
  }
}
