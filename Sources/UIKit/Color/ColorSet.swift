internal import CoreGraphics
internal import Foundation

/// A colour set of an asset catalog.
struct ColorSet {
  private var colors: [(traits: UITraitCollection, color: UIColor)] = []

  /// Reads the set in a folder. Returns nil if it contains no readable colour.
  init?(folder: URL, within boundary: URL?) {
    guard let contents = AssetContents(folder: folder, within: boundary) else { return nil }
    for member in contents.list("colors") {
      guard let description = member["color"] as? [String: Any], let color = ColorSet.color(description)
      else {
        continue
      }
      colors.append((AssetContents.traits(of: member), color))
    }
    if colors.isEmpty { return nil }
  }

  /// Returns the colour: a fixed one if the set contains only one, otherwise a dynamic one.
  func color(named name: String) -> UIColor {
    guard colors.count > 1 else { return colors[0].color }
    let colors = self.colors
    return UIColor(
      kind: .dynamic(name: UIColor.assetMark + name) { traits in
        let style: UIUserInterfaceStyle = traits.userInterfaceStyle == .dark ? .dark : .light
        let idiom = traits.userInterfaceIdiom == .unspecified ? .phone : traits.userInterfaceIdiom
        let contrast: UIAccessibilityContrast = traits.accessibilityContrast == .high ? .high : .normal
        let fitting = colors.filter { own, _ in
          [.unspecified, style].contains(own.userInterfaceStyle)
            && [.unspecified, idiom].contains(own.userInterfaceIdiom)
            && [.unspecified, contrast].contains(own.accessibilityContrast)
            && [.unspecified, traits.displayGamut].contains(own.displayGamut)
        }
        func detail(_ own: UITraitCollection) -> Int {
          (own.userInterfaceStyle == .unspecified ? 0 : 4)
            + (own.accessibilityContrast == .unspecified ? 0 : 2)
            + (own.userInterfaceIdiom == .unspecified ? 0 : 1) + (own.displayGamut == .unspecified ? 0 : 1)
        }
        return (fitting.max { detail($0.traits) < detail($1.traits) } ?? colors[0]).color
      })
  }

  private static func color(_ description: [String: Any]) -> UIColor? {
    if let reference = description["reference"] as? String { return UIColor.system(named: reference) }
    guard let components = description["components"] as? [String: Any] else { return nil }
    func part(_ key: String) -> CGFloat? { components[key].flatMap(number) }
    let alpha = part("alpha") ?? 1
    if let white = part("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
    return description["color-space"] as? String == "display-p3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Parses a component in Xcode's format: `0.500` is a fraction, `0x7F` and `127` are multiples of 1/255.
  private static func number(_ value: Any) -> CGFloat? {
    guard let text = value as? String else { return (value as? NSNumber).map { CGFloat($0.doubleValue) } }
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    if trimmed.lowercased().hasPrefix("0x") {
      return Int(trimmed.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    if let byte = Int(trimmed) { return CGFloat(byte) / 255 }
    return Double(trimmed).flatMap { $0.isFinite ? CGFloat($0) : nil }
  }
}

extension UIColor {
  /// The prefix of the internal names of dynamic colours from asset catalogs.
  fileprivate static let assetMark = "asset:"

  /// Returns a colour's name in its catalog, or nil for a system colour.
  static func assetName(_ key: String) -> Substring? {
    key.hasPrefix(assetMark) ? key.dropFirst(assetMark.count) : nil
  }

  /// Returns the colour in the program's catalogs that an archive refers to.
  static func asset(key: String) -> UIColor? {
    assetName(key).flatMap { asset(named: String($0), in: .program) }
  }

  /// Returns the colour with a name in a bundle's asset catalogs.
  static func asset(named name: String, in bundle: Bundle) -> UIColor? {
    BundledImages.catalogs(of: bundle).lazy.compactMap { $0.color(named: name) }.first
  }
}
