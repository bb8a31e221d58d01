import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Tests of attributed strings read from HTML and RTF and written as both. Source: Apple's reference, and
/// WebKit's published converter for breaks and marks.
@MainActor struct TextDocumentTests {
  private func html(_ source: String, _ more: [NSAttributedString.DocumentReadingOptionKey: Any] = [:]) throws
    -> NSAttributedString
  {
    try NSAttributedString(
      data: Data(source.utf8),
      options: more.merging([
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ]) { $1 },
      documentAttributes: nil)
  }

  private func value<Value>(_ text: NSAttributedString, _ key: NSAttributedString.Key, at piece: String)
    throws -> Value?
  {
    let place = (text.string as NSString).range(of: piece)
    try #require(place.location != NSNotFound, "\(piece) in \(text.string)")
    return text.attribute(key, at: place.location, effectiveRange: nil) as? Value
  }

  @Test func entitiesAndSpacesOfHTML() throws {
    #expect(
      try html("Fish &amp; chips &#8211; &#x20AC;5&nbsp;&eacute; &unknown; a < b").string
        == "Fish & chips \u{2013} \u{20AC}5\u{A0}\u{E9} &unknown; a < b")
    #expect(try html("  one\n   two <b> three</b>  <i>four</i> ").string.hasPrefix("one two three four"))
    #expect(try html("<p>a</p>\n <p>b</p>").string == "a\nb\n")
    #expect(try html("<p>a <br>b</p>c<br/>d").string == "a\u{2028}b\nc\nd")
    #expect(try html("<div>a<div>b</div></div>c").string == "a\nb\nc")
    #expect(try html("<pre>a\n  b</pre>").string == "a\n  b\n")
    #expect(try html("<!-- x --><title>t</title><script>1 < 2</script>y").string == "y")
    #expect(try html("<p>open<p>again").string == "open\nagain\n")
  }

  @Test func looksOfHTML() throws {
    let text = try html(
      """
      <style> body { color: #123456 } .big { font-size: 20px } p.big em { color: rgb(255, 0, 0) } </style>
      <body>plain <b>bold</b> <i>italic</i> <u>under</u> <s>struck</s> <a href="https://example.com/a?b=1&amp;c=2">link</a>
      <p class="big">large <em>both</em></p><h1>Head</h1><font color="blue" face="Helvetica" size="5">font</font>
      <span style="font: bold 17px -apple-system; background: yellow; letter-spacing: 2px">span</span> x<sup>2</sup></body>
      """)
    let plain: UIFont = try #require(try value(text, .font, at: "plain"))
    #expect(plain.familyName == "Times New Roman")
    #expect(plain.pointSize == 12)
    let bold: UIFont = try #require(try value(text, .font, at: "bold"))
    #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
    let italic: UIFont = try #require(try value(text, .font, at: "italic"))
    #expect(italic.fontDescriptor.symbolicTraits.contains(.traitItalic))
    #expect(try value(text, .underlineStyle, at: "under") as NSNumber? == 1)
    #expect(try value(text, .strikethroughStyle, at: "struck") as NSNumber? == 1)
    #expect(try value(text, .link, at: "link") as URL? == URL(string: "https://example.com/a?b=1&c=2"))
    #expect(try value(text, .underlineStyle, at: "link") as NSNumber? == 1)
    let large: UIFont = try #require(try value(text, .font, at: "large"))
    #expect(large.pointSize == 20)
    #expect(
      try value(text, .foregroundColor, at: "both") as UIColor?
        == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(
      try value(text, .foregroundColor, at: "large") as UIColor?
        == UIColor(red: 0x12 / 255, green: 0x34 / 255, blue: 0x56 / 255, alpha: 1))
    let head: UIFont = try #require(try value(text, .font, at: "Head"))
    #expect(head.pointSize == 24)
    #expect(head.fontDescriptor.symbolicTraits.contains(.traitBold))
    let font: UIFont = try #require(try value(text, .font, at: "font"))
    #expect(font.familyName == "Helvetica")
    #expect(font.pointSize == 18)
    let span: UIFont = try #require(try value(text, .font, at: "span"))
    #expect(span == .systemFont(ofSize: 17, weight: .bold))
    #expect(try value(text, .kern, at: "span") as NSNumber? == 2)
    #expect(
      try value(text, .backgroundColor, at: "span") as UIColor?
        == UIColor(red: 1, green: 1, blue: 0, alpha: 1))
    #expect((try value(text, .baselineOffset, at: "2") as NSNumber?)?.doubleValue ?? 0 > 0)
  }

  /// A document has a body even if its source contains no such element.
  @Test func sheetsOfTheBodyHoldForAllText() throws {
    for source in [
      "<style>body { font: 17px -apple-system }</style>one <b>two</b>",
      "<html><head><style>html { font: 17px -apple-system }</style></head><body>one <b>two</b></body></html>",
      "<body style='font: 17px -apple-system'>one <b>two</b>",
    ] {
      let text = try html(source)
      #expect(text.string == "one two")
      #expect(try value(text, .font, at: "one") as UIFont? == .systemFont(ofSize: 17), "\(source)")
      #expect(
        try value(text, .font, at: "two") as UIFont? == .systemFont(ofSize: 17, weight: .bold), "\(source)")
    }
  }

  @Test func listsOfHTML() throws {
    let text = try html("<ul><li>one<li>two<ol start=3><li>three</li></ol></li></ul>after")
    #expect(text.string == "\t\u{2022}\tone\n\t\u{2022}\ttwo\n\t3.\tthree\nafter")
    let style: NSParagraphStyle = try #require(try value(text, .paragraphStyle, at: "one"))
    #expect(style.headIndent == 36)
    #expect(style.tabStops.map(\.location) == [11, 36])
  }

  @Test func hiddenElementsProduceNoText() throws {
    let hidden = "<div style='display:none'>b<br><span style='display:inline'>c</span><ul><li>d</ul></div>"
    #expect(try html("a\(hidden)e").string == "ae")
    #expect(try html("<ol><li>a<li style='display:none'>b<li>c</ol>").string.hasPrefix("\t1.\ta\n\t2.\tc"))
  }

  @Test func numbersOfAnySizeAreRead() throws {
    let font: UIFont = try #require(
      try value(html("<font size='+9223372036854775807'>x</font>"), .font, at: "x"))
    #expect(font.pointSize == 36)
    #expect(try html("<ol start='9223372036854775807'><li>a<li>b</ol>").string.hasPrefix("\t1.\ta\n\t2.\tb"))
  }

  @Test(arguments: [NSAttributedString.DocumentType.rtf, .html]) func numbersOfAnyTypeAreWritten(
    _ type: NSAttributedString.DocumentType
  ) throws {
    let text = NSAttributedString(string: "x", attributes: [.kern: CGFloat(2), .baselineOffset: CGFloat(3)])
    let data = try text.data(from: NSRange(location: 0, length: 1), documentAttributes: [.documentType: type])
    let back = try NSAttributedString(data: data, options: [.documentType: type], documentAttributes: nil)
    let kern: NSNumber? = try value(back, .kern, at: "x"),
      raised: NSNumber? = try value(back, .baselineOffset, at: "x")
    #expect(kern?.doubleValue == 2)
    #expect(raised?.doubleValue == 3)
  }

  @Test func defaultAttributesAndTypesAreTaken() throws {
    var found: NSDictionary?
    let plain = try NSAttributedString(
      data: Data("<b>".utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.plain,
        .defaultAttributes: [NSAttributedString.Key.kern: 3],
      ],
      documentAttributes: &found)
    #expect(plain.string == "<b>")
    #expect(plain.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)
    #expect(found?["DocumentType"] as? String == "NSPlainText")
    #expect(
      try NSAttributedString(data: Data("<html><b>x</b></html>".utf8), documentAttributes: nil).string == "x",
      "told by its beginning")
    #expect(throws: NSError.self) {
      try NSAttributedString(
        data: Data("x".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
        documentAttributes: nil)
    }
    let mutable = try NSMutableAttributedString(
      data: Data("<i>y</i>".utf8), options: [.documentType: NSAttributedString.DocumentType.html],
      documentAttributes: nil)
    mutable.append(NSAttributedString(string: "z"))
    #expect(mutable.string == "yz")
  }

  @Test func rtfHasCharactersAndAttributes() throws {
    let source = #"""
      {\rtf1\ansi\ansicpg1252\cocoartf2639
      {\fonttbl\f0\fswiss\fcharset0 Helvetica;\f1\froman Times New Roman;}
      {\colortbl;\red255\green0\blue0;\red0\green0\blue255;}
      {\*\generator some;}{\info{\title no text}}
      \pard\li400\fi-200\sa120\qc\f0\fs28 caf\'e9 {\b bold \i both}\i0  {\cf1\ul red}\par
      \pard\f1\fs24 \u8364?5 \{x\} \u-10179 ?\u-8704 ?\line
      {\field{\*\fldinst{HYPERLINK "https://example.com"}}{\fldrslt here}}\
      end}
      """#
    let text = try NSAttributedString(
      data: Data(source.utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
      documentAttributes: nil)
    #expect(text.string == "caf\u{E9} bold both red\n\u{20AC}5 {x} \u{1F600}\u{2028}here\nend")
    let font: UIFont = try #require(try value(text, .font, at: "caf"))
    #expect(font.familyName == "Helvetica")
    #expect(font.pointSize == 14)
    let both: UIFont = try #require(try value(text, .font, at: "both"))
    #expect(both.fontDescriptor.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]))
    #expect(
      try value(text, .foregroundColor, at: "red") as UIColor? == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    )
    let style: NSParagraphStyle = try #require(try value(text, .paragraphStyle, at: "bold"))
    #expect(style.alignment == .center)
    #expect(style.headIndent == 20)
    #expect(style.firstLineHeadIndent == 10)
    #expect(style.paragraphSpacing == 6)
    let second: UIFont = try #require(try value(text, .font, at: "5"))
    #expect(second.familyName == "Times New Roman")
    #expect(second.pointSize == 12)
    #expect(try value(text, .link, at: "here") as URL? == URL(string: "https://example.com"))
    #expect(try value(text, .link, at: "end") as URL? == nil)
  }

  @Test(arguments: [NSAttributedString.DocumentType.rtf, .html]) func writtenDocumentsAreReadBack(
    _ type: NSAttributedString.DocumentType
  ) throws {
    let centered = NSMutableParagraphStyle()
    centered.alignment = .center
    centered.paragraphSpacing = 6
    let text = NSMutableAttributedString(
      string: "Title\n",
      attributes: [.font: UIFont(name: "Helvetica-Bold", size: 20)!, .paragraphStyle: centered])
    text.append(
      NSAttributedString(
        string: "Gr\u{FC}n {&} \u{1F600} ",
        attributes: [
          .font: UIFont(name: "Helvetica", size: 13)!,
          .foregroundColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1),
        ]))
    text.append(
      NSAttributedString(
        string: "link",
        attributes: [
          .font: UIFont(name: "Helvetica", size: 13)!, .link: URL(string: "https://example.com/?a=1&b=2")!,
        ]))
    let data = try text.data(
      from: NSRange(location: 0, length: text.length), documentAttributes: [.documentType: type])
    let back = try NSAttributedString(data: data, options: [.documentType: type], documentAttributes: nil)
    #expect(back.string.trimmingCharacters(in: .newlines) == text.string)
    let title: UIFont = try #require(try value(back, .font, at: "Title"))
    #expect(title.fontName == "Helvetica-Bold")
    #expect(title.pointSize == 20)
    let style: NSParagraphStyle = try #require(try value(back, .paragraphStyle, at: "Title"))
    #expect(style.alignment == .center)
    #expect(style.paragraphSpacing == 6)
    #expect(
      try value(back, .foregroundColor, at: "Gr\u{FC}n") as UIColor?
        == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(try value(back, .link, at: "link") as URL? == URL(string: "https://example.com/?a=1&b=2"))
  }

  // The package HoneyKit reads text that it encodes by `.unicode` and declares as UTF-8, which iPhones read
  // by its byte order mark.
  @Test(arguments: [String.Encoding.utf8, .unicode, .utf16LittleEndian])
  func aByteOrderMarkStatesTheEncoding(_ encoding: String.Encoding) throws {
    let marked = "\u{FEFF}<html><b>Gr\u{FC}n</b></html>"
    let written = encoding == .unicode ? String(marked.dropFirst()) : marked
    let data = try #require(written.data(using: encoding))
    let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
    ]
    let text = try NSAttributedString(data: data, options: options, documentAttributes: nil)
    #expect(text.string.trimmingCharacters(in: .newlines) == "Gr\u{FC}n")
    let guessed = try NSAttributedString(data: data, options: [:], documentAttributes: nil)
    #expect(guessed.string.trimmingCharacters(in: .newlines) == "Gr\u{FC}n")
  }

  @Test func plainTextIsWrittenInTheEncodingThatIsNamed() throws {
    let text = NSAttributedString(string: "\u{FC}"), encoding = String.Encoding.isoLatin1
    let names: [Any] = [encoding, encoding.rawValue, NSNumber(value: encoding.rawValue)]
    for name in names {
      let data = try text.data(
        from: NSRange(location: 0, length: 1),
        documentAttributes: [
          .documentType: NSAttributedString.DocumentType.plain, .characterEncoding: name,
        ])
      #expect(data == Data([0xFC]))
    }
  }
}
