package import CoreGraphics
internal import Foundation

extension CGColor {
  /// Returns a colour in extended sRGB, the space of all colours that UIKit creates from components.
  static func sRGB(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) -> CGColor {
    CGColor(space: extendedSpaces.rgb, values: [red, green, blue, alpha])
  }

  /// Returns a grey in the extended grey space.
  static func gray(_ white: CGFloat, _ alpha: CGFloat) -> CGColor {
    CGColor(space: extendedSpaces.gray, values: [white, alpha])
  }

  /// Returns a colour in Display P3.
  static func displayP3(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) -> CGColor {
    CGColor(space: .p3, values: [red, green, blue, alpha])
  }

  private static let extendedSpaces = (
    rgb: CGColorSpace(name: CGColorSpace.extendedSRGB) ?? .standard,
    gray: CGColorSpace(name: CGColorSpace.extendedGray) ?? .gray
  )

  /// The tone of the grey with the same luminance, or the tone of a grey itself.
  ///
  /// The weights of the components are those that reproduce the white components of pure colours in the tests
  /// of the package Colorly on an iPhone.
  var grayTone: CGFloat {
    let (red, green, blue, _) = srgb
    if red == green, green == blue { return CGFloat(red) }
    func light(_ tone: Double) -> Double {
      tone <= 0.04045 ? tone / 12.92 : pow((tone + 0.055) / 1.055, 2.4)
    }
    let luminance = 0.2224884 * light(red) + 0.7168732 * light(green) + 0.0606079 * light(blue)
    return CGFloat(luminance <= 0.0031308 ? luminance * 12.92 : 1.055 * pow(luminance, 1 / 2.4) - 0.055)
  }
}

extension UIColor {
  /// The sRGB components, resolved with `UITraitCollection.current`, or nil for a pattern.
  package var components: CGColor.SRGB? {
    switch kind {
    case .fixed(let color): color.srgb
    case .pattern: nil
    case .dynamic, .faded: resolvedColor(with: .current).components
    }
  }

  /// The image of a pattern colour.
  package var patternImage: UIImage? {
    switch kind {
    case .fixed: nil
    case .pattern(let image, _): image
    case .dynamic, .faded: resolvedColor(with: .current).patternImage
    }
  }

  /// A Boolean value that indicates whether the colour depends on traits.
  package var isDynamic: Bool {
    switch kind {
    case .fixed, .pattern: false
    case .dynamic, .faded: true
    }
  }

  var fixedColor: CGColor {
    switch kind {
    case .fixed(let color): color
    case .pattern(_, let color): color
    case .dynamic, .faded: resolvedColor(with: .current).cgColor
    }
  }

  /// Resolves dynamic colours whose providers return dynamic colours, up to a depth of 16.
  func resolve(_ traits: UITraitCollection, depth: Int) -> UIColor {
    switch kind {
    case .fixed, .pattern: return self
    case .faded(let base, let alpha): return base.resolve(traits, depth: depth).withAlphaComponent(alpha)
    case .dynamic(_, let provider):
      raiseUnless(depth < 16, "UIColor.resolvedColor(with:): the dynamic colour's provider gives itself")
      return provider(traits).resolve(traits, depth: depth + 1)
    }
  }

  func replacingAlpha(_ alpha: CGFloat) -> UIColor {
    switch kind {
    case .fixed(let color): UIColor(kind: .fixed(color.copy(alpha: alpha) ?? color))
    case .pattern: self
    case .dynamic: UIColor(kind: .faded(self, alpha: alpha))
    case .faded(let base, _): UIColor(kind: .faded(base, alpha: alpha))
    }
  }

  func hasSameKind(as other: UIColor) -> Bool {
    switch (kind, other.kind) {
    case (.fixed(let a), .fixed(let b)): a == b
    case (.pattern(let a, _), .pattern(let b, _)): a === b
    case (.dynamic(let a?, _), .dynamic(let b?, _)): a == b
    case (.faded(let a, let x), .faded(let b, let y)): x == y && a == b
    default: false
    }
  }

  /// A description in the format of iOS: `UIExtendedSRGBColorSpace 1 0 0 1`.
  var printedForm: String {
    let address = "0x" + String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    switch kind {
    case .fixed(let color):
      let numbers = (color.components ?? []).map { String(format: "%g", Double($0)) }.joined(separator: " ")
      let name = color.colorSpace?.name.map { "\($0)" } ?? ""
      let space =
        switch color.colorSpace?.model {
        case .monochrome?: "UIExtendedGrayColorSpace"
        case .rgb? where name.contains("P3"): "UIDisplayP3ColorSpace"
        case .rgb?: "UIExtendedSRGBColorSpace"
        default: "kCGColorSpaceModelUnknown"
        }
      return "\(space) \(numbers)"
    case .pattern(let image, _): return "<UIPatternColor: \(address); image = \(image)>"
    case .dynamic(let name?, _):
      return UIColor.assetName(name).map { "<UIDynamicCatalogColor: \(address); name = \($0)>" }
        ?? "<UIDynamicSystemColor: \(address); name = \(name)>"
    case .dynamic(nil, _): return "<UIDynamicProviderColor: \(address)>"
    case .faded(let base, let alpha):
      let opacity = String(format: "%g", Double(alpha))
      return "<UIDynamicModifiedColor: \(address); alpha = \(opacity), baseColor = \(base.printedForm)>"
    }
  }
}

extension UIColor {
  static func kind(from coder: NSCoder) -> Kind? {
    if coder.containsValue(forKey: "UISystemColorName") {
      let name = coder.decodeObject(of: NSString.self, forKey: "UISystemColorName").map { "\($0)" } ?? ""
      let known = UIColor.system(named: name) ?? UIColor.asset(key: name)
      if let known { return known.kind }
    }
    func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
    if coder.containsValue(forKey: "UIWhite") {
      return .fixed(.gray(number("UIWhite"), number("UIAlpha")))
    }
    if let image = coder.object(UIImage.self, at: "UIPatternImage") {
      return .pattern(image, image.patternColor)
    }
    guard coder.containsValue(forKey: "UIRed") else { return nil }
    return .fixed(.sRGB(number("UIRed"), number("UIGreen"), number("UIBlue"), number("UIAlpha")))
  }

  func write(to coder: NSCoder) {
    if case .dynamic(let name?, _) = kind {
      coder.encode(name as NSString, forKey: "UISystemColorName")
    }
    if case .pattern(let image, _) = kind { coder.encode(image, forKey: "UIPatternImage") }
    guard let color = components else { return }
    if cgColor.numberOfComponents == 2 {
      coder.encode(color.red, forKey: "UIWhite")
    } else {
      coder.encode(color.red, forKey: "UIRed")
      coder.encode(color.green, forKey: "UIGreen")
      coder.encode(color.blue, forKey: "UIBlue")
    }
    coder.encode(color.alpha, forKey: "UIAlpha")
  }
}
