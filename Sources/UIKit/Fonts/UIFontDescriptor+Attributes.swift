internal import CoreGraphics
internal import CoreText
internal import Foundation

extension UIFontDescriptor {
  /// The name of an attribute of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// The attribute of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The attribute of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face within the family, a `String` such as "Bold".
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The name for people, a `String`.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// A transform of the glyphs.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// The characters that the font must have.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// Fonts to fall back to.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// A dictionary by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// One advance for all glyphs.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// OpenType features, a list of dictionaries by `FeatureKey`.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style, a `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The name of a trait in the dictionary of `AttributeName.traits`.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// The trait of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The trait of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The `SymbolicTraits` as a number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, a `UIFont.Weight` or a number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width, a number.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, a number; positive leans to the right.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The name of a value in a feature setting.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// The key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The kind of feature, a number.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The choice within the kind, a number.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The older name of `type`.
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The older name of `selector`.
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  /// The shapes of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// The design of a name; an unknown name counts as the default.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual shapes.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// One advance.
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

  /// Traits as bits, and the kind of face in the upper four.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// The traits of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Semibold or heavier.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wider than standard.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrower than standard.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// One advance.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Glyphs for vertical text.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// Made for interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Less space between lines.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// More space between lines.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// The bits of the kind of face.
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
    /// No serifs.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// Ornamental.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// Script.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// Symbols.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }
}

extension UIFontDescriptor {
  /// The face and size that attributes lead to, from a face and size to start with.
  static func resolve(
    _ attributes: [AttributeName: Any], from start: FontRequest.Face, size: CGFloat
  ) -> (face: FontRequest.Face, size: CGFloat, textStyle: UIFont.TextStyle?) {
    var (face, size) = (start, size)
    var style = attributes[.textStyle] as? UIFont.TextStyle
    if let name = attributes[.textStyle] as? String { style = UIFont.TextStyle(rawValue: name) }
    // Fonts have no style that the system does not know (tests of BonMot that hold on iPhones).
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
      // Number spacing (6), monospaced (0), in the numbering of Apple's font feature registry.
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
  /// The face in a width, where it has others.
  func with(width: CGFloat) -> FontRequest.Face {
    guard case .system(var face) = self else { return self }
    face.width = width
    return .system(face)
  }

  /// The face in the width that traits name; one that agrees with them is kept.
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
  /// The words behind the stroke of the PostScript name, such as "Bold Oblique" and "UltraLight"; "Regular"
  /// without any. The package ZMarkupParser tells weights by them.
  var faceName: String {
    let name = postscriptName.split(separator: "-", maxSplits: 1).dropFirst().first ?? ""
    let style = name.hasSuffix("MT") ? name.dropLast(2) : name
    let words = style.reduce(into: "") { words, character in
      words += (character.isUppercase && !words.isEmpty && words != "Ultra" ? " " : "") + String(character)
    }
    return words.isEmpty ? "Regular" : words
  }
}
