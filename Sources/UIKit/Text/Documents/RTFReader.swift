internal import CoreGraphics
internal import CoreText
internal import Foundation

/// A reader that converts RTF to attributed text: characters, their attributes, paragraphs and links. Unknown
/// control words are ignored, as the format requires.
struct RTFReader {
  /// The state that a group inherits and may change.
  private struct State {
    var font = 0, size: CGFloat = 12
    var isBold = false, isItalic = false, isStruck = false, isHidden = false
    var underline = 0
    var color = 0, background = 0
    var baseline: CGFloat = 0, kern: CGFloat = 0
    var paragraph = ParagraphValues()
    /// The number of fallback characters that follow each `\u` for readers that do not support it.
    var fallback = 1
    var place = Place.text
    var link: URL?
  }

  private enum Place {
    case text, skipped, fonts, colors, instruction
  }

  private let bytes: [UInt8]
  private var index = 0
  private var state = State()
  private var stack: [State] = []
  private var fonts: [Int: String] = [:], fontNumber = 0, fontName = ""
  private var colors: [UIColor?] = [], channels: (red: Int, green: Int, blue: Int)?
  private var instruction = ""
  /// The text of the current run, not yet added, and its bytes in the document's 8-bit encoding.
  private var pending = "", pendingBytes: [UInt8] = []
  private var skipped = 0
  private let result = NSMutableAttributedString()

