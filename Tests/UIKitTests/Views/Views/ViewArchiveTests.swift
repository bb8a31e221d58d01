import CoreGraphics
import Foundation
import Testing
import UIKit

/// Tests of views in keyed archives.
@MainActor struct ViewArchiveTests {
  private final class Hidden: UIView {
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(frame: CGRect) { super.init(frame: frame) }
  }

  private func copy<View: UIView>(_ view: View) throws -> View {
    let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
    let reader = try NSKeyedUnarchiver(forReadingFrom: data)
    reader.requiresSecureCoding = false
    return try #require(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? View)
  }

  @Test func aCellHasItsContentViewOnce() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    let twin = try copy(cell)
    #expect(twin.frame == cell.frame)
    #expect(twin.subviews.count == 1)
    #expect(twin.subviews.first === twin.contentView)
    #expect(twin.contentView.subviews.isEmpty)
  }

  @Test func aButtonHasItsTitleOnce() throws {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 5, y: 6, width: 100, height: 40)
    button.setTitle("Press", for: .normal)
    button.layoutIfNeeded()
    let twin = try copy(button)
    #expect(twin.frame == button.frame)
    twin.setTitle("Press", for: .normal)
    twin.layoutIfNeeded()
    #expect(twin.subviews.filter { $0 is UILabel }.count == 1)
  }

  @Test func aScrollViewHasItsContentWithoutIndicators() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), label = UILabel()
    label.text = "Content"
    scroll.addSubview(label)
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.contentOffset.y = 50
    scroll.clipsToBounds = false
    scroll.refreshControl = UIRefreshControl()
    scroll.flashScrollIndicators()
    #expect(scroll.subviews.count == 3)
    let twin = try copy(scroll)
    #expect(twin.subviews.count == 1)
    #expect((twin.subviews.first as? UILabel)?.text == "Content")
    #expect(twin.contentSize == scroll.contentSize)
    #expect(twin.contentOffset.y == 50)
    #expect(!twin.clipsToBounds)
    #expect(twin.refreshControl == nil)
  }

  @Test func partsOfUIKitsOwnComeBackAsAppsKnowThem() throws {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let part = try #require(bar.subviews.first), other = try copy(part)
    let isPlain = type(of: other) == UIView.self, wasPlain = type(of: part) == UIView.self
    #expect(isPlain)
    #expect(!wasPlain)
    #expect(other.frame == part.frame)
    let view = UIView()
    view.addSubview(part)
    view.addSubview(bar)
    let twin = try copy(view)
    #expect(twin.subviews.count == 1)
    #expect(twin.subviews.first is UIToolbar)
  }

  @Test func dimmedTintAdjustmentModeIsArchived() throws {
    let view = UIView()
    view.tintColor = .red
    view.tintAdjustmentMode = .dimmed
    #expect(try copy(view).tintColor == UIColor.red)
  }

  @Test func attributedTextKeepsItsStyles() throws {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "Styled", attributes: [.foregroundColor: UIColor.red])
    let twin = try copy(label).attributedText
    #expect(twin?.string == "Styled")
    #expect(twin?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
  }

  @Test func anArchiveThatHoldsPartOfALabelChangesThatPart() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false), lines = 3
    archiver.encode("Text" as NSString, forKey: "UIText")
    archiver.encode("Helvetica" as NSString, forKey: "UIFontName")
    archiver.encode(lines, forKey: "UINumberOfLines")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    reader.requiresSecureCoding = false
    let label = try #require(UILabel(coder: reader)), fresh = UILabel()
    #expect(label.text == "Text")
    #expect(label.numberOfLines == 3)
    #expect(label.font == fresh.font)
    #expect(label.textColor == fresh.textColor)
    #expect(label.lineBreakMode == fresh.lineBreakMode)
  }

  @Test func aViewComesBackWithItsSubviews() throws {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 200)), label = UILabel()
    view.backgroundColor = .red
    view.alpha = 0.5
    view.tag = 7
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    label.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    (label.text, label.font, label.numberOfLines) = ("Text", .boldSystemFont(ofSize: 11), 3)
    view.addSubview(label)
    let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
    let reader = try NSKeyedUnarchiver(forReadingFrom: data)
    reader.requiresSecureCoding = false
    let copy = try #require(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIView)
    #expect(copy !== view)
    #expect(copy.frame == view.frame)
    #expect(copy.backgroundColor == .red)
    #expect(copy.alpha == 0.5)
    #expect(copy.tag == 7)
    #expect(copy.autoresizingMask == view.autoresizingMask)
    let text = try #require(copy.subviews.first as? UILabel)
    #expect(text.frame == label.frame)
    #expect(text.text == "Text")
    #expect(text.numberOfLines == 3)
    #expect(text.font == label.font)
  }

  /// The archives that packages pass to `init(coder:)` in tests.
  @Test func aCoderOfAnArchiveMakesAViewOfNothing() throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: Hidden(frame: .zero), requiringSecureCoding: false)
    let view = try #require(UILabel(coder: NSKeyedUnarchiver(forReadingFrom: data)))
    #expect(view.frame == .zero)
    #expect(view.text == nil)
    #expect(view.subviews.isEmpty)
  }
}
