import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

struct SystemColorTests {
  private func hex(
    _ color: UIColor, _ style: UIUserInterfaceStyle, high: Bool = false, elevated: Bool = false
  )
    -> String
  {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = style
      $0.accessibilityContrast = high ? .high : .normal
      $0.userInterfaceLevel = elevated ? .elevated : .base
    }
    let c = color.resolvedColor(with: traits).components!
    let bytes = [c.red, c.green, c.blue].map { String(format: "%02X", Int(($0 * 255).rounded())) }
    return bytes.joined() + (c.alpha == 1 ? "" : String(format: "@%.3g", c.alpha))
  }

  /// Apple's Human Interface Guidelines, "Color", iOS system colors (2024).
  @Test func documentedValues() {
    #expect(hex(.systemRed, .light) == "FF3B30")
    #expect(hex(.systemRed, .dark) == "FF453A")
    #expect(hex(.systemRed, .light, high: true) == "D70015")
    #expect(hex(.systemRed, .dark, high: true) == "FF6961")
    #expect(hex(.systemBlue, .dark) == "0A84FF")
    #expect(hex(.systemGray6, .dark) == "1C1C1E")
    #expect(hex(.secondaryLabel, .dark) == "EBEBF5@0.6")
    #expect(hex(.separator, .dark) == "545458@0.6")
  }

  @Test func backgroundsAreLighterAboveTheGround() {
    #expect(hex(.systemBackground, .dark) == "000000")
    #expect(hex(.systemBackground, .dark, elevated: true) == "1C1C1E")
    #expect(hex(.systemBackground, .light, elevated: true) == "FFFFFF")
    #expect(hex(.secondarySystemBackground, .dark, elevated: true) == "2C2C2E")
    #expect(hex(.secondarySystemBackground, .dark, high: true, elevated: true) == "363638")
  }

  /// `facts/ios26/colors_partial.json`: the values that iOS 26 shares with its predecessors.
  @Test func measuredFacts() {
    #expect(hex(.tertiarySystemFill, .light) == "767680@0.12")
    #expect(hex(.systemFill, .light) == "787880@0.2")
    #expect(hex(.systemFill, .dark) == "787880@0.36")
    #expect(hex(.tertiaryLabel, .light) == "3C3C43@0.298")
    #expect(hex(.systemGroupedBackground, .light) == "F2F2F7")
    #expect(hex(.systemBackground, .dark) == "000000")
  }

  @Test func unknownTraitsCountAsLight() {
    #expect(
      UIColor.systemRed.resolvedColor(with: UITraitCollection()).description
        .hasPrefix("UIExtendedSRGBColorSpace 1 0.231"))
  }

  @Test func interfaceBuildersNamesAreKnown() {
    #expect(UIColor.system(named: "systemBackgroundColor") === UIColor.systemBackground)
    #expect(UIColor.system(named: "groupTableViewBackgroundColor") === UIColor.groupTableViewBackground)
    #expect(UIColor.system(named: "darkTextColor") === UIColor.darkText)
    #expect(UIColor.system(named: "whiteColor") === UIColor.white)
    #expect(UIColor.system(named: "label") === UIColor.label)
    #expect(UIColor.system(named: "noSuchColor") == nil)
    #expect(UIColor.system(named: "") == nil)
  }

  /// Every system color that 540 documents name exists, and where Xcode stored its light value, one of the
  /// stored values is this project's.
  @Test func documentsAgree() throws {
    let figures = try Project.json("documents/system-colors.json")
    for name in figures["names"].array.compactMap(\.string) {
      #expect(UIColor.system(named: name) != nil, "\(name)")
    }
    let values = figures["light values"].object.mapValues { $0.array.compactMap(\.string) }
    #expect(values.count > 30)
    for (name, expected) in values.sorted(by: { $0.key < $1.key }) {
      let color = try #require(UIColor.system(named: name))
      #expect(expected.contains(hex(color, .light)), "\(name): \(hex(color, .light)), stored \(expected)")
    }
  }
}
