import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// `facts/apple/uibutton.json`: UIButton as the iOS simulator lays it out.
@MainActor struct ButtonFactTests {
  private func image(_ size: JSONValue) -> UIImage? {
    let n = size.numbers
    guard n.count == 2 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: n[0], height: n[1]), format: format).image { _ in }
  }

  private func button(_ inputs: JSONValue, font: UIFont?) -> UIButton {
    let button = UIButton(type: .custom)
    if let title = inputs["title"].string { button.setTitle(title, for: .normal) }
    if let image = image(inputs["image"]) { button.setImage(image, for: .normal) }
    if let font { button.titleLabel?.font = font }
    if inputs["sizeToFitFirst"].bool == true { button.sizeToFit() }
    let frame = inputs["frame"].numbers
    if frame.count == 2 { button.frame.size = CGSize(width: frame[0], height: frame[1]) }
    switch inputs["h"].string {
    case "left": button.contentHorizontalAlignment = .left
    case "right": button.contentHorizontalAlignment = .right
    default: break
    }
    switch inputs["v"].string {
    case "top": button.contentVerticalAlignment = .top
    case "bottom": button.contentVerticalAlignment = .bottom
    default: break
    }
    return button
  }

  /// Returns the font of the measured titles; `scripts/install-dependencies` installs it.
  private func roboto() throws -> UIFont {
    let font = try #require(UIFont(name: "Roboto-Medium", size: 12))
    try #require(font.familyName == "Roboto", "fonts-roboto-unhinted is not installed")
    return font
  }

  @Test func sizesThatFit() throws {
    let facts = try FactFile("uibutton")
    var (passed, total) = (0, 0)
    defer { print("facts: uibutton sizes \(passed) of \(total)") }
    for fact in facts.cases {
      let expected = fact.expected.numbers
      guard expected.count == 2 else { continue }
      var font: UIFont?
      if let size = fact.inputs["size"].number {
        font = try roboto().withSize(CGFloat(size))
      }
      let tolerance = fact.id == "button.imageAndTitle" ? 1.0 : font == nil ? 0.001 : 1.5
      let button = button(fact.inputs, font: font)
      UITraitCollection(displayScale: 2).performAsCurrent { button.sizeToFit() }
      let isWide = abs(button.bounds.width - expected[0]) <= tolerance
      let isHigh = abs(button.bounds.height - expected[1]) <= min(tolerance, 0.5)
      total += 1
      passed += isWide && isHigh ? 1 : 0
      #expect(abs(button.bounds.width - expected[0]) <= tolerance, "\(fact.id): \(button.bounds.size)")
      #expect(
        abs(button.bounds.height - expected[1]) <= min(tolerance, 0.5), "\(fact.id): \(button.bounds.size)")
    }
  }

  @Test func alignments() throws {
    let facts = try FactFile("uibutton")
    for fact in facts.cases where fact.id.hasPrefix("button.align") {
      let button = button(fact.inputs, font: nil)
      button.layoutIfNeeded()
      let label = try #require(button.titleLabel).frame
      let picture = button.image(for: .normal) == nil ? CGRect.zero : try #require(button.imageView).frame
      let values: [String: CGFloat] = [
        "100 - label.width/2": 100 - label.width / 2, "50 - label.height/2 (rounded)": 50 - label.height / 2,
        "200 - label.width": 200 - label.width, "200-label.width": 200 - label.width,
        "100 - label.height (minus 6 after sizeToFit)": 100 - label.height,
        "(200-(40+label.width))/2": (200 - (40 + label.width)) / 2,
        "(200-label.width+40)/2": (200 - label.width + 40) / 2, "200-label.width-40": 200 - label.width - 40,
      ]
      func expect(_ actual: CGFloat, _ key: String) {
        let wanted = fact.expected[key]
        guard let value = wanted.number.map({ CGFloat($0) }) ?? wanted.string.flatMap({ values[$0] }) else {
          return
        }
        #expect(abs(actual - value) <= 0.5, "\(fact.id): \(key) is \(actual), not \(value)")
      }
      expect(label.minX, "label.x")
      expect(label.minY, "label.y")
      expect(picture.minX, "image.x")
      expect(picture.minY, "image.y")
      for (key, frame) in [("label.origin", label), ("image.origin", picture)] {
        let origin = fact.expected[key].numbers
        guard origin.count == 2 else { continue }
        #expect(frame.origin == CGPoint(x: origin[0], y: origin[1]), "\(fact.id): \(key) is \(frame.origin)")
      }
    }
  }

  @Test func aStateWithoutATitleShowsTheNormalOne() {
    let button = UIButton(type: .custom)
    button.setTitle("T", for: .normal)
    #expect(button.title(for: .selected) == "T")
    button.setTitle("S", for: .selected)
    button.isSelected = true
    #expect(button.currentTitle == "S")
    #expect(button.titleLabel?.text == "S")
  }

  @Test func aTitleShadowNeedsATitle() {
    let button = UIButton(type: .custom)
    button.setTitleShadowColor(.white, for: .normal)
    #expect(button.titleLabel?.shadowColor == nil)
    button.setTitle("T", for: .normal)
    #expect(button.titleLabel?.shadowColor == .white)
  }

  @Test func titleColoursFollowTypeAndState() {
    let system = UIButton(type: .system)
    #expect(system.currentTitleColor == system.tintColor)
    system.isEnabled = false
    #expect(system.currentTitleColor == .tertiaryLabel)
    // ios26/controls.json: explicit_titleColor_wins_when_disabled
    system.setTitleColor(.systemRed, for: .normal)
    #expect(system.currentTitleColor == .systemRed)
    #expect(UIButton(type: .custom).currentTitleColor == .white)
  }

  @Test func selectedSystemButtonsHaveABackgroundUnlessCustomised() throws {
    let button = UIButton(type: .system)
    button.setTitle("On", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let label = try #require(button.titleLabel)
    func ground() -> UInt32 {
      button.layoutIfNeeded()
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      return UIGraphicsImageRenderer(bounds: button.bounds, format: format).image {
        button.layer.render(in: $0.cgContext)
      }.pixel(Int(label.frame.minX - 2), 20)
    }
    #expect(ground() == 0)
    #expect(label.textColor == button.tintColor)
    button.isSelected = true
    #expect(ground() == 0xFFFF_0000)
    #expect(label.textColor == .white)
    // It disappears with the title.
    button.titleEdgeInsets.left = 30
    #expect(ground() == 0xFFFF_0000)
    button.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(ground() == 0xFF00_00FF)
    button.setTitleColor(.systemGreen, for: .selected)
    #expect(ground() == 0)
    #expect(label.textColor == .systemGreen)
  }
}
