import CoreGraphics
import CoreText
import Foundation
import TestSupport
import Testing

/// Tests of widths and lines: the cases of shared/facts/ios26/labels.json that do not depend on the real
/// font's kerning.
@Suite("Text layout")
struct TextLayoutTests {
  private func layout(
    _ text: String, _ font: CTFont = .system(size: 17), width: CGFloat = .infinity, lines: Int = 0,
    mode: LineBreakMode? = nil, paragraph: ParagraphStyle = ParagraphStyle()
  ) -> TextLayout {
    TextLayout(
      [TextRun(text, style: TextStyle(font: font), paragraph: paragraph)], width: width, maximumLines: lines,
      lineBreakMode: mode)
  }

  private func strings(_ layout: TextLayout) -> [String] { layout.lines.map(layout.string(of:)) }

  private let fox = "The quick brown fox jumps over the lazy dog near the river bank"

  @Test("one line is as wide as the figures say and as high as the font")
  func oneLine() {
    func units(_ count: CGFloat) -> CGFloat { 17 * count / 2048 }
    let result = layout("Hello")
    #expect(abs(result.size.width - SystemFontTable.sanFrancisco.width(of: "Hello", size: 17)) < 1e-9)
    #expect(result.size.height == units(2444))
    #expect(result.firstBaseline == units(1950))
    #expect(result.roundedSize(scale: 3).height == 61.0 / 3)
    #expect(layout("").size == .zero)
  }

