import Foundation
import InterfaceBuilder
import Testing

/// Tests of invalid input. Each error names the line, the mistake and the accepted input.
struct DamagedInputTests {
  static let text: [(String, String, Int?, String)] = [
    ("empty", "", nil, "empty"),
    ("blank", " \n\n", 3, "no root element"),
    ("prose", "hello", 1, "not XML"),
    ("JSON", "\n{\"a\": 1}", 2, "not XML"),
    ("compiled nib", "NIBArchive\u{1}", nil, "compiled nib"),
    ("binary property list", "bplist00", nil, "compiled nib"),
    ("wrong root", "<html>\n</html>", 1, "root element is <html>"),
    ("no type", "<document/>", 1, "no type"),
    ("unknown type", "<document type=\"com.apple.Other\" version=\"3.0\"/>", 1, "unknown document type"),
    (
      "unknown version", "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"9.0\"/>", 1,
      "unknown format version \"9.0\""
    ),
    (
      "unknown runtime",
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\" targetRuntime=\"Toaster\"/>",
      1, "unknown runtime \"Toaster\""
    ),
    (
      "macOS", "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"3.0\"/>", 1, "for macOS"
    ),
    (
      "tvOS",
      "\n<document type=\"com.apple.InterfaceBuilder.AppleTV.Storyboard\" version=\"3.0\" targetRuntime=\"AppleTV\"/>",
      2, "for tvOS"
    ),
    (
      "watchOS",
      "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" version=\"3.0\" targetRuntime=\"watchKit\"/>",
      1, "for watchOS"
    ),
    (
      "archive",
      "<?xml version=\"1.0\"?>\n<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\">\n"
        + "<data><int key=\"IBDocument.SystemTarget\">1296</int></data></archive>", 2, "archive of Xcode 4"
    ),
    ("unclosed comment", "<!-- a\nb", 2, "comment has no end"),
    ("unclosed instruction", "<?php a\nb", 2, "instruction has no end"),
    ("mismatched tags", "<document>\n<a></b></document>", 2, "end tag that does not match"),
    ("duplicate attribute", "<document>\n<a b=\"1\" b=\"2\"/></document>", 2, "stands twice"),
    ("bare ampersand", "<document>\n<a b=\"x & y\"/></document>", 2, "&"),
    ("undefined entity", "<document>\n<a b=\"&bomb;\"/></document>", 2, "entity that is not defined"),
    ("control character", "<document>\n<a b=\"\u{1}\"/></document>", 2, "character that XML does not allow"),
    ("zero byte", "<document>\n<a b=\"\u{0}\"/></document>", 2, "zero byte"),
    ("two roots", "<document/>\n<document/>", 2, "after the root"),
    ("text after the root", "<document/>\nmore", 2, "after the root"),
    ("half a tag", "<", 1, "first tag"),
    ("unquoted attribute", "<document>\n<a b=x/></document>", 2, "quotation mark"),
    ("unclosed tag", "<document\n<a></document>", 1, "without its >"),
    ("merge of all", "<<<<<<< HEAD\n<document/>\n=======\n<document/>\n>>>>>>> b\n", 1, "a merge that"),
    ("merge within", "<document>\n<<<<<<< HEAD\n<b/>\n=======\n>>>>>>> b\n</document>", 2, "a merge that"),
    ("merge in a tag", "<document\n<<<<<<< HEAD\na=\"1\"\n=======\n>>>>>>> b\n/>", 2, "a merge that nobody"),
    ("less-than sign", "<document>\n<a b=\"1<2\"/></document>", 2, "a < in the value"),
  ]

  @Test(arguments: text.indices)
  func isRefused(_ index: Int) throws {
    let (name, text, line, reason) = Self.text[index]
    let error = try #require(Documents.error(text), "\(name) was read")
    #expect(error.file == "Bad.xib", "\(name)")
    #expect(error.reason.contains(reason), "\(name): \(error)")
    #expect(error.line == line, "\(name): \(error)")
    #expect(!error.accepted.isEmpty, "\(name)")
    #expect(error.description.hasPrefix(line.map { "Bad.xib:\($0): " } ?? "Bad.xib: "), "\(name): \(error)")
    #expect(error.description.contains("; accepted: "), "\(name): \(error)")
  }

  @Test func aTruncatedDocumentNamesTheOpenElement() throws {
    let whole = Documents.storyboard("<subviews>\n<label id=\"a\" text=\"é\"/>\n</subviews>")
    let text = whole.components(separatedBy: "</subviews>")[0]
    let error = try #require(Documents.error(text))
    #expect(error.reason.contains("ends inside <subviews>"), "\(error)")
    #expect(error.line == text.components(separatedBy: "\n").count, "\(error)")
    #expect(error.accepted.hasPrefix("</subviews></view>"), "\(error)")
  }

  /// A document truncated at any place is an error, never a partial document.
  @Test func noPrefixIsADocument() {
    let whole = Data(Documents.storyboard("<label id=\"a\" text=\"é &amp; ü\"/>").utf8)
    for length in 0..<whole.count {
      let error = Documents.error(whole.prefix(length))
      #expect(error != nil, "a prefix of \(length) bytes was read")
    }
    #expect(Documents.error(whole) == nil)
  }

  // MARK: Entities

  @Test func anEntityBombIsRefusedUnread() throws {
    var text = "<?xml version=\"1.0\"?>\n<!DOCTYPE lolz [\n<!ENTITY a0 \"lol\">\n"
    for level in 1...9 {
      text += "<!ENTITY a\(level) \"\(String(repeating: "&a\(level - 1);", count: 10))\">\n"
    }
    text += "]>\n<document>&a9;</document>"
    let error = try #require(Documents.error(text))
    #expect(error.line == 2)
    #expect(error.reason.contains("document type declaration"))
  }

