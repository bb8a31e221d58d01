internal import Foundation
internal import Synchronization

/// A face in a font file.
package struct FontFile: Hashable, Sendable {
  package var path: String
  package var index: Int

  /// Creates a reference to a face of a file.
  package init(path: String, index: Int = 0) { (self.path, self.index) = (path, index) }
}

/// The open font files, and the choice of a file for a face.
///
/// Well-known paths come first; the font database, which takes about ten milliseconds to start, is queried
/// only if they do not exist.
enum FontLibrary {
  private static let opened = Mutex<[FontFile: CGFont?]>([:])

  /// Returns the font of a file, or nil if it cannot be opened. The result is cached.
  static func font(_ file: FontFile) -> CGFont? {
    opened.withLock { opened in
      if let known = opened[file] { return known }
      let font = CGFont(path: file.path, index: file.index)
      opened[file] = .some(font)
      return font
    }
  }

  private static let interFolders = ["/usr/share/fonts/opentype/inter/", "/usr/share/fonts/truetype/inter/"]
  private static let dejavuFolders = ["/usr/share/fonts/truetype/dejavu/", "/usr/share/fonts/dejavu/"]

  private static func first(_ name: String, in folders: [String]) -> CGFont? {
    for folder in folders {
      let path = folder + name
      if access(path, R_OK) == 0, let font = font(FontFile(path: path)) { return font }
    }
    return nil
  }

  /// Returns Inter's name for a weight.
  private static func interStyle(_ weight: SystemFontWeight, italic: Bool) -> String {
    let names = [
      "ExtraLight", "Thin", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]
    // Inter's Thin is lighter than its ExtraLight, as iOS's ultra light is lighter than its thin.
    let name =
      switch weight {
      case .ultraLight: "Thin"
      case .thin: "ExtraLight"
      default: names[weight.rawValue]
      }
    guard italic else { return name }
    return name == "Regular" ? "Italic" : name + "Italic"
  }

  /// Returns a sans-serif font of a weight: Inter, or another that the machine has.
  static func sans(_ weight: SystemFontWeight, italic: Bool, display: Bool) -> CGFont? {
    let style = interStyle(weight, italic: italic)
    return (display ? first("InterDisplay-\(style).otf", in: interFolders) : nil)
      ?? first("Inter-\(style).otf", in: interFolders)
      ?? match("Inter", weight, italic)
      ?? first(
        weight.rawValue >= SystemFontWeight.semibold.rawValue ? "DejaVuSans-Bold.ttf" : "DejaVuSans.ttf",
        in: dejavuFolders)
      ?? match("sans-serif", weight, italic)
  }

  /// Returns a monospaced font of a weight.
  static func monospaced(_ weight: SystemFontWeight, italic: Bool) -> CGFont? {
    dejavu("DejaVuSansMono", weight, italic ? "Oblique" : "") ?? match("monospace", weight, italic)
  }

  /// Returns a serif font of a weight.
  static func serif(_ weight: SystemFontWeight, italic: Bool) -> CGFont? {
    dejavu("DejaVuSerif", weight, italic ? "Italic" : "") ?? match("serif", weight, italic)
  }

  private static func dejavu(_ name: String, _ weight: SystemFontWeight, _ slant: String) -> CGFont? {
    let style = (weight.rawValue >= SystemFontWeight.semibold.rawValue ? "Bold" : "") + slant
    return first(name + (style.isEmpty ? "" : "-" + style) + ".ttf", in: dejavuFolders)
  }

  /// Returns a font with exactly the advances of an old PostScript or Windows font, if it is installed.
  private static func liberation(_ name: String, _ face: NamedFace) -> CGFont? {
    let bold = face.weight.rawValue >= SystemFontWeight.semibold.rawValue ? "Bold" : ""
    let style = bold + (face.italic ? "Italic" : "")
    let folders = ["/usr/share/fonts/truetype/liberation/", "/usr/share/fonts/truetype/liberation2/"]
    return first("\(name)-\(style.isEmpty ? "Regular" : style).ttf", in: folders)
  }

  private static func match(_ family: String, _ weight: SystemFontWeight, _ italic: Bool) -> CGFont? {
    FontDatabase.match(family: family, weight: weight, italic: italic).flatMap(font)
  }

  /// Returns the font that draws a named face: its own file, or one of its kind and weight.
  static func standIn(for face: NamedFace) -> CGFont? {
    if let file = face.file { return font(file) }
    if let like = face.family.flatMap({ FontFamily.known[$0].like }), let found = liberation(like, face) {
      return found
    }
    switch face.kind {
    case .sans: return sans(face.weight, italic: face.italic, display: false)
    case .serif: return serif(face.weight, italic: face.italic)
    case .monospaced: return monospaced(face.weight, italic: face.italic)
    }
  }

  private static let emojiFont = Mutex<CGFont??>(nil)

  /// The emoji font, or nil if the machine has none. The result is cached.
  static var emoji: CGFont? {
    emojiFont.withLock { known in
      if let known { return known }
      let font =
        first("NotoColorEmoji.ttf", in: ["/usr/share/fonts/truetype/noto/", "/usr/share/fonts/noto/"])
        ?? FontDatabase.file(having: "\u{1F600}", inColor: true).flatMap(font).flatMap {
          $0.hasPictures ? $0 : nil
        }
      known = .some(font)
      return font
    }
  }

  private static let fallbacks = Mutex<[UInt32: CGFont?]>([:])

  /// Returns a font that has a character which the wanted font lacks, or nil if the machine has none. The
  /// result is cached.
  static func fallback(for scalar: Unicode.Scalar) -> CGFont? {
    fallbacks.withLock { fallbacks in
      if let known = fallbacks[scalar.value] { return known }
      let near = [first("DejaVuSans.ttf", in: dejavuFolders)].compactMap { $0 }
      let font =
        near.first { $0.glyph(for: scalar) != 0 }
        ?? FontDatabase.file(having: scalar).flatMap(font).flatMap { $0.glyph(for: scalar) != 0 ? $0 : nil }
      fallbacks[scalar.value] = .some(font)
      return font
    }
  }
}
