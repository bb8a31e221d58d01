internal import CoreGraphics
internal import Foundation

/// A parser for the colours of style sheets.
enum CSSColor {
  static func color(_ word: String) -> UIColor? {
    let word = word.trimmingCharacters(in: .whitespaces).lowercased()
    if word.hasPrefix("#") { return hexadecimal(word.dropFirst()) }
    if let open = word.firstIndex(of: "("), word.hasPrefix("rgb"), word.hasSuffix(")") {
      return channels(word[word.index(after: open)...].dropLast())
    }
    if word == "transparent" { return UIColor(red: 0, green: 0, blue: 0, alpha: 0) }
    return names[word].map { hexadecimal(Substring($0)) } ?? nil
  }

  private static func hexadecimal(_ digits: Substring) -> UIColor? {
    let full = digits.count < 6 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    guard full.count == 6 || full.count == 8, let value = UInt64(full, radix: 16) else { return nil }
    let all = full.count == 8 ? value : value << 8 | 0xFF
    func channel(_ shift: UInt64) -> CGFloat { CGFloat(all >> shift & 0xFF) / 255 }
    return UIColor(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
  }

  private static func channels(_ list: Substring) -> UIColor? {
    let parts = list.split { $0 == "," || $0 == " " || $0 == "/" }
    guard parts.count >= 3 else { return nil }
    func number(_ part: Substring, _ unit: Double) -> CGFloat? {
      part.hasSuffix("%")
        ? Double(part.dropLast()).map { CGFloat($0 / 100) } : Double(part).map { CGFloat($0 / unit) }
    }
    guard let red = number(parts[0], 255), let green = number(parts[1], 255), let blue = number(parts[2], 255)
    else { return nil }
    return UIColor(red: red, green: green, blue: blue, alpha: parts.count > 3 ? number(parts[3], 1) ?? 1 : 1)
  }

  /// The colour names of CSS 2.1, and further names that are common in documents.
  private static let names: [String: String] = [
    "black": "000000", "silver": "c0c0c0", "gray": "808080", "grey": "808080", "white": "ffffff",
    "maroon": "800000", "red": "ff0000", "purple": "800080", "fuchsia": "ff00ff", "magenta": "ff00ff",
    "green": "008000", "lime": "00ff00", "olive": "808000", "yellow": "ffff00", "navy": "000080",
    "blue": "0000ff", "teal": "008080", "aqua": "00ffff", "cyan": "00ffff", "orange": "ffa500",
    "pink": "ffc0cb", "brown": "a52a2a", "darkgray": "a9a9a9", "darkgrey": "a9a9a9", "lightgray": "d3d3d3",
    "lightgrey": "d3d3d3", "darkblue": "00008b", "darkgreen": "006400", "darkred": "8b0000",
    "lightblue": "add8e6", "gold": "ffd700", "tomato": "ff6347", "indigo": "4b0082", "violet": "ee82ee",
    "crimson": "dc143c", "dimgray": "696969", "steelblue": "4682b4", "royalblue": "4169e1",
    "skyblue": "87ceeb", "coral": "ff7f50", "salmon": "fa8072",
  ]
}
