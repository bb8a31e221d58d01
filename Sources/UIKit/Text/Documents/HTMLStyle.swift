internal import CoreGraphics
internal import Foundation

/// The text style of an HTML element: inherited values combined with those of its tag and style sheets.
struct HTMLStyle {
  /// The default font size in points, as in the readers of Apple's systems. One CSS pixel is one point.
  static let standardSize: CGFloat = 12

  var families: [String] = ["Times New Roman"]
  var size = standardSize
  /// The font weight on the scale of CSS, where 400 is regular.
  var weight = 400
  var isItalic = false, isUnderlined = false, isStruck = false
  /// A Boolean value that indicates whether white space is preserved.
  var keepsSpace = false
  var isHidden = false
  var color: UIColor?, background: UIColor?
  var link: URL?
  var baseline: CGFloat = 0
  var letterSpacing: CGFloat?
  var isUppercase = false
  var alignment = NSTextAlignment.natural
  var direction = NSWritingDirection.natural
  var lineHeight: LineHeight?
  var before: CGFloat = 0, after: CGFloat = 0
  var leading: CGFloat = 0, firstLine: CGFloat = 0

  enum LineHeight {
    case points(CGFloat)
    case multiple(CGFloat)
  }

  // MARK: - Attributes

  func attributes(_ plain: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignment
    paragraph.baseWritingDirection = direction
    (paragraph.paragraphSpacing, paragraph.paragraphSpacingBefore) = (after, before)
    (paragraph.headIndent, paragraph.firstLineHeadIndent) = (leading, leading + firstLine)
    switch lineHeight {
    case .points(let height): (paragraph.minimumLineHeight, paragraph.maximumLineHeight) = (height, height)
    case .multiple(let factor): paragraph.lineHeightMultiple = factor
    case nil: break
    }
    var result = plain.merging([
      .paragraphStyle: paragraph, .font: font,
      .foregroundColor: color ?? UIColor(red: 0, green: 0, blue: 0, alpha: 1),
    ]) {
      $1
    }
    if let background { result[.backgroundColor] = background }
    if isUnderlined { result[.underlineStyle] = NSNumber(value: NSUnderlineStyle.single.rawValue) }
    if isStruck { result[.strikethroughStyle] = NSNumber(value: NSUnderlineStyle.single.rawValue) }
    if let link { result[.link] = link }
    if baseline != 0 { result[.baselineOffset] = NSNumber(value: Double(baseline)) }
    if let letterSpacing { result[.kern] = NSNumber(value: Double(letterSpacing)) }
    return result
  }

  private var font: UIFont {
    let isBold = weight >= 600
    for family in families {
      switch family.lowercased() {
      case "-apple-system", "system-ui", "blinkmacsystemfont", ".applesystemuifont", ".sfui", "ui-sans-serif":
        return traits(of: .systemFont(ofSize: size, weight: Self.systemWeight(weight)), bold: false)
      case "ui-monospace":
        return traits(of: .monospacedSystemFont(ofSize: size, weight: Self.systemWeight(weight)), bold: false)
      case "serif": return named("Times New Roman", isBold)
      case "sans-serif": return named("Helvetica", isBold)
      case "monospace": return named("Courier", isBold)
      default:
        if let face = UIFont(name: family, size: size) { return traits(of: face, bold: isBold) }
        if let name = UIFont.fontNames(forFamilyName: family).first, let face = UIFont(name: name, size: size)
        {
          return named(face.familyName, isBold)
        }
      }
    }
    return named("Times New Roman", isBold)
  }

  private func named(_ family: String, _ isBold: Bool) -> UIFont {
    traits(
      of: UIFont(descriptor: UIFontDescriptor(fontAttributes: [.family: family, .size: size]), size: size),
      bold: isBold)
  }

  private func traits(of font: UIFont, bold: Bool) -> UIFont {
    var wanted = font.fontDescriptor.symbolicTraits
    if bold { wanted.insert(.traitBold) }
    if isItalic { wanted.insert(.traitItalic) }
    guard wanted != font.fontDescriptor.symbolicTraits,
      let changed = font.fontDescriptor.withSymbolicTraits(wanted)
    else { return font }
    return UIFont(descriptor: changed, size: size)
  }

  private static func systemWeight(_ weight: Int) -> UIFont.Weight {
    let all: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    return all[min(max(weight / 100 - 1, 0), all.count - 1)]
  }

  // MARK: - Styles of elements

  /// The font sizes and margins of headings, in multiples of the font size, as in browsers.
  private static let headings: [String: (size: CGFloat, space: CGFloat)] = [
    "h1": (2, 0.67), "h2": (1.5, 0.83), "h3": (1.17, 1), "h4": (1, 1.33), "h5": (0.83, 1.67),
    "h6": (0.67, 2.33),
  ]
  /// The sizes for `<font size>` 1 to 7, in points, for a standard size of 12.
  private static let sizes: [CGFloat] = [7.5, 10, 12, 13.5, 18, 24, 36]