  /// labels.json, wrapping_200pt.
  @Test("words wrap where iOS wraps them")
  func wrapping() {
    #expect(
      strings(layout(fox, width: 200)) == [
        "The quick brown fox", "jumps over the lazy dog", "near the river bank",
      ])
    #expect(layout(fox, .system(size: 15), width: 200).lines.count == 3)
    #expect(layout(fox, .system(size: 20), width: 200).lines.count == 4)
    let height: CGFloat = 3 * 17.0 * 2444 / 2048
    #expect(abs(layout(fox, width: 200).size.height - height) < 1e-9)
  }

  /// Stored labels of four projects, Xcode 10 to 26, are as wide as these lines.
  @Test(
    "a last line of one word gets another where both fit",
    arguments: [
      ("Long long long podcast name", 15.0, 196.0, ["Long long long", "podcast name"]),
      ("Restore Threema Safe backup", 28, 284, ["Restore Threema", "Safe backup"]),
      ("Nombre de usuario copiado", 13, 145, ["Nombre de", "usuario copiado"]),
      ("Extraordinarily short", 17, 130, ["Extraordinarily", "short"]),
      ("a word and another", 17, 1000, ["a word and another"]),
    ])
  func pushedOut(text: String, size: CGFloat, width: CGFloat, lines: [String]) {
    var paragraph = ParagraphStyle()
    paragraph.pushesOut = true
    #expect(strings(layout(text, .system(size: size), width: width, paragraph: paragraph)) == lines)
  }

  /// labels.json, wrap_cap2.
  @Test("the last line that is allowed ends in an ellipsis")
  func cappedLines() {
    let text = "Two line maximum label that should truncate the rest of this text"
    let result = layout(text, width: 200, lines: 2, mode: .truncatingTail)
    #expect(strings(result)[0] == "Two line maximum label")
    #expect(strings(result)[1].hasPrefix("that should truncate t"))
    #expect(strings(result)[1].hasSuffix("\u{2026}"))
    #expect(result.isTruncated)
    #expect(result.size.width <= 200)
    let words = layout(text, width: 200, lines: 2)
    #expect(strings(words) == ["Two line maximum label", "that should truncate the"])
    #expect(words.isTruncated)
  }

  /// labels.json, shrink: the truncated string at 18 points in 80 points.
  @Test("spaces before an ellipsis go")
  func truncation() {
    #expect(
      strings(layout("Shrink me please", .system(size: 18), width: 80, lines: 1, mode: .truncatingTail))
        == ["Shrink\u{2026}"])
    let head = strings(layout(fox, width: 100, lines: 1, mode: .truncatingHead))[0]
    #expect(head.hasPrefix("\u{2026}"))
    #expect(head.hasSuffix("bank"))
    let middle = strings(layout(fox, width: 120, lines: 1, mode: .truncatingMiddle))[0]
    #expect(middle.hasPrefix("The"))
    #expect(middle.contains("\u{2026}"))
    #expect(middle.hasSuffix("bank"))
  }

  @Test(
    "no mode lets a line be wider than asked, whatever the width", arguments: [0.0, 1, 7, 40, 120, 333.3])
  func linesFit(width: Double) {
    for mode in [LineBreakMode.wordWrapping, .charWrapping, .truncatingTail, .truncatingMiddle] {
      for lines in [0, 1, 3] {
        let result = layout(fox, width: width, lines: lines, mode: mode)
        for line in result.lines {
          let isOneCharacter = line.range.count <= 1 || (line.isTruncated && width < 20)
          let fits = line.width - line.trailingSpace <= width + 0.001
          #expect(fits || isOneCharacter)
        }
        #expect(lines == 0 || result.lines.count <= lines)
      }
    }
  }

  @Test("newlines of all kinds end lines, and a last one adds none")
  func newlines() {
    #expect(strings(layout("a\nb\r\nc\u{2028}d\u{2029}e\n")) == ["a", "b", "c", "d", "e"])
    #expect(strings(layout("a\n\nb")) == ["a", "", "b"])
    let height: CGFloat = 3 * 17.0 * 2444 / 2048
    #expect(abs(layout("a\n\nb").size.height - height) < 1e-9)
  }

  @Test(
    "a last newline adds an empty line where that is asked for, as long as lines are left",
    arguments: ["\n", "\r\n", "\u{2028}"])
  func lastNewline(end: String) {
    func lines(_ text: String, _ most: Int = 0) -> TextLayout {
      TextLayout(
        ShapedText([TextRun(text, style: TextStyle(font: .system(size: 17)), paragraph: ParagraphStyle())]),
        maximumLines: most,
        endsWithEmptyLine: true)
    }
    #expect(strings(lines("a" + end)) == ["a", ""])
    #expect(strings(lines("a" + end + end)) == ["a", "", ""])
    #expect(strings(lines("a")) == ["a"])
    #expect(strings(lines("a" + end, 1)) == ["a"])
    #expect(!lines("a" + end, 1).isTruncated)
    #expect(abs(lines("a" + end).size.height - 2 * 17 * 2444 / 2048) < 1e-9)
  }

  @Test("paragraph spacing, line spacing and line heights add up")
  func paragraphs() {
    var style = ParagraphStyle()
    style.lineSpacing = 3
    style.paragraphSpacing = 10
    let natural: CGFloat = 17.0 * 2444 / 2048
    let result = layout("a\nb", paragraph: style)
    #expect(abs(result.size.height - (2 * natural + 13)) < 1e-9)
    style = ParagraphStyle()
    style.minimumLineHeight = 30
    #expect(layout("a\nb", paragraph: style).size.height == 60)
    let baseline: CGFloat = 30 - 17.0 * 494 / 2048
    #expect(abs(layout("a", paragraph: style).firstBaseline - baseline) < 1e-9)
    style = ParagraphStyle()
    style.maximumLineHeight = 12
    #expect(layout("a\nb", paragraph: style).size.height == 24)
    style = ParagraphStyle()
    style.lineHeightMultiple = 2
    #expect(abs(layout("a", paragraph: style).size.height - 2 * natural) < 1e-9)
  }

  @Test("alignment and indents place lines in the width")
  func alignment() {
    var style = ParagraphStyle()
    style.alignment = .right
    let right = layout("abc", width: 100, paragraph: style)
    #expect(abs(right.lines[0].rect.maxX - 100) < 1e-9)
    style.alignment = .center
    #expect(abs(layout("abc", width: 100, paragraph: style).lines[0].rect.midX - 50) < 1e-9)
    style = ParagraphStyle()
    style.firstLineHeadIndent = 20
    style.headIndent = 5
    style.tailIndent = -10
    let indented = layout(fox, width: 200, paragraph: style)
    #expect(indented.lines[0].x == 20)
    #expect(indented.lines[1].x == 5)
    #expect(indented.lines.allSatisfy { $0.x + $0.width - $0.trailingSpace <= 190.001 })
    style = ParagraphStyle()
    style.alignment = .justified
    let justified = layout(fox, width: 200, paragraph: style)
    let end = justified.lines[0].range.upperBound - 1
    #expect(abs(justified.x(of: end, in: justified.lines[0]) - 200) < 1e-6)
  }

  @Test("a soft hyphen is seen where a line ends with it and has room, and nowhere else")
  func softHyphens() {
    func width(_ text: String) -> CGFloat { layout(text).size.width }
    let text = "an extra\u{AD}ordinary"
    #expect(abs(width(text) - width("an extra") - width("ordinary")) < 0.5)
    let divided = layout(text, width: width("an extra-") + 0.5)
    #expect(strings(divided) == ["an extra\u{AD}-", "ordinary"])
    #expect(abs(divided.lines[0].width - width("an extra-")) < 0.5)
    #expect(divided.lines[0].trailingSpace == 0)
    #expect(divided.place(at: CGPoint(x: 500, y: 5)) == 9)
    #expect(
      strings(layout("an extra\u{AD}ord", width: width("an extra") + 0.5)) == ["an", "extra\u{AD}-", "ord"])
  }

  /// The example of Liang's thesis "Word Hy-phen-a-tion by Com-put-er".
  @Test("words are divided by Liang's patterns")
  func patterns() {
    let patterns = HyphenationPatterns(
      "UTF-8\nLEFTHYPHENMIN 2\nRIGHTHYPHENMIN 2\nhy3ph\nhe2n\nhena4\nhen5at\n1na\nn2at\n1tio\n2io\no2n\nx1/x=x,1,1\n"
    )
    #expect(patterns.places(in: Array("hyphenation".utf16)) == [2, 6])
    #expect(patterns.places(in: Array("HYPHEN".utf16)) == [2])
    #expect(patterns.places(in: Array("na".utf16)) == [])
    #expect(patterns.places(in: Array(repeating: 120, count: 5000)) == [])
  }

  @Test("patterns are read in the encodings of libhyphen, of any region, level by level, and of any margins")
  func patternFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mica-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func places(_ bytes: [UInt8], _ word: String) throws -> [Int]? {
      try Data(bytes).write(to: folder.appendingPathComponent("hyph_cs_CZ.dic"))
      return HyphenationPatterns(language: "cs", in: folder.path)?.places(in: Array(word.utf16))
    }
    #expect(try places(Array("ISO8859-2\r\na1".utf8) + [0xEC], "maěma") == [2])
    #expect(try places(Array("KOI8-R\n".utf8) + [0xC1, 0x31, 0xC2], "вабв") == [2])
    #expect(try places(Array("microsoft-cp1251\n".utf8) + [0xE0, 0x31, 0xE1], "вабв") == [2])
    #expect(try places(Array("unheard-of\na1b".utf8), "caba") == nil)
    #expect(HyphenationPatterns(language: "sv", in: folder.path) == nil)
    // Each part of a compound is hyphenated by its own patterns, in which it begins and ends.
    #expect(
      HyphenationPatterns("UTF-8\nd1a\nNEXTLEVEL\n.ab1c\n").places(in: Array("abcdabcd".utf16)) == [2, 4, 6])
    #expect(
      HyphenationPatterns("UTF-8\nLEFTHYPHENMIN 9223372036854775807\na1b\n").places(in: Array("caba".utf16))
        == [])
  }

  @Test("kern is for characters that are seen, of which a hyphen at the end of a line is one")
  func kernedHyphens() {
    func set(_ text: String, width: CGFloat = .infinity) -> TextLayout {
      var style = TextStyle(font: .system(size: 17))
      style.kern = 5
      return TextLayout([TextRun(text, style: style)], width: width)
    }
    let whole = set("extraordinary").size.width
    #expect(abs(set("ex\u{AD}tra\u{AD}or\u{AD}dinary").size.width - whole) < 1)
    let hyphen = set("extra-").size.width
    #expect(abs(set("extra\u{AD}ordinary", width: hyphen + 0.5).lines[0].width - hyphen) < 0.5)
  }

  /// Words without a language have the user's.
  private func requireEnglish() throws {
    let language = Locale.preferredLanguages.first ?? "en"
    try #require(language.hasPrefix("en"), "the user's language is \(language), not English")
    try #require(HyphenationPatterns.own != nil, "hyphen-en-us is not installed")
  }

  @Test("words are divided beside what a text leaves out")
  func dividedBesideGaps() throws {
    try requireEnglish()
    var style = ParagraphStyle()
    style.hyphenation = 1
    let room = layout("a hyphen-").size.width + 0.5
    let text = ShapedText([
      TextRun("a hyphenation", style: TextStyle(font: .system(size: 17)), paragraph: style)
    ])
    let gaps = TextLayout(text, width: 1000, free: { _, _ in [0...room, 500...1000] })
    #expect(strings(gaps) == ["a hyphen-", "ation"])
    #expect(gaps.lines.map(\.top) == [0, 0])
  }

  @Test("paragraphs that ask for it divide words where lines would be short")
  func hyphenation() throws {
    try requireEnglish()
    var style = ParagraphStyle()
    let room = layout("a hyphen-").size.width + 0.5
    func lines(_ factor: CGFloat) -> [String] {
      style.hyphenation = factor
      return strings(layout("a hyphenation", width: room, paragraph: style))
    }
    #expect(lines(1) == ["a hyphen-", "ation"])
    #expect(lines(0.9) == lines(1))
    #expect(
      strings(layout("a\na hyphenation", width: room, paragraph: style)) == ["a", "a hyphen-", "ation"])
    #expect(lines(0.05) == ["a", "hyphen-", "ation"])
    #expect(!lines(0).joined().contains("-"))
  }

  @Test("right-to-left text stands at the right and reads from there")
  func rightToLeft() {
    let result = layout("\u{5E9}\u{5DC}\u{5D5}\u{5DD} abc", width: 200)
    #expect(abs(result.lines[0].rect.maxX - 200) < 1e-9)
    let first = result.rects(for: 0..<1)[0]
    let latin = result.rects(for: 5..<6)[0]
    #expect(first.maxX > latin.maxX)
    #expect(abs(first.maxX - 200) < 1e-6)
  }

  /// Returns the characters of a line as they stand, left to right.
  private func seen(
    _ text: String, _ direction: WritingDirection = .natural, _ embeddings: [TextEmbedding] = []
  ) -> String {
    var style = ParagraphStyle(), look = TextStyle(font: .system(size: 17))
    (style.direction, look.embeddings) = (direction, embeddings)
    let layout = TextLayout([TextRun(text, style: look, paragraph: style)])
    let units = Array(text.utf16)
    let order = units.indices.sorted {
      layout.rects(for: $0..<$0 + 1)[0].midX < layout.rects(for: $1..<$1 + 1)[0].midX
    }
    return String(
      decoding: order.map { units[$0] }.filter { !(0x200E...0x2069).contains($0) }, as: UTF16.self)
  }

  @Test("directions follow Unicode's rules")
  func directions() {
    let (a, b, c) = ("\u{5D0}", "\u{5D1}", "\u{5D2}")
    #expect(seen("x \(a)\(b)\(c) y") == "x \(c)\(b)\(a) y")
    #expect(seen("\(a) 12 \(b)") == "\(b) 12 \(a)")
    // A paragraph of its own direction, without a letter that runs so.
    #expect(seen("Hi!", .rightToLeft) == "!Hi")
    #expect(seen("Hi!") == "Hi!")
    // Brackets go with what they enclose (N0), isolates with nothing (X5).
    #expect(seen("\(a)(b)\(c)", .leftToRight) == "\(a)(b)\(c)")
    #expect(seen("x \u{2067}\(a) y\u{2069}!", .leftToRight) == "x y \(a)!")
    #expect(seen("\u{202E}abc\u{202C}d") == "cbad")
    #expect(seen("abc", .natural, [.rightToLeftOverride]) == "cba")
    #expect(seen("ab 1!", .natural, [.rightToLeft]) == "!ab 1")
    #expect(seen("\(a)\(b)", .natural, [.leftToRightOverride]) == "\(a)\(b)")
  }

  @Test("ideographs break anywhere but before closing punctuation")
  func ideographs() {
    let result = layout("\u{4F60}\u{597D}\u{4E16}\u{754C}\u{3002}", width: 17 * 4 + 1)
    #expect(strings(result) == ["\u{4F60}\u{597D}\u{4E16}", "\u{754C}\u{3002}"])
  }

  @Test("carets, selections and touches agree with the lines")
  func places() {
    let result = layout(fox, width: 200)
    for place in 0..<result.text.count {
      let caret = result.caret(at: place)
      let point = CGPoint(x: caret.minX + 0.01, y: caret.midY)
      #expect(result.place(at: point) == place)
    }
    let all = result.rects(for: 0..<result.text.count)
    #expect(all.count == 3)
    #expect(zip(all, result.lines).allSatisfy { abs($0.width - $1.width) < 1e-9 })
  }

  @Test("a decomposed letter is as wide as the composed one")
  func marks() {
    let composed = layout("\u{E9}").size.width
    let decomposed = layout("e\u{301}").size.width
    #expect(abs(composed - decomposed) < 1e-9)
  }

  @Test("text of one style is as wide as its parts, whatever the runs")
  func runs() {
    let style = TextStyle(font: .system(size: 17))
    let whole = TextLayout([TextRun("AVAST Wavy To", style: style)]).size.width
    let parts = TextLayout([TextRun("AVAST W", style: style), TextRun("avy To", style: style)]).size.width
    #expect(abs(whole - parts) < 1e-9)
  }

  @Test("a hundred thousand characters are set in a blink", .timeLimit(.minutes(Project.hang)))
  func longText() {
    let text = String(repeating: "lorem ipsum dolor sit amet ", count: 4_000)
    let start = ThreadWork.seconds
    #expect(layout(text, width: 300).lines.count > 1_000)
    let worked = ThreadWork.seconds - start
    #expect(worked < 10, "\(worked) s")
  }

  @Test("A line a character takes time in proportion to the text", .timeLimit(.minutes(Project.hang)))
  func narrowColumns() {
    let limit = ThreadWork.Limit(seconds: 60)
    defer { #expect(limit.isKept) }
    let text = String(repeating: "Lorem ipsum dolor sit amet. ", count: 2_000)
    #expect(layout(text, width: .leastNonzeroMagnitude).lines.count > 40_000)
  }
}
