internal import CoreGraphics
public import Foundation

/// A set of any values.
public typealias CFSet = Set<AnyHashable>

/// A description of a font by attributes.
public final class CTFontDescriptor: NSObject, @unchecked Sendable {
  // Unchecked: the attributes are values that are only read.

  /// The attributes that the descriptor was created with.
  let attributes: [String: Any]
  /// The font that the attributes describe. Its size is 0 if they leave it open.
  let request: FontRequest

  init(_ attributes: [String: Any], _ request: FontRequest) {
    (self.attributes, self.request) = (attributes, request)
  }

  /// Creates a descriptor with attributes, based on those of another descriptor. Attributes without a font
  /// name describe Helvetica; an unknown name describes the system font, as with `CTFontCreateWithName`.
  convenience init(_ attributes: CFDictionary, over original: CTFontDescriptor? = nil) {
    let given = Self.named(attributes), isNamed = given.keys.contains { Self.names.contains($0) }
    let plain = isNamed ? nil : NamedFace.find("Helvetica").map { FontRequest.Face.named($0) }
    var request = original?.request ?? FontRequest(face: plain ?? .system(SystemFontFace()), size: 0)
    request.face = Self.face(given, from: request.face)
    if let size = Self.number(given[kCTFontSizeAttribute]), size.isFinite { request.size = max(size, 0) }
    if let matrix = given[kCTFontMatrixAttribute] as? CGAffineTransform, matrix.a > 0 {
      request.matrix = matrix
    }
    self.init((original?.attributes ?? [:]).merging(given) { $1 }, request)
  }

  /// Creates a descriptor of a font, with its name and size.
  convenience init(_ request: FontRequest) {
    var attributes: [String: Any] = [kCTFontNameAttribute: request.postScriptName]
    if request.size > 0 { attributes[kCTFontSizeAttribute] = NSNumber(value: request.size.native) }
    self.init(attributes, request)
  }

  /// The attributes that name a font, in order of increasing precedence.
  private static let names = [kCTFontFamilyNameAttribute, kCTFontDisplayNameAttribute, kCTFontNameAttribute]

  /// Returns a dictionary keyed by name. Its keys may be strings or constants that wrap one.
  private static func named(_ table: CFDictionary) -> [String: Any] {
    var found: [String: Any] = [:]
    for (key, value) in table {
      let name = text(key.base) ?? (key.base as? any RawRepresentable).flatMap { $0.rawValue as? String }
      if let name { found[name] = value }
    }
    return found
  }

  private static func text(_ value: Any?) -> String? {
    value as? String ?? (value as? NSString).map { String(describing: $0) }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as UInt32: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    case let value as any RawRepresentable: value.rawValue as? CGFloat
    default: nil
    }
  }

  private static func face(_ attributes: [String: Any], from start: FontRequest.Face) -> FontRequest.Face {
    var face = start
    for name in names.compactMap({ text(attributes[$0]) }) {
      if let font = CTFont.forName(name, size: 1) { face = font.request.face }
    }
    if let style = text(attributes[kCTFontStyleNameAttribute]) {
      let slanted = style.contains("Italic") || style.contains("Oblique")
      face = face.with(weight: SystemFontWeight(styleName: style), italic: slanted) ?? face
    }
    guard let traits = (attributes[kCTFontTraitsAttribute] as? CFDictionary).map(named) else { return face }
    if let bits = number(traits[kCTFontSymbolicTrait]), bits >= 0, bits <= CGFloat(UInt32.max) {
      face = face.with(CTFontSymbolicTraits(rawValue: UInt32(bits)), ofThese: .styles) ?? face
    }
    let weight = number(traits[kCTFontWeightTrait]).map { SystemFontWeight(trait: $0) }
    let isSlanted = number(traits[kCTFontSlantTrait]).map { $0 > 0 }
    face = face.with(weight: weight ?? face.weight, italic: isSlanted ?? face.italic) ?? face
    if let width = number(traits[kCTFontWidthTrait]) { face.width = width }
    return face
  }

  /// Returns the value of an attribute: the given one, or that of the font.
  func value(_ attribute: String) -> Any? {
    switch attribute {
    case kCTFontNameAttribute: request.postScriptName
    case kCTFontFamilyNameAttribute: request.familyName
    case kCTFontDisplayNameAttribute: request.postScriptName.replacingOccurrences(of: "-", with: " ")
    case kCTFontStyleNameAttribute: attributes[attribute] ?? request.styleName
    case kCTFontTraitsAttribute: request.face.traits
    case kCTFontURLAttribute: request.face.file.map { URL(fileURLWithPath: $0.path) }
    default: attributes[attribute]
    }
  }

  /// The descriptors of the matching fonts of the machine and of iOS, the described font first. Nil if the
  /// attributes name a font that does not exist.
  var matches: [CTFontDescriptor]? {
    let given = Self.names.compactMap { Self.text(attributes[$0]) }
    guard given.allSatisfy({ CTFont.forName($0, size: 1) != nil }) else { return nil }
    let own = CTFontDescriptor(attributes, request)
    guard attributes[kCTFontNameAttribute] == nil, attributes[kCTFontTraitsAttribute] == nil,
      attributes[kCTFontStyleNameAttribute] == nil, attributes[kCTFontFamilyNameAttribute] != nil
    else { return [own] }
    let others = CTFont.fontNames(ofFamily: request.familyName).filter { $0 != request.postScriptName }
    return [own]
      + others.compactMap { name in
        CTFont.forName(name, size: request.size).map { font in
          var other = request
          other.face = font.request.face
          return CTFontDescriptor(other)
        }
      }
  }

  /// Returns a Boolean value that indicates whether both describe the same font at the same size.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CTFontDescriptor)?.request == request
  }
  public override var hash: Int { request.hashValue }
}

