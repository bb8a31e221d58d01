import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

private func space(_ name: CFString) throws -> CGColorSpace { try #require(CGColorSpace(name: name)) }

private func near(_ color: CGColor?, _ numbers: [Double], _ tolerance: Double = 5e-4) -> Bool {
  guard let found = color?.components else { return false }
  return found.count == numbers.count && zip(found, numbers).allSatisfy { abs($0.native - $1) <= tolerance }
}

@Test func displayP3LiesOutsideSRGB() throws {
  let red = CGColor(space: .p3, values: [1, 0, 0, 0.5])
  // The figures of CSS Color 4's sample code for color(display-p3 1 0 0).
  let extended = red.converted(to: try space(CGColorSpace.extendedSRGB), intent: .defaultIntent, options: nil)
  #expect(near(extended, [1.0930, -0.2267, -0.1501, 0.5]))
  let clamped = red.converted(to: try space(CGColorSpace.sRGB), intent: .defaultIntent, options: nil)
  #expect(near(clamped, [1, 0, 0, 0.5]))
  #expect(abs(red.srgb.red - 1.0930) < 5e-4)
}

@Test func whiteIsWhiteInEverySpace() throws {
  for target in CGColorSpace.named.values where ![.cmyk, .XYZ].contains(target.model) {
    let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
      .converted(to: target, intent: .defaultIntent, options: nil)
    #expect(
      near(white, Array(repeating: 1, count: target.numberOfComponents + 1), 2e-3), "\(target.name ?? "")")
  }
}

/// The white of XYZ is D50, as in color profiles.
@Test func colorsHaveComponentsOfXYZ() throws {
  let space = try #require(CGColorSpace(name: CGColorSpace.genericXYZ))
  #expect(space.model == .XYZ)
  #expect(space.numberOfComponents == 3)
  let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
  let parts = try #require(white.converted(to: space, intent: .defaultIntent, options: nil)?.components)
  for (part, expected) in zip(parts, [0.9642, 1, 0.8249, 1]) { #expect(abs(part - expected) < 0.001) }
  let color = CGColor(srgbRed: 0.2, green: 0.5, blue: 0.7, alpha: 1)
  let there = try #require(color.converted(to: space, intent: .defaultIntent, options: nil))
  let back = try #require(
    there.converted(to: CGColorSpace.standard, intent: .defaultIntent, options: nil)?.components)
  for (part, expected) in zip(back, [0.2, 0.5, 0.7, 1]) { #expect(abs(part - expected) < 0.001) }
}

@Test func randomColorsSurviveTheWayThroughWiderSpaces() throws {
  var random = SeededRandom(seed: 7)
  let names = [CGColorSpace.displayP3, CGColorSpace.itur_2020, CGColorSpace.extendedLinearSRGB]
  for name in names {
    for _ in 0..<100 {
      let color = CGColor(
        srgbRed: random.number(0...1), green: random.number(0...1), blue: random.number(0...1), alpha: 0.25)
      let there = color.converted(to: try space(name), intent: .defaultIntent, options: nil)
      let back = there?.converted(to: .standard, intent: .defaultIntent, options: nil)
      #expect(near(back, color.values.map(\.native), 1e-9))
    }
  }
}

@Test func aGrayIsEqualPartsOfRed_GreenAndBlue() throws {
  for name in [CGColorSpace.sRGB, CGColorSpace.displayP3] {
    let gray = CGColor(gray: 0.3, alpha: 0.5)
      .converted(to: try space(name), intent: .defaultIntent, options: nil)
    #expect(gray?.components == [0.3, 0.3, 0.3, 0.5])
  }
}

@Test func graysPaintAsTheyAreNamed() {
  #expect(CGColor(gray: 0.5, alpha: 1).srgb == (0.5, 0.5, 0.5, 1))
  #expect(CGColor.white.numberOfComponents == 2)
  #expect(CGColor.clear.alpha == 0)
}

@Test func componentsAreClampedUnlessExtended() throws {
  #expect(CGColor(red: 2, green: -1, blue: .nan, alpha: 3).components == [1, 0, 0, 1])
  let extended = CGColor(space: try space(CGColorSpace.extendedSRGB), values: [2, -1, 0.5, 1])
  #expect(extended.components == [2, -1, 0.5, 1])
  #expect(CGColor(colorSpace: .standard, components: [0.1, 0.2, 0.3, 0.4])?.alpha == 0.4)
}

@Test func colorsCompareBySpaceAndComponents() {
  let color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  #expect(color == CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1))
  #expect(color != CGColor(space: .p3, values: [1, 0.5, 0, 1]))
  #expect(color.copy(alpha: 0.5)?.components == [1, 0.5, 0, 0.5])
  #expect(Set([color, CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)]).count == 1)
}

@Test func colorsReadBackFromJSON() throws {
  for color in [
    CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), .white, CGColor(space: .p3, values: [1, 0, 0, 1]),
  ] {
    let data = try JSONEncoder().encode(color)
    #expect(try JSONDecoder().decode(CGColor.self, from: data) == color)
  }
  #expect(throws: (any Error).self) {
    try JSONDecoder().decode(CGColor.self, from: Data(#"{"components":[1]}"#.utf8))
  }
}

@Test func inksBecomeColours() {
  let color = CGColor(genericCMYKCyan: 0, magenta: 1, yellow: 1, black: 0, alpha: 1)
  #expect(color.srgb == (1, 0, 0, 1))
  let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    .converted(to: CGColorSpaceCreateDeviceCMYK(), intent: .defaultIntent, options: nil)
  #expect(black?.components == [0, 0, 0, 1, 1])
}

@Test func objectsKnowTheirKind() {
  let color: CFTypeRef = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  #expect(CFGetTypeID(color) == CGColor.typeID)
  #expect(CFGetTypeID(CGMutablePath()) == CGPath.typeID)
  #expect(CGColor.typeID != CGPath.typeID)
  #expect(CFGetTypeID(NSString("red")) == 0)
}
