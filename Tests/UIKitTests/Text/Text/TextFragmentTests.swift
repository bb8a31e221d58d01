// long file: one suite of fragments, lines and where points fall in them
import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Tests of TextKit 2: content storages, fragments, lines, rendering attributes, the viewport.
@MainActor struct TextFragmentTests {
  private func stack(_ text: String, width: CGFloat = 120) -> (
    content: NSTextContentStorage, manager: NSTextLayoutManager
  ) {
    let content = NSTextContentStorage(), manager = NSTextLayoutManager()
    content.addTextLayoutManager(manager)
    manager.textContainer = NSTextContainer(size: CGSize(width: width, height: 0))
    content.textStorage?.setAttributedString(
      NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    return (content, manager)
  }

  private func fragments(_ manager: NSTextLayoutManager) -> [NSTextLayoutFragment] {
    var all: [NSTextLayoutFragment] = []
    manager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) {
      all.append($0)
      return true
    }
    return all
  }

  private func range(_ content: NSTextContentManager, _ start: Int, _ length: Int) throws -> NSTextRange {
    try #require(content.textRange(NSRange(location: start, length: length)))
  }

  @Test func rangesCompareTheirPlaces() throws {
    let (content, _) = stack("One two three")
    let whole = content.documentRange, two = try range(content, 4, 3), three = try range(content, 8, 5)
    #expect(!whole.isEmpty)
    #expect(whole.contains(two))
    #expect(!two.contains(whole))
    #expect(!two.intersects(three))
    #expect(two.union(three).isEqual(to: try range(content, 4, 9)))
    #expect(two.intersection(three) == nil)
    #expect(two.contains(two.location))
    #expect(!two.contains(two.endLocation))
    #expect(NSTextRange(location: three.location, end: two.location) == nil)
    #expect(content.offset(from: two.location, to: three.endLocation) == 9)
    #expect(content.location(three.endLocation, offsetBy: 1) == nil)
  }