  mutating func apply(tag: String, _ attributes: [String: String]) {
    switch tag {
    case "b", "strong", "th": weight = 700
    case "i", "em", "cite", "dfn", "var", "address": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruck = true
    case "code", "tt", "kbd", "samp", "pre":
      // Browsers display fixed-pitch text at 13/16 of the font size.
      families = ["Courier"]
      size = (size * 13 / 16).rounded()
      if tag == "pre" { keepsSpace = true }
    case "small": size = (size * 5 / 6).rounded()
    case "big": size = (size * 6 / 5).rounded()
    case "sub": (baseline, size) = (baseline - size / 3, size * 5 / 6)
    case "sup": (baseline, size) = (baseline + size / 3, size * 5 / 6)
    case "mark": background = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    case "center": alignment = .center
    case "p", "dl": after = size
    case "blockquote": (leading, after) = (leading + 40, size)
    case "dd": leading += 40
    case "a" where attributes["href"] != nil:
      link = attributes["href"].flatMap { URL(string: $0) }
      isUnderlined = true
      color = UIColor(red: 0, green: 0, blue: 0.933, alpha: 1)
    case "font":
      if let face = attributes["face"] { families = HTMLDeclarations.families(face) }
      if let color = attributes["color"].flatMap(CSSColor.color) { self.color = color }
      if let text = attributes["size"], let number = Int(text) {
        // The clamp keeps the sum below from overflowing.
        let steps = min(max(number, -Self.sizes.count), Self.sizes.count)
        let step = text.hasPrefix("+") || text.hasPrefix("-") ? 3 + steps : steps
        size = Self.sizes[min(max(step, 1), Self.sizes.count) - 1]
      }
    default:
      guard let heading = Self.headings[tag] else { break }
      size *= heading.size
      (weight, after) = (700, size * heading.space)
    }
    if let side = attributes["align"] { apply("text-align", side) }
    if let way = attributes["dir"] { apply("direction", way) }
  }

  // MARK: - CSS properties

  mutating func apply(_ property: String, _ value: String) {
    let word = value.lowercased()
    switch property {
    case "color": if let color = CSSColor.color(word) { self.color = color }
    case "background-color", "background": if let color = CSSColor.color(word) { background = color }
    case "font-family": families = HTMLDeclarations.families(value)
    case "font-size": if let size = length(word, of: size, names: Self.sizeNames) { self.size = size }
    case "font-weight":
      weight =
        Int(word)
        ?? (word == "bold" || word == "bolder"
          ? 700 : word == "lighter" ? 300 : word == "normal" ? 400 : weight)
    case "font-style": isItalic = word == "italic" || word == "oblique"
    case "font": applyShortFont(value)
    case "text-decoration", "text-decoration-line":
      if word == "none" { (isUnderlined, isStruck) = (false, false) }
      if word.contains("underline") { isUnderlined = true }
      if word.contains("line-through") { isStruck = true }
    case "text-align":
      let sides: [String: NSTextAlignment] = [
        "left": .left, "right": .right, "center": .center, "justify": .justified, "start": .natural,
      ]
      alignment = sides[word] ?? alignment
    case "direction": direction = word == "rtl" ? .rightToLeft : .leftToRight
    case "line-height":
      if let factor = Double(word) {
        lineHeight = .multiple(factor)
      } else if word == "normal" {
        lineHeight = nil
      } else if let height = length(word, of: size) {
        lineHeight = .points(height)
      }
    case "letter-spacing": letterSpacing = length(word, of: size)
    case "text-transform": isUppercase = word == "uppercase"
    case "white-space": keepsSpace = word.hasPrefix("pre")
    case "display": isHidden = word == "none"
    case "margin-top": before = length(word, of: size) ?? before
    case "margin-bottom": after = length(word, of: size) ?? after
    case "margin-left", "padding-left": leading += length(word, of: size) ?? 0
    case "text-indent": firstLine = length(word, of: size) ?? firstLine
    case "margin":
      let sides = word.split(separator: " ").map { length(String($0), of: size) ?? 0 }
      guard let top = sides.first else { break }
      (before, after) = (top, sides.count > 2 ? sides[2] : top)
      if sides.count == 4 { leading += sides[3] }
    case "vertical-align":
      if word == "super" {
        baseline += size / 3
      } else if word == "sub" {
        baseline -= size / 3
      } else {
        baseline += length(word, of: size) ?? 0
      }
    default: break
    }
  }

  private static let sizeNames: [String: CGFloat] = [
    "xx-small": 6.75, "x-small": 7.5, "small": 9.75, "medium": 12, "large": 13.5, "x-large": 18,
    "xx-large": 24,
  ]

  /// Parses a CSS length into points.
  ///
  /// - Parameters:
  ///   - word: The length. Units other than `em`, `rem`, `%` and `pt` count as pixels.
  ///   - unit: The length of one em, in points.
  ///   - names: Lengths for keywords.
  /// - Returns: The length in points, or nil if the word is no length.
  private func length(_ word: String, of unit: CGFloat, names: [String: CGFloat] = [:]) -> CGFloat? {
    if let named = names[word] { return named }
    let number = word.prefix { $0.isNumber || "+-.".contains($0) }
    guard let value = Double(number) else { return nil }
    switch word.dropFirst(number.count) {
    case "em": return CGFloat(value) * unit
    case "rem": return CGFloat(value) * Self.standardSize
    case "%": return CGFloat(value) * unit / 100
    case "pt": return CGFloat(value) * 4 / 3
    default: return CGFloat(value)
    }
  }

  /// Parses the shorthand `font` property, such as `italic bold 17px/20px Georgia, serif`.
  private mutating func applyShortFont(_ value: String) {
    var words = value.split(separator: " ").map(String.init)
    while let word = words.first {
      words.removeFirst()
      if word.first?.isNumber == true,
        Int(word) == nil || words.first.map({ Int($0.prefix(1)) == nil }) ?? true
      {
        let parts = word.split(separator: "/")
        apply("font-size", String(parts[0]))
        if parts.count > 1 { apply("line-height", String(parts[1])) }
        return families = HTMLDeclarations.families(words.joined(separator: " "))
      }
      apply(word == "italic" || word == "oblique" ? "font-style" : "font-weight", word)
    }
  }
}
