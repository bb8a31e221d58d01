import CoreGraphics
import Foundation
import Testing
import UIKit

struct ColorTests {
  private func components(_ color: UIColor) -> [Double] {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
    #expect(color.getRed(&r, green: &g, blue: &b, alpha: &a))
    return [r, g, b, a].map { ($0 * 1000).rounded() / 1000 }.map(Double.init)
  }

  @Test func componentsComeBack() {
    #expect(components(UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)) == [0.2, 0.4, 0.6, 0.8])
    #expect(components(UIColor(white: 0.5, alpha: 1)) == [0.5, 0.5, 0.5, 1])
    #expect(components(.orange) == [1, 0.5, 0, 1])
    #expect(components(.brown) == [0.6, 0.4, 0.2, 1])
    #expect(components(.darkGray) == [0.333, 0.333, 0.333, 1])
    #expect(components(.clear) == [0, 0, 0, 0])
    #expect(components(UIColor(red: .nan, green: 1, blue: 0, alpha: 7)) == [0, 1, 0, 1])
  }

  @Test func extendedSRGBComponentsAreStored() {
    #expect(components(UIColor(red: 1.5, green: -0.25, blue: 0, alpha: 1)) == [1.5, -0.25, 0, 1])
  }

  /// WWDC 2016, session 712: UIKit's colors are in the extended range.
  @Test func coloursOfComponentsAreOfExtendedSpaces() {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red.cgColor.colorSpace?.name == CGColorSpace.extendedSRGB)
    let hue = UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)
    #expect(hue.cgColor.colorSpace?.name == CGColorSpace.extendedSRGB)
    #expect(UIColor(white: 0.5, alpha: 1).cgColor.colorSpace?.name == CGColorSpace.extendedGray)
  }

  @Test func hueGoesRound() {
    #expect(components(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1)) == [1, 0, 0, 1])
    #expect(components(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1)) == [1, 0, 0, 1])
    #expect(components(UIColor(hue: 1 / 3, saturation: 1, brightness: 0.5, alpha: 1)) == [0, 0.5, 0, 1])
    #expect(components(UIColor(hue: 0.5, saturation: 0.5, brightness: 1, alpha: 1)) == [0.5, 1, 1, 1])
    #expect(components(UIColor(hue: 0, saturation: 0, brightness: 1.25, alpha: 1)) == [1.25, 1.25, 1.25, 1])
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(hue: 0.7, saturation: 0.3, brightness: 0.9, alpha: 0.4).getHue(
      &h, saturation: &s, brightness: &b, alpha: &a)
    #expect(abs(h - 0.7) < 1e-9)
    #expect(abs(s - 0.3) < 1e-9)
    #expect(abs(b - 0.9) < 1e-9)
    #expect(a == 0.4)
    UIColor.gray.getHue(&h, saturation: &s, brightness: &b, alpha: nil)
    #expect((h, s, b) == (0, 0, 0.5))
  }

  @Test func everyHueSurvivesTheRoundTrip() {
    for step in 0..<360 {
      var hue: CGFloat = 0
      let color = UIColor(hue: CGFloat(step) / 360, saturation: 0.8, brightness: 0.7, alpha: 1)
      color.getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
      #expect(abs(hue - CGFloat(step) / 360) < 1e-9)
    }
  }

  @Test func whiteIsTheTone() {
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect((white, alpha) == (0.25, 0.5))
    UIColor(red: 0.4, green: 0.4, blue: 0.4, alpha: 1).getWhite(&white, alpha: nil)
    #expect(white == 0.4)
  }

  /// The values of the tests of the package Colorly, from an iPhone.
  @Test(arguments: [
    (UIColor.red, 0.5090234875679016), (.green, 0.8633751273155212), (.blue, 0.2730749249458313),
    (.cyan, 0.894962728023529), (.magenta, 0.568579375743866), (.yellow, 0.9728571772575378),
  ])
  func colourIsAsLightAsItsTone(_ color: UIColor, _ tone: CGFloat) {
    var white: CGFloat = 0
    #expect(color.getWhite(&white, alpha: nil))
    #expect(abs(white - tone) < 1e-6)
  }

  @Test func coreGraphicsColoursKeepTheirSpace() {
    #expect(UIColor.white.cgColor.numberOfComponents == 2)
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
    let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(UIColor(cgColor: color).cgColor == color)
    let wide = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    #expect(wide.cgColor.colorSpace?.name == CGColorSpace.displayP3)
    #expect(abs(components(wide)[0] - 1.093) < 0.001)
  }

  @Test func equalityComparesSpaceAndComponents() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.systemRed == UIColor.systemRed)
    #expect(UIColor.systemRed != UIColor.systemBlue)
    #expect(UIColor.label != UIColor.black)
    #expect(UIColor { _ in .red } != UIColor { _ in .red })
    #expect(Set([UIColor.red, .blue, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 2)
    #expect(UIColor.red.isEqual("red") == false)
  }

  @Test func opacityIsReplaced() {
    #expect(components(UIColor.red.withAlphaComponent(0.25)) == [1, 0, 0, 0.25])
    let faint = UIColor.systemRed.withAlphaComponent(0.5)
    #expect(faint.isDynamic)
    let dark = faint.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(components(dark) == [1, 0.271, 0.227, 0.5])
  }

  @Test func dynamicColoursFollowTheCurrentTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(components(color) == [0, 0, 0, 1])
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(components(color) == [1, 1, 1, 1])
      #expect(color.cgColor == UIColor.white.cgColor)
    }
    let nested = UIColor { _ in .label }
    #expect(nested.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
  }

  @Test func dynamicColoursOfTheSameOpacityAreEqual() {
    let faded = UIColor.systemRed.withAlphaComponent(0.5)
    #expect(faded == .systemRed.withAlphaComponent(0.5))
    #expect(faded.isDynamic)
    #expect(faded.hash == UIColor.systemRed.withAlphaComponent(0.5).hash)
    #expect(faded != .systemRed.withAlphaComponent(0.4))
    #expect(faded != .systemBlue.withAlphaComponent(0.5))
    #expect(faded.withAlphaComponent(0.2) == .systemRed.withAlphaComponent(0.2))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(
      faded.resolvedColor(with: dark)
        == UIColor.systemRed.resolvedColor(with: dark).withAlphaComponent(0.5))
  }

  @Test func colourDescriptionsEqualThoseOfIOS() {
    #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect(
      UIColor(red: 0.5, green: 0.25, blue: 0, alpha: 0.1).description
        == "UIExtendedSRGBColorSpace 0.5 0.25 0 0.1")
    #expect(UIColor.white.description == "UIExtendedGrayColorSpace 1 1")
    #expect(
      UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).description == "UIDisplayP3ColorSpace 1 0 0 1")
    #expect(UIColor.systemRed.description.hasSuffix("; name = systemRedColor>"))
    let faded = UIColor.systemRed.withAlphaComponent(0.5).description
    #expect(faded.hasPrefix("<UIDynamicModifiedColor: 0x"))
    #expect(faded.contains("; alpha = 0.5, baseColor = <UIDynamicSystemColor: 0x"))
  }

  @Test func archivesKeepColours() throws {
    for color in [UIColor.red, .white, .systemRed, UIColor(red: 1.5, green: 0, blue: 0, alpha: 0.5)] {
      let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
      let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
      #expect(back == color)
    }
  }

  @Test func literalsAreSRGB() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == .orange)
  }
}

