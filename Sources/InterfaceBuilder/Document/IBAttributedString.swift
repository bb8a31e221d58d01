/// A text in fragments, each with its own attributes.
package struct IBAttributedString: Sendable, Equatable {
  /// A fragment of text with the same attributes.
  package struct Fragment: Sendable, Equatable {
    package var content: String
    /// The font (`NSFont`).
    package var font: IBFont?
    /// The colour of the text (`NSColor`).
    package var color: IBColor?
    /// The background colour (`NSBackgroundColor`).
    package var backgroundColor: IBColor?
    /// The paragraph style (`NSParagraphStyle`).
    package var paragraphStyle: IBParagraphStyle?
    /// The numeric attributes by name: `NSUnderline`, `NSStrikethrough`, `NSKern`, `NSLigature`,
    /// `NSBaselineOffset`….
    package var numbers: [String: Double]
  }

  package var fragments: [Fragment]

  /// The text of all fragments.
  package var string: String { fragments.map(\.content).joined() }

  init(_ object: IBObject) {
    fragments = object.children(named: "fragment").map { fragment in
      let attributes = fragment.child(named: "attributes")
      let numbers = (attributes?.children ?? []).compactMap { child -> (String, Double)? in
        guard child.name == "integer" || child.name == "real" || child.name == "number" else { return nil }
        guard let key = child.key, let value = child.double("value") else { return nil }
        return (key, value)
      }
      return Fragment(
        content: fragment.string("content") ?? "",
        font: attributes?.font("NSFont"),
        color: attributes?.color("NSColor"),
        backgroundColor: attributes?.color("NSBackgroundColor"),
        paragraphStyle: attributes?.child(named: "paragraphStyle").map { IBParagraphStyle($0) },
        numbers: Dictionary(numbers, uniquingKeysWith: { first, _ in first }))
    }
  }
}

/// The formatting of a paragraph, with lengths in points.
package struct IBParagraphStyle: Sendable, Equatable {
  /// The alignment: `natural`, `left`, `center`, `right` or `justified`.
  package var alignment: String?
  /// The line break mode: `wordWrapping`, `charWrapping`, `clipping`, `truncatingHead`, `truncatingTail` or
  /// `truncatingMiddle`.
  package var lineBreakMode: String?
  package var baseWritingDirection: String?
  package var lineSpacing, paragraphSpacing, paragraphSpacingBefore: Double
  package var firstLineHeadIndent, headIndent, tailIndent: Double
  /// The limits and the multiple of line heights. 0 means the height of the fonts.
  package var minimumLineHeight, maximumLineHeight, lineHeightMultiple: Double

  init(_ object: IBObject) {
    func length(_ name: String) -> Double { IBNumber.coordinate(object.attributes[name]) }
    alignment = object.attributes["alignment"]
    lineBreakMode = object.attributes["lineBreakMode"]
    baseWritingDirection = object.attributes["baseWritingDirection"]
    lineSpacing = length("lineSpacing")
    paragraphSpacing = length("paragraphSpacing")
    paragraphSpacingBefore = length("paragraphSpacingBefore")
    firstLineHeadIndent = length("firstLineHeadIndent")
    headIndent = length("headIndent")
    tailIndent = length("tailIndent")
    minimumLineHeight = length("minimumLineHeight")
    maximumLineHeight = length("maximumLineHeight")
    lineHeightMultiple = length("lineHeightMultiple")
  }
}
