internal import CoreGraphics
public import Foundation

/// A set of anything.
public typealias CFSet = Set<AnyHashable>

/// What is asked of a font, by attributes.
public final class CTFontDescriptor: NSObject, @unchecked Sendable {
  // Unchecked: the attributes are values that are only read.

  /// What was given.
  let attributes: [String: Any]
  /// The font that the attributes lead to; its size is 0 where they leave it open.
  let request: FontRequest

  init(_ attributes: [String: Any], _ request: FontRequest) {
    (self.attributes, self.request) = (attributes, request)
  }

  /// A description by attributes, on top of those of another one. What names no font describes Helvetica,
  /// and what names one that does not exist the system font, as `CTFontCreateWithName` does.
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

  /// A description of a font, which says its name and its size.
  convenience init(_ request: FontRequest) {
    var attributes: [String: Any] = [kCTFontNameAttribute: request.postScriptName]
    if request.size > 0 { attributes[kCTFontSizeAttribute] = NSNumber(value: request.size.native) }
    self.init(attributes, request)
  }

  /// Attributes that name a font, each before those that it comes before.
  private static let names = [kCTFontFamilyNameAttribute, kCTFontDisplayNameAttribute, kCTFontNameAttribute]

  /// A table by names alone; keys may be strings, or what stands for one.
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

  /// The value of an attribute: what was given, or what the font has.
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

  /// The fonts of the machine and of iOS that agree with the attributes, that of the description first; nil
  /// where these name a font that does not exist.
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

  /// Whether both lead to the same font at the same size.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CTFontDescriptor)?.request == request
  }
  /// Equal for equal descriptions.
  public override var hash: Int { request.hashValue }
}

/// Styles of a font as bits.
public struct CTFontSymbolicTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// The traits of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Slanted.
  public static let traitItalic = CTFontSymbolicTraits(rawValue: 1 << 0)
  /// Semibold or heavier.
  public static let traitBold = CTFontSymbolicTraits(rawValue: 1 << 1)
  /// Wider than standard.
  public static let traitExpanded = CTFontSymbolicTraits(rawValue: 1 << 5)
  /// Narrower than standard.
  public static let traitCondensed = CTFontSymbolicTraits(rawValue: 1 << 6)
  /// One advance.
  public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
  /// Glyphs for vertical text.
  public static let traitVertical = CTFontSymbolicTraits(rawValue: 1 << 11)
  /// Made for interfaces.
  public static let traitUIOptimized = CTFontSymbolicTraits(rawValue: 1 << 12)
  /// Pictures in colour.
  public static let traitColorGlyphs = CTFontSymbolicTraits(rawValue: 1 << 13)
  /// Made of several fonts.
  public static let traitComposite = CTFontSymbolicTraits(rawValue: 1 << 14)
  /// The bits of the kind of face.
  public static let traitClassMask = CTFontSymbolicTraits(rawValue: 15 << 28)

  /// Those that a face of the same family may have or not.
  static let styles: CTFontSymbolicTraits = [.traitItalic, .traitBold, .traitExpanded, .traitCondensed]
}

extension SystemFontWeight {
  /// The places of the weights, from the lightest on, on Core Text's axis −1…1, which is `UIFont.Weight`'s.
  private static let places: [CGFloat] = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]

  /// The weight nearest to a place.
  init(trait: CGFloat) {
    let nearest = Self.places.indices.min { abs(Self.places[$0] - trait) < abs(Self.places[$1] - trait) }
    self = nearest.flatMap(SystemFontWeight.init(rawValue:)) ?? .regular
  }

  var trait: CGFloat { Self.places[rawValue] }
}

extension FontRequest {
  /// The words behind the stroke of the PostScript name, such as "Bold Oblique"; "Regular" without any.
  var styleName: String {
    let name = postScriptName.split(separator: "-", maxSplits: 1).dropFirst().first ?? ""
    let words = (name.hasSuffix("MT") ? name.dropLast(2) : name).reduce(into: "") { words, character in
      words += (character.isUppercase && !words.isEmpty && words != "Ultra" ? " " : "") + String(character)
    }
    return words.isEmpty ? "Regular" : words
  }
}

extension FontRequest.Face {
  /// The place on the axis of widths; 0 is the standard. Faces of a name keep theirs.
  fileprivate(set) var width: CGFloat {
    get { if case .system(let face) = self { face.width } else { 0 } }
    set {
      guard case .system(var face) = self else { return }
      face.width = newValue
      self = .system(face)
    }
  }

  /// The file of a face that was registered or is the machine's.
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

  /// What Core Text says of the style, by the names of traits.
  var traits: [AnyHashable: Any] {
    [
      kCTFontSymbolicTrait: NSNumber(value: symbolicTraits.rawValue),
      kCTFontWeightTrait: NSNumber(value: weight.trait.native),
      kCTFontWidthTrait: NSNumber(value: width.native),
      kCTFontSlantTrait: NSNumber(value: italic ? 0.07 : 0),
    ]
  }

  /// The face of the same family with those of some traits that are named; nil where the family has none.
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