/// Tests of the color features of iOS 14 and 18.
struct ColorNameTests {
  @Test func coloursHaveNamesInWords() {
    #expect(UIColor.black.accessibilityName == "black")
    #expect(UIColor.white.accessibilityName == "white")
    #expect(UIColor.red.accessibilityName == "red")
    #expect(UIColor.blue.accessibilityName == "blue")
    #expect(UIColor(red: 0, green: 0, blue: 0.4, alpha: 1).accessibilityName == "dark blue")
    #expect(UIColor.gray.accessibilityName == "gray")
    #expect(UIColor.brown.accessibilityName == "brown")
    #expect(UIColor(red: 0.7, green: 1, blue: 0.7, alpha: 1).accessibilityName == "light green")
  }

  @Test func prominenceWeakensColours() {
    #expect(UIColor.label.withProminence(.secondary) == .secondaryLabel)
    #expect(UIColor.label.withProminence(.quaternary) == .quaternaryLabel)
    #expect(UIColor.red.withProminence(.primary) == .red)
    let alphas = [UIColor.Prominence.primary, .secondary, .tertiary, .quaternary].map {
      UIColor.red.withProminence($0).cgColor.alpha
    }
    #expect(alphas == alphas.sorted(by: >))
    #expect(Set(alphas).count == 4)
  }
}