/// The style of a font as bits.
public struct CTFontSymbolicTraits: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: UInt32
  /// Creates traits from raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The font is slanted.
  public static let traitItalic = CTFontSymbolicTraits(rawValue: 1 << 0)
  /// The font is semibold or heavier.
  public static let traitBold = CTFontSymbolicTraits(rawValue: 1 << 1)
  /// The font is wider than standard.
  public static let traitExpanded = CTFontSymbolicTraits(rawValue: 1 << 5)
  /// The font is narrower than standard.
  public static let traitCondensed = CTFontSymbolicTraits(rawValue: 1 << 6)
  /// All glyphs have the same advance.
  public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
  /// The font has glyphs for vertical text.
  public static let traitVertical = CTFontSymbolicTraits(rawValue: 1 << 11)
  /// The font is optimised for user interfaces.
  public static let traitUIOptimized = CTFontSymbolicTraits(rawValue: 1 << 12)
  /// The glyphs are colour bitmaps.
  public static let traitColorGlyphs = CTFontSymbolicTraits(rawValue: 1 << 13)
  /// The font is composed of several fonts.
  public static let traitComposite = CTFontSymbolicTraits(rawValue: 1 << 14)
  /// The bits of the font class.
  public static let traitClassMask = CTFontSymbolicTraits(rawValue: 15 << 28)

  /// The earlier name of `traitItalic`.
  public static let italicTrait = traitItalic
  /// The earlier name of `traitBold`.
  public static let boldTrait = traitBold
  /// The earlier name of `traitExpanded`.
  public static let expandedTrait = traitExpanded
  /// The earlier name of `traitCondensed`.
  public static let condensedTrait = traitCondensed
  /// The earlier name of `traitMonoSpace`.
  public static let monoSpaceTrait = traitMonoSpace
  /// The earlier name of `traitVertical`.
  public static let verticalTrait = traitVertical
  /// The earlier name of `traitUIOptimized`.
  public static let uiOptimizedTrait = traitUIOptimized
  /// The earlier name of `traitColorGlyphs`.
  public static let colorGlyphsTrait = traitColorGlyphs
  /// The earlier name of `traitComposite`.
  public static let compositeTrait = traitComposite
  /// The earlier name of `traitClassMask`.
  public static let classMaskTrait = traitClassMask

  /// The traits in which faces of a family may differ.
  static let styles: CTFontSymbolicTraits = [.traitItalic, .traitBold, .traitExpanded, .traitCondensed]
}

extension SystemFontWeight {
  /// The positions of the weights, lightest first, on Core Text's axis −1…1, which is that of
  /// `UIFont.Weight`.
  private static let places: [CGFloat] = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]

  /// Creates the weight nearest to a position on that axis.
  init(trait: CGFloat) {
    let nearest = Self.places.indices.min { abs(Self.places[$0] - trait) < abs(Self.places[$1] - trait) }
    self = nearest.flatMap(SystemFontWeight.init(rawValue:)) ?? .regular
  }

  var trait: CGFloat { Self.places[rawValue] }
}

extension FontRequest {
  /// The words after the hyphen of the PostScript name, such as "Bold Oblique", or "Regular" if there are
  /// none.
  var styleName: String {
    let name = postScriptName.split(separator: "-", maxSplits: 1).dropFirst().first ?? ""
    let words = (name.hasSuffix("MT") ? name.dropLast(2) : name).reduce(into: "") { words, character in
      words += (character.isUppercase && !words.isEmpty && words != "Ultra" ? " " : "") + String(character)
    }
    return words.isEmpty ? "Regular" : words
  }
}

extension FontRequest.Face {
  /// The position on the width axis; 0 is the standard width. The width of a named face cannot be changed.
  fileprivate(set) var width: CGFloat {
    get { if case .system(let face) = self { face.width } else { 0 } }
    set {
      guard case .system(var face) = self else { return }
      face.width = newValue
      self = .system(face)
    }
  }

  /// The file of a registered face or one of the machine.
  fileprivate var file: FontFile? {
    if case .named(let face) = self { face.file } else { nil }
  }

  var symbolicTraits: CTFontSymbolicTraits {
    var traits: CTFontSymbolicTraits = []
    if weight.rawValue >= SystemFontWeight.semibold.rawValue { traits.insert(.traitBold) }
    if italic { traits.insert(.traitItalic) }
    if width != 0 { traits.insert(width < 0 ? .traitCondensed : .traitExpanded) }
    if isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The style as Core Text's traits by name.
  var traits: [AnyHashable: Any] {
    [
      kCTFontSymbolicTrait: NSNumber(value: symbolicTraits.rawValue),
      kCTFontWeightTrait: NSNumber(value: weight.trait.native),
      kCTFontWidthTrait: NSNumber(value: width.native),
      kCTFontSlantTrait: NSNumber(value: italic ? 0.07 : 0),
    ]
  }

  /// Returns the face of the same family with the given values for the traits in the mask, or nil if the
  /// family has none.
  func with(_ traits: CTFontSymbolicTraits, ofThese mask: CTFontSymbolicTraits) -> FontRequest.Face? {
    let wanted = symbolicTraits.subtracting(mask).union(traits.intersection(mask))
    guard
      var face = with(
        bold: wanted.contains(.traitBold), italic: wanted.contains(.traitItalic), boldWeight: .bold)
    else { return nil }
    if !mask.isDisjoint(with: [.traitCondensed, .traitExpanded]) {
      let place: CGFloat = wanted.contains(.traitCondensed) ? -0.2 : wanted.contains(.traitExpanded) ? 0.2 : 0
      if place * width <= 0, place != width { face.width = place }
    }
    return face
  }
}
