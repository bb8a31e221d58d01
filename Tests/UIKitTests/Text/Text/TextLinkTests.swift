import CoreGraphics
import CoreText
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of links in texts, both marked and detected: their look, and the effect of a tap.
@MainActor struct TextLinkTests {
  @Test func tapsOnLinksAskTheDelegate() {
    final class Reader: NSObject, UITextViewDelegate {
      var log: [String] = []
      func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
      ) -> Bool {
        log.append("\(url.absoluteString) \(characterRange.location) \(characterRange.length) \(interaction)")
        return false
      }
    }
    FingerWorld().run { world in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), reader = Reader()
      let text = NSMutableAttributedString(
        string: "Read the manual first", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      text.addAttribute(
        .link, value: URL(string: "https://example.org") as Any, range: NSRange(location: 9, length: 6))
      (view.attributedText, view.isEditable, view.delegate) = (text, false, reader)
      world.window.addSubview(view)
      world.wait(0)
      _ = FrameLoop(root: world.window).commit()
      let box = view.selectionBoxes(NSRange(location: 9, length: 6)).first ?? .zero
      world.tap(box.midX, box.midY)
      #expect(reader.log == ["https://example.org 9 6 invokeDefaultAction"])
      world.wait(1)
      world.tap(8, box.midY)
      #expect(reader.log.count == 1)
    }
  }

  private func view(_ text: String, finding types: UIDataDetectorTypes) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    (view.text, view.isEditable, view.dataDetectorTypes) = (text, false, types)
    return view
  }

  private func links(of view: UITextView) -> [String] {
    view.linked.links.map { "\($0.value) \($0.range.location)+\($0.range.length)" }
  }

  @Test func linksAndNumbersAreFoundWhereTheTextIsReadOnly() {
    let text = "Write to me@example.org, see example.org/help or call 555-123-4567."
    let view = view(text, finding: [.link, .phoneNumber])
    #expect(
      links(of: view) == [
        "mailto:me@example.org 9+14", "http://example.org/help 29+16", "tel:5551234567 54+12",
      ])
    view.dataDetectorTypes = .phoneNumber
    #expect(links(of: view) == ["tel:5551234567 54+12"])
    view.isEditable = true
    #expect(links(of: view).isEmpty)
    (view.isEditable, view.isSelectable) = (false, false)
    #expect(links(of: view).isEmpty)
    view.isSelectable = true
    view.text = "Nothing here"
    #expect(links(of: view).isEmpty)
  }

  @Test func detectorsReturnTheURLsOfLinks() throws {
    let detector = try NSDataDetector(types: 1 << 5 | 1 << 11)
    let text = "See example.org/a, me@example.org or call +1 555-123-4567"
    let found = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
    #expect(
      found.map(\.url) == [URL(string: "http://example.org/a"), URL(string: "mailto:me@example.org"), nil])
    #expect(found.map(\.phoneNumber) == [nil, nil, "+1 555-123-4567"])
    #expect(found.first.map { (text as NSString).substring(with: $0.range) } == "example.org/a")
    #expect(found.first?.numberOfRanges == 1)
    let own = NSTextCheckingResult.linkCheckingResult(
      range: NSRange(location: 2, length: 3), url: URL(string: "https://a.b")!)
    #expect(own.url?.host == "a.b")
    #expect(own.range.location == 2)
  }

  @Test func linksHaveTheViewsLinkTextAttributes() {
    let view = view("See example.org now", finding: .link)
    view.linkTextAttributes = [
      .foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.double.rawValue,
    ]
    let shown = view.linked.text.attributedString
    #expect(shown.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .red)
    #expect(
      shown.attribute(.underlineStyle, at: 5, effectiveRange: nil) as? Int == NSUnderlineStyle.double.rawValue
    )
    #expect(shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .label)
    #expect(view.text == "See example.org now")
    #expect(view.attributedText.attribute(.link, at: 5, effectiveRange: nil) == nil)
  }

  /// Labels and strings draw links in the link color and underlined, whatever their color attribute.
  @Test func linksInStringsAreUnderlined() {
    let run = AttributedText.bare(1).run(
      "here", [.link: "https://example.org", .foregroundColor: UIColor.red])
    #expect(run.style.color == UIColor.link.cgColor)
    #expect(run.style.underline != nil)
    let plain = AttributedText.bare(1).run("here", [.foregroundColor: UIColor.red])
    #expect(plain.style.color == UIColor.red.cgColor)
    #expect(plain.style.underline == nil)
  }

  @Test func charactersUnderPoints() throws {
    let view = view("Ab\u{1F469}\u{200D}\u{1F467}c", finding: [])
    view.font = .systemFont(ofSize: 20)
    let box = try #require(view.selectionBoxes(NSRange(location: 2, length: 5)).first)
    let range = try #require(view.characterRange(at: CGPoint(x: box.midX, y: box.midY)))
    #expect(range.start.offset == 2)
    #expect(range.end.offset == 7)
    #expect(view.characterRange(at: CGPoint(x: 290, y: box.midY))?.end.offset == 8)
    let within = try #require(view.textRange(from: view.beginningOfDocument, to: TextPlace(1)))
    #expect(view.closestPosition(to: CGPoint(x: 290, y: box.midY), within: within)?.offset == 1)
    view.text = ""
    #expect(view.characterRange(at: .zero) == nil)
  }

  @Test func dataDetectorTypesOfDocumentsAreRead() throws {
    let objects = """
      <textView editable="NO" text="see example.org" id="root">
        <rect key="frame" x="0" y="0" width="200" height="50"/>
        <dataDetectorType key="dataDetectorTypes" phoneNumber="YES" link="YES"/>
      </textView>
      """
    let view: UITextView = try #require(NibDocuments.instantiate(objects))
    #expect(view.dataDetectorTypes == [.link, .phoneNumber])
    #expect(links(of: view) == ["http://example.org 4+11"])
  }

  /// BonMot's tests expect this of iOS.
  @Test func aTextBringsTheStandardFont() {
    let view = UITextView()
    #expect(view.font == nil)
    view.text = "A"
    #expect(view.font?.pointSize == 12)
    view.font = nil
    #expect(view.font == nil)
  }
}
