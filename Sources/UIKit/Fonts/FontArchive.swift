internal import CoreGraphics
internal import CoreText
internal import Foundation

// Coding of fonts and font descriptors in keyed archives, with the keys of Apple's archives and further ones
// for properties that the name of a system font does not contain.

extension UIFont {
  /// Writes the name, the size and the descriptor of the font.
  final func write(to coder: NSCoder) {
    coder.encode(fontName as NSString, forKey: "UIFontName")
    coder.encode(Double(pointSize), forKey: "UIFontPointSize")
    coder.encode(fontDescriptor, forKey: "UIFontDescriptor")
    let request = ctFont.request
    if request.lineGap != 0 { coder.encode(Double(request.lineGap), forKey: "UIFontLeading") }
    if request.stretch != 1 { coder.encode(Double(request.stretch), forKey: "UIFontExpansion") }
  }

  /// Reads a font that `write(to:)` has written.
  ///
  /// - Returns: The font and its descriptor, or nil if the archive contains neither a descriptor nor a name.
  static func read(from coder: NSCoder) -> (font: CTFont, descriptor: UIFontDescriptor)? {
    let size = coder.figure(at: "UIFontPointSize") ?? 0
    guard
      let descriptor = coder.object(UIFontDescriptor.self, at: "UIFontDescriptor")
        ?? coder.string(at: "UIFontName").map({ UIFontDescriptor(name: $0, size: size) })
    else { return nil }
    var request = descriptor.ctFont(size: size).request
    request.lineGap = coder.figure(at: "UIFontLeading") ?? 0
    request.stretch = coder.figure(at: "UIFontExpansion") ?? 1
    return (.font(request), descriptor)
  }
}

extension UIFontDescriptor {
  /// Writes the attributes and the face of the system font.
  final func write(to coder: NSCoder) {
    var kept: [String: Any] = [:]
    for (key, value) in fontAttributes where key != .matrix { kept[key.rawValue] = Self.archived(value) }
    if matrix != .identity { coder.encode(matrix, forKey: AttributeName.matrix.rawValue) }
    coder.encode(NSDictionary(dictionary: kept), forKey: "UIFontDescriptorAttributes")
    guard case .system(let face) = face else { return }
    coder.encode(face.weight.rawValue, forKey: "UIFontSystemWeight")
    coder.encode(face.italic, forKey: "UIFontSystemItalic")
    coder.encode(face.monospacedDigits, forKey: "UIFontSystemDigits")
    coder.encode(Double(face.width), forKey: "UIFontSystemWidth")
    coder.encode(SystemDesign(face.design).rawValue as NSString, forKey: "UIFontSystemDesign")
    coder.encode(face.era.rawValue as NSString, forKey: "UIFontSystemEra")
  }

  typealias Written = (
    attributes: [AttributeName: Any], face: FontRequest.Face, size: CGFloat, textStyle: UIFont.TextStyle?
  )

  /// Reads a descriptor that `write(to:)` has written, or returns nil.
  static func read(from coder: NSCoder) -> Written? {
    let key = "UIFontDescriptorAttributes"
    guard coder.containsValue(forKey: key),
      let kept = coder.decodeObject(
        of: [
          NSDictionary.self, NSArray.self, NSString.self, NSNumber.self, UIFontDescriptor.self,
        ], forKey: key) as? [String: Any]
    else { return nil }
    var attributes: [AttributeName: Any] = [:]
    for (key, value) in kept { attributes[AttributeName(rawValue: key)] = value }
    if let features = attributes[.featureSettings] as? [[String: Any]] {
      attributes[.featureSettings] = features.map { keyed($0, by: FeatureKey.init(rawValue:)) }
    }
    if let traits = attributes[.traits] as? [String: Any] {
      attributes[.traits] = keyed(traits, by: TraitKey.init(rawValue:))
    }
    if coder.containsValue(forKey: AttributeName.matrix.rawValue) {
      let matrix = coder.decodeCGAffineTransform(forKey: AttributeName.matrix.rawValue)
      attributes[.matrix] = NSValue(cgAffineTransform: matrix)
    }
    var (face, size, style) = resolve(attributes, from: .system(SystemFontFace()), size: 0)
    if let weight: SystemFontWeight = coder.choice(at: "UIFontSystemWeight") {
      var system = SystemFontFace(
        weight: weight, italic: coder.flag(at: "UIFontSystemItalic"),
        design: SystemDesign(rawValue: coder.string(at: "UIFontSystemDesign") ?? "").system,
        monospacedDigits: coder.flag(at: "UIFontSystemDigits"),
        era: coder.string(at: "UIFontSystemEra").flatMap(SystemFontEra.init(rawValue:)) ?? SystemFontFace.era)
      system.width = coder.figure(at: "UIFontSystemWidth") ?? 0
      face = .system(system)
    }
    return (attributes, face, size, style)
  }

  private static func keyed<Key: Hashable>(
    _ values: [String: Any], by key: (String) -> Key
  ) -> [Key: Any] {
    var result: [Key: Any] = [:]
    for (name, value) in values { result[key(name)] = value }
    return result
  }

  /// Returns the value of an attribute in the form for archives, or nil if it cannot be archived.
  private static func archived(_ value: Any) -> Any? {
    func named(_ values: some Sequence<(String, Any)>) -> NSDictionary {
      NSDictionary(dictionary: Dictionary(values) { $1 }.compactMapValues(archived))
    }
    switch value {
    case let value as [FeatureKey: Any]: return named(value.lazy.map { ($0.rawValue, $1) })
    case let value as [TraitKey: Any]: return named(value.lazy.map { ($0.rawValue, $1) })
    case let value as [Any]: return NSArray(array: value.compactMap(archived))
    case is UIFontDescriptor, is NSString, is NSNumber, is String: return value
    case let value as any RawRepresentable: return archived(value.rawValue)
    case let value as any BinaryInteger: return NSNumber(value: Int(clamping: value))
    case let value as any BinaryFloatingPoint: return NSNumber(value: Double(value))
    default:
      notYet("UIFontDescriptor.encode(with:) of attributes that are neither names nor numbers")
      return nil
    }
  }
}

extension UIFontDescriptor.SystemDesign {
  init(_ design: SystemFontFace.Design) {
    switch design {
    case .default: self = .default
    case .rounded: self = .rounded
    case .serif: self = .serif
    case .monospaced: self = .monospaced
    }
  }
}
