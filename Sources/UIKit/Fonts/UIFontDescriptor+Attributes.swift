internal import CoreGraphics
internal import CoreText
internal import Foundation

extension UIFontDescriptor {
  /// A key for an attribute of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The key's name in Apple's dictionaries and archives.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The family name, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face name within the family, a `String` such as "Bold".
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The human-readable name, a `String`.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// The transform of the glyphs.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// The characters that the font must contain.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// The fallback fonts.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// The traits, a dictionary with `TraitKey` keys.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The fixed advance of all glyphs.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// The settings of OpenType features, an array of dictionaries with `FeatureKey` keys.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style, a `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// A key of the dictionary for `AttributeName.traits`.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The key's name in Apple's dictionaries and archives.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The symbolic traits, the raw value of a `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, a `UIFont.Weight` or a number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width, a number.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, a number; positive values lean to the right.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A key of the dictionary for a feature setting.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The key's name in Apple's dictionaries and archives.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The type of the feature, a number.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The selector within the type, a number.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The former name of `type`.
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The former name of `selector`.
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  /// The design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The design's name in Apple's archives.
    public let rawValue: String
    /// Creates a design with a name. Unknown designs mean the default one.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The design with rounded ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The design with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The monospaced design.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    var system: SystemFontFace.Design {
      switch self {
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      default: .default
      }
    }
  }

  /// The traits of a font as bits, with the class of its design in the upper four.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The raw bits of the traits.
    public let rawValue: UInt32
    /// Creates traits from raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The font is italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The font is semibold or heavier.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The font is wider than standard.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// The font is narrower than standard.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// The font is monospaced.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// The font has glyphs for vertical text.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// The font is designed for user interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// The font has less space between lines.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// The font has more space between lines.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// The mask for the class of the design.
    public static let classMask = SymbolicTraits(rawValue: 15 << 28)
    /// Old-style serifs.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// Transitional serifs.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// Modern serifs.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// Clarendon serifs.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// Slab serifs.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// Free-form serifs.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// A design without serifs.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// An ornamental design.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// A script design.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// A symbol font.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }
}

extension UIFontDescriptor {
  /// Determines the face and size for attributes, beginning with a given face and size.
  static func resolve(
    _ attributes: [AttributeName: Any], from start: FontRequest.Face, size: CGFloat
  ) -> (face: FontRequest.Face, size: CGFloat, textStyle: UIFont.TextStyle?) {
    var (face, size) = (start, size)
    var style = attributes[.textStyle] as? UIFont.TextStyle
    if let name = attributes[.textStyle] as? String { style = UIFont.TextStyle(rawValue: name) }
    // Unknown styles are ignored (as tests of BonMot that pass on iPhones expect).
    if let named = style, !named.rawValue.hasPrefix("UICTFontTextStyle") { style = nil }
    if let style {
      let preferred = UIFont.preferredFont(forTextStyle: style)
      (face, size) = (preferred.ctFont.request.face, preferred.pointSize)
    }
    if let number = number(attributes[.size]) { size = number }
    for key in [AttributeName.family, .name] {
      if let name = attributes[key] as? String, let font = CTFont.forName(name, size: 1) {
        face = font.request.face
      }
    }
    if let name = attributes[.face] as? String {
      let slanted = name.contains("Italic") || name.contains("Oblique")
      face = face.with(weight: SystemFontWeight(styleName: name), italic: slanted) ?? face
    }
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      let weight = (traits[.weight] as? UIFont.Weight)?.rawValue ?? number(traits[.weight])
      let slant = number(traits[.slant])
      let symbolic = SymbolicTraits(rawValue: UInt32(clamping: Int(number(traits[.symbolic]) ?? 0)))
      let heavier: SystemFontWeight = symbolic.contains(.traitBold) ? .bold : face.weight
      face =
        face.with(
          weight: weight.map { UIFont.Weight(rawValue: $0).system } ?? heavier,
          italic: slant.map { $0 > 0 } ?? (face.italic || symbolic.contains(.traitItalic))) ?? face
      if let width = (traits[.width] as? UIFont.Width)?.rawValue ?? number(traits[.width]) {
        face = face.with(width: width)
      } else if !symbolic.isDisjoint(with: [.traitCondensed, .traitExpanded]) {
        face = face.with(width: symbolic, unless: 0)
      }
    }
    if let settings = attributes[.featureSettings] as? [[FeatureKey: Any]] {
      // Number spacing (6), monospaced (0), in Apple's font feature registry.
      let isMonospaced = settings.contains {
        number($0[.type]) == 6 && number($0[.selector]) == 0
      }
      if isMonospaced, case .system(var system) = face {
        system.monospacedDigits = true
        face = .system(system)
      }
    }
    return (face, size, style)
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as UInt32: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

extension FontRequest.Face {
  /// Returns the face with a width, if its family has several.
  func with(width: CGFloat) -> FontRequest.Face {
    guard case .system(var face) = self else { return self }
    face.width = width
    return .system(face)
  }

  /// Returns the face with the width that traits specify. A width that already agrees with them is preserved.
  func with(width traits: UIFontDescriptor.SymbolicTraits, unless width: CGFloat) -> FontRequest.Face {
    if traits.contains(.traitCondensed) {
      return with(width: width < 0 ? width : UIFont.Width.condensed.rawValue)
    }
    if traits.contains(.traitExpanded) {
      return with(width: width > 0 ? width : UIFont.Width.expanded.rawValue)
    }
    return with(width: 0)
  }
}

extension UIFontDescriptor {
  /// The words after the hyphen of the PostScript name, such as "Bold Oblique" and "UltraLight", or "Regular"
  /// if there are none. The package ZMarkupParser distinguishes weights by them.
  var faceName: String {
    let name = postscriptName.split(separator: "-", maxSplits: 1).dropFirst().first ?? ""
    let style = name.hasSuffix("MT") ? name.dropLast(2) : name
    let words = style.reduce(into: "") { words, character in
      words += (character.isUppercase && !words.isEmpty && words != "Ultra" ? " " : "") + String(character)
    }
    return words.isEmpty ? "Regular" : words
  }
}
