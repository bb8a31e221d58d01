internal import CoreGraphics
internal import CoreText
internal import Foundation

/// A string with attributes as a value, which views create to measure and draw text.
///
/// An `NSAttributedString` in its place would leak: Foundation on Linux does not free its attributes, some
/// 500 bytes and the objects they retain (swift-corelibs-foundation, pull request 5256).
struct StyledText {
  let string: String
  /// The attributes of the whole string.
  var attributes: [NSAttributedString.Key: Any]
  /// A string with attributes for ranges, which override `attributes`.
  let parts: NSAttributedString?
  /// Attributes of the whole string that override those of `parts`.
  var overriding: [NSAttributedString.Key: Any] = [:]

  init(_ string: String, _ attributes: [NSAttributedString.Key: Any], parts: NSAttributedString? = nil) {
    self.string = parts?.string ?? string
    self.attributes = attributes
    self.parts = parts
  }

  var isEmpty: Bool { string.isEmpty }

  /// The text as an attributed string for clients. Each access leaks memory, so use it only where one is
  /// requested.
  var attributedString: NSAttributedString {
    let result = NSMutableAttributedString(string: string, attributes: attributes)
    let whole = NSRange(location: 0, length: result.length)
    parts?.enumerateAttributes(in: whole) { own, range, _ in result.addAttributes(own, range: range) }
    if !overriding.isEmpty { result.addAttributes(overriding, range: whole) }
    return result
  }

  /// Returns the size of the text, breaking lines only at newlines, in points and not rounded.
  func size() -> CGSize { StringDrawing(self).size() }

  /// Draws the text at a point with y pointing down, breaking lines only at newlines.
  func draw(at point: CGPoint) { StringDrawing(self).draw(at: point) }

  /// Draws the text in a rectangle with y pointing down. Lines wrap at its width; lines that do not fit its
  /// height are omitted.
  func draw(in rect: CGRect) { StringDrawing(self).draw(in: rect) }

  /// Returns the runs of the text in order. An empty text has none.
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
  /// Returns the shaped text, from the cache if it was shaped before.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - scale: The factor that all font sizes are multiplied by.
  ///   - room: The space available to attachments.
  /// - Returns: The shaped text.
  static func of(
    _ text: StyledText, scale: CGFloat = 1, in room: AttachmentRoom = AttachmentRoom()
  ) -> ShapedText {
    var base = AttributedText.bare(scale)
    base.room = room
    return of(text.runs(base))
  }
}
