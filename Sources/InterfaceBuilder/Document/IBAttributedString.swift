/// A text in runs, each with attributes of its own.
package struct IBAttributedString: Sendable, Equatable {
  /// A run of text with the same attributes.
  package struct Fragment: Sendable, Equatable {
    package var content: String
    /// `NSFont`.
    package var font: IBFont?
    /// `NSColor`, the colour of the text.
    package var color: IBColor?
    /// `NSBackgroundColor`.
    package var backgroundColor: IBColor?
    /// `NSParagraphStyle`.
    package var paragraphStyle: IBParagraphStyle?
    /// The numbers by name: `NSUnderline`, `NSStrikethrough`, `NSKern`, `NSLigature`, `NSBaselineOffset`….
    package var numbers: [String: Double]
  }

  package var fragments: [Fragment]

  /// The text of all fragments, joined.
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

/// How the lines of a paragraph are set; lengths in points.
package struct IBParagraphStyle: Sendable, Equatable {
  /// `natural`, `left`, `center`, `right` or `justified`.
  package var alignment: String?
  /// `wordWrapping`, `charWrapping`, `clipping`, `truncatingHead`, `truncatingTail` or `truncatingMiddle`.
  package var lineBreakMode: String?
  package var baseWritingDirection: String?
  package var lineSpacing, paragraphSpacing, paragraphSpacingBefore: Double
  package var firstLineHeadIndent, headIndent, tailIndent: Double
  /// 0 means as high as the fonts ask for.
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
