package import Foundation

/// Rules that override paragraph styles during layout. Nil means that the paragraph style applies. Indices
/// are in UTF-16 units of the text.
package struct LayoutRules {
  /// A function that returns a length at an index, for a line with a top and a height.
  package typealias Length = (_ place: Int, _ top: CGFloat, _ height: CGFloat) -> CGFloat

  /// The space below a line, given the index of its last character.
  package var lineSpacing: Length?
  /// The space above a paragraph other than the first, given the index of its first character.
  package var spacingBefore: Length?
  /// The space below a paragraph, given the index of its last character.
  package var spacingAfter: Length?
  /// Functions that return whether a line may begin with the word, or with the part of a word after a hyphen,
  /// at an index.
  package var breaksBeforeWord, breaksBeforePart: ((_ place: Int) -> Bool)?
  /// A function that changes the position of a line. It returns `false` if the line is unchanged.
  package var place: ((inout PlacedLine) -> Bool)?
  /// The hyphenation factor of paragraphs that do not specify one.
  package var hyphenation: CGFloat = 0
  /// A Boolean value that indicates whether ascent, descent and leading of a line are rounded to whole points
  /// and the leading of the line's fonts lies below it, as in the frames of Core Text.
  package var roundsMetrics = false

  package init() {}
}

/// A line and the space around it, which a rule may change.
package struct PlacedLine {
  /// The range of the text that the line shows.
  package let range: Range<Int>
  /// The rectangle of the line including the space below it, and that of its text. x is ignored.
  package var rect, used: CGRect
  /// The distance from the top to the baseline.
  package var baseline: CGFloat
}
