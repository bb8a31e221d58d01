internal import CoreGraphics
internal import CoreText
internal import Foundation

/// A string with attributes as views measure and draw it: a value.
///
/// Views make one whenever they measure or draw. An `NSAttributedString` in its place would cost memory for
/// ever: Foundation on Linux does not free what one says of its characters, some 500 bytes and what the
/// attributes retain (swift-corelibs-foundation, pull request 5256).
struct StyledText {
  let string: String
  /// What holds for all of the string.
  var attributes: [NSAttributedString.Key: Any]
  /// The string with what holds for parts of it, over `attributes`.
  let parts: NSAttributedString?
  /// What holds for all of the string, over that of the parts.
  var overriding: [NSAttributedString.Key: Any] = [:]

  init(_ string: String, _ attributes: [NSAttributedString.Key: Any], parts: NSAttributedString? = nil) {
    self.string = parts?.string ?? string
    self.attributes = attributes
    self.parts = parts
  }

  var isEmpty: Bool { string.isEmpty }

  /// The text as programs get it. Each is memory that is never freed: only for those who ask for one.
  var attributedString: NSAttributedString {
    let result = NSMutableAttributedString(string: string, attributes: attributes)
    let whole = NSRange(location: 0, length: result.length)
    parts?.enumerateAttributes(in: whole) { own, range, _ in result.addAttributes(own, range: range) }
    if !overriding.isEmpty { result.addAttributes(overriding, range: whole) }
    return result
  }

  /// The size with lines broken at newlines only, in points, not rounded.
  func size() -> CGSize { StringDrawing(self).size() }

  /// Draws the text from a point, y down, with lines broken at newlines only.
  func draw(at point: CGPoint) { StringDrawing(self).draw(at: point) }

  /// Draws the text in a rectangle, y down: lines wrap at its width, those beyond its height are left out.
  func draw(in rect: CGRect) { StringDrawing(self).draw(in: rect) }

  /// The pieces of one look, from front to back of the text; none for an empty text.
  func runs(_ base: AttributedText) -> [TextRun] {
    guard !isEmpty else { return [] }
    guard let parts else { return [base.run(string, attributes.merging(overriding) { $1 })] }
    var runs: [TextRun] = []
    let text = string as NSString
    parts.enumerateAttributes(in: NSRange(location: 0, length: parts.length)) { own, range, _ in
      let all = attributes.merging(own) { $1 }.merging(overriding) { $1 }
      runs.append(base.run(text.substring(with: range), all, at: range.location))
    }
    return runs
  }
}

extension ShapedText {
  /// A text, ready to be set: one that was shaped before where it
  /// is kept. `scale` is what all font sizes are multiplied by.
  static func of(
    _ text: StyledText, scale: CGFloat = 1, in room: AttachmentRoom = AttachmentRoom()
  ) -> ShapedText {
    var base = AttributedText.bare(scale)
    base.room = room
    return of(text.runs(base))
  }
}