  /// Reads a document.
  ///
  /// - Returns: The text, or nil if the data is not RTF.
  static func read(_ data: Data) -> NSAttributedString? {
    guard data.starts(with: Array("{\\rtf".utf8)) else { return nil }
    var reader = RTFReader(bytes: Array(data))
    reader.read()
    return reader.result
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func read() {
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "{"):
        flush()
        stack.append(state)
      case UInt8(ascii: "}"):
        flush()
        if state.place == .fonts { endFont() }
        state = stack.popLast() ?? State()
        if stack.isEmpty { return }
      case UInt8(ascii: "\\"): readControl()
      case 10, 13: break
      default: take(byte)
      }
    }
    flush()
  }

  // MARK: - Characters

  private mutating func take(_ byte: UInt8) {
    if skipped > 0 { return skipped -= 1 }
    switch state.place {
    case .text: pendingBytes.append(byte)
    case .instruction: instruction.append(Character(Unicode.Scalar(byte)))
    case .fonts:
      if byte == UInt8(ascii: ";") { endFont() } else { fontName.append(Character(Unicode.Scalar(byte))) }
    case .colors:
      guard byte == UInt8(ascii: ";") else { break }
      colors.append(
        channels.map {
          UIColor(
            red: CGFloat($0.red) / 255, green: CGFloat($0.green) / 255, blue: CGFloat($0.blue) / 255, alpha: 1
          )
        })
      channels = nil
    case .skipped: break
    }
  }

  private mutating func take(_ text: String) {
    guard state.place == .text else { return }
    takeBytes()
    pending += text
  }

  private mutating func takeBytes() {
    guard !pendingBytes.isEmpty else { return }
    pending +=
      String(bytes: pendingBytes, encoding: .windowsCP1252) ?? String(decoding: pendingBytes, as: UTF8.self)
    pendingBytes = []
  }

  private mutating func endFont() {
    let name = fontName.trimmingCharacters(in: .whitespaces)
    if !name.isEmpty { fonts[fontNumber] = name }
    fontName = ""
  }

  /// Adds the pending text with the current attributes.
  private mutating func flush() {
    takeBytes()
    defer { pending = "" }
    guard !pending.isEmpty, !state.isHidden else { return }
    result.append(NSAttributedString(string: pending, attributes: attributes))
  }

  private var attributes: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [
      .font: font, .paragraphStyle: NSParagraphStyle(values: state.paragraph),
    ]
    if colors.indices.contains(state.color), let color = colors[state.color] {
      result[.foregroundColor] = color
    }
    if state.background > 0, colors.indices.contains(state.background), let color = colors[state.background] {
      result[.backgroundColor] = color
    }
    if state.underline != 0 { result[.underlineStyle] = NSNumber(value: state.underline) }
    if state.isStruck { result[.strikethroughStyle] = NSNumber(value: NSUnderlineStyle.single.rawValue) }
    if state.baseline != 0 { result[.baselineOffset] = NSNumber(value: Double(state.baseline)) }
    if state.kern != 0 { result[.kern] = NSNumber(value: Double(state.kern)) }
    if let link = state.link { result[.link] = link }
    return result
  }

  private var font: UIFont {
    let name = fonts[state.font] ?? "Helvetica"
    let base =
      UIFont(name: name, size: state.size)
      ?? (name.hasPrefix(".")
        ? .systemFont(ofSize: state.size)
        : UIFont.fontNames(forFamilyName: name).first.flatMap { UIFont(name: $0, size: state.size) })
      ?? UIFont(name: "Helvetica", size: state.size) ?? .systemFont(ofSize: state.size)
    var traits = base.fontDescriptor.symbolicTraits
    if state.isBold { traits.insert(.traitBold) }
    if state.isItalic { traits.insert(.traitItalic) }
    guard traits != base.fontDescriptor.symbolicTraits,
      let changed = base.fontDescriptor.withSymbolicTraits(traits)
    else { return base }
    return UIFont(descriptor: changed, size: state.size)
  }

  // MARK: - Controls

  private mutating func readControl() {
    guard index < bytes.count else { return }
    let first = bytes[index]
    guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first | 0x20), first != UInt8(ascii: "*") else {
      index += 1
      return readSymbol(first)
    }
    let start = index
    while index < bytes.count, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[index] | 0x20) {
      index += 1
    }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    let numberStart = index
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") { index += 1 }
    while index < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) { index += 1 }
    let number = Int(String(decoding: bytes[numberStart..<index], as: UTF8.self))
    if index < bytes.count, bytes[index] == 32 { index += 1 }
    if word == "u" {
      let unit = UInt16(truncatingIfNeeded: number ?? 63)
      takeUnit(unit)
      return skipped = state.fallback
    }
    apply(word, number)
  }

  /// The lead surrogate of a pair, until its trail surrogate is read.
  private var high: UInt16?
  private mutating func takeUnit(_ unit: UInt16) {
    if UTF16.isLeadSurrogate(Unicode.UTF16.CodeUnit(unit)) { return high = unit }
    let units = [high, unit].compactMap { $0 }
    high = nil
    take(String(decoding: units, as: UTF16.self))
  }

  private mutating func readSymbol(_ symbol: UInt8) {
    switch symbol {
    case UInt8(ascii: "'"):
      let digits = String(decoding: bytes[index..<min(index + 2, bytes.count)], as: UTF8.self)
      index += 2
      if let byte = UInt8(digits, radix: 16) { take(byte) }
    case UInt8(ascii: "*"): state.place = .skipped
    case UInt8(ascii: "~"): take("\u{A0}")
    case UInt8(ascii: "_"): take("\u{2011}")
    case UInt8(ascii: "-"): take("\u{AD}")
    case 10, 13: take("\n")
    case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): take(symbol)
    default: break
    }
  }

  private static let characters: [String: String] = [
    "par": "\n", "sect": "\n", "page": "\u{0C}", "line": "\u{2028}", "tab": "\t", "bullet": "\u{2022}",
    "endash": "\u{2013}", "emdash": "\u{2014}",
    "lquote": "\u{2018}", "rquote": "\u{2019}", "ldblquote": "\u{201C}", "rdblquote": "\u{201D}",
    "emspace": "\u{2003}", "enspace": "\u{2002}",
  ]

  private mutating func apply(_ word: String, _ number: Int?) {
    if let text = Self.characters[word] { return take(text) }
    // The pending text has the attributes before this control word.
    flush()
    let isOn = number != 0
    switch word {
    case "fonttbl": state.place = .fonts
    case "colortbl": state.place = .colors
    case "stylesheet", "info", "pict", "header", "footer", "footnote", "listtable", "listoverridetable",
      "expandedcolortbl":
      state.place = .skipped
    case "fldinst": (state.place, instruction) = (.instruction, "")
    case "fldrslt": state.link = Self.address(instruction)
    case "red": channels = (number ?? 0, channels?.green ?? 0, channels?.blue ?? 0)
    case "green": channels = (channels?.red ?? 0, number ?? 0, channels?.blue ?? 0)
    case "blue": channels = (channels?.red ?? 0, channels?.green ?? 0, number ?? 0)
    case "f":
      if state.place == .fonts {
        (fontNumber, fontName) = (number ?? 0, "")
      } else {
        state.font = number ?? 0
      }
    case "fs": state.size = CGFloat(number ?? 24) / 2
    case "b": state.isBold = isOn
    case "i": state.isItalic = isOn
    case "strike", "striked": state.isStruck = isOn
    case "v": state.isHidden = isOn
    case "ul": state.underline = isOn ? NSUnderlineStyle.single.rawValue : 0
    case "uldb": state.underline = isOn ? NSUnderlineStyle.double.rawValue : 0
    case "ulnone": state.underline = 0
    case "cf": state.color = number ?? 0
    case "cb", "highlight": state.background = number ?? 0
    case "super": state.baseline = state.size / 3
    case "sub": state.baseline = -state.size / 3
    case "up": state.baseline = CGFloat(number ?? 6) / 2
    case "dn": state.baseline = -CGFloat(number ?? 6) / 2
    case "nosupersub": state.baseline = 0
    case "expndtw": state.kern = CGFloat(number ?? 0) / 20
    case "uc": state.fallback = number ?? 1
    case "plain":
      let old = state
      state = State()
      (state.paragraph, state.fallback, state.place, state.link) = (
        old.paragraph, old.fallback, old.place, old.link
      )
    default: applyToParagraph(word, number ?? 0)
    }
  }

  /// Applies a control word of paragraph formatting. Lengths are in twentieths of a point.
  private mutating func applyToParagraph(_ word: String, _ number: Int) {
    let points = CGFloat(number) / 20
    switch word {
    case "pard": state.paragraph = ParagraphValues()
    case "ql": state.paragraph.alignment = .left
    case "qc": state.paragraph.alignment = .center
    case "qr": state.paragraph.alignment = .right
    case "qj": state.paragraph.alignment = .justified
    case "rtlpar": state.paragraph.direction = .rightToLeft
    case "li":
      let first = state.paragraph.core.firstLineHeadIndent - state.paragraph.core.headIndent
      (state.paragraph.core.headIndent, state.paragraph.core.firstLineHeadIndent) = (points, points + first)
    case "fi": state.paragraph.core.firstLineHeadIndent = state.paragraph.core.headIndent + points
    case "ri": state.paragraph.core.tailIndent = -points
    case "sb": state.paragraph.core.paragraphSpacingBefore = points
    case "sa": state.paragraph.core.paragraphSpacing = points
    case "slleading": state.paragraph.core.lineSpacing = points
    case "sl":
      (state.paragraph.core.minimumLineHeight, state.paragraph.core.maximumLineHeight) = (
        abs(points), points < 0 ? -points : 0
      )
    case "slmult" where number == 1:
      // With `\slmult1`, line heights are multiples of 12 points.
      state.paragraph.core.lineHeightMultiple = state.paragraph.core.minimumLineHeight / 12
      (state.paragraph.core.minimumLineHeight, state.paragraph.core.maximumLineHeight) = (0, 0)
    case "tx":
      if state.paragraph.tabStops == NSTextTab.defaults { state.paragraph.tabStops = [] }
      state.paragraph.tabStops.append(NSTextTab(textAlignment: .natural, location: points))
    default: break
    }
  }

  /// Returns the URL of an instruction in the form `HYPERLINK "address"`.
  private static func address(_ instruction: String) -> URL? {
    guard instruction.contains("HYPERLINK") else { return nil }
    let parts = instruction.split(separator: "\"")
    return parts.count > 1 ? URL(string: String(parts[1])) : nil
  }
}