  @Test func paragraphsAreElements() throws {
    let (content, _) = stack("One\nTwo\r\nThree")
    let elements = content.textElements(for: content.documentRange).compactMap { $0 as? NSTextParagraph }
    #expect(elements.map(\.attributedString.string) == ["One\n", "Two\r\n", "Three"])
    let second = try #require(elements.dropFirst().first)
    #expect(content.offsets(of: try #require(second.elementRange)) == NSRange(location: 4, length: 5))
    #expect(
      content.offsets(of: try #require(second.paragraphContentRange)) == NSRange(location: 4, length: 3))
    #expect(
      content.offsets(of: try #require(second.paragraphSeparatorRange)) == NSRange(location: 7, length: 2))
    var backwards: [NSTextElement] = []
    content.enumerateTextElements(from: nil, options: .reverse) {
      backwards.append($0)
      return backwards.count < 2
    }
    #expect(backwards.map { ($0 as? NSTextParagraph)?.attributedString.string } == ["Three", "Two\r\n"])
  }

  @Test func elementsBesideAChangeStayTheSame() throws {
    let (content, manager) = stack("One\nTwo\nThree")
    let old = content.textElements(for: content.documentRange), shown = fragments(manager)
    content.performEditingTransaction {
      content.textStorage?.replaceCharacters(in: NSRange(location: 4, length: 3), with: "Second")
    }
    let new = content.textElements(for: content.documentRange)
    #expect(new.count == 3 && new[0] === old[0] && new[1] !== old[1] && new[2] === old[2])
    #expect(content.offsets(of: try #require(new[2].elementRange)) == NSRange(location: 11, length: 5))
    #expect(fragments(manager)[0] === shown[0])
    #expect(fragments(manager)[2] === shown[2])
    content.textStorage?.replaceCharacters(in: NSRange(location: 3, length: 1), with: "")
    #expect(
      content.textElements(for: content.documentRange).compactMap {
        ($0 as? NSTextParagraph)?.attributedString.string
      } == ["OneSecond\n", "Three"])
  }

  @Test func fragmentsLieAsLinesOfTheTypesetterDo() throws {
    let text = "The quick brown fox jumps over\nthe lazy dog"
    let (content, manager) = stack(text)
    let all = fragments(manager)
    #expect(all.count == 2 && all[0].layoutFragmentFrame.minY == 0 && all[0].layoutFragmentFrame.minX == 5)
    #expect(all[1].layoutFragmentFrame.minY == all[0].layoutFragmentFrame.maxY)
    #expect(all[0].state == .layoutAvailable)
    let lines = all.flatMap(\.textLineFragments)
    #expect(lines.count > 3 && all[0].textLineFragments.map(\.characterRange.length).reduce(0, +) == 31)
    let storage = NSTextStorage(attributedString: try #require(content.attributedString))
    let old = NSLayoutManager(), container = NSTextContainer(size: CGSize(width: 120, height: 0))
    old.addTextContainer(container)
    storage.addLayoutManager(old)
    #expect(abs(manager.usageBoundsForTextContainer.height - old.usedRect(for: container).height) < 1e-6)
    let place = content.place(35), fragment = try #require(manager.textLayoutFragment(for: place))
    let line = try #require(fragment.textLineFragment(for: place, isUpstreamAffinity: false)),
      box = fragment.layoutFragmentFrame
    let point = line.locationForCharacter(at: 4),
      known = old.boundingRect(forGlyphRange: NSRange(location: 35, length: 1), in: container)
    #expect(fragment === all[1])
    #expect(abs(box.minX + point.x - known.minX) < 1e-6)
    #expect(line.characterIndex(for: CGPoint(x: point.x + 1, y: 3)) == 4)
    #expect(line.fractionOfDistanceThroughGlyph(for: CGPoint(x: point.x + 0.01, y: 3)) < 0.01)
    #expect(manager.textLayoutFragment(for: CGPoint(x: 10, y: box.minY + 1)) === all[1])
    #expect(manager.textLayoutFragment(for: CGPoint(x: 0, y: 1e4)) == nil)
    let end = manager.enumerateTextLayoutFragments(from: content.documentRange.endLocation, options: .reverse)
    { _ in false }
    #expect(end.map { content.offset(of: $0) } == 31)
  }

  @Test func aLastLineBreakBeginsALine() throws {
    let (content, manager) = stack("One\n")
    let lines = fragments(manager).flatMap(\.textLineFragments)
    try #require(lines.count == 2 && content.textLayoutManagers.count == 1)
    #expect(lines[1].characterRange == NSRange(location: 4, length: 0))
    #expect(lines[1].typographicBounds.minY > 0)
    #expect(manager.usageBoundsForTextContainer.height > lines[1].typographicBounds.minY + 10)
  }

  @Test func piecesOfARangeHaveBoxes() throws {
    let (content, manager) = stack("One two\nthree", width: 200)
    func boxes(
      _ start: Int, _ length: Int, _ type: NSTextLayoutManager.SegmentType,
      _ options: NSTextLayoutManager.SegmentOptions = []
    ) throws -> [CGRect] {
      var found: [CGRect] = []
      manager.enumerateTextSegments(in: try range(content, start, length), type: type, options: options) {
        part, box, baseline, container in
        #expect((part == nil) == options.contains(.rangeNotRequired))
        #expect(baseline > 10)
        #expect(container === manager.textContainer)
        found.append(box)
        return true
      }
      return found
    }
    let plain = try boxes(4, 6, .standard), selected = try boxes(4, 6, .selection, .rangeNotRequired)
    #expect(plain.count == 2 && selected.count == 2 && plain[0].minX > 30 && plain[1].minX == 5)
    #expect(selected[0].maxX == 195)
    #expect(plain[0].maxX < 80)
    #expect(selected[1] == plain[1])
    let caret = try boxes(4, 0, .standard)
    #expect(caret.count == 1 && caret[0].width == 0 && caret[0].minX == plain[0].minX)
    #expect(try boxes(4, 3, .standard, .headSegmentExtended)[0].minX == 5)
  }

  @Test func delegatesChooseParagraphsAndFragments() {
    final class Wide: NSTextLayoutFragment {
      override var topMargin: CGFloat { 20 }
      override var bottomMargin: CGFloat { 10 }
    }
    final class Chooser: NSObject, NSTextContentStorageDelegate, NSTextLayoutManagerDelegate {
      func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange)
        -> NSTextParagraph?
      {
        range.location == 0
          ? NSTextParagraph(
            attributedString: NSAttributedString(
              string: "ONE\n", attributes: [.font: UIFont.systemFont(ofSize: 17)])) : nil
      }
      func textContentManager(
        _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
      ) -> Bool { (textElement as? NSTextParagraph)?.attributedString.string != "Two\n" }
      func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
      ) -> NSTextLayoutFragment { Wide(textElement: textElement, range: textElement.elementRange) }
    }
    let content = NSTextContentStorage(), manager = NSTextLayoutManager(), chooser = Chooser()
    (content.delegate, manager.delegate) = (chooser, chooser)
    content.addTextLayoutManager(manager)
    manager.textContainer = NSTextContainer(size: CGSize(width: 300, height: 0))
    content.attributedString = NSAttributedString(
      string: "One\nTwo\nThree", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let all = fragments(manager), height = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(all.allSatisfy { $0 is Wide })
    #expect(all.flatMap(\.textLineFragments).map(\.attributedString.string) == ["ONE\n", "Three"])
    #expect(all.map(\.layoutFragmentFrame.height).allSatisfy { abs($0 - height - 30) < 1e-6 })
    #expect(all.map(\.layoutFragmentFrame.minY).elementsEqual([0, all[0].layoutFragmentFrame.maxY]))
    #expect(all[1].textLineFragments[0].typographicBounds.minY == 20)
    #expect(content.textStorage?.string == "One\nTwo\nThree")
  }

  @Test func looksBesideTheTextsAreDrawnAndMoveAlong() throws {
    let (content, manager) = stack("One two", width: 200)
    func isRed() -> Bool {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 30)).image { context in
        for fragment in fragments(manager) {
          fragment.draw(at: fragment.layoutFragmentFrame.origin, in: context.cgContext)
        }
      }
      return image.cgImage.map { Pixels($0).values.count { $0 >> 16 & 255 > 200 && $0 >> 8 & 255 < 60 } > 20 }
        ?? false
    }
    #expect(!isRed())
    manager.addRenderingAttribute(.foregroundColor, value: UIColor.red, for: try range(content, 4, 3))
    #expect(isRed())
    #expect(content.attributedString?.attribute(.foregroundColor, at: 4, effectiveRange: nil) == nil)
    content.textStorage?.replaceCharacters(in: NSRange(location: 0, length: 3), with: "Number")
    var told: [NSRange] = []
    manager.enumerateRenderingAttributes(from: content.documentRange.location, reverse: false) {
      _, attributes, range in
      told.append(content.offsets(of: range))
      return attributes[.foregroundColor] as? UIColor == .red
    }
    #expect(told == [NSRange(location: 7, length: 3)])
    #expect(isRed())
    manager.removeRenderingAttribute(.foregroundColor, for: content.documentRange)
    #expect(!isRed())
    manager.renderingAttributesValidator = { manager, fragment in
      manager.setRenderingAttributes([.foregroundColor: UIColor.red], for: fragment.rangeInElement)
    }
    #expect(isRed())
  }

  @Test func fragmentsOfGoneElementsAreNotTaken() {
    let (content, manager) = stack("One\nTwo")
    for round in 0..<50 {
      content.attributedString = NSAttributedString(
        string: "Number \(round)\nNext", attributes: [.font: UIFont.systemFont(ofSize: 17)])
      let all = fragments(manager)
      #expect(all.count == 2)
      #expect(all.allSatisfy { $0.textElement != nil && !$0.textLineFragments.isEmpty })
    }
  }

  @Test func placesFarAwayAreNone() {
    let content = stack("One").content
    #expect(content.location(content.place(2), offsetBy: .max) == nil)
    #expect(content.location(content.place(2), offsetBy: .min) == nil)
  }

  @Test func delegatesProvideLinkAttributes() {
    final class Painter: NSObject, NSTextLayoutManagerDelegate {
      var places: [String] = []
      func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any,
        at location: any NSTextLocation,
        defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
      ) -> [NSAttributedString.Key: Any]? {
        places.append("\(link) \(location.description)")
        return [.foregroundColor: UIColor.red]
      }
    }
    let (content, manager) = stack("Zero\nOne two", width: 200), painter = Painter()
    content.textStorage?.addAttribute(.link, value: "here", range: NSRange(location: 9, length: 3))
    manager.delegate = painter
    let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 60)).image { context in
      for fragment in fragments(manager) {
        fragment.draw(at: fragment.layoutFragmentFrame.origin, in: context.cgContext)
      }
    }
    #expect(
      image.cgImage.map { Pixels($0).values.count { $0 >> 16 & 255 > 200 && $0 >> 8 & 255 < 60 } > 20 }
        == true)
    #expect(painter.places.first == "here 9")
  }

  private final class Lowered: NSTextLayoutFragment {
    override var topMargin: CGFloat { 20 }
  }
  private final class Lowering: NSObject, NSTextLayoutManagerDelegate {
    func textLayoutManager(
      _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
      in textElement: NSTextElement
    ) -> NSTextLayoutFragment { Lowered(textElement: textElement, range: nil) }
  }

  @Test func caretsAndSelectionsLieWhereFragmentsAreDrawn() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), lowering = Lowering()
    (view.text, view.font) = ("One\nTwo three", .systemFont(ofSize: 17))
    view.layoutIfNeeded()
    let plain = try #require(view.selectionBoxes(NSRange(location: 8, length: 5)).first),
      caret = view.caretBox(at: 8)
    let manager = try #require(view.textLayoutManager)
    manager.delegate = lowering
    view.layoutIfNeeded()
    let moved = try #require(view.selectionBoxes(NSRange(location: 8, length: 5)).first)
    #expect(abs(moved.minY - plain.minY - 40) < 0.01)
    #expect(abs(moved.minX - plain.minX) < 0.01)
    #expect(abs(moved.width - plain.width) < 0.01)
    #expect(view.caretBox(at: 8).minY == caret.minY + 40)
    #expect(abs(view.caretBox(at: 8).minX - caret.minX) < 0.01)
    #expect(view.place(nearest: CGPoint(x: moved.minX + 1, y: moved.midY)) == 8)
    #expect(view.place(nearest: CGPoint(x: 190, y: moved.midY)) == 13)
    #expect(view.place(nearest: CGPoint(x: 190, y: plain.minY - 10)) == 3)
  }

  @Test func textViewsKeepTheManagerThatTheyAreGiven() {
    final class Own: NSTextLayoutManager {}
    func made() -> UITextView {
      let content = NSTextContentStorage(), manager = Own(),
        container = NSTextContainer(size: CGSize(width: 200, height: 0))
      content.addTextLayoutManager(manager)
      manager.textContainer = container
      content.textStorage?.setAttributedString(NSAttributedString(string: "Given"))
      return UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    }
    let view = made()
    #expect(view.textLayoutManager is Own)
    #expect(view.text == "Given")
  }

  @Test func viewportLayoutNotifiesItsDelegate() {
    final class Window: NSObject, NSTextViewportLayoutControllerDelegate {
      var (shown, log): ([String], [String]) = ([], [])
      func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect {
        CGRect(x: 0, y: 30, width: 100, height: 20)
      }
      func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
      ) { shown += textLayoutFragment.textLineFragments.map(\.attributedString.string) }
      func textViewportLayoutControllerWillLayout(
        _ textViewportLayoutController: NSTextViewportLayoutController
      ) { log.append("will") }
      func textViewportLayoutControllerDidLayout(
        _ textViewportLayoutController: NSTextViewportLayoutController
      ) { log.append("did") }
    }
    let (content, manager) = stack("A\nB\nC\nD\nE"), window = Window(),
      controller = manager.textViewportLayoutController
    controller.delegate = window
    controller.layoutViewport()
    #expect(window.shown == ["B\n", "C\n"])
    #expect(window.log == ["will", "did"])
    #expect(controller.viewportRange.map { content.offsets(of: $0) } == NSRange(location: 2, length: 4))
    #expect(controller.relocateViewport(to: content.place(8)) > 70)
  }

  @Test func textViewsHaveAManagerOfFragmentsUntilTheOtherIsAskedFor() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    view.font = .systemFont(ofSize: 17)
    view.text = "One\nTwo\nThree\nFour\nFive"
    view.layoutIfNeeded()
    let manager = try #require(view.textLayoutManager),
      content = try #require(manager.textContentManager as? NSTextContentStorage)
    #expect(content.textStorage === view.textStorage)
    #expect(fragments(manager).count == 5)
    #expect(abs(manager.usageBoundsForTextContainer.height + 16 - view.contentSize.height) < 1)
    #expect(manager.textViewportLayoutController.viewportRange.map { content.offsets(of: $0).location } == 0)
    view.contentOffset.y = 60
    #expect(manager.textViewportLayoutController.viewportRange.map { content.offsets(of: $0).location } == 8)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "Number one")
    #expect(view.text == "Number one\nTwo\nThree\nFour\nFive")
    view.text = "Other"
    #expect(fragments(manager).first?.textLineFragments.first?.attributedString.string == "Other")
    view.insertText("!")
    #expect(content.attributedString?.string == "Other!")
    #expect(view.layoutManager.textStorage === view.textStorage)
    #expect(view.textLayoutManager == nil)
    #expect(view.text == "Other!")
    #expect(UITextView(usingTextLayoutManager: false).textLayoutManager == nil)
  }

  @Test func viewsStandForAttachments() throws {
    final class Marker: UIView {}
    final class Provider: NSTextAttachmentViewProvider {
      override func loadView() { view = Marker(frame: CGRect(x: 0, y: 0, width: 60, height: 30)) }
      override init(
        textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
        location: any NSTextLocation
      ) {
        super.init(
          textAttachment: textAttachment, parentView: parentView, textLayoutManager: textLayoutManager,
          location: location)
        tracksTextAttachmentViewBounds = true
      }
    }
    NSTextAttachment.registerViewProviderClass(Provider.self, forFileType: "test.switch")
    let attachment = NSTextAttachment(data: nil, ofType: "test.switch")
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    #expect(attachment.usesTextAttachmentView)
    #expect(!NSTextAttachment(data: nil, ofType: "other").usesTextAttachmentView)
    let text = NSMutableAttributedString(string: "On: ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.append(NSAttributedString(attachment: attachment))
    view.attributedText = text
    view.layoutIfNeeded()
    let shown = try #require(view.subviews.compactMap { $0 as? Marker }.first)
    // The view stands on the line's baseline. The height is rounded up to pixels.
    let height = 30 - UIFont.systemFont(ofSize: 17).descender + 16
    #expect(shown.frame.minX > 30)
    #expect(shown.frame.size == CGSize(width: 60, height: 30))
    #expect(abs(view.textSize(width: 300).height - height) < 1)
    text.append(NSAttributedString(string: " and "))
    text.append(NSAttributedString(attachment: attachment))
    view.attributedText = text
    view.layoutIfNeeded()
    #expect(view.subviews.count { $0 is Marker } == 2)
    #expect(shown.superview === view)
    view.selectedRange = NSRange(location: 0, length: 0)
    view.insertText("Now ")
    view.layoutIfNeeded()
    let provider = view.textContainer.attachmentViews?.provider(of: attachment, at: 8, in: view.textContainer)
    #expect(provider?.view === shown)
    #expect(provider?.location.description == "8")
    #expect(view.subviews.count { $0 is Marker } == 2)
    view.text = "Nothing"
    view.layoutIfNeeded()
    #expect(shown.superview == nil)
  }
}
