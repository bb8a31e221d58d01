internal import CoreGraphics
internal import CoreText
internal import Synchronization

// Symbols that display characters: letters and numbers in circles and squares, and currency signs.

extension SymbolGlyph {
  /// The font size in hundredths of an em, at which capitals are as high as other signs such as `number`.
  private static let fontSize: CGFloat = 117

  /// Returns the drawing of a letter, a number of up to two digits or a sign, or nil for other names.
  static func characters(_ name: String) -> SymbolGlyph? {
    guard let text = text(of: name) else { return nil }
    if let known = cache.withLock({ $0[text] }) { return known }
    let box = outline(of: text, 0).boundingBoxOfPath
    guard !box.isNull else { return nil }
    var glyph = SymbolGlyph(box.width + 16, max(box.height, 82) + 12, .text(text))
    // Capitals are 48 hundredths of an em high in a circle, or 40 if there are two.
    glyph.scaleInShapes = text.count == 1 ? 0.58 : 0.485
    cache.withLock { [glyph] in $0[text] = glyph }
    return glyph
  }

  /// A cache of the drawings by text. There are about two hundred.
  private static let cache = Mutex<[String: SymbolGlyph]>([:])

  private static func text(of name: String) -> String? {
    if let sign = signTexts[name] { return sign }
    guard (1...2).contains(name.utf8.count) else { return nil }
    if name.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return name }
    return name.utf8.count == 1 && name.utf8.allSatisfy { (0x61...0x7A).contains($0) }
      ? name.uppercased() : nil
  }

  /// Returns the outline of a text with the centre of its capitals at the origin. Its weight matches a stroke
  /// width; 0 means regular.
  static func outline(of text: String, _ strokeWidth: CGFloat) -> CGPath {
    let font = UIFont.systemFont(ofSize: fontSize, weight: weight(of: strokeWidth * 100 / fontSize))
    let layout = TextLayout([AttributedText.bare(1).run(text, [.font: font])])
    let outline = layout.outline, box = outline.boundingBoxOfPath
    guard !box.isNull else { return outline }
    // Two digits are as close together as in a condensed font.
    let room: CGFloat = text.count == 1 ? 104 : 118, stretch = min(1, room / box.width)
    // Signs that are lower than capitals are centred themselves.
    let middle = box.height < font.capHeight * 0.95 ? box.midY : layout.firstBaseline - font.capHeight / 2
    var matrix = CGAffineTransform(scaleX: stretch, y: 1).translatedBy(x: -box.midX, y: -middle)
    return outline.copy(using: &matrix) ?? outline
  }

  /// Returns the weight whose stems match a stroke width in hundredths of an em.
  private static func weight(of strokeWidth: CGFloat) -> UIFont.Weight {
    // The stem widths of San Francisco's capitals, measured in pictures.
    let stems: [(CGFloat, UIFont.Weight)] = [
      (2.6, .ultraLight), (4.4, .thin), (6.9, .light), (9.2, .regular), (10.8, .medium), (12.4, .semibold),
      (14, .bold), (16, .heavy), (18, .black),
    ]
    guard strokeWidth > 0 else { return .regular }
    return stems.min { abs($0.0 - strokeWidth) < abs($1.0 - strokeWidth) }?.1 ?? .regular
  }

  private static let signTexts: [String: String] = [
    "australiandollarsign": "A$", "australsign": "\u{20B3}", "bahtsign": "\u{E3F}",
    "bitcoinsign": "\u{20BF}", "brazilianrealsign": "R$", "cedisign": "\u{20B5}", "centsign": "\u{A2}",
    "chineseyuanrenminbisign": "\u{5143}", "coloncurrencysign": "\u{20A1}", "cruzeirosign": "\u{20A2}",
    "danishkronesign": "kr", "degreesign": "\u{B0}", "dollarsign": "$", "dongsign": "\u{20AB}",
    "eurosign": "\u{20AC}", "eurozonesign": "\u{20A0}", "florinsign": "\u{192}", "francsign": "\u{20A3}",
    "guaranisign": "\u{20B2}", "hryvniasign": "\u{20B4}", "indianrupeesign": "\u{20B9}",
    "kipsign": "\u{20AD}", "larisign": "\u{20BE}", "lirasign": "\u{20A4}", "malaysianringgitsign": "RM",
    "manatsign": "\u{20BC}", "millsign": "\u{20A5}", "nairasign": "\u{20A6}", "norwegiankronesign": "kr",
    "numbersign": "#", "paragraphsign": "\u{B6}", "parkingsign": "P", "peruviansolessign": "S/",
    "pesetasign": "\u{20A7}", "pesosign": "\u{20B1}", "polishzlotysign": "z\u{142}",
    "rublesign": "\u{20BD}", "rupeesign": "\u{20A8}", "shekelsign": "\u{20AA}", "sheqelsign": "\u{20AA}",
    "singaporedollarsign": "S$", "sterlingsign": "\u{A3}", "swedishkronasign": "kr",
    "tengesign": "\u{20B8}", "tugriksign": "\u{20AE}", "turkishlirasign": "\u{20BA}",
    "wonsign": "\u{20A9}", "yensign": "\u{A5}",
  ]
}