  @Test(arguments: [
    "<!DOCTYPE document [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><document>&x;</document>",
    "<!DOCTYPE document SYSTEM \"file:///etc/passwd\"><document/>",
    "<!-- a --><?b?>\n<!DOCTYPE document PUBLIC \"-//A\" \"http://example.com/a.dtd\"><document/>",
    "<document><!DOCTYPE document [<!ENTITY x \"y\">]>&x;</document>",
  ])
  func nothingOutsideTheFileIsOpened(_ text: String) throws {
    let error = try #require(Documents.error(text))
    #expect(!error.reason.contains("root:"))
  }

  // MARK: Size

  @Test(arguments: [249, 251, 10_000])
  func nestingEndsAtADocumentedDepth(_ depth: Int) throws {
    let inner = depth - 2
    let text = Documents.xib(
      String(repeating: "<view>\n", count: inner) + String(repeating: "</view>", count: inner))
    let error = Documents.error(text)
    if depth <= IBDocument.depthLimit {
      #expect(error == nil)
    } else {
      #expect(error?.reason.contains("more than 250 deep") == true, "\(String(describing: error))")
      #expect(error?.line == 4 + 248, "\(String(describing: error))")
    }
  }

  @Test func aHugeFileIsRefusedUnread() throws {
    let error = try #require(Documents.error(Data(count: IBDocument.sizeLimit + 1)))
    #expect(error.reason.contains("8388609 bytes"))
    #expect(error.accepted.contains("8388608"))
  }

  @Test func manyElementsAreRefused() throws {
    let error = try #require(
      Documents.error(Documents.xib(String(repeating: "<a/>", count: IBDocument.elementLimit))))
    #expect(error.reason.contains("more than 200000 elements"))
  }

  /// The parser's time grows with the square of a tag's attributes.
  @Test func manyAttributesAreRefused() throws {
    let attributes = { (0..<$0).map { "a\($0)='1'" }.joined(separator: " ") }
    #expect(try Documents.object("<a id='x' \(attributes(999))/>")?.attributes.count == 1000)
    let error = try #require(Documents.error(Documents.xib("\n<a \(attributes(100_000))/>")))
    #expect(error.reason.contains("more than 1000 attributes"))
    #expect(error.line == 5)
  }

  /// FoundationXML reads through a null pointer for an instruction without content.
  @Test(arguments: [
    ("<?a?>", true), ("<a/><?b?>", true), ("<a b=\"<?c?>\"/>", false), ("<a b=x\"><?a?>\"/>", false),
    ("<?a", false), ("<![CDATA[<?a?>]]>", true),
  ])
  func emptyInstructionsAreHarmless(_ xml: String, isWhole: Bool) {
    #expect((Documents.error(Documents.xib(xml)) == nil) == isWhole)
    #expect(Documents.error(xml) != nil)
    #expect(Documents.error("<a>" + xml) != nil)
  }

  @Test func aLongAttributeIsRead() throws {
    let text = String(repeating: "a", count: 1_000_000)
    #expect(try Documents.object("<label id=\"x\" text=\"\(text)\"/>")?.string("text") == text)
  }

  // MARK: Encodings

  @Test func utf16IsRead() throws {
    let text = Documents.xib("<label id=\"x\" text=\"Grüße 😀\"/>")
      .replacing("encoding=\"UTF-8\"", with: "encoding=\"UTF-16\"")
    let encodings: [([UInt8], String.Encoding)] = [
      ([0xFF, 0xFE], .utf16LittleEndian), ([0xFE, 0xFF], .utf16BigEndian),
    ]
    for (mark, encoding) in encodings {
      for prefix in [mark, []] as [[UInt8]] {
        let data = try #require(text.data(using: encoding))
        let document = try IBDocument(data: Data(prefix) + data, name: "a.xib")
        #expect(document.object(withID: "x")?.string("text") == "Grüße 😀")
      }
    }
  }

  @Test func aByteOrderMarkIsSkipped() throws {
    let text = "\u{FEFF}" + Documents.xib("<label id=\"x\" text=\"ü\"/>")
    #expect(try Documents.read(text).object(withID: "x")?.string("text") == "ü")
  }

  @Test func latin1IsReadWhereDeclared() throws {
    let text = Documents.xib("<label id=\"x\" text=\"ü\"/>").replacing("UTF-8", with: "ISO-8859-1")
    let data = try #require(text.data(using: .isoLatin1))
    #expect(try IBDocument(data: data, name: "a.xib").object(withID: "x")?.string("text") == "ü")
  }

  @Test func invalidUTF8NamesItsLine() throws {
    var data = Data("<document>\n\né".utf8)
    data.append(contentsOf: [0xC3, 0x28])
    let error = try #require(Documents.error(data))
    #expect(error.line == 3)
    #expect(error.reason.contains("UTF-8"))
  }

  @Test func instructionsAndCDATAAreHarmless() throws {
    let document = try Documents.read(
      "<?a b?>\n"
        + Documents.xib("<?c d?><label id=\"x\"><string key=\"text\"><![CDATA[a<b]]> &#10;c</string></label>")
        .replacing("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n", with: ""))
    #expect(document.object(withID: "x")?.string("text") == "a<b \nc")
  }

  // MARK: Files

  @Test func aMissingFileAndAFolderAreNamed() {
    for (path, reason) in [
      ("/no/such/File.xib", "there is no such file"), ("/tmp", "is a folder"),
      ("/dev/zero", "is no regular file"),
    ] {
      do {
        _ = try IBDocument(contentsOf: URL(fileURLWithPath: path))
        Issue.record("\(path) was read")
      } catch {
        #expect(error.file == path)
        #expect(error.reason == reason)
      }
    }
  }
}
