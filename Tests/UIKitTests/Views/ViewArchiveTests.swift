import CoreGraphics
import Foundation
import Testing
import UIKit

/// Views in keyed archives.
@MainActor @Suite struct ViewArchiveTests {
  private final class Hidden: UIView {
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(frame: CGRect) { super.init(frame: frame) }
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
    #expect(copy !== view && copy.frame == view.frame && copy.backgroundColor == .red && copy.alpha == 0.5)
    #expect(copy.tag == 7 && copy.autoresizingMask == view.autoresizingMask)
    let text = try #require(copy.subviews.first as? UILabel)
    #expect(text.frame == label.frame && text.text == "Text" && text.numberOfLines == 3)
    #expect(text.font == label.font)
  }

  /// What packages give `init(coder:)` to test it.
  @Test func aCoderOfAnArchiveMakesAViewOfNothing() throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: Hidden(frame: .zero), requiringSecureCoding: false)
    let view = try #require(UILabel(coder: NSKeyedUnarchiver(forReadingFrom: data)))
    #expect(view.frame == .zero && view.text == nil && view.subviews.isEmpty)
  }
}
